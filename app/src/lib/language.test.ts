import { afterEach, expect, it, vi } from "vitest";

/** Imports the module as on a page of this language. */
async function onPageIn(lang: string) {
  vi.resetModules();
  document.documentElement.lang = lang;
  return import("./language");
}

afterEach(() => {
  document.documentElement.lang = "";
  vi.restoreAllMocks();
  // Test files share loaded modules, and this one's language has changed.
  vi.resetModules();
});

it.each([
  ["en", "/", "/"],
  ["en", "/product/mug", "/product/mug"],
  ["de", "/", "/de"],
  ["de", "/product/mug", "/de/product/mug"],
  ["ar", "/search", "/ar/search"],
] as const)("in %s, the path %s is %s, and back", async (lang, path, address) => {
  const { language, pathIn, withoutLanguage } = await onPageIn(lang);
  expect(language).toBe(lang);
  expect(pathIn(lang, path)).toBe(address);
  expect(withoutLanguage(address)).toBe(path);
});

it("an unsupported language falls back to English", async () => {
  const { language, basePath } = await onPageIn("fr");
  expect([language, basePath]).toEqual(["en", ""]);
});

it("prices follow the URL's language, and dates the shopper's region", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "de-AT", "de-DE"]);
  const { locale, dateLocale, direction } = await onPageIn("de");
  expect([locale, dateLocale, direction]).toEqual(["de-u-nu-latn", "de-AT-u-nu-latn", "ltr"]);
});
