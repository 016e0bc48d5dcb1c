import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  skip: "Zum Inhalt springen",
  home: (name) => `${name}, Startseite`,
  menu: "Menü",
  closeMenu: "Menü schließen",
  collections: "Kollektionen",
  main: "Hauptmenü",
  search: "Suchen",
  searchLabel: "Shop durchsuchen",
  searchPlaceholder: "Suche nach Bechern, Decken …",
  suggestionsLabel: "Vorschläge",
  suggestions: icu<{ count: number }>(
    "{count, plural, =0 {Keine Vorschläge} one {# Vorschlag. Wählen Sie mit den Pfeiltasten.} other {# Vorschläge. Wählen Sie mit den Pfeiltasten.}}",
  ),
  collection: "Kollektion",
  language: "Sprache",
  everything: "Alle Produkte",
  theme: "Darstellung",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  tagline: "Langsam gemacht, täglich gebraucht.",
  shop: "Shop",
  yours: "Ihr Konto",
  account: "Konto",
  cart: "Warenkorb",
  footNote: "Alles hier ist dafür gemacht, kräftig gebraucht, ausgebessert und weitergegeben zu werden.",
  contact: "hello@hearthandfield.example",
};
