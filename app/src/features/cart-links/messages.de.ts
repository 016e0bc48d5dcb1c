import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  addTitle: "In Ihren Warenkorb legen?",
  addText: "Dieser Link schlägt das vor. Ohne Ihre Zustimmung wird nichts hinzugefügt.",
  add: icu<{ count: number }>("{count, plural, one {# Artikel hinzufügen} other {# Artikel hinzufügen}}"),
  items: "Vorgeschlagene Artikel",
  quantity: (count) => `Menge: ${count}`,
  unknown: icu<{ count: number }>(
    "{count, plural, one {# Artikel dieses Links ist nicht mehr im Verkauf.} other {# Artikel dieses Links sind nicht mehr im Verkauf.}}",
  ),
  soldOut: "Ausverkauft",
  loadFailed: "Die vorgeschlagenen Artikel konnten nicht geladen werden",
  nothingTitle: "In diesem Link ist nichts",
  nothingText: "Seine Artikel sind nicht mehr im Verkauf, oder der Link enthält einen Fehler.",
  discountTitle: (code) => `Den Code ${code} verwenden?`,
  discountText: "Er wird auf Ihren Warenkorb angewendet und an der Kasse berücksichtigt.",
  discountApply: "Code verwenden",
  discountKept: "Auf diesem Gerät gespeichert. Er wird angewendet, sobald der Laden erreichbar ist.",
  decline: "Nein, danke",
  toCart: "Zum Warenkorb",
};
