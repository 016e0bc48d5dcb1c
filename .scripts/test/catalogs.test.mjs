// A page loads some catalogs of texts: they contain every text of the files that the page imports.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** @typedef {{ path: string, file?: string, name?: string, texts?: readonly string[], children?: readonly Page[] }} Page */

const APP = new URL("../../app/src/", import.meta.url);
/** @type {{ PAGES: Page[], CONSOLE_PAGE: Page, NOT_FOUND_PAGE: Page }} */
const { CONSOLE_PAGE, NOT_FOUND_PAGE, PAGES } = await import(new URL("pages/paths.ts", APP).href);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, APP), "utf8");

/** The source file of an import, relative to the app's sources. @param {string} from @param {string} specifier */
function fileOf(from, specifier) {
  const path = new URL(specifier, new URL(from, APP)).pathname.slice(APP.pathname.length);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find(
    (each) => /\.tsx?$/.test(each) && existsSync(new URL(each, APP)),
  );
}

const IMPORT = /^(import|export)\s+(?!type\b)([^;"]*?)\s+from\s+"(\.[^"]*)"/gm;

/** The imported or exported names of a clause, without types. @param {string} clause */
const namesIn = (clause) =>
  [...clause.replace(/^[^{]*\{/, "").matchAll(/(type\s+)?(\w+)(?:\s+as\s+\w+)?/g)].flatMap(([, type, name = ""]) =>
    type ? [] : [name],
  );

/**
 * The files that a file imports, directly or indirectly: of a file that re-exports others, only those of the names that are
 * imported from it. Files that load later have texts of their own.
 * @param {string} start
 * @param {string[]} [wanted] all names if absent
 */
function filesOf(start, wanted) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {[file: string, names: string[] | undefined][]} */
  const left = [[start, wanted]];
  for (const [file, names] of left) {
    const source = read(file);
    for (const [, kind, clause = "", specifier = ""] of source.matchAll(IMPORT)) {
      const target = fileOf(file, specifier);
      const own = namesIn(clause);
      const used =
        kind === "export" && names && clause.startsWith("{") ? own.filter((name) => names.includes(name)) : own;
      if (!target || (clause.startsWith("{") && used.length === 0)) continue;
      const key = `${target} ${used.join()}`;
      if (seen(found, key)) left.push([target, clause.startsWith("{") ? used : undefined]);
    }
    found.add(file);
  }
  return [...found].filter((file) => !file.includes(" "));
}

/** Adds a key to a set; whether it was new. @param {Set<string>} keys @param {string} key */
function seen(keys, key) {
  const isNew = !keys.has(key);
  keys.add(key);
  return isNew;
}

/** The messages of a catalog by the file that has them. @param {string} catalog */
function messagesOf(catalog) {
  /** @type {Map<string, Set<string>>} */
  const byFile = new Map();
  for (const entry of read(`locales/en/${catalog}.po`).split("\n\n")) {
    const [, id = ""] = /^((?:msgctxt ".*"\n)?msgid ".*")$/m.exec(entry) ?? [];
    for (const [, file = ""] of entry.matchAll(/^#: src\/(.*)$/gm)) {
      byFile.set(file, (byFile.get(file) ?? new Set()).add(id));
    }
  }
  return byFile;
}

const CATALOGS = new Map(
  ["shop", "list", "product", "cart", "account", "console"].map((name) => [name, messagesOf(name)]),
);

/** The texts of a page's files that none of its catalogs has. @param {Page} page @param {readonly string[]} above */
function missingTexts({ file = "", name, texts = [] }, above) {
  const loaded = [...new Set(["shop", ...above, ...texts])];
  const has = (/** @type {string} */ id) =>
    loaded.some((catalog) => [...(CATALOGS.get(catalog)?.values() ?? [])].some((ids) => ids.has(id)));
  return filesOf(`pages/${file}`, name === undefined ? undefined : [name]).flatMap((source) =>
    [...CATALOGS.values()]
      .flatMap((byFile) => [...(byFile.get(source) ?? [])])
      .filter((id) => !has(id))
      .map((id) => `${file}: ${source}: ${id}`),
  );
}

/** @param {readonly Page[]} pages @param {readonly string[]} [above] @returns {string[]} */
const allMissing = (pages, above = []) =>
  pages.flatMap((page) => [
    ...(page.file ? missingTexts(page, above) : []),
    ...allMissing(page.children ?? [], [...above, ...(page.texts ?? [])]),
  ]);

test("every page loads the catalogs that have its texts", () => {
  const shown = filesOf("pages/owner.tsx");
  assert.ok(shown.includes("features/orders/OrderTotals.tsx"), "imports through an index are found");
  assert.ok(!shown.includes("features/orders/OrderList.tsx"), "unused exports of an index are left out");
  assert.deepEqual(allMissing([...PAGES, CONSOLE_PAGE, NOT_FOUND_PAGE]), []);
  const lost = allMissing([{ path: "cart", file: "cart.tsx", texts: [] }]);
  assert.ok(
    lost.some((text) => text.includes("features/cart/")),
    "a page without its catalog is reported",
  );
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
    for (const catalog of CATALOGS.keys()) {
      for (const { id, text } of textsOf(`locales/${language}/${catalog}.po`)) {
        known.set(id, (known.get(id) ?? new Set()).add(text));
      }
    }
    return [...known].filter(([, texts]) => texts.size > 1).map(([id, texts]) => [language, id, ...texts].join(" "));
  });
  assert.deepEqual(differing, []);
});
