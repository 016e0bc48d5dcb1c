export const messages = {
  account: "Account",
  accountOf: "Account of",
  logIn: "Log in",
  signedOutNotice: "You were signed out. Your cart is still here.",
  logInToSee: "Log in to see it",
  dismiss: "Dismiss",
};

export type Messages = typeof messages;
