/** The npm package's documents for coding agents, built with the package from the documentation. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { inRoot } from "./lib/paths.mjs";

const COOKBOOK = "docs/cookbook.md";
/** The base URL of the repository's files. */
export const SITE = "https://github.com/cartwright-commerce/cartwright/blob/main/";

const read = (/** @type {string} */ path) => readFileSync(inRoot(...path.split("/")), "utf8");

/** The guide, with the recipes of the cookbook. */
export function guide() {
  const [, ...sections] = read(COOKBOOK).split(/^## /m);
  const recipes = sections.map((section, index) => `### ${index + 1}. ${section.trim()}`).join("\n\n");
  return read("wasm/agents/llms.txt").replace("{{recipes}}", () => recipes);
}

/** A page with absolute links. @param {string} file */
export function withWholeLinks(file) {
  const folder = posix.dirname(file);
  return read(file).replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, target) => {
    return `](${SITE}${posix.join(folder, target)})`;
  });
}

/** The rules in the guide, which the other documents repeat. */
const rules = () => /^Rules:\n\n([^]*?)\n\n## /m.exec(guide())?.[1] ?? "";

/** The pages of `llms-full.txt`, after the guide itself. */
const PAGES = [
  "wasm/README.md",
  ...["catalog", "commerce", "identity", "cart-v1-ends", "moving", "capabilities"].map((name) => `docs/${name}.md`),
];

/** The text of several pages, each after its URL. @param {string[]} files */
export const together = (files) =>
  files.map((file) => `<!-- ${SITE}${file} -->\n\n${withWholeLinks(file).trim()}\n`).join("\n");

/** The documents built with the package, by their file names. @returns {Record<string, string>} */
export const papers = () => ({
  "llms.txt": guide(),
  "AGENTS.md": read("wasm/agents/AGENTS.md").replace("{{rules}}", rules()),
  "skills/cartwright/SKILL.md": read("wasm/agents/SKILL.md").replace("{{rules}}", rules()),
  "migrations/2027-02-cart-v1.md": withWholeLinks("docs/cart-v1-ends.md"),
  "llms-full.txt": `${guide().trim()}\n\n${together(PAGES)}`,
});

/** The source files of the documents. */
export const SOURCES = [COOKBOOK, "wasm/agents", ...PAGES];
