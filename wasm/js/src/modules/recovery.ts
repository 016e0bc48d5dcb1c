/** Ways back to an account whose password is lost. */

import type { Caller, CallOptions } from "../call.js";
import type {
  Recover,
  SendActivationEmail,
  SendRecoveryEmail,
  StateMachineReply,
} from "../generated/authentication.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

export const recovery = {
  StateType: enumerations.stateTypes,

  /** Sends a mail with which a password can be set anew, if there is such an account. */
  sendRecoveryEmail:
    (caller: Caller) =>
    async (email: string, fields: Omit<SendRecoveryEmail, "email"> = {}, options?: CallOptions): Promise<void> => {
      await caller.call(endpoints.recoverySendRecoveryEmail, { ...fields, email }, conversions, options);
    },

  /** Sends a mail with which someone takes over an account that was made for them. Needs the owner. */
  sendActivationEmail:
    (caller: Caller) =>
    async (
      identityId: string,
      fields: Omit<SendActivationEmail, "identityId"> = {},
      options?: CallOptions,
    ): Promise<void> => {
      await caller.call(endpoints.recoverySendActivationEmail, { ...fields, identityId }, conversions, options);
    },

  /** Sets a new password with the token of a mail. */
  recover:
    (caller: Caller) =>
    (
      recoveryToken: string,
      fields: Omit<Recover, "recoveryToken"> = {},
      options?: CallOptions,
    ): Promise<StateMachineReply> =>
      caller.call(
        endpoints.recoveryRecover,
        { ...fields, recoveryToken },
        conversions,
        options,
      ) as Promise<StateMachineReply>,
};
