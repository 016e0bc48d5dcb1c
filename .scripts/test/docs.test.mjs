// Links, anchors and file names in the documents lead somewhere.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { sources } from "../lib/git.mjs";
import { anchors, links, paths, prose, slug } from "../lib/markdown.mjs";
import { inRoot, root } from "../lib/paths.mjs";
import { filesBelow } from "../lib/stamp.mjs";
import { PAGES as SITE_PAGES } from "../lib/site-pages.mjs";

const PAGES = sources(["."])
  // The pages in the demo shop link within the store.
  .filter((file) => file.endsWith(".md") && !file.startsWith("app/shop-pages/"))
  .map((file) => ({ file, text: readFileSync(inRoot(...file.split("/")), "utf8") }));

/** Why a link is broken, if it is. @param {string} file @param {string} target */
function problemOf(file, target) {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = "", anchor] = target.split("#");
  const to = path === "" ? inRoot(...file.split("/")) : join(dirname(inRoot(...file.split("/"))), path);
  if (relative(root, to).startsWith("..")) return "it leaves the repository";
  if (!existsSync(to)) return "there is no such file";
  if (anchor === undefined) return undefined;
  return anchors(readFileSync(to, "utf8")).includes(anchor) ? undefined : "the page has no such heading";
}

test("anchors are computed as on GitHub", () => {
  assert.equal(slug("1. `useCart`: what is added, and when?"), "1-usecart-what-is-added-and-when");
  assert.deepEqual(anchors("# A\n```sh\n# no heading\n```\n## B [x](y)\n## A\n"), ["a", "b-x", "a-1"]);
});

test("no page has a broken link or anchor", () => {
  assert.ok(PAGES.length > 40, `${PAGES.length} pages`);
  const broken = PAGES.flatMap(({ file, text }) =>
    links(text).flatMap((target) => {
      const problem = problemOf(file, target);
      return problem === undefined ? [] : [`${file}: ${target}: ${problem}`];
    }),
  );
  assert.deepEqual(broken, []);
  assert.equal(problemOf("README.md", "docs/none.md"), "there is no such file");
  assert.equal(problemOf("README.md", "docs/testing.md#none"), "the page has no such heading");
});

/** Whether one of the folders contains the path. @param {string} path @param {string[]} folders */
const isIn = (path, ...folders) =>
  folders.some((folder) => existsSync(inRoot(...folder.split("/"), ...path.split("/"))));

/** Built files, and placeholder names. */
const ANY = /\/dist$|NAME/;

test("the files that pages name relative to the root exist", () => {
  const named = PAGES.filter(({ file }) => !/^examples\/|CHANGELOG|CONTRIBUTING|^docs\/architecture/.test(file))
    .flatMap(({ file, text }) => paths(text).map((path) => ({ file, path })))
    .filter(({ path }) => !ANY.test(path));
  assert.ok(named.length > 150, `${named.length} files are named`);
  assert.deepEqual(
    named.filter(({ path }) => !isIn(path, ".")),
    [],
  );
});

/** @typedef {{ rule: string, rust: string, script: string, file: string, group: string | undefined }} Rule */

/** The rows of the table of rules that stand twice. @param {string} text @returns {Rule[]} */
const rulesOf = (text) =>
  [...text.matchAll(/^\| ([^|]+?) *\| `([^`]+)` *\| `([^`]+)` *\| `([^`]+)`(?: `([^`]+)`)? *\|$/gm)].map(
    ([, rule = "", rust = "", script = "", file = "", group]) => ({ rule, rust, script, file, group }),
  );

/** The code of the tests that read the contract's files, by language. */
const READERS = {
  Rust: codeBelow(["sdk", "platform"], /\.rs$/),
  JavaScript: [
    ...codeBelow(["tests/package", "app/src"], /\.(?:mjs|tsx?)$/),
    ...codeBelow(["wasm/js/src"], /\.test\.tsx?$/),
  ],
};

/** @param {string[]} folders @param {RegExp} kind */
function codeBelow(folders, kind) {
  const files = folders.flatMap((folder) => filesBelow(inRoot(...folder.split("/"))));
  return files.filter((file) => kind.test(file)).map((file) => readFileSync(file, "utf8"));
}

/** The problems of a row: files that do not exist, and shared cases that no test reads. @param {Rule} row */
function problemsOf({ rust, script, file, group }) {
  const problems = [];
  if (!isIn(rust, "sdk/engine/src", "sdk/src", ".")) problems.push(`${rust} does not exist`);
  if (!isIn(script, "wasm/js/src", ".")) problems.push(`${script} does not exist`);
  if (!isIn(file, "contract")) return [...problems, `contract/${file} does not exist`];
  const data = readFileSync(inRoot("contract", file), "utf8");
  if (group && !(group in JSON.parse(data))) problems.push(`${file} has no group ${group}`);
  const constant = file
    .replace(/\.json$/, "")
    .replaceAll("-", "_")
    .toUpperCase();
  const reads = {
    Rust: (/** @type {string} */ code) =>
      (code.includes(constant) || code.includes(file)) && (!group || code.includes(`"${group}"`)),
    JavaScript: (/** @type {string} */ code) =>
      code.includes(`contract/${file}`) && (!group || new RegExp(`\\.${group}\\b|\\{ ${group} \\}`).test(code)),
  };
  for (const language of /** @type {const} */ (["Rust", "JavaScript"])) {
    if (!READERS[language].some(reads[language])) {
      problems.push(`no test in ${language} reads ${[file, group].filter(Boolean).join(" ")}`);
    }
  }
  return problems;
}

