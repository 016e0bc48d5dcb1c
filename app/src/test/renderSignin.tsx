import {
  LoginCallback,
  LoginScreen,
  RecoverScreen,
  RegisterScreen,
  ResetScreen,
  VerifyEmailScreen,
} from "../features/account/signin";
import type { Start } from "./memoryHistory";
import { renderStore } from "./renderStore";

/** Renders a login page; any other URL renders only a marker. */
export function renderSignin(client: unknown, at: Start, config?: Parameters<typeof renderStore>[3]) {
  const place = {
    at,
    pages: [
      { path: "/login", element: <LoginScreen /> },
      { path: "/register", element: <RegisterScreen /> },
      { path: "/verify-email", element: <VerifyEmailScreen /> },
      { path: "/login/callback", element: <LoginCallback /> },
      { path: "/recover", element: <RecoverScreen /> },
      { path: "/recover/reset", element: <ResetScreen /> },
    ],
  };
  return renderStore(<p>Arrived</p>, client, place, config);
}
