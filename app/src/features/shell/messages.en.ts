import { icu } from "../../lib/icu";

export const messages = {
  skip: "Skip to content",
  home: (name: string) => `${name}, home`,
  menu: "Menu",
  closeMenu: "Close menu",
  collections: "Collections",
  main: "Main",
  search: "Search",
  searchLabel: "Search the shop",
  searchPlaceholder: "Search for a mug, a blanket…",
  suggestionsLabel: "Suggestions",
  suggestions: icu<{ count: number }>(
    "{count, plural, =0 {No suggestions} one {# suggestion, with the arrow keys} other {# suggestions, with the arrow keys}}",
  ),
  collection: "Collection",
  language: "Language",
  everything: "Everything",
  theme: "Colours",
  themes: { system: "As on this device", light: "Light", dark: "Dark" },
  tagline: "Made slowly, used daily.",
  shop: "Shop",
  yours: "Yours",
  account: "Account",
  cart: "Cart",
  footNote: "Everything here is made to be used hard, mended and handed on.",
  contact: "hello@hearthandfield.example",
};

export type Messages = typeof messages;