test("the files named on the architecture page exist, on both sides of each duplicated rule", () => {
  const [before = "", rules = ""] = readFileSync(inRoot("docs", "architecture.md"), "utf8").split(
    "## Rules that stand twice",
  );
  assert.deepEqual(
    paths(before).filter((path) => !ANY.test(path) && !isIn(path, ".")),
    [],
  );
  const rows = rulesOf(rules);
  assert.ok(rows.length >= 20, `${rows.length} rules`);
  const wrong = rows.flatMap((row) => problemsOf(row).map((problem) => `${row.rule}: ${problem}`));
  assert.deepEqual(wrong, []);
  const planted = { rule: "r", rust: "none.rs", script: "sdk/money.ts", file: "vectors.json", group: "plantedGroup" };
  assert.deepEqual(problemsOf(planted), [
    "none.rs does not exist",
    "vectors.json has no group plantedGroup",
    "no test in Rust reads vectors.json plantedGroup",
    "no test in JavaScript reads vectors.json plantedGroup",
  ]);
});

/** The greatest width of a table that is readable as raw text. */
const WIDEST = 150;

test("tables are aligned as raw text", () => {
  const wide = PAGES.flatMap(({ file, text }) =>
    prose(text)
      .split("\n")
      .filter((line) => line.startsWith("|") && line.length > WIDEST)
      .map((line) => `${file}: ${line.slice(0, 60)}…`),
  );
  assert.deepEqual(wide, [], "a list says the same");
});

/** Empty emphasis, and list items that start with it. @param {string} text */
const emptyEmphasis = (text) =>
  prose(text)
    .replaceAll(/`[^`\n]*`/g, "`")
    .split("\n")
    .filter(
      (line) =>
        !/^ *(?:\*{3,}|_{3,}) *$/.test(line) &&
        /(?<![*\w])\*{4}(?!\*)|(?<![_\w])_{4}(?!\w)|<(b|strong|em|i)>\s*<\/\1>/.test(line),
    );

test("no page has empty emphasis", () => {
  assert.deepEqual(emptyEmphasis("- ****: text\n- **a**: `****`\n\n***\n<b></b>"), ["- ****: text", "<b></b>"]);
  const empty = PAGES.flatMap(({ file, text }) => emptyEmphasis(text).map((line) => `${file}: ${line}`));
  assert.deepEqual(empty, []);
});

test("the platform page lists the path of each catalog V1 read that a V3 site answers", () => {
  const resources = sources(["sdk/src/resources"]).map((file) => readFileSync(inRoot(...file.split("/")), "utf8"));
  const prefixes = new Set(
    resources.flatMap((text) => {
      const [, base] = /rows \w+ at StoresReader "([^"]+)"/.exec(text) ?? [];
      if (base === undefined) return [];
      const reads = [...text.matchAll(/= (?:GET|POST|PATCH|DELETE) "([^"]*)"([^;]*);/g)];
      const paths = reads.filter(([, , rest = ""]) => !rest.includes(".at(")).map(([, path = ""]) => base + path);
      return paths.map((path) => `/stores-reader${path.split("/").slice(0, 3).join("/")}`);
    }),
  );
  assert.ok(prefixes.size >= 5, [...prefixes].join());
  const page = readFileSync(inRoot("docs", "platform.md"), "utf8");
  assert.deepEqual(
    [...prefixes].filter((prefix) => !page.includes(`\`${prefix}`)),
    [],
  );
});

test("the documentation site has every page", () => {
  const onSite = SITE_PAGES.map(({ file }) => file);
  const wanted = PAGES.map(({ file }) => file).filter((file) => /^docs\/|^[A-Z_]+\.md$/.test(file));
  assert.deepEqual(
    wanted.filter((file) => !onSite.includes(file)),
    [],
  );
  assert.deepEqual(
    onSite.filter((file) => !existsSync(inRoot(...file.split("/")))),
    [],
  );
  assert.equal(new Set(SITE_PAGES.map(({ to }) => to)).size, SITE_PAGES.length);
});

test("the scripts that pages run exist", () => {
  /** @param {string} [workspace] */
  const scripts = (workspace) =>
    JSON.parse(readFileSync(inRoot(...(workspace ?? "").split("/"), "package.json"), "utf8")).scripts;
  const runs = PAGES.filter(({ file }) => !file.startsWith("examples/")).flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:-w (\S+) )?([a-z][\w-]*)(?: -w (\S+))?/g)].map(([run, before, name, after]) => {
      return { file, run, known: (name ?? "") in scripts(before ?? after) };
    }),
  );
  assert.ok(runs.length > 20, `${runs.length} scripts are run`);
  // `lead` runs the reader's own program.
  const missing = runs.filter(({ run, known }) => !known && run !== "npm run dev");
  assert.deepEqual(missing, []);
});

test("the platform options that pages name exist", () => {
  const code = sources(["platform/src", "platform/lead"]).map((file) =>
    readFileSync(inRoot(...file.split("/")), "utf8"),
  );
  const fields = code.flatMap((text) =>
    [...text.matchAll(/^\s+(?:pub(?:\(\w+\))? )?(\w+): /gm)].map(([, name = ""]) => name),
  );
  const known = new Set(["help", "features", "save-dev", ...fields.map((name) => name.replaceAll("_", "-"))]);
  const pages = PAGES.filter(({ file }) => /^docs\/(?:platform|where-we-differ)\.md$|^platform\//.test(file));
  const named = pages.flatMap(({ file, text }) =>
    [...prose(text).matchAll(/`[^`\n]*?--([a-z][\w-]+)/g)].map(([, option = ""]) => ({ file, option })),
  );
  assert.ok(named.length > 15, `${named.length} options`);
  assert.deepEqual(
    named.filter(({ option }) => !known.has(option)),
    [],
  );
});
