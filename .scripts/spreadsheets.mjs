/**
 * `node .scripts/spreadsheets.mjs`: writes the columns of product spreadsheets and the codes of refused cells, which
 * the platform defines, as TypeScript for the console.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { formatted } from "./lib/format.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { Problem } from "./lib/problem.mjs";

export const SPREADSHEET = inRoot("app", "src", "generated", "spreadsheet.ts");

const read = (/** @type {string} */ name) =>
  readFileSync(inRoot("platform", "tools", "src", "spreadsheets", name), "utf8");

/** The variants of an enumeration. @param {string} code @param {string} name */
function variantsOf(code, name) {
  const [, body = ""] = new RegExp(`enum ${name} \\{\\n([^]*?)\\n\\}`).exec(code) ?? [];
  const variants = [...body.matchAll(/^ {4}(\w+),$/gm)].map(([, variant = ""]) => variant);
  if (variants.length === 0) throw new Problem(`the platform has no enumeration ${name}`);
  return variants;
}

/** `CompareAtPrice` becomes `compare_at_price`. @param {string} name */
const snake = (name) => name.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** `YesOrNo` becomes `yesOrNo`. @param {string} name */
const camel = (name) => name.replace(/^./, (letter) => letter.toLowerCase());

export function spreadsheetText() {
  const code = read("row.rs");
  const columns = variantsOf(code, "Column");
  const [, first = "", last = ""] = /\(Self::(\w+)\.\.=Self::(\w+)\)\.contains\(&self\)/.exec(code) ?? [];
  const ofProducts = columns.slice(columns.indexOf(first), columns.indexOf(last) + 1);
  if (ofProducts.length === 0) throw new Problem("row.rs does not say which columns are of the product");
  const list = (/** @type {string[]} */ names) => JSON.stringify(names.map(snake));
  const codes = variantsOf(read("rules.rs"), "Why").map((name) => JSON.stringify(camel(name)));
  return formatted(
    SPREADSHEET,
    `/** The platform's spreadsheets of products, written by \`node .scripts/spreadsheets.mjs\`: do not edit. */
export const COLUMNS = ${list(columns)} as const;
/** The columns that only a product's first row has. */
export const PRODUCT_COLUMNS = ${list(ofProducts)} as const;
/** Why a cell or row is refused. */
export type Why = ${codes.join(" | ")};
`,
  );
}

await main(import.meta.url, async () => {
  writeFileSync(SPREADSHEET, await spreadsheetText());
});
