import { afterEach, expect, it, vi } from "vitest";
import { readInPageLanguage } from "./contentLanguage";
import { setLanguage } from "./language";

const SITE = "00000000-0000-0000-0000-000000000000";

afterEach(() => {
  setLanguage("en");
});

function reader() {
  const setHeaders = vi.fn<(headers: Record<string, string>) => void>();
  readInPageLanguage({ setHeaders });
  return { languages: () => setHeaders.mock.calls.map(([headers]) => headers["x-wix-linguist"]) };
}

it("calls send the language of the page and follow its changes", () => {
  setLanguage("de");
  const { languages } = reader();
  expect(languages()).toEqual([`de|de-de|false|${SITE}`]);
  setLanguage("ar");
  setLanguage("en");
  expect(languages().slice(1)).toEqual([`ar|ar-ar|false|${SITE}`, `en|en-en|true|${SITE}`]);
});

it("calls send no language header in the shop's own language", () => {
  expect(reader().languages()).toEqual([]);
});
