/**
 * The npm package's papers for programs that write code. `wasm/llms.txt` has the recipes of `docs/cookbook.md`:
 * `node .scripts/llms.mjs` writes them anew. The other papers are made with the package, so that no text stands twice.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot } from "./lib/paths.mjs";

const COOKBOOK = "docs/cookbook.md";
const GUIDE = inRoot("wasm", "llms.txt");
const [BEGIN, END] = ["## Recipes\n", "## Errors\n"];
/** Where files of the repository are read by people. */
export const SITE = "https://github.com/cartwright-commerce/cartwright/blob/main/";

const read = (/** @type {string} */ path) => readFileSync(inRoot(...path.split("/")), "utf8");

/** The guide as it is, and as it should be. */
export function guide() {
  const is = readFileSync(GUIDE, "utf8");
  const [, ...sections] = read(COOKBOOK).split(/^## /m);
  const recipes = sections.map((section, index) => `### ${index + 1}. ${section.trim()}\n`).join("\n");
  const [begin, end] = [is.indexOf(BEGIN), is.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`wasm/llms.txt has no "${BEGIN.trim()}" before "${END.trim()}"`);
  return { is, should: `${is.slice(0, begin)}${BEGIN}\n${recipes}\n${is.slice(end)}` };
}

/** A page whose links work from anywhere. @param {string} file */
export function withWholeLinks(file) {
  const folder = posix.dirname(file);
  return read(file).replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, target) => {
    return `](${SITE}${posix.join(folder, target)})`;
  });
}

/** The rules of `llms.txt`, which the other papers repeat. */
const rules = () => /^Rules:\n\n([^]*?)\n\n## /m.exec(readFileSync(GUIDE, "utf8"))?.[1] ?? "";

/** The pages of `llms-full.txt`, after the guide itself. */
const PAGES = [
  "wasm/README.md",
  ...["catalog", "commerce", "identity", "cart-v1-ends", "moving", "capabilities"].map((name) => `docs/${name}.md`),
];

/** The text of several pages, each page after its address. @param {string[]} files */
export const together = (files) =>
  files.map((file) => `<!-- ${SITE}${file} -->\n\n${withWholeLinks(file).trim()}\n`).join("\n");

/** The papers that are made with the package, by their names in it. @returns {Record<string, string>} */
export const papers = () => ({
  "AGENTS.md": read("wasm/agents/AGENTS.md").replace("{{rules}}", rules()),
  "skills/cartwright/SKILL.md": read("wasm/agents/SKILL.md").replace("{{rules}}", rules()),
  "migrations/2027-02-cart-v1.md": withWholeLinks("docs/cart-v1-ends.md"),
  "llms-full.txt": `${readFileSync(GUIDE, "utf8").trim()}\n\n${together(PAGES)}`,
});

/** The files that the papers are made of. */
export const SOURCES = ["wasm/llms.txt", "wasm/agents", ...PAGES];

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(GUIDE, guide().should);
