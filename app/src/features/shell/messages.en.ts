import { icu } from "../../lib/icu";

export const messages = {
  skip: "Skip to content",
  home: (name: string) => `${name}, home`,
  menu: "Menu",
  closeMenu: "Close menu",
  collections: "Collections",
  main: "Main menu",
  search: "Search",
  searchLabel: "Search the shop",
  searchPlaceholder: "Search for a mug, a blanket…",
  suggestionsLabel: "Suggestions",
  suggestions: icu<{ count: number }>(
    "{count, plural, =0 {No suggestions} one {# suggestion. Use the arrow keys to browse.} other {# suggestions. Use the arrow keys to browse.}}",
  ),
  collection: "Collection",
  language: "Language",
  everything: "All products",
  theme: "Appearance",
  themes: { system: "System", light: "Light", dark: "Dark" },
  tagline: "Made slowly, used daily.",
  shop: "Shop",
  yours: "Your account",
  account: "Account",
  cart: "Cart",
  footNote: "Everything here is made to be used hard, mended and handed on.",
  contact: "hello@hearthandfield.example",
};

export type Messages = typeof messages;
