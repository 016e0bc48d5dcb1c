import type { Messages } from "./messages.en";

export const messages: Messages = {
  offline: "Sie sind offline. Ihr Warenkorb bleibt erhalten; wir machen weiter, sobald Sie verbunden sind.",
  unreachable: "Der Laden ist gerade nicht erreichbar. Warenkorb und Anmeldung bleiben; wir versuchen es weiter.",
  recovered: "Der Laden ist wieder da. Alles ist auf dem neuesten Stand.",
  retry: "Jetzt versuchen",
};
