/** The single steps of registration and login, with the platform's own shapes. `client.auth` does the whole of it. */

import type { Caller, CallOptions } from "../call.js";
import type {
  EmailValidation,
  FactorType,
  LoginCallback,
  LoginId,
  LogIn,
  LogOut,
  Register,
  SignOn,
  SignOnReply,
  StateMachineReply,
  VerifyFactor,
} from "../generated/authentication.js";
import { authentication as conversions } from "../generated/conversions.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";
import { opened, type RawHttpResponse } from "./raw-response.js";

const call = callsOf(conversions);

export const authentication = {
  AddressTag: enumerations.addressTags,
  EmailTag: enumerations.emailTags,
  FactorType: enumerations.factorTypes,
  PhoneTag: enumerations.phoneTags,
  PrivacyStatus: enumerations.profilePrivacy,
  StateType: enumerations.stateTypes,
  StatusName: enumerations.identityStatuses,

  registerV2:
    (caller: Caller) =>
    (loginId: LoginId, fields: Omit<Register, "loginId"> = {}, options?: CallOptions): Promise<StateMachineReply> =>
      call(caller, endpoints.authenticationRegister, { ...fields, loginId }, options),

  loginV2:
    (caller: Caller) =>
    (loginId: LoginId, fields: Omit<LogIn, "loginId"> = {}, options?: CallOptions): Promise<StateMachineReply> =>
      call(caller, endpoints.authenticationLogin, { ...fields, loginId }, options),

  /** Changes the signed-in member's password. */
  changePassword:
    (caller: Caller) =>
    async (newPassword: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.authenticationChangePassword, { newPassword }, options);
    },

  loginCallback:
    (caller: Caller) =>
    (fields: LoginCallback = {}, options?: CallOptions): Promise<RawHttpResponse> =>
      opened(call(caller, endpoints.authenticationLoginCallback, fields, options)),

  /** Signs in someone whom another system has signed in. Needs the owner. */
  signOn:
    (caller: Caller) =>
    (loginId: LoginId, fields: Omit<SignOn, "loginId"> = {}, options?: CallOptions): Promise<SignOnReply> =>
      call(caller, endpoints.authenticationSignOn, { ...fields, loginId }, options),

  /** Ends a login on the platform's pages. */
  logout:
    (caller: Caller) =>
    (fields: LogOut = {}, options?: CallOptions): Promise<RawHttpResponse> =>
      opened(call(caller, endpoints.authenticationLogout, fields, options)),

  /** Tells whether mail to an address can arrive, as far as can be told without sending any. */
  validateEmail:
    (caller: Caller) =>
    (email: string, options?: CallOptions): Promise<EmailValidation> =>
      call(caller, endpoints.authenticationValidateEmail, { email }, options),

  /** Asks a second factor for its code, or gives it. */
  verify:
    (caller: Caller) =>
    (
      factorType: FactorType,
      fields: Omit<VerifyFactor, "factorType"> = {},
      options?: CallOptions,
    ): Promise<StateMachineReply> =>
      call(caller, endpoints.authenticationVerifyFactor, { ...fields, factorType }, options),
};
