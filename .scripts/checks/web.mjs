/** Checks of the npm package, the store and the scripts. */
import { readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { browser, browserEnvironment } from "../lib/browser.mjs";
import { platformProgram, WORKSPACE } from "../lib/cargo.mjs";
import { inRoot, root } from "../lib/paths.mjs";
import { filesBelow } from "../lib/stamp.mjs";
import { isStandIn } from "../package.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */
/** @typedef {import("../lib/steps.mjs").Report} Report */

const NODE = /^ℹ ((tests|pass|fail|skipped|\d+ cases:?) |.*\|.*\|)/;
const VITEST = /^\s*(Test Files|Tests)\s/;

const PACKAGE = ["wasm", "sdk/engine", "Cargo.lock"];

const named = (/** @type {string[]} */ ...parts) => filesBelow(inRoot(...parts));
const tests = (/** @type {string} */ folder) =>
  named(...folder.split("/")).filter((file) => file.endsWith(".test.mjs"));

/** Tests that compare the package with the platform's own packages. */
export const comparing = tests("tests/package/differential").filter((file) => !file.endsWith("led.test.mjs"));
/** Unmodified programs of the platform's own packages, redirected to our platform. */
export const unmodified = tests("tests/package/differential").filter((file) => file.endsWith("led.test.mjs"));
/** Tests of the package that need the platform. */
export const againstPlatform = tests("tests/package/platform");
/** Tests that watch memory over many thousand calls. */
export const watchingMemory = tests("tests/package").filter((file) => /(memory|garbage)\.test\.mjs$/.test(file));
/** The other tests of the package, which need only a scripted network. */
export const scripted = tests("tests/package").filter(
  (file) => ![comparing, unmodified, againstPlatform, watchingMemory].flat().includes(file),
);
/** The services of `examples/online`, without containers. */
export const online = tests("tests/online");
/** Answers to agents, against the schemas of their protocol. */
export const ofProtocol = tests("tests/ucp");
export const ofScripts = [...tests(".scripts"), ...tests("examples")];

/**
 * Runs tests with Node's own runner, two files at a time. The timeout names a test that hangs.
 * @param {Report} report
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} [env]
 */
export const nodeTest = (report, files, env = process.env) =>
  report.run(
    process.execPath,
    ["--test", "--test-reporter=spec", "--test-concurrency=2", "--test-timeout=300000", ...files],
    { env },
  );

export const withPlatform = async () => ({ ...process.env, CARTWRIGHT_PLATFORM: await platformProgram() });

/** The project that the matrix checks: only Vue's compiler reads its components. */
export const VUE_PROJECT = "examples/vue-list/tsconfig.json";

/** Every TypeScript project except the generated ones and Vue's. */
export const projects = () =>
  [".scripts", "app", "wasm/js", "tests", "examples"]
    .flatMap((folder) => named(...folder.split("/")))
    .filter((file) => file.endsWith("tsconfig.json") && file !== inRoot(...VUE_PROJECT.split("/")));

/**
 * @param {Report} report
 * @param {string[]} files
 */
async function typeCheck(report, files) {
  for (const project of files) {
    report.note(relative(root, project));
    await report.bin("typescript-native", ["-p", project, "--noEmit"], { command: "tsc" });
  }
}

const APP = inRoot("app");

const LINTED = /\.(js|mjs|cjs|ts|tsx)$/;

/** @param {string[]} files */
const oxlint = (files) => (/** @type {Report} */ report) =>
  report.bin("oxlint", ["--no-error-on-unmatched-pattern", ...files]);

/** @param {string[]} files */
const oxfmt = (files) => (/** @type {Report} */ report) =>
  report.bin("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files]);

/**
 * The tests of the built package for a file: the file itself, tests that import it, or tests whose name has a word of
 * its path.
 * @param {string} file
 */
function testsAbout(file) {
  if (file.startsWith("wasm/js/test/")) return scripted.filter((test) => readFileSync(test, "utf8").includes(file));
  if (!/^wasm\/js\/src\/(?!.*\.test\.)/.test(file)) return scripted.filter((test) => test === inRoot(file));
  const words = file.replace("wasm/js/src/", "").split(/[/.-]/).slice(0, -1);
  const found = scripted.filter((test) =>
    basename(test)
      .split(/[.-]/)
      .slice(0, -2)
      .some((word) => words.includes(word)),
  );
  return found.length > 0 ? found : scripted.filter((test) => /[\\/](entries|situations)\.test/.test(test));
}

/** @param {Report} report */
const storeTests = (report) => report.npm(["run", "-w", "app", "test"]);

/**
 * Runs the tests beside the package's sources.
 * @param {Report} report
 * @param {string[]} [words]
 */
export const sourceTests = (report, words = ["run"]) => {
  const folder = inRoot("wasm", "js");
  return report.bin("vitest", words, { cwd: folder });
};

/** The tests beside the package's sources that import these files, directly or indirectly. @param {string[]} files */
const relatedSourceTests = (files) => (/** @type {Report} */ report) =>
  sourceTests(report, ["related", "--run", "--passWithNoTests", ...files.map((file) => inRoot(file))]);

/** Tests of the store that call the core; they are skipped in a clone without Rust. */
const CALLING = ["src/console/session/client.test.ts"];

/** The store's tests that import these files, directly or indirectly. @param {string[]} files */
const related = (files) => (/** @type {Report} */ report) => {
  const left = isStandIn() ? CALLING : [];
  if (left.length > 0) report.show(`not run, since the core is not built: ${left.join(", ")}`);
  const options = ["related", "--run", "--passWithNoTests", ...left.flatMap((file) => ["--exclude", file])];
  return report.bin("vitest", [...options, ...files.map((file) => inRoot(file))], { from: APP, cwd: APP });
};

/** @type {Check[]} */
export const QUICK_WEB = [
  {
    id: "oxfmt",
    name: "oxfmt",
    set: "quick",
    groups: ["lint", "web"],
    needs: ["packages"],
    budget: 5,
    work: oxfmt([]),
    narrow: oxfmt,
  },
  {
    id: "script-tests",
    name: "script and example tests",
    set: "quick",
    groups: ["web"],
    needs: ["packages", "rust"],
    inputs: [".scripts", "examples/mediated", "package.json"],
    budget: 5,
    keep: NODE,
    work: (report) => nodeTest(report, ofScripts),
    narrow: () => (report) => nodeTest(report, ofScripts),
  },
  {
    id: "tsc",
    name: "tsc",
    set: "quick",
    groups: ["lint", "web"],
    needs: ["package"],
    inputs: [".scripts", "app", "wasm/js", "tests", "examples", "package-lock.json"],
    budget: 30,
    work: (report) => typeCheck(report, projects()),
    narrowNeeds: ["facade"],
    narrow: (files) => {
      const folders = projects().filter((project) => files.some((file) => inRoot(file).startsWith(dirname(project))));
      return folders.length > 0 ? (report) => typeCheck(report, folders) : undefined;
    },
  },
  {
    id: "vitest",
    name: "store tests (Vitest)",
    set: "quick",
    groups: ["web"],
    needs: ["package"],
    inputs: ["app", ...PACKAGE],
    budget: 45,
    keep: VITEST,
    work: storeTests,
    narrowNeeds: ["facade"],
    narrow: (files) => {
      const own = files.filter((file) => file.startsWith("app/"));
      if (own.length === 0) return undefined;
      return own.every((file) => /^app\/(src|config)\/.*\.tsx?$/.test(file)) ? related(own) : storeTests;
    },
  },
  {
    id: "source-tests",
    name: "tests of the package's sources (Vitest)",
    set: "quick",
    groups: ["web"],
    needs: ["package"],
    inputs: ["contract", "sdk/src/resources/orders", ...PACKAGE],
    budget: 30,
    keep: VITEST,
    work: (report) => sourceTests(report),
    narrow: (files) => {
      const own = files.filter((file) => /^wasm\/js\/(src|test)\/|^contract\//.test(file));
      if (own.length === 0) return undefined;
      return own.every((file) => /^wasm\/js\/.*\.tsx?$/.test(file))
        ? relatedSourceTests(own)
        : (report) => sourceTests(report);
    },
  },
  {
    id: "package-tests",
    name: "package tests",
    set: "quick",
    groups: ["web"],
    needs: ["package"],
    inputs: ["tests/package", "contract", ...PACKAGE],
    budget: 45,
    keep: NODE,
    work: (report) => nodeTest(report, scripted),
    narrow: (files) => {
      const tests = files.flatMap(testsAbout);
      return tests.length > 0 ? (report) => nodeTest(report, [...new Set(tests)]) : undefined;
    },
  },
  {
    id: "platform-tests",
    name: "package tests against the platform",
    set: "quick",
    groups: ["web"],
    needs: ["package", "native"],
    inputs: ["tests/package/platform", "app/config", "app/shop.json", "platform", ...PACKAGE],
    budget: 45,
    keep: NODE,
    work: async (report) => nodeTest(report, againstPlatform, await withPlatform()),
    narrow: (files) => {
      const tests = againstPlatform.filter((test) => files.some((file) => inRoot(file) === test));
      return tests.length > 0 ? async (report) => nodeTest(report, tests, await withPlatform()) : undefined;
    },
  },
  {
    id: "console-tests",
    name: "console tests against the platform (Vitest)",
    set: "quick",
    groups: ["web"],
    needs: ["package", "native"],
    inputs: ["app", "platform", ...PACKAGE],
    budget: 40,
    keep: VITEST,
    work: async (report) => report.npm(["run", "-w", "app", "test:platform"], { env: await withPlatform() }),
  },
  {
    id: "oxlint",
    name: "oxlint",
    set: "quick",
    groups: ["lint", "web"],
    needs: ["package"],
    inputs: [
      ".scripts",
      "app",
      "wasm/js",
      "platform/npm",
      "platform/tools/src/workbench",
      "tests",
      "examples",
      ".oxlintrc.json",
      "package-lock.json",
    ],
    budget: 15,
    work: oxlint([]),
    narrowNeeds: ["facade"],
    narrow: (files) => {
      const linted = files.filter((file) => LINTED.test(file));
      return linted.length > 0 ? oxlint(linted) : undefined;
    },
  },
];

/** The folder of a copy of the agents' protocol, without which its check is not listed: it is not part of this repository. */
const { CARTWRIGHT_UCP } = process.env;

/** @type {Check} */
const UCP_SCHEMAS = {
  id: "ucp-schemas",
  name: "answers to agents, by the protocol's schemas",
  set: "slow",
  needs: ["package", "native", "matrix-packages"],
  inputs: ["tests/ucp", "tests/package/platform/site.mjs", "platform", ...PACKAGE],
  budget: 20,
  keep: NODE,
  work: async (report) => nodeTest(report, ofProtocol, await withPlatform()),
};

/** @type {Check[]} */
export const SLOW_WEB = [
  {
    id: "differential",
    name: "beside the platform's own packages",
    set: "slow",
    needs: ["package", "peer-packages"],
    inputs: ["tests/package", "contract", "docs/moving.md", ...PACKAGE],
    budget: 240,
    keep: NODE,
    work: (report) => nodeTest(report, comparing),
  },
  {
    id: "unmodified",
    name: "unmodified programs, led here",
    set: "slow",
    needs: ["peer-packages", "platform", "lead", "shell"],
    inputs: ["tests/package/differential", "tests/package/platform/site.mjs", "platform", "sdk", "Cargo.lock"],
    budget: 30,
    keep: NODE,
    work: async (report) => {
      await report.run("cargo", ["test", ...WORKSPACE, "--bin", "cartwright-lead"]);
      return nodeTest(report, unmodified);
    },
  },
  {
    id: "memory",
    name: "memory of the package",
    set: "slow",
    needs: ["package"],
    inputs: ["tests/package", ...PACKAGE],
    budget: 60,
    keep: NODE,
    work: (report) => nodeTest(report, watchingMemory),
  },
  {
    id: "online",
    name: "the shop online, service by service",
    set: "slow",
    needs: ["store", "native"],
    inputs: ["tests/online", "examples/online", "docs/online.md", "app", "platform", ...PACKAGE],
    budget: 60,
    keep: NODE,
    work: async (report) => nodeTest(report, online, await withPlatform()),
  },
  {
    id: "matrix",
    name: "package matrix",
    set: "slow",
    needs: ["package", "native", "browser", "matrix-packages"],
    inputs: ["tests/matrix", "examples", "README.md", ...PACKAGE],
    alone: true,
    budget: 260,
    work: async (report) => {
      const env = { ...browserEnvironment(browser()), ...(await withPlatform()) };
      report.show(await report.node(inRoot("tests", "matrix", "run.mjs"), [], { env }));
    },
  },
  ...(CARTWRIGHT_UCP ? [UCP_SCHEMAS] : []),
];
