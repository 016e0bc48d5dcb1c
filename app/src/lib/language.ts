/** The language that the store speaks, which a page's address says: English has no prefix there, the others have. */

export const LANGUAGES = ["en", "de", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "language";
const RIGHT_TO_LEFT: readonly Language[] = ["ar"];

/** The language of this page. `public/language.js` has said it to the browser; where pages are made, the press does. */
export const language: Language =
  typeof document === "undefined" ? spoken(process.env.STORE_LANGUAGE ?? "") : spoken(document.documentElement.lang);

export const direction = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";

/** What the paths of this language begin with. */
export const basePath = basePathOf(language);

/** How numbers and prices are written: the same for everyone, so that a page made beforehand fits. */
export const locale = withLatinDigits(language);

/** How dates are written: as where the shopper is, if that is in this language. */
export const dateLocale = withLatinDigits(
  (typeof navigator === "undefined" ? [] : navigator.languages).find((tag) => languageOf(tag) === language) ?? language,
);

/** The digits are the ones that the dictionaries use themselves. */
function withLatinDigits(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: "latn" }).toString();
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}

function spoken(tag: string): Language {
  return LANGUAGES.find((known) => known === languageOf(tag)) ?? "en";
}

function basePathOf(spoken: Language): string {
  return spoken === "en" ? "" : `/${spoken}`;
}

/** Where a page is in a language, by its path as routes have it: without a language. */
export function pathIn(spoken: Language, path: string): string {
  return path === "/" ? basePathOf(spoken) || "/" : basePathOf(spoken) + path;
}

/** A path of the address bar as routes have it. */
export function withoutLanguage(path: string): string {
  return path.slice(basePath.length) || "/";
}

/** Remembers a choice for visits to come. */
export function remember(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage is blocked: the address alone says the language.
  }
}
