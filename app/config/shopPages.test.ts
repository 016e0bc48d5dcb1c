import { expect, it } from "vitest";
import { pageOf, titlesOf } from "./shopPages.ts";

it("a page of the shop has its first heading as its title, and links in its own language", () => {
  const { title, html } = pageOf("# Returns\n\nSee [terms](/info/terms) and [us](mailto:a@b.example).\n", "de");
  expect(title).toBe("Returns");
  expect(html).toBe('<p>See <a href="/de/info/terms">terms</a> and <a href="mailto:a@b.example">us</a>.</p>\n');
  expect(pageOf("# A\n[b](/c)", "en").html).toContain('href="/c"');
});

it("a page of the shop that lacks a language, or a heading, names its file", () => {
  const shop = { pages: ["terms"], languages: ["en", "de"] };
  const files: Record<string, string> = { "terms.en.md": "# Terms\n" };
  const read = (file: string) => {
    const text = files[file];
    if (text === undefined) throw new Error("there is no such file");
    return text;
  };
  expect(() => titlesOf(shop, read)).toThrow("shop-pages/terms.de.md, which “pages” in shop.json needs");
  files["terms.de.md"] = "No heading";
  expect(() => titlesOf(shop, read)).toThrow("shop-pages/terms.de.md");
  files["terms.de.md"] = "# AGB";
  expect(titlesOf(shop, read)).toEqual({ en: { terms: "Terms" }, de: { terms: "AGB" } });
});
