import type { Messages } from "./messages.en";

export const messages: Messages = {
  frame: "Sicherheitsprüfung: Haken setzen",
  ask: "Sicherheitsprüfung",
  askText:
    "Setzen Sie den Haken, um zu bestätigen, dass Sie kein Roboter sind. Falls das nicht klappt, fahren Sie auf einer separaten Seite fort.",
  askAgain: "Die Prüfung ist abgelaufen. Bitte versuchen Sie es erneut.",
  tickFirst: "Setzen Sie zuerst den Haken unten.",
  unavailable:
    "Es ist eine Sicherheitsprüfung nötig, die hier nicht angezeigt werden kann. Bitte fahren Sie auf einer separaten Seite fort.",
};
