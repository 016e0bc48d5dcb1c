/** The store's language, from the page's URL: English has no prefix, the others do. */
import { languages } from "../../shop.json";
import { type Language, TRANSLATED } from "./languages";

export type { Language } from "./languages";

/** The languages of this shop: English, and those that `shop.json` names. */
export const LANGUAGES: readonly Language[] = TRANSLATED.filter((each) => each === "en" || languages.includes(each));

/** The language of the shop's own texts. */
export const SHOP_LANGUAGE: Language = "en";

const KEY = "language";
const RIGHT_TO_LEFT: readonly Language[] = ["ar"];

// Live bindings: readers see the current language.

/** The current language. `public/language.js` sets it on the document before the first paint. */
export let language: Language = "en";

export let direction: "ltr" | "rtl" = "ltr";

/** The prefix of this language's paths. */
export let basePath = "";

/** The locale of numbers and prices: the same for everyone, so that it matches prerendered pages. */
export let locale = "en";

/** The locale of dates: the shopper's region, if its language matches. */
export let dateLocale = "en";

const listeners = new Set<() => void>();

setLanguage(typeof document === "undefined" ? "en" : knownLanguage(document.documentElement.lang));

/** Sets the language of all later rendering. `switchLanguage` loads the texts. */
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

/** A locale with Latin digits, like those in the texts. */
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

/** The language of a URL path. */
export function languageOfPath(path: string): Language {
  return knownLanguage(path.split("/")[1] ?? "");
}

/** The URL path of a page in a language; `path` has no language prefix, as in the route table. */
export function pathIn(spoken: Language, path: string): string {
  return path === "/" ? basePathOf(spoken) || "/" : basePathOf(spoken) + path;
}

/** A URL path without the language prefix, as in the route table. */
export function withoutLanguage(path: string): string {
  return path.slice(basePath.length) || "/";
}

/** Stores a choice for this and later visits, for `public/language.js`. */
export function remember(chosen: Language): void {
  try {
    sessionStorage.setItem(KEY, chosen);
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage is blocked: only the URL has the language.
  }
}
