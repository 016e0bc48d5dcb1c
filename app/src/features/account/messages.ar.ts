import type { Messages } from "./messages.en";

export const messages: Messages = {
  account: "الحساب",
  accountOf: "حساب",
  logIn: "تسجيل الدخول",
  signedOutNotice: "تم تسجيل خروجك. سلتك محفوظة.",
  logInToSee: "سجّل الدخول لعرضها",
  dismiss: "إغلاق",
};
