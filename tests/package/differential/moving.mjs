/** The table of differences in `docs/moving.md`: `node tests/package/differential/moving.mjs` writes it anew. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { RULES } from "./differences.mjs";

const PAGE = fileURLToPath(new URL("../../../docs/moving.md", import.meta.url));
const [BEGIN, END] = ["<!-- differences: begin -->", "<!-- differences: end -->"];

/** A page with the table of now in place of the one that it has. */
async function renewed(page) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/moving.md has no "${BEGIN}" and "${END}" to write between`);
  const rows = RULES.map(({ what, why }) => `| ${what} | ${why} |`);
  const table = ["| Here | Why, and how it is there |", "| --- | --- |", ...rows].join("\n");
  const text = `${page.slice(0, begin)}${BEGIN}\n\n${table}\n\n${page.slice(end)}`;
  return format(text, { ...(await resolveConfig(PAGE)), parser: "markdown" });
}

/** The page as it is, and as it should be. */
export async function page() {
  const is = await readFile(PAGE, "utf8");
  return { is, should: await renewed(is) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(PAGE, (await page()).should);
