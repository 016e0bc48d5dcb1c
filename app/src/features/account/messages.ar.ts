import type { Messages } from "./messages.en";

export const messages: Messages = {
  account: "الحساب",
  accountOf: "حساب",
  logIn: "تسجيل الدخول",
  signedOutNotice: "سُجّل خروجك. سلتك ما زالت هنا.",
  logInToSee: "سجّل الدخول لتراها",
  dismiss: "إغلاق",
};
