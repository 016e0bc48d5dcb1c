/** The language of the store, which a page's address tells: English has no prefix there, the others have. */
import { languages } from "../../shop.json";

/** The languages that the store has texts in. */
const TRANSLATED = ["en", "de", "ar"] as const;
export type Language = (typeof TRANSLATED)[number];

/** The languages of this shop: English, and those that `shop.json` names. */
export const LANGUAGES: readonly Language[] = TRANSLATED.filter((each) => each === "en" || languages.includes(each));

/** The language that the shop's own texts are written in. */
export const SHOP_LANGUAGE: Language = "en";

const KEY = "language";
const RIGHT_TO_LEFT: readonly Language[] = ["ar"];

// Live bindings: each reader sees the language that was set last.

/** The current language. `public/language.js` has written it into the document before the first paint. */
export let language: Language = "en";

export let direction: "ltr" | "rtl" = "ltr";

/** The prefix of this language's paths. */
export let basePath = "";

/** The locale of numbers and prices: the same for everyone, so that a prerendered page fits. */
export let locale = "en";

/** The locale of dates: the shopper's own region, if it speaks this language. */
export let dateLocale = "en";

const listeners = new Set<() => void>();

setLanguage(typeof document === "undefined" ? "en" : knownLanguage(document.documentElement.lang));

/** Sets the language of all that is rendered from now on. Texts are loaded by `switchLanguage`. */
export function setLanguage(next: Language): void {
  language = next;
  direction = RIGHT_TO_LEFT.includes(next) ? "rtl" : "ltr";
  basePath = basePathOf(next);
  locale = withLatinDigits(next);
  const preferred = typeof navigator === "undefined" ? [] : navigator.languages;
  dateLocale = withLatinDigits(preferred.find((tag) => languageOf(tag) === next) ?? next);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the language. Returns the function that unsubscribes. */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The digits are those of the texts. */
function withLatinDigits(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: "latn" }).toString();
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}

function knownLanguage(tag: string): Language {
  return LANGUAGES.find((known) => known === languageOf(tag)) ?? "en";
}

function basePathOf(spoken: Language): string {
  return spoken === "en" ? "" : `/${spoken}`;
}

/** The language of a path of the address bar. */
export function languageOfPath(path: string): Language {
  return knownLanguage(path.split("/")[1] ?? "");
}

/** The address path of a page in a language; `path` has no language, as in the route table. */
export function pathIn(spoken: Language, path: string): string {
  return path === "/" ? basePathOf(spoken) || "/" : basePathOf(spoken) + path;
}

/** A path of the address bar as the route table has it. */
export function withoutLanguage(path: string): string {
  return path.slice(basePath.length) || "/";
}

/** Remembers a choice for this visit and later ones, for `public/language.js`. */
export function remember(chosen: Language): void {
  try {
    sessionStorage.setItem(KEY, chosen);
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage is blocked: the address alone tells the language.
  }
}
