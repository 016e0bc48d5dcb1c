/** Codes that show that an address is someone's. */

import type { Caller, CallOptions } from "../call.js";
import type { StartVerification, StateMachineReply, VerificationStarted } from "../generated/authentication.js";
import { authentication as conversions } from "../generated/conversions.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const verification = {
  StateType: enumerations.stateTypes,
  Target: enumerations.verificationTargets,

  start:
    (caller: Caller) =>
    (fields: StartVerification = {}, options?: CallOptions): Promise<VerificationStarted> =>
      call(caller, endpoints.verificationStart, fields, options),

  /** Gives the code of a mail, during a registration or login. */
  verifyDuringAuthentication:
    (caller: Caller) =>
    (code: string, fields: { stateToken: string }, options?: CallOptions): Promise<StateMachineReply> =>
      call(caller, endpoints.verificationVerifyDuringAuthentication, { ...fields, code }, options),

  /** Asks for another code, during a registration or login. */
  resendDuringAuthentication:
    (caller: Caller) =>
    (stateToken: string, options?: CallOptions): Promise<StateMachineReply> =>
      call(caller, endpoints.verificationResendDuringAuthentication, { stateToken }, options),
};
