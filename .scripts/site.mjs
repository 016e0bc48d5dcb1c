/**
 * `npm run docs`: builds the documentation site in target/site, with search, a `.md` twin of each page, and
 * llms-full.txt. Includes the API reference for both languages, unless `-- --pages` asks for the pages only.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseArgs } from "node:util";
import { main } from "./lib/main.mjs";
import { installPackages } from "./lib/packages.mjs";
import { inRoot } from "./lib/paths.mjs";
import { PAGES } from "./lib/site-pages.mjs";
import { Steps } from "./lib/steps.mjs";
import { guide, SITE, together } from "./llms.mjs";

const TOOLS = inRoot("docs", "site");
const SOURCE = join(TOOLS, "pages");
const OUT = inRoot("target", "site");
/** The entries of the npm package with a page of their own in the API reference. */
const ENTRIES = [
  "api.ts",
  "adopt.ts",
  "lazy.ts",
  "media.ts",
  "next.ts",
  "owner/index.ts",
  "react/index.ts",
  "server.ts",
  "store.ts",
  "webhooks/index.ts",
];

const addresses = new Map(PAGES.map(({ file, to }) => [file, to]));

/**
 * A page's link, rewritten for the site: to another page, to an image, or to the repository.
 * @param {import("./lib/site-pages.mjs").Page} page
 * @param {string} target
 */
function linkOf({ file, to }, target) {
  if (/^[a-z]+:|^#/.test(target)) return target;
  const [path = "", anchor] = target.split("#");
  const wanted = posix.join(posix.dirname(file), path);
  const address = addresses.get(wanted) ?? addresses.get(posix.join(wanted, "README.md"));
  const picture = /\.(?:webp|png|svg)$/.test(wanted) ? `images/${posix.basename(wanted)}` : undefined;
  const inside = address ?? picture;
  if (inside === undefined) return `${SITE}${wanted}`;
  if (picture !== undefined) copyPicture(wanted, picture);
  const relative = posix.relative(posix.dirname(to), inside);
  return `${relative.startsWith(".") ? relative : `./${relative}`}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** @param {string} from @param {string} to */
function copyPicture(from, to) {
  mkdirSync(join(SOURCE, "images"), { recursive: true });
  cpSync(inRoot(...from.split("/")), join(SOURCE, ...to.split("/")));
}

/** Writes the pages with rewritten links. @param {string} folder */
function writePages(folder) {
  for (const page of PAGES) {
    const text = readFileSync(inRoot(...page.file.split("/")), "utf8")
      .replaceAll(/\]\(([^)\s]+)\)/g, (_, target) => `](${linkOf(page, target)})`)
      .replaceAll(
        /^```rust,.*\n([^]*?)^```$/gm,
        (_, code) => `\`\`\`rust\n${code.replaceAll(/^#(?: .*)?\n/gm, "")}\`\`\``,
      );
    const path = join(folder, ...page.to.split("/"));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** @param {import("./lib/steps.mjs").Report} report */
async function write(report) {
  rmSync(SOURCE, { recursive: true, force: true });
  writePages(SOURCE);
  const vitepress = join(TOOLS, "node_modules", "vitepress", "bin", "vitepress.js");
  await report.run(process.execPath, [vitepress, "build", TOOLS]);
  writePages(OUT);
  writeFileSync(join(OUT, "llms.txt"), guide());
  writeFileSync(join(OUT, "llms-full.txt"), together(PAGES.map(({ file }) => file)));
}

/** @param {import("./lib/steps.mjs").Report} report */
async function referenceOfNpm(report) {
  const typedoc = join(TOOLS, "node_modules", "typedoc", "bin", "typedoc");
  const entries = ENTRIES.flatMap((entry) => ["--entryPoints", inRoot("wasm", "js", "src", ...entry.split("/"))]);
  const options = ["--name", "@cartwright/sdk", "--readme", "none", "--excludeInternal", "--excludePrivate"];
  const project = [
    "--tsconfig",
    inRoot("wasm", "js", "tsconfig.build.json"),
    "--skipErrorChecking",
    "--logLevel",
    "Error",
  ];
  await report.run(process.execPath, [
    typedoc,
    ...project,
    ...options,
    ...entries,
    "--out",
    join(OUT, "reference", "npm"),
  ]);
}

/** @param {import("./lib/steps.mjs").Report} report */
async function referenceOfRust(report) {
  await report.run("cargo", [
    "doc",
    "--locked",
    "--no-deps",
    "-p",
    "cartwright",
    "-p",
    "cartwright-engine",
    "--features",
    "cartwright/webhooks",
  ]);
  cpSync(inRoot("target", "doc"), join(OUT, "reference", "rust"), { recursive: true });
}

await main(import.meta.url, async () => {
  const { values } = parseArgs({ options: { pages: { type: "boolean" } } });
  const steps = new Steps();
  await steps.step("the site's packages", (report) => installPackages(report, TOOLS));
  await steps.step("pages, search and texts", write);
  if (!values.pages) {
    await steps.step("reference of @cartwright/sdk", referenceOfNpm);
    await steps.step("reference of cartwright", referenceOfRust);
  }
  steps.print(
    `\nThe site is in target/site; to look at it: npm exec --prefix docs/site -- vitepress preview docs/site`,
  );
});
