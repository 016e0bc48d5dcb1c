import type { Messages } from "./messages.en";

export const messages: Messages = {
  frame: "Prüfung, ob Sie ein Mensch sind: Haken setzen",
  ask: "Noch eine Prüfung, bevor es weitergeht",
  askText:
    "Setzen Sie den Haken, um zu zeigen, dass Sie ein Mensch sind. Geht das nicht, nutzen Sie unsere gehostete Seite.",
  askAgain: "Diese Prüfung galt nicht mehr. Bitte machen Sie sie noch einmal.",
  tickFirst: "Setzen Sie zuerst unten den Haken.",
  unavailable:
    "Dieser Laden verlangt eine Prüfung, die er hier nicht zeigen kann. Bitte fahren Sie auf der gehosteten Seite fort.",
};
