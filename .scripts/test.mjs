/**
 * `npm test`: every check, each a named step. `npm test -- rust|web|browser|lint` does a part.
 * A failed step shows all it printed; the steps that do not need it go on.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { checkCratePackage, checkDependencies, checkInterface, checkOldestRust } from "./lib/crate-checks.mjs";
import { browserEnvironment, ensureBrowser, findBrowser, wasmTestEnvironment } from "./lib/browser.mjs";
import { platformProgram } from "./lib/cargo.mjs";
import { main } from "./lib/main.mjs";
import { installPackages } from "./lib/packages.mjs";
import { inRoot, root } from "./lib/paths.mjs";
import { perform, select } from "./lib/plan.mjs";
import { checkNode, checkRust, WASM_TARGET } from "./lib/prerequisites.mjs";
import { Problem } from "./lib/problem.mjs";
import { buildRustPage, rustPage } from "./lib/rust-page.mjs";
import { filesBelow } from "./lib/stamp.mjs";
import { duration, Steps } from "./lib/steps.mjs";
import { buildStore } from "./lib/store.mjs";
import { installTools, wasmTestRunner } from "./lib/tools.mjs";
import { buildCore, buildFacade } from "./package.mjs";

/** @typedef {import("./lib/steps.mjs").Report} Report */

const CARGO = /^test result:/;
const CARGO_PROGRESS = /^ +(Compiling|Checking|Documenting|Downloading|Downloaded|Fresh|Blocking|Locking|Updating) /;
const NODE = /^ℹ (tests|pass|fail|skipped|\d+ cases:?) /;
const VITEST = /^\s*(Test Files|Tests)\s/;
const PLAYWRIGHT = /^\s+\d+ (passed|failed|flaky|skipped|did not run|interrupted)/;

/**
 * All crates, as each cargo command is to see them: with the same features, so that they share what they build, and
 * without TLS, which no test needs and which takes minutes to compile.
 */
const WORKSPACE = [
  "--workspace",
  "--locked",
  "--no-default-features",
  "--features",
  "cartwright/file-store,cartwright/native,cartwright/webhooks",
];

/**
 * Cargo with its lock file as it is.
 * @param {string[]} args
 * @param {() => NodeJS.ProcessEnv} [env]
 */
const cargo = (args, env) => (/** @type {Report} */ report) => report.run("cargo", args, { env: env?.() });

/**
 * Why a check has nothing to look at.
 * @param {string} path
 */
const unlessThere = (path) => (existsSync(inRoot(...path.split("/"))) ? undefined : `there is no ${path}`);

/** The environment of tests that open pages: a browser, and the platform's program to start. */
async function browserTestEnvironment() {
  const browser = findBrowser();
  if (!browser) throw new Problem("The browser is gone; install it again: npm test -- browser");
  return { ...browserEnvironment(browser), CARTWRIGHT_PLATFORM: await platformProgram() };
}

/** The platform's program is made along with the tests that start it. */
const buildTests = cargo(["test", ...WORKSPACE, "--no-run"]);

/** @param {string} folder */
const testFiles = (folder) => filesBelow(folder).filter((file) => file.endsWith(".test.mjs"));

/** The tests of the package that a scripted network is enough for, and those that need the platform. */
const againstPlatform = testFiles(inRoot("tests", "package", "platform"));
const scripted = testFiles(inRoot("tests", "package")).filter((file) => !againstPlatform.includes(file));

/** The names of the wasm crate's tests that run in a browser; its others are native. */
const wasmTests = () =>
  filesBelow(inRoot("wasm", "tests"))
    .filter((file) => file.endsWith(".rs") && readFileSync(file, "utf8").includes("wasm_bindgen_test"))
    .map((file) => basename(file, ".rs"));

/** Every TypeScript project but the generated ones. */
const projects = () =>
  [".scripts", "app", "wasm/js", "tests", "examples"]
    .flatMap((folder) => filesBelow(inRoot(...folder.split("/"))))
    .filter((file) => file.endsWith("tsconfig.json"));

/** @param {Report} report */
async function typeCheck(report) {
  for (const project of projects()) {
    report.note(relative(root, project));
    await report.bin("typescript", ["-p", project, "--noEmit"], { command: "tsc" });
  }
}

