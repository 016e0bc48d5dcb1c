/** Builds and tests the workspace's crates. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changedFiles } from "./git.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./steps.mjs").Report} Report */

/**
 * All crates, with the same features in every build, so that builds share their compilations, and without TLS, which
 * nothing on this machine needs and which takes minutes to compile. `tests/over-http` names the features that only
 * tests need.
 */
const FEATURES = [
  "--locked",
  "--no-default-features",
  "--features",
  "cartwright/file-store,cartwright/native,cartwright/webhooks",
];
export const WORKSPACE = ["--workspace", ...FEATURES];

/**
 * The build and the tests for changes within one crate; undefined if they affect others.
 * @param {string[]} files
 * @returns {{ build: string[], filters: string[] } | undefined}
 */
export function narrowed(files) {
  if (files.every((file) => /^sdk\/(src|tests)\/.*\.rs$/.test(file))) {
    return { build: ["-p", "cartwright", ...FEATURES, "--lib", "--test", "client"], filters: [] };
  }
  if (files.every((file) => /^sdk\/.*\.rs$/.test(file))) {
    const crates = ["-p", "cartwright", "-p", "cartwright-engine"];
    return { build: [...crates, ...FEATURES, "--lib", "--test", "client", "--test", "orders"], filters: [] };
  }
  if (files.every((file) => OF_PLATFORM.test(file))) {
    const hasTests = files.some(
      (file) => TESTED_IN_RUN.test(file) || readFileSync(inRoot(file), "utf8").includes("#[cfg(test)]"),
    );
    return {
      build: [...WORKSPACE, "--test", "http", ...(hasTests ? ["--lib"] : [])],
      filters: [...new Set(files.flatMap(areasOf))],
    };
  }
  return undefined;
}

/** The code of the platform's crates, and its HTTP tests. */
const OF_PLATFORM = /^platform\/(?:(?:(?:base|shop|web|tools)\/)?src|tests\/http)\/.*\.rs$/;

/** Platform files whose unit tests need a whole platform: those tests are in `platform/src/platform_tests`. */
const TESTED_IN_RUN =
  /^platform\/(?:src\/platform_tests|shop\/src\/(?:catalog\/search|events\/retention)|tools\/src\/(?:snapshots|spreadsheets))\b/;

/**
 * The tests of each wing of the platform, by words in their names: a wing's unit tests have its own name, and each module
 * of HTTP tests has a word of at least one wing.
 * @type {Record<string, string[]>}
 */
export const TESTS_OF_WINGS = {
  base: [""],
  catalog: ["catalog", "categories", "product", "declared_fields", "wishlists"],
  commerce: [
    "commerce",
    "billing",
    "buyers_choice",
    "cart",
    "checkout",
    "guest",
    "invoices",
    "order",
    "owner_mails",
    "payment",
    "race",
    "rules",
    "totals",
  ],
  events: ["event", "jobs", "owner_mails", "webhooks"],
  http: [
    "http",
    "access",
    "bounds",
    "ended_calls",
    "generated",
    "graphql",
    "growth",
    "hostile",
    "protocol",
    "reads",
    "recorded",
    "siblings",
    "throttles",
  ],
  pages: [
    "page",
    "captcha",
    "checkout",
    "invoices",
    "languages",
    "login",
    "oauth",
    "order",
    "places",
    "recovery",
    "redirects",
  ],
  people: [
    "people",
    "badges",
    "client_credentials",
    "ended_sessions",
    "grants",
    "identity",
    "login",
    "member",
    "mfa",
    "oauth",
    "owner_mails",
    "recovery",
    "verification",
  ],
  resource: ["catalog", "product"],
  run: [""],
  site: ["site", "ended_sessions", "media", "owner_mails", "places", "redirects", "seeds", "settings"],
  tools: [
    "assistant",
    "catalog_imports",
    "console",
    "differences",
    "durability",
    "exposure",
    "packs",
    "programs",
    "restore",
    "seeds",
    "snapshots",
    "spreadsheets",
    "update",
    "workbench",
  ],
};

/** The words of the tests that a change of a platform's file calls for. @param {string} file */
function areasOf(file) {
  const [, crate = "run", folder = "", module = ""] =
    /^platform\/(?:(\w+)\/)?(src|tests\/http)\/(\w+)/.exec(file) ?? [];
  const areas = folder === "src" ? (TESTS_OF_WINGS[module] ?? TESTS_OF_WINGS[crate] ?? [""]) : [module];
  return TESTED_IN_RUN.test(file) ? [...areas, "platform_tests"] : areas;
}

/** Exists once Rust code was changed on this machine. */
const CHANGED = inRoot("target", "checks", "rust-changed");

/**
 * Whether builds lint: in continuous integration, and on this machine after the first change of Rust code. Clippy
 * then compiles the workspace's crates instead of rustc, which costs a tenth more but no second compilation; a
 * newcomer's start and tests do without.
 */
