/** The texts and the logo of the shop, from `shop.json`. */
import shop from "../../shop.json";
import { type Language, language } from "./language";

/** A text in each language of the store. */
type Localized = Readonly<Record<Language, string>>;

interface ShopContent {
  /** The SVG path of the logo next to the name: strokes on a grid of 32 by 32. */
  mark: string;
  /** The email address for customers. */
  contact: string;
  tagline: Localized;
  hero: {
    title: Localized;
    text: Localized;
    /** The URL of the hero's image; if absent, the first featured product with two images provides it. */
    image?: string;
  };
  promises: readonly { title: Localized; text: Localized }[];
  footNote: Localized;
  /** Examples of search terms that have results. */
  searchExamples: Readonly<Record<Language, readonly string[]>>;
  collectionsLead: Localized;
  /** The ribbon of the products that the home page features, and the heading above them. */
  featuredRibbon: string;
  featuredTitle: Localized;
  /** When an order is packed; shown on the page after a checkout. */
  packing: Localized;
}

export const shopContent: ShopContent = shop;

/** The translation for the page's language. */
export function inLanguage<Said>(texts: Readonly<Record<Language, Said>>): Said {
  return texts[language];
}
