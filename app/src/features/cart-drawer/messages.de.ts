import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

type Count = { count: number };

export const messages: Messages = {
  title: "Ihr Warenkorb",
  open: icu<Count>("{count, plural, =0 {Warenkorb, leer} one {Warenkorb, # Artikel} other {Warenkorb, # Artikel}}"),
  count: icu<Count>("{count, plural, one {# Artikel in Ihrem Warenkorb} other {# Artikel in Ihrem Warenkorb}}"),
  close: "Warenkorb schließen",
  loadFailed: "Ihr Warenkorb konnte nicht geladen werden",
  addedNothing:
    "Der Artikel konnte nicht hinzugefügt werden. Vielleicht ist er gerade ausverkauft, oder es fehlt noch eine Auswahl.",
  addedSome: (count) => `Nur ${count} hinzugefügt. Mehr haben wir nicht auf Lager.`,
};
