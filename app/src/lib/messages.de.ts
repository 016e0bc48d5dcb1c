import { icu } from "./icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  offline: "Sie sind offline. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  timedOut: "Der Shop hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.",
  network: "Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  unavailable: "Der Shop hat im Moment technische Probleme. Bitte versuchen Sie es in Kürze erneut.",
  unknown: "Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.",
  otherSession:
    "Sie haben sich inzwischen an- oder abgemeldet, deshalb wurde das nicht ausgeführt. Bitte versuchen Sie es erneut.",
  busy: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  busyMinutes: icu<{ count: number }>(
    "{count, plural, one {Zu viele Versuche. Versuchen Sie es in # Minute erneut.} other {Zu viele Versuche. Versuchen Sie es in # Minuten erneut.}}",
  ),
  busySeconds: icu<{ count: number }>(
    "{count, plural, one {Zu viele Versuche. Versuchen Sie es in # Sekunde erneut.} other {Zu viele Versuche. Versuchen Sie es in # Sekunden erneut.}}",
  ),
  tryAgain: "Erneut versuchen",
  request: (id) => `Referenz ${id}`,
  fewer: "Menge verringern",
  more: "Menge erhöhen",
};
