import type { Messages } from "./messages.en";

export const messages: Messages = {
  account: "Konto",
  accountOf: "Konto von",
  logIn: "Anmelden",
  signedOutNotice: "Sie wurden abgemeldet. Ihr Warenkorb ist gespeichert.",
  logInToSee: "Melden Sie sich an, um ihn zu sehen",
  dismiss: "Schließen",
};
