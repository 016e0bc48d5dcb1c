/** Loads the store's texts: one catalog for each language and part. */
import { i18n, type Messages } from "@lingui/core";
import { Part } from "./loading";
import type { TextPart } from "./textPart";
import { direction, type Language, language, locale, setLanguage } from "./language";

const CATALOGS = import.meta.glob<{ messages: Messages }>("../locales/*/*.po");

const parts = new Set<TextPart>();
const loads = new Map<string, Part<void>>();

/** Loads parts of the texts in the current language. */
export async function loadTexts(...wanted: TextPart[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  await loadCatalogs(language, wanted);
  i18n.activate(language, locale);
}

/** Changes the page's language, once the texts of all loaded parts are there. `move` changes the URL just before. */
export async function switchLanguage(next: Language, move?: () => void): Promise<void> {
  // A page that is loading meanwhile may need further parts.
  for (let known = -1; known < parts.size;) {
    known = parts.size;
    await loadCatalogs(next, [...parts]);
  }
  move?.();
  setLanguage(next);
  i18n.activate(next, locale);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}

async function loadCatalogs(wanted: Language, catalogs: readonly TextPart[]): Promise<void> {
  await Promise.all(catalogs.map((part) => loadCatalog(`../locales/${wanted}/${part}.po`, wanted)));
}

function loadCatalog(path: string, wanted: Language): Promise<void> {
  const load = CATALOGS[path];
  if (!load) throw new Error(`There is no catalog ${path}`);
  const part =
    loads.get(path) ??
    new Part(async () => {
      i18n.load(wanted, (await load()).messages);
    });
  loads.set(path, part);
  return part.again();
}
