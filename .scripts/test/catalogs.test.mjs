// The console loads only the shop's texts and its own: they must contain the texts of the features that it shows.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const APP = new URL("../../app/src/", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, APP), "utf8");

/** The files of features that the console imports. */
function filesShownByConsole() {
  const files = readdirSync(new URL("console/", APP), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => read(`console/${file}`));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from "(?:\.\.\/)+features\/(\w+)"/g),
  ]);
  const found = imports.flatMap(([, names = "", feature = ""]) => {
    const index = read(`features/${feature}/index.ts`);
    return names.split(",").flatMap((name) => {
      const exported = new RegExp(`export \\{[^}]*\\b${name.trim()}\\b[^}]*\\} from "\\./([^"]+)"`).exec(index);
      return exported ? [`src/features/${feature}/${exported[1]}.ts`] : [];
    });
  });
  return [...new Set(found)];
}

test("every store text shown in the console is in a catalog that the console loads", () => {
  const shown = filesShownByConsole();
  assert.ok(shown.includes("src/features/orders/OrderTotals.ts"), "imports are found");
  const has = (/** @type {string} */ catalog, /** @type {string} */ file) =>
    read(`locales/en/${catalog}.po`).includes(`#: ${file}`);
  const lost = shown.filter(
    (file) =>
      ["cart", "account"].some((name) => has(name, file)) && !["shop", "console"].some((name) => has(name, file)),
  );
  assert.deepEqual(lost, []);
});

/** The texts of a catalog, by context and message. */
function textsOf(/** @type {string} */ path) {
  const entries = read(path).split("\n\n");
  return entries.flatMap((entry) => {
    const part = (/** @type {string} */ name) => new RegExp(`^${name} (".*")$`, "m").exec(entry)?.[1] ?? "";
    return part("msgid").length > 2 ? [{ id: `${part("msgctxt")}${part("msgid")}`, text: part("msgstr") }] : [];
  });
}

test("a message has the same translation in all catalogs", () => {
  const differing = ["de", "ar"].flatMap((language) => {
    /** @type {Map<string, Set<string>>} */
    const known = new Map();
    for (const catalog of ["shop", "cart", "account", "console"]) {
      for (const { id, text } of textsOf(`locales/${language}/${catalog}.po`)) {
        known.set(id, (known.get(id) ?? new Set()).add(text));
      }
    }
    return [...known].filter(([, texts]) => texts.size > 1).map(([id, texts]) => [language, id, ...texts].join(" "));
  });
  assert.deepEqual(differing, []);
});
