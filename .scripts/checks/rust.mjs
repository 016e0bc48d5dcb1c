/** Checks of the crates. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { browser, wasmTestEnvironment } from "../lib/browser.mjs";
import { buildNative, narrowed, runTests, testPrograms, WORKSPACE } from "../lib/cargo.mjs";
import { compareCores } from "../lib/core.mjs";
import {
  checkCratePackage,
  checkDependencies,
  checkInterface,
  checkOldestRust,
  checkRanges,
} from "../lib/crate-checks.mjs";
import { inRoot } from "../lib/paths.mjs";
import { WASM_TARGET } from "../lib/prerequisites.mjs";
import { filesBelow } from "../lib/stamp.mjs";
import { installTool, wasmTestRunner } from "../lib/tools.mjs";
import { generate } from "../generate.mjs";
import { checkPlatformPackage } from "../platform-package.mjs";
import { LOCKS } from "./setup.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */
/** @typedef {import("../lib/steps.mjs").Report} Report */

const RESULT = /^test result:/;

const SETTINGS = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];
const CLIENT = ["contract", "sdk", ...SETTINGS];

/** The features without TLS, as in all builds. */
const NARROW = ["--no-default-features", "--features", "file-store,native,webhooks"];

/** Tests of the wasm crate that need a browser; all others are native. */
const browserTests = () =>
  filesBelow(inRoot("wasm", "tests"))
    .filter((file) => file.endsWith(".rs") && readFileSync(file, "utf8").includes("wasm_bindgen_test"))
    .map((file) => basename(file, ".rs"));

/** @param {Report} report */
async function testInBrowser(report) {
  const runner = await installTool(report, wasmTestRunner());
  const names = browserTests().flatMap((name) => ["--test", name]);
  // Never --quiet: cargo passes it to the runner, which rejects it.
  const args = ["test", "-p", "cartwright-wasm", "--target", WASM_TARGET, "--locked", ...names];
  return report.run("cargo", args, { env: wasmTestEnvironment(browser(), runner) });
}

/** @param {Report} report */
async function document(report) {
  const env = { ...process.env, RUSTDOCFLAGS: "-D warnings" };
  await report.run("cargo", ["doc", ...WORKSPACE, "--no-deps"], { env });
  return report.run("cargo", ["test", ...WORKSPACE, "--doc"], { env });
}

/** Runs Clippy on the crates for pages, and on the programs that no quick test compiles. @param {Report} report */
async function lintTheRest(report) {
  const crates = ["cartwright", "cartwright-wasm", "cartwright-yew"].flatMap((name) => ["-p", name]);
  const features = ["--features", "cartwright-wasm/login"];
  const options = ["--target", WASM_TARGET, "--locked", "--", "-D", "warnings"];
  await report.run("cargo", ["clippy", ...crates, ...features, ...options]);
  await buildNative(report, [...WORKSPACE, "--bin", "cartwright-lead", "--bin", "cartwright-load"]);
}

/** @param {Report} report */
const format = (report) => report.run("cargo", ["fmt", "--all", "--check"]);

/** @type {Check[]} */
export const QUICK_RUST = [
  {
    id: "fmt",
    name: "cargo fmt",
    set: "quick",
    groups: ["lint", "rust"],
    needs: ["rust"],
    inputs: ["sdk", "wasm", "platform", "tests", "examples", ".rustfmt.toml"],
    budget: 5,
    work: format,
    narrow: (files) => (files.some((file) => file.endsWith(".rs")) ? format : undefined),
  },
  {
    id: "rust-tests",
    name: "tests of the crates",
    set: "quick",
    groups: ["rust"],
    needs: ["native"],
    inputs: [
      ...["sdk", "wasm/src", "wasm/tests", "platform", "tests/over-http", "contract", "examples/rust-cli"],
      ...SETTINGS,
    ],
    budget: 60,
    keep: RESULT,
    work: (report) => runTests(report, testPrograms()),
    narrow: (files) => (report) => runTests(report, testPrograms(), { filters: narrowed(files)?.filters }),
  },
];

