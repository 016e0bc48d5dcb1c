/** Generated from the Rust models by `npm run generate`: do not edit. */

/** Rows that hand-written code calls: id, code and path, as `Row::to_row` writes them. */

export const authenticationRegister = "authentication.register bdbca /v2/register";
export const authenticationLogin = "authentication.login bdbca /v2/login";
export const authenticationVerifyFactor = "authentication.verify_factor bdbca /v2/{factorType}/verify";
export const recoveryRecover = "recovery.recover bebca /v1/recover";
export const verificationVerifyDuringAuthentication = "verification.verify_during_authentication bfbca /v1/auth/verify";
export const verificationResendDuringAuthentication = "verification.resend_during_authentication bfbca /v1/auth/resend";
