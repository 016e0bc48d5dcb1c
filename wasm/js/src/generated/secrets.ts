/** Generated from the Rust models by `npm run generate`: do not edit. */

/** The names of fields that logs of calls leave out. */
export const SECRET_FIELDS =
  /^(?:password|newPassword|apiKey|authorization|secret|clientSecret|client_secret|totpSecret|totpUri|token|accessToken|access_token|refreshToken|refresh_token|sessionToken|session_token|stateToken|recoveryToken|deviceToken|paymentToken|captchaTokens|Recaptcha|InvisibleRecaptcha|NoCaptcha|state|nonce|codeVerifier|verificationCode|code|giftCardCode|giftCardCodes|couponCode)$/;
