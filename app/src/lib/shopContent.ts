/** The texts and the mark of the shop, from `shop.json`. */
import shop from "../../shop.json";
import { type Language, language } from "./language";

/** A text in each language of the store. */
type Localized = Readonly<Record<Language, string>>;

interface ShopContent {
  /** The path of the mark beside the name: strokes on a grid of 32 by 32. */
  mark: string;
  /** The email address for customers. */
  contact: string;
  tagline: Localized;
  hero: {
    title: Localized;
    text: Localized;
    /** The address of a picture; without one, the first featured product with two pictures is shown. */
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
  /** When an order is packed; stands on the page after a checkout. */
  packing: Localized;
}

export const shopContent: ShopContent = shop;

/** The translation for the page's language. */
export function inLanguage<Said>(said: Readonly<Record<Language, Said>>): Said {
  return said[language];
}
