import type { Messages } from "./messages.en";

export const messages: Messages = {
  offline: "Sie sind offline. Ihr Warenkorb ist gespeichert. Die Verbindung wird automatisch wiederhergestellt.",
  unreachable:
    "Der Shop ist gerade nicht erreichbar. Warenkorb und Anmeldung bleiben erhalten. Wir versuchen es weiter.",
  recovered: "Die Verbindung steht wieder. Alles ist auf dem neuesten Stand.",
  retry: "Jetzt versuchen",
};
