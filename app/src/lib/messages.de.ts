import { icu } from "./icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  offline: "Sie sind offline. Nichts geht verloren: Versuchen Sie es erneut, sobald Sie wieder verbunden sind.",
  timedOut: "Der Laden hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.",
  network: "Der Laden ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  unavailable: "Der Laden hat im Moment eine Störung. Bitte versuchen Sie es in Kürze erneut.",
  unknown: "Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.",
  otherSession:
    "Inzwischen hat sich jemand an- oder abgemeldet, deshalb wurde das nicht ausgeführt. Bitte versuchen Sie es erneut.",
  busy: "Das war viel auf einmal. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  busyMinutes: icu<{ count: number }>(
    "{count, plural, one {Das war viel auf einmal. Bitte versuchen Sie es in # Minute erneut.} other {Das war viel auf einmal. Bitte versuchen Sie es in # Minuten erneut.}}",
  ),
  busySeconds: icu<{ count: number }>(
    "{count, plural, one {Das war viel auf einmal. Bitte versuchen Sie es in # Sekunde erneut.} other {Das war viel auf einmal. Bitte versuchen Sie es in # Sekunden erneut.}}",
  ),
  tryAgain: "Erneut versuchen",
  request: (id) => `Anfrage ${id}`,
  fewer: "Eins weniger",
  more: "Eins mehr",
};
