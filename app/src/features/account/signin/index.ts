export { LoginCallback } from "./LoginCallback";
export { LoginScreen } from "./LoginScreen";
export { RecoverScreen } from "./RecoverScreen";
export { RegisterScreen } from "./RegisterScreen";
export { ResetScreen } from "./ResetScreen";
export { VerifyEmailScreen } from "./VerifyEmailScreen";
