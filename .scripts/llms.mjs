/**
 * The recipes of `wasm/llms.txt`, which are those of `docs/cookbook.md`: `node .scripts/llms.mjs` writes them anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inRoot } from "./lib/paths.mjs";

const COOKBOOK = inRoot("docs", "cookbook.md");
const GUIDE = inRoot("wasm", "llms.txt");
const [BEGIN, END] = ["## Recipes\n", "## Errors\n"];

/** The guide as it is, and as it should be. */
export function guide() {
  const is = readFileSync(GUIDE, "utf8");
  const [, ...sections] = readFileSync(COOKBOOK, "utf8").split(/^## /m);
  const recipes = sections.map((section, index) => `### ${index + 1}. ${section.trim()}\n`).join("\n");
  const [begin, end] = [is.indexOf(BEGIN), is.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`wasm/llms.txt has no "${BEGIN.trim()}" before "${END.trim()}"`);
  return { is, should: `${is.slice(0, begin)}${BEGIN}\n${recipes}\n${is.slice(end)}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(GUIDE, guide().should);