/**
 * What has a core of the machine to itself for long, as linking does and what Node works on, goes beside a check of
 * cargo's that does not wait for the same folder of `target`. Tests go alone: they have time limits.
 * @type {import("./lib/plan.mjs").Plan}
 */
const PLAN = [
  [{ id: "rust", name: "Rust", work: checkRust }],
  [
    {
      id: "fmt",
      name: "cargo fmt",
      groups: ["lint", "rust"],
      needs: ["rust"],
      work: cargo(["fmt", "--all", "--check"]),
    },
  ],
  [
    { id: "packages", name: "npm packages", work: installPackages },
    { id: "tools", name: "build tools", needs: ["rust"], work: installTools },
    { id: "chromium", name: "browser", needs: ["packages"], work: ensureBrowser },
  ],
  [
    {
      id: "prettier",
      name: "prettier",
      groups: ["lint"],
      needs: ["packages"],
      work: (report) => report.bin("prettier", ["--check", ".", "--log-level", "warn"]),
    },
  ],
  [
    {
      id: "clippy",
      name: "clippy",
      hide: CARGO_PROGRESS,
      groups: ["lint", "rust"],
      needs: ["rust"],
      work: cargo(["clippy", ...WORKSPACE, "--all-targets", "--", "-D", "warnings"]),
    },
    { id: "core", name: "npm package: wasm core", needs: ["rust", "packages", "tools"], work: buildCore },
  ],
  [
    {
      id: "clippy-wasm",
      name: "clippy for wasm32",
      hide: CARGO_PROGRESS,
      groups: ["lint", "rust"],
      needs: ["rust"],
      work: cargo(
        ["clippy", ...["cartwright", "cartwright-wasm", "cartwright-yew"].flatMap((name) => ["-p", name])].concat([
          "--target",
          WASM_TARGET,
          "--locked",
          "--",
          "-D",
          "warnings",
        ]),
      ),
    },
    { id: "package", name: "npm package: JavaScript", groups: ["web"], needs: ["core"], work: buildFacade },
  ],
  [
    {
      id: "doc",
      name: "cargo doc",
      hide: CARGO_PROGRESS,
      groups: ["lint", "rust"],
      needs: ["rust"],
      work: cargo(["doc", ...WORKSPACE, "--no-deps"], () => ({
        ...process.env,
        RUSTDOCFLAGS: "-D warnings",
      })),
    },
    {
      id: "eslint",
      name: "eslint",
      groups: ["lint", "web"],
      needs: ["package"],
      work: (report) => report.bin("eslint", ["--config", ".eslint.config.js", "--max-warnings", "0", "."]),
    },
  ],
  [
    {
      id: "dependencies",
      name: "licences and sources (cargo deny)",
      groups: ["lint", "rust"],
      needs: ["rust"],
      work: checkDependencies,
    },
    { id: "tsc", name: "tsc", groups: ["lint", "web"], needs: ["package"], work: typeCheck },
  ],
  [{ id: "crate", name: "crate as published", groups: ["rust"], needs: ["rust"], work: checkCratePackage }],
  [
    {
      id: "oldest-rust",
      name: "oldest Rust",
      hide: CARGO_PROGRESS,
      groups: ["rust"],
      needs: ["rust"],
      work: checkOldestRust,
    },
    {
      id: "peer-packages",
      name: "the platform's npm packages",
      needs: ["packages"],
      work: (report) => installPackages(report, inRoot("tests", "package", "differential")),
    },
  ],
  [
    {
      id: "interface",
      name: "public interface (semver-checks)",
      hide: CARGO_PROGRESS,
      groups: ["rust"],
      needs: ["rust"],
      work: checkInterface,
    },
    {
      id: "matrix-packages",
      name: "packages of the matrix",
      needs: ["packages"],
      work: (report) => installPackages(report, inRoot("tests", "matrix")),
    },
  ],
  [
    {
      id: "cargo-test",
      name: "cargo test",
      hide: CARGO_PROGRESS,
      groups: ["rust"],
      needs: ["rust"],
      keep: CARGO,
      work: cargo(["test", ...WORKSPACE, "--no-fail-fast"]),
    },
  ],
  [
    {
      id: "wasm-test",
      name: "wasm tests in Chromium",
      hide: CARGO_PROGRESS,
      groups: ["rust", "browser"],
      needs: ["rust", "tools", "chromium"],
      unless: wasmTests().length > 0 ? undefined : "no file in wasm/tests uses wasm_bindgen_test",
      keep: CARGO,
      work: (report) => {
        const browser = findBrowser();
        if (!browser) throw new Problem("The browser is gone; install it again: npm test -- browser");
        // Never --quiet: cargo hands it to the runner, which does not know it.
        const args = [
          "test",
          "-p",
          "cartwright-wasm",
          "--target",
          WASM_TARGET,
          "--locked",
          ...wasmTests().flatMap((name) => ["--test", name]),
        ];
        return report.run("cargo", args, { env: wasmTestEnvironment(browser, wasmTestRunner()) });
      },
    },
  ],
  [
    {
      id: "script-tests",
      name: "script and example tests",
      groups: ["web"],
      keep: NODE,
      work: (report) => {
        const files = [".scripts", "examples"].flatMap((folder) => testFiles(inRoot(folder)));
        return report.run(process.execPath, ["--test", "--test-reporter=spec", ...files]);
      },
    },
  ],
  [
    {
      id: "package-tests",
      name: "package tests",
      groups: ["web"],
      needs: ["package", "chromium", "peer-packages"],
      unless: unlessThere("tests/package"),
      keep: NODE,
      work: async (report) =>
        report.run(process.execPath, ["--test", "--test-reporter=spec", ...scripted], {
          env: await browserTestEnvironment(),
        }),
    },
  ],
  [
    {
      id: "vitest",
      name: "store tests (Vitest)",
      groups: ["web"],
      needs: ["package"],
      unless: unlessThere("app/vite.config.ts"),
      keep: VITEST,
      work: (report) => report.npm(["run", "-w", "app", "test"]),
    },
  ],
  [
    {
      id: "rust-page",
      name: "example page in Rust",
      hide: CARGO_PROGRESS,
      groups: ["browser"],
      needs: ["rust", "tools"],
      work: buildRustPage,
    },
    {
      id: "store",
      name: "store build",
      groups: ["web"],
      needs: ["package"],
      unless: unlessThere("app/vite.config.ts"),
      work: buildStore,
    },
  ],
  [{ id: "platform", name: "platform build", hide: CARGO_PROGRESS, needs: ["rust"], work: buildTests }],
  [
    {
      id: "platform-tests",
      name: "package tests against the platform",
      groups: ["web"],
      needs: ["package", "platform"],
      keep: NODE,
      work: async (report) =>
        report.run(process.execPath, ["--test", "--test-reporter=spec", ...againstPlatform], {
          env: { ...process.env, CARTWRIGHT_PLATFORM: await platformProgram() },
        }),
    },
  ],
  [
    {
      id: "matrix",
      name: "package matrix",
      groups: ["web"],
      needs: ["package", "platform", "chromium", "matrix-packages"],
      work: async (report) =>
        report.show(
          await report.node(inRoot("tests", "matrix", "run.mjs"), [], { env: await browserTestEnvironment() }),
        ),
    },
  ],
  [
    {
      id: "playwright",
      name: "browser journeys (Playwright)",
      groups: ["browser"],
      needs: ["store", "rust-page", "platform", "chromium"],
      unless: unlessThere("tests/browser"),
      keep: PLAYWRIGHT,
      work: async (report) =>
        report.bin("@playwright/test", ["test", "-c", inRoot("tests", "browser")], {
          command: "playwright",
          env: { ...(await browserTestEnvironment()), CARTWRIGHT_RUST_PAGE: await rustPage() },
        }),
    },
  ],
];

await main(import.meta.url, async () => {
  checkNode();
  const started = performance.now();
  const plan = select(PLAN, process.argv.slice(2));
  const steps = new Steps();
  const { passed, failed, blocked, left } = await perform(plan, steps);
  const time = duration((performance.now() - started) / 1000);
  const counts = [`${passed.length} passed`];
  if (failed.length > 0) counts.push(`${failed.length} failed`);
  if (blocked.length > 0) counts.push(`${blocked.length} not run`);
  if (left.length > 0) counts.push(`${left.length} left out`);
  steps.print(`\nSteps: ${counts.join(", ")}, in ${time}.`);
  for (const check of failed) steps.print(steps.paint(`✗ ${check.name}`, 31));
  for (const check of blocked) steps.print(`- ${check.name} was not run`);
  if (failed.length + blocked.length > 0) process.exitCode = 1;
});
