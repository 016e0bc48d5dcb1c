export const messages = {
  account: "Account",
  accountOf: "Account of",
  logIn: "Log in",
  signedOutNotice: "You have been logged out. Your cart is saved.",
  logInToSee: "Log in to see it",
  dismiss: "Dismiss",
};

export type Messages = typeof messages;
