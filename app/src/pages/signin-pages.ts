/** The login pages, in one chunk: one leads to the next. */
export { LoginScreen, RecoverScreen, RegisterScreen, ResetScreen, VerifyEmailScreen } from "../features/account/signin";