/** @type {Check[]} */
export const SLOW_RUST = [
  {
    id: "declarations",
    name: "TypeScript declarations of models",
    set: "slow",
    // The generated files are formatted by oxfmt.
    needs: ["rust", "packages"],
    inputs: [...CLIENT, "wasm", "tests/package/types/examples.ts", ".oxfmtrc.json", "package-lock.json"],
    lock: LOCKS.native,
    budget: 90,
    keep: RESULT,
    work: generate,
  },
  {
    id: "mistakes",
    name: "mistakes in declarations of calls",
    set: "slow",
    needs: ["rust"],
    inputs: [...CLIENT],
    lock: LOCKS.native,
    budget: 90,
    keep: RESULT,
    work: (report) => report.run("cargo", ["test", "-p", "cartwright", "--locked", "--test", "mistakes", ...NARROW]),
  },
  {
    id: "properties",
    name: "tests of the crates, properties at length",
    set: "slow",
    needs: ["native"],
    inputs: ["contract", "sdk", "platform", "tests/over-http", ...SETTINGS],
    budget: 300,
    keep: RESULT,
    work: (report) => runTests(report, testPrograms(), { cases: 2000 }),
  },
  {
    id: "clippy-rest",
    name: "clippy for wasm32, lead and load tests",
    set: "slow",
    needs: ["rust"],
    inputs: [...CLIENT, "wasm", "examples/yew", "platform/lead", "tests/load"],
    lock: LOCKS.native,
    budget: 90,
    work: lintTheRest,
  },
  {
    id: "doc",
    name: "documentation and its examples",
    set: "slow",
    needs: ["rust"],
    inputs: [...CLIENT, "platform", "wasm", "README.md"],
    lock: LOCKS.native,
    budget: 200,
    keep: RESULT,
    work: document,
  },
  {
    id: "same-core",
    name: "equal cores by cargo and by wasm-pack",
    set: "slow",
    needs: ["packages", "bindgen"],
    inputs: ["sdk/engine", "wasm/src", "wasm/Cargo.toml", "wasm/tools", ".scripts/lib/core.mjs", ...SETTINGS],
    lock: LOCKS.core,
    budget: 240,
    work: compareCores,
  },
  {
    id: "wasm-tests",
    name: "wasm tests in Chromium",
    set: "slow",
    needs: ["rust", "browser"],
    inputs: [...CLIENT, "wasm"],
    lock: LOCKS.page,
    budget: 150,
    keep: RESULT,
    work: testInBrowser,
  },
  {
    id: "oldest-rust",
    name: "oldest Rust",
    set: "slow",
    needs: ["rust"],
    inputs: CLIENT,
    lock: LOCKS.native,
    budget: 120,
    work: checkOldestRust,
  },
  {
    id: "interface",
    name: "public interface (semver-checks)",
    set: "slow",
    needs: ["rust"],
    inputs: CLIENT,
    budget: 300,
    work: checkInterface,
  },
  {
    id: "dependencies",
    name: "licences and sources (cargo deny)",
    set: "slow",
    needs: ["rust"],
    inputs: ["Cargo.lock", ".cargo"],
    budget: 30,
    work: checkDependencies,
  },
  {
    id: "crate",
    name: "crate as published, and examples in a new crate",
    set: "slow",
    needs: ["rust"],
    inputs: [...CLIENT, "README.md", "docs"],
    lock: LOCKS.native,
    budget: 120,
    work: checkCratePackage,
  },
  {
    id: "ranges",
    name: "crate beside the newest and with the oldest of its dependencies",
    set: "slow",
    needs: ["rust"],
    inputs: [...CLIENT],
    lock: LOCKS.native,
    budget: 300,
    work: checkRanges,
  },
  {
    id: "platform-package",
    name: "npm packages of the platform, tried",
    set: "slow",
    needs: ["rust"],
    inputs: ["sdk", "platform", ".scripts/platform-package.mjs", "package-lock.json", ...SETTINGS],
    lock: LOCKS.server,
    budget: 300,
    work: checkPlatformPackage,
  },
];
