/** The language that the store speaks: chosen, or else the first of the browser's that there is a dictionary for. */

export const LANGUAGES = ["en", "de", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "language";
const RIGHT_TO_LEFT: readonly Language[] = ["ar"];

/** The language of this page; another one is for the next page load. `public/language.js` has said so to the browser. */
export const language: Language = typeof document === "undefined" ? "en" : spoken(document.documentElement.lang);

export const direction = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";

/**
 * How numbers, prices and dates are written: as where the shopper is, if that is in this language. The digits are the
 * ones that the dictionaries use themselves.
 */
export const locale = new Intl.Locale(
  (typeof navigator === "undefined" ? [] : navigator.languages).find((tag) => languageOf(tag) === language) ?? language,
  { numberingSystem: "latn" },
).toString();

function languageOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}

function spoken(tag: string): Language {
  return LANGUAGES.find((known) => known === languageOf(tag)) ?? "en";
}

/** Remembers a choice, and loads the page anew in that language. */
export function speak(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage is blocked: the browser's own languages keep applying.
  }
  window.location.reload();
}
