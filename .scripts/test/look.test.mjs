// The platform's hosted pages have the store's colours and typefaces.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";

/** The colours of a style sheet: each custom property with a light and a dark value. @param {string[]} path */
function coloursOf(...path) {
  const style = readFileSync(inRoot(...path), "utf8");
  return new Map(
    [...style.matchAll(/(--[\w-]+):\s*(light-dark\([^)]*\))/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

test("hosted pages have the fonts of the store", () => {
  for (const name of ["besley", "instrument-sans"]) {
    const store = inRoot("node_modules", "@fontsource-variable", name, "files", `${name}-latin-wght-normal.woff2`);
    const pages = inRoot("platform", "web", "src", "pages", "fonts", `${name}.woff2`);
    assert.ok(readFileSync(store).equals(readFileSync(pages)), name);
  }
});

test("hosted pages have the colours of the store", () => {
  const store = coloursOf("app", "src", "index.css");
  const { name: shop, colors } = JSON.parse(readFileSync(inRoot("app", "shop.json"), "utf8"));
  // Another shop's own colours apply to the store only.
  if (shop === "Hearth & Field") {
    for (const [name, [day, night]] of Object.entries(colors)) store.set(`--${name}`, `light-dark(${day}, ${night})`);
  }
  const pages = coloursOf("platform", "web", "src", "pages", "style.css");
  assert.ok(pages.size >= 10, `${pages.size} colours are found`);
  for (const [name, value] of pages) assert.equal(value, store.get(name) ?? value, name);
});
