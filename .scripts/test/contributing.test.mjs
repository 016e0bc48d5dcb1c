// The first change of CONTRIBUTING.md works as written; the commands and versions in the documents exist.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { sources } from "../lib/git.mjs";
import { paths } from "../lib/markdown.mjs";
import { inRoot } from "../lib/paths.mjs";
import { lockedVersion } from "../lib/versions.mjs";

const read = (/** @type {string} */ path) => readFileSync(inRoot(...path.split("/")), "utf8");
const GUIDE = read("CONTRIBUTING.md");
const VITEST = inRoot("node_modules", "vitest", "vitest.mjs");

/** The guide's code in a language. @param {string} language */
const code = (language) =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, text = ""]) => text);

/** A folder with copies of the store's files that the example changes. @param {string} file */
function copyOf(file) {
  const folder = mkdtempSync(join(tmpdir(), "contributing-"));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  cpSync(inRoot(...file.split("/")), join(folder, file));
  symlinkSync(inRoot("node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "app", "package.json"), '{ "type": "module" }');
  return folder;
}

/** Runs the example's test in a copy. @param {string} folder @param {string} file */
function vitest(folder, file) {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [VITEST, "run", file], {
    cwd: join(folder, "app"),
    env,
    encoding: "utf8",
  });
  return { passed: status === 0, output: stdout + stderr };
}

test("the test of the worked example fails before its patch and passes after it", (context) => {
  const [example = ""] = code("ts");
  const [patch = ""] = code("diff");
  const [, file = ""] = /^\+\+\+ b\/(.+)$/m.exec(patch) ?? [];
  const [, command = ""] = /^npm exec --workspace app -- vitest run (\S+)$/m.exec(GUIDE) ?? [];
  const folder = copyOf(file);
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "app", command), example);

  const before = vitest(folder, command);
  const [, promised = ""] = /^It fails: `(.+)`\.$/m.exec(GUIDE) ?? [];
  assert.ok(!before.passed && before.output.includes(promised), before.output);
  execFileSync("git", ["apply", "-"], { cwd: folder, input: patch });
  const after = vitest(folder, command);
  assert.ok(after.passed, after.output);
});

test("the scripts and files named for contributors exist", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const papers = sources([".github", "CONTRIBUTING.md", "SECURITY.md", "docs/testing.md"]).map(read).join("\n");
  const named = new Set([...papers.matchAll(/\bnpm run ([a-z][\w-]*)/g)].map(([, name = ""]) => name));
  assert.ok(named.size >= 6, [...named].join());
  assert.deepEqual(
    [...named].filter((name) => !(name in scripts)),
    [],
  );
  const ownTest = "app/src/lib/carriers.test.ts";
  const missing = paths(GUIDE).filter((path) => path !== ownTest && !existsSync(inRoot(...path.split("/"))));
  assert.deepEqual(missing, []);
  assert.match(read(".github/workflows/ci.yml"), /^ +- run: \.ci\/run$/m);
});

test("the development container has the repository's versions of Node and Rust", () => {
  const { image, features } = JSON.parse(read(".devcontainer/devcontainer.json"));
  const [node] = read(".nvmrc").trim().split(".");
  assert.match(image, new RegExp(`:${node}-`));
  const [, channel] = /^channel = "(.+)"$/m.exec(read("rust-toolchain.toml")) ?? [];
  assert.equal(Object.values(features)[0].version, channel);
});

test("the advisory explained in SECURITY.md is about a current dependency", () => {
  assert.match(read("SECURITY.md"), /RUSTSEC-2023-0071/);
  assert.ok(lockedVersion(read("Cargo.lock"), "rsa"), "rsa is gone: take the advisory out of SECURITY.md");
});

test("the stability page has the versions of the manifests", () => {
  const page = read("docs/stability.md");
  const [, oldest] = /^rust-version = "(.+)"$/m.exec(read("sdk/Cargo.toml")) ?? [];
  const [, pinned] = /^channel = "(\d+\.\d+)/m.exec(read("rust-toolchain.toml")) ?? [];
  const node = JSON.parse(read("wasm/js/package.json")).engines.node.replace(">=", "");
  const [, tables] = /^const OLDEST: u32 = (\d+);$/m.exec(read("platform/base/src/db/schema.rs")) ?? [];
  for (const text of [
    `Rust ${oldest}`,
    `Rust ${pinned}`,
    `Node ${node} and newer`,
    `from version ${tables} of the tables`,
  ]) {
    assert.ok(page.replaceAll("\n", " ").includes(text), text);
  }
  const { version } = JSON.parse(read("wasm/js/package.json"));
  const front = read("README.md").replaceAll("\n", " ");
  for (const text of [`Version ${version} ·`, `Node ${node} and newer`, `Rust ${oldest} and newer`]) {
    assert.ok(front.includes(text), text);
  }
  assert.match(read("sdk/README.md"), new RegExp(`oldest supported Rust is ${oldest}`));
});
