import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { test } from "node:test";
import { checksOfFiles } from "../checks/files.mjs";
import { CHECKS, QUICK, SLOW } from "../checks/index.mjs";
import {
  againstPlatform,
  comparing,
  ofProtocol,
  ofScripts,
  online,
  projects,
  VUE_PROJECT,
  scripted,
  unmodified,
  watchingMemory,
} from "../checks/web.mjs";
import { sources } from "../lib/git.mjs";
import { inRoot, root } from "../lib/paths.mjs";
import { withNeeds } from "../lib/plan.mjs";
import { inputsOf, isThere } from "../lib/verified.mjs";

const tracked = sources(["."]);

const path = (/** @type {string} */ file) => relative(root, file).replaceAll("\\", "/");

test("every check has a unique id and name, and its needs precede it", () => {
  assert.equal(new Set(CHECKS.map(({ id }) => id)).size, CHECKS.length);
  assert.equal(new Set(CHECKS.map(({ name }) => name)).size, CHECKS.length);
  assert.deepEqual(withNeeds(CHECKS, CHECKS), CHECKS);
});

test("every input of a check exists", () => {
  const missing = CHECKS.flatMap(({ id, inputs = [] }) =>
    inputs.filter((each) => !isThere(each)).map((each) => [id, each]),
  );
  assert.deepEqual(missing, []);
});

test("files built next to a check's inputs do not change its digest", (context) => {
  const built = inRoot("tests", "browser", `${process.pid}.tsbuildinfo`);
  context.after(() => rmSync(built, { force: true }));
  const check = /** @type {import("../lib/plan.mjs").Check} */ ({ inputs: ["tests/browser"] });
  const before = inputsOf(check);
  writeFileSync(built, "");
  assert.equal(inputsOf(check), before);
  assert.ok(sources(["tests/browser"]).includes("tests/browser/playwright.config.ts"));
});

test("every Node test is in exactly one check", () => {
  const files = [comparing, unmodified, againstPlatform, watchingMemory, scripted, online, ofProtocol, ofScripts]
    .flat()
    .map(path);
  // The projects of the matrix have their own test runners.
  const all = tracked.filter((file) => file.endsWith(".test.mjs") && !file.startsWith("tests/matrix/"));
  assert.deepEqual(files.toSorted(), all.toSorted());
});

test("every Vitest test is beside the sources of the store or of the package", () => {
  const all = tracked.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(".scripts/test/seeded/"));
  assert.deepEqual(
    all.filter((file) => !/^(app\/(src|config)|wasm\/js\/src)\//.test(file) && !file.startsWith("tests/matrix/")),
    [],
  );
  const beside = all.filter((file) => file.startsWith("wasm/js/src/"));
  assert.ok(beside.length > 0);
  assert.deepEqual(
    checksOfFiles(beside).map(({ id }) => id),
    ["source tests of files"],
  );
});

test("every journey is in exactly one check", () => {
  // The same words select and exclude journeys: each journey is in exactly one of the four sets.
  const chosen = ["@core", "@axe", "@rust-page"];
  const others = SLOW.find(({ id }) => id === "all-journeys")?.work.toString() ?? "";
  for (const word of chosen) assert.ok(others.includes(word), word);
  const journeys = readFileSync(inRoot(".scripts", "checks", "journeys.mjs"), "utf8");
  for (const word of chosen) assert.ok(journeys.includes(`["--grep", "${word}"`), word);
  const config = readFileSync(inRoot("tests", "browser", "playwright.config.ts"), "utf8");
  assert.match(config, /testMatch: "\*\.spec\.ts"/);
});

test("every crate of the workspace is built with its tests, and every TypeScript project is checked", () => {
  const manifest = readFileSync(inRoot("Cargo.toml"), "utf8");
  const members = [...(/members = \[(.*?)\]/s.exec(manifest)?.[1]?.matchAll(/"(.+?)"/g) ?? [])].map(
    ([, member]) => member,
  );
  const checked = ["native", "clippy-rest"];
  const inputs = CHECKS.filter(({ id }) => checked.includes(id)).flatMap(({ inputs = [] }) => inputs);
  const left = members.filter(
    (member) =>
      !inputs.some((input) => input === member || member?.startsWith(`${input}/`) || input.startsWith(`${member}/`)),
  );
  assert.deepEqual(left, []);
  const all = tracked.filter((file) => file.endsWith("tsconfig.json") && file !== VUE_PROJECT);
  assert.deepEqual(projects().map(path).toSorted(), all.toSorted());
});

test("a crate with `test = false` contains no tests", () => {
  const manifests = tracked.filter((file) => {
    return (
      file.endsWith("Cargo.toml") && /\[(lib|\[bin\])\][^[]*^test = false/m.test(readFileSync(inRoot(file), "utf8"))
    );
  });
  assert.ok(manifests.length > 0);
  const folders = manifests.map((file) => file.replace("Cargo.toml", "src/"));
  // The slow check of unmodified programs runs the test of `lead`.
  const left = tracked
    .filter(
      (file) =>
        file.endsWith(".rs") && !file.startsWith("platform/lead/") && folders.some((folder) => file.startsWith(folder)),
    )
    .filter((file) => /#\[(tokio::)?test\b/.test(readFileSync(inRoot(file), "utf8")));
  assert.deepEqual(left, []);
});

test("every quick and slow check has a budget", () => {
  for (const { id, budget } of [...QUICK, ...SLOW]) assert.ok(budget, id);
});
