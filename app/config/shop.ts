/** `shop.json`, read once for the server and the build. */
import given from "../shop.json" with { type: "json" };
import { TRANSLATED } from "../src/lib/languages.ts";

export interface Shop {
  name: string;
  /** The SVG path of the logo: strokes on a grid of 32 by 32. */
  mark: string;
  /** The shop's own colours by name, each for the light and the dark theme. */
  colors: Readonly<Record<string, readonly string[]>>;
  languages: readonly string[];
  /** The names of the shop's own pages in `shop-pages`, in the order of the footer. */
  pages?: readonly string[];
  /** The shop's own country, by code. */
  country?: string;
  /** The currency of a new shop on the local platform. */
  currency?: string;
  /** The subtotal from which delivery is free, by country, such as `US=75.00 USD`. */
  freeDeliveryOver?: string;
}

export const shop = checked(given);

/** Validates `shop.json` at once: its mistakes would otherwise show as a page without colours or texts. */
export function checked(given: Shop): Shop {
  const problems = [
    ...(typeof given.name === "string" && given.name.trim() ? [] : ["“name” is missing"]),
    ...Object.entries(given.colors).flatMap(([name, pair]) =>
      pair.length === 2 && pair.every((color) => /^#[0-9a-f]{6}$/i.test(color))
        ? []
        : [`“colors.${name}” needs two colours, by day and by night, such as ["#23483a", "#b5d0b6"]`],
    ),
    ...given.languages
      .filter((tag) => !TRANSLATED.some((known) => known === tag))
      .map((tag) => `“languages” has “${tag}”, which has no texts in src/locales`),
    ...(given.pages ?? [])
      .filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))
      .map((name) => `“pages” has “${name}”: use small letters, numbers and hyphens`),
    ...(given.country === undefined || /^[A-Z]{2}$/.test(given.country) ? [] : ["“country” is no two-letter code"]),
    ...(given.currency === undefined || /^[A-Z]{3}$/.test(given.currency)
      ? []
      : ["“currency” is no three-letter code"]),
    ...(/^[MmLlHhVvCcSsQqTtAaZz0-9\s,.+-]+$/.test(given.mark) ? [] : ["“mark” is no path of an SVG"]),
  ];
  if (problems.length > 0) throw new Error(`shop.json: ${problems.join("; ")}.`);
  return given;
}
