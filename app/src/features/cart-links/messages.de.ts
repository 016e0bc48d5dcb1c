import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  addTitle: "Diese Artikel in den Warenkorb legen?",
  addText: "Dieser Link schlägt die folgenden Artikel vor. Ohne Ihre Bestätigung wird nichts hinzugefügt.",
  add: icu<{ count: number }>("{count, plural, one {# Artikel hinzufügen} other {# Artikel hinzufügen}}"),
  items: "Vorgeschlagene Artikel",
  quantity: (count) => `Menge: ${count}`,
  unknown: icu<{ count: number }>(
    "{count, plural, one {# Artikel aus diesem Link ist nicht mehr erhältlich.} other {# Artikel aus diesem Link sind nicht mehr erhältlich.}}",
  ),
  soldOut: "Ausverkauft",
  loadFailed: "Die vorgeschlagenen Artikel konnten nicht geladen werden",
  nothingTitle: "Nichts hinzuzufügen",
  nothingText: "Die Artikel sind nicht mehr erhältlich, oder der Link ist falsch geschrieben.",
  discountTitle: (code) => `Code ${code} einlösen?`,
  discountText: "Der Code wird auf Ihren Warenkorb angewendet und an der Kasse berücksichtigt.",
  discountApply: "Code einlösen",
  discountKept: "Auf diesem Gerät gespeichert. Der Code wird eingelöst, sobald der Shop erreichbar ist.",
  decline: "Nein, danke",
  toCart: "Zum Warenkorb",
};
