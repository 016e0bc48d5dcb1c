/** The pages about logging in: one chunk, since one leads to the next. */
export { LoginScreen, RecoverScreen, RegisterScreen, ResetScreen, VerifyEmailScreen } from "../features/account/signin";