async function lints() {
  if (process.env.CI || existsSync(CHANGED)) return true;
  const since = await run("git", ["merge-base", "HEAD", "@{upstream}"]).catch(() => "HEAD");
  const files = await changedFiles(since.trim()).catch(() => []);
  if (!files.some((file) => file.endsWith(".rs"))) return false;
  mkdirSync(dirname(CHANGED), { recursive: true });
  writeFileSync(CHANGED, "");
  return true;
}

/** The environment of native builds. @returns {Promise<NodeJS.ProcessEnv>} */
const nativeEnvironment = async () =>
  (await lints()) ? { ...process.env, RUSTC_WORKSPACE_WRAPPER: "clippy-driver", CLIPPY_ARGS: "" } : process.env;

/** The line with a crate's number of warnings, which cargo also prints for cached crates. */
const WARNING = /^warning: `[^`]+` \(.+\) generated \d+ warnings?/;

/**
 * A test executable, and the folder that its crate's tests run in.
 * @typedef {{ crate: string, target: string, program: string, folder: string }} TestProgram
 */

/** The list of the last build's test executables. */
const PROGRAMS = inRoot("target", "checks", "programs.json");

/**
 * Compiles the tests of the crates; a warning is a failure.
 * @param {Report} report
 * @param {string[]} [targets] everything, unless told otherwise
 */
export async function buildNative(report, targets = WORKSPACE) {
  /** @type {TestProgram[]} */
  const programs = [];
  /** @type {string[]} */
  const warnings = [];
  const output = await report.run(
    "cargo",
    ["test", ...targets, "--no-run", "--message-format=json-render-diagnostics"],
    {
      env: await nativeEnvironment(),
      onLine(line) {
        if (WARNING.test(line)) warnings.push(line);
        if (!line.startsWith('{"reason":"compiler-artifact"')) return;
        const { executable, profile, target, manifest_path } = JSON.parse(line);
        if (!executable || !profile.test) return;
        const folder = dirname(manifest_path);
        const crate = /** @type {string} */ (readFileSync(manifest_path, "utf8").match(/^name = "(.+)"/m)?.[1]);
        programs.push({ crate, target: target.name, program: executable, folder });
      },
    },
  );
  if (warnings.length > 0) throw new Problem(`The code has warnings: ${warnings.length} crates`, { output });
  mkdirSync(dirname(PROGRAMS), { recursive: true });
  writeFileSync(PROGRAMS, JSON.stringify(programs, null, 2));
}

/**
 * The test executables of the last build.
 * @param {string[]} [crates] of these crates only
 * @returns {TestProgram[]}
 */
export function testPrograms(crates) {
  if (!existsSync(PROGRAMS)) throw new Problem("The tests are not built; build them: npm test -- rust");
  /** @type {TestProgram[]} */
  const programs = JSON.parse(readFileSync(PROGRAMS, "utf8"));
  return crates ? programs.filter(({ crate }) => crates.includes(crate)) : programs;
}

/**
 * Runs test executables one after another, each with all cores; every one runs, even after a failure.
 * @param {Report} report
 * @param {TestProgram[]} programs
 * @param {{ filters?: string[], cases?: number }} [options] `filters` are words of which a test's name holds one, and
 *   `cases` how many a property is tried with
 */
export async function runTests(report, programs, { filters = [], cases = 64 } = {}) {
  // Enables unstable options of the test harness, which then reports each test's time.
  const env = { ...process.env, RUSTC_BOOTSTRAP: "1", PROPTEST_CASES: String(cases) };
  /** @type {Problem[]} */
  const failures = [];
  for (const { crate, target, program, folder } of programs) {
    report.note(`${crate}: ${target}`);
    await report
      .run(program, ["-Zunstable-options", "--report-time", ...filters], { cwd: folder, env })
      .catch((/** @type {Problem} */ failure) => failures.push(failure));
  }
  if (failures.length === 0) return;
  const output = failures.map((failure) => failure.output).join("\n");
  throw new Problem(failures.map(({ message }) => message).join(" "), { output });
}

/** Cargo's output folder: target/, unless the environment or a config changes it. */
export async function targetFolder() {
  const text = await run("cargo", ["metadata", "--no-deps", "--format-version", "1", "--offline"]);
  return JSON.parse(text.slice(text.indexOf("{"))).target_directory;
}

/** A program's file name on this system. @param {string} name */
export const executable = (name) => (process.platform === "win32" ? `${name}.exe` : name);

/** The platform server's program, as cargo builds it. */
export const platformProgram = async () => join(await targetFolder(), "debug", executable("cartwright-platform"));

/**
 * Builds some of the workspace's programs, as the tests use them.
 * @param {Report} report
 * @param {string[]} names
 * @param {(name: string) => unknown} [onBuilt] hears of each program as soon as it can be run
 */
export async function buildPrograms(report, names, onBuilt = () => {}) {
  const programs = names.flatMap((name) => ["--bin", name]);
  return report.run("cargo", ["build", ...WORKSPACE, ...programs, "--message-format=json-render-diagnostics"], {
    env: await nativeEnvironment(),
    onLine(line) {
      if (!line.startsWith('{"reason":"compiler-artifact"')) return;
      const { executable, target } = JSON.parse(line);
      if (executable && names.includes(target.name)) onBuilt(target.name);
    },
  });
}
