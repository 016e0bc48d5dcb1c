/** The tools that make the npm package: built once for each version, in a cache that every clone shares. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, toolCache, withPath } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";
import { lockedVersion, versionIn } from "./versions.mjs";

/** @typedef {{ crate: string, name: string, version: string, command: string, locked: boolean }} Tool */

/**
 * The tools at the versions that this commit needs. wasm-bindgen's must be the same as the crate's.
 * @returns {Tool[]}
 */
export function tools() {
  const bindgen = lockedVersion(readFileSync(inRoot("Cargo.lock"), "utf8"), "wasm-bindgen");
  if (!bindgen) throw new Problem("Cargo.lock names no wasm-bindgen; restore it: git checkout Cargo.lock");
  return [
    { crate: "wasm-pack", name: "wasm-pack", version: "0.15.1", command: "wasm-pack", locked: true },
    // Its own lock file names a version that not every registry has, so cargo resolves it anew.
    { crate: "wasm-bindgen-cli", name: "wasm-bindgen", version: bindgen, command: "wasm-bindgen", locked: false },
  ];
}

/** @param {Tool} tool */
const home = (tool) => join(toolCache(), `${tool.name}-${tool.version}`);

/**
 * @param {Tool} tool
 * @param {string} [command]
 */
const program = (tool, command = tool.command) =>
  join(home(tool), "bin", process.platform === "win32" ? `${command}.exe` : command);

/**
 * The search path that package builds run with: our tools, then npm's commands (wasm-opt is one).
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const folders = [...tools().map((tool) => join(home(tool), "bin")), inRoot("node_modules", ".bin")];
  const env = withPath(folders);
  // wasm-pack insists that this folder exists, and needs none.
  delete env.WASM_PACK_CACHE;
  return env;
}

/** wasm-bindgen's runner of tests in a browser. */
export function wasmTestRunner() {
  const bindgen = tools().find((tool) => tool.name === "wasm-bindgen");
  return bindgen ? program(bindgen, "wasm-bindgen-test-runner") : "wasm-bindgen-test-runner";
}

/**
 * What says of all dependencies whether their licences and sources are allowed. Only checks need it.
 * @type {Tool}
 */
const AUDITOR = {
  crate: "cargo-deny",
  name: "cargo-deny",
  version: "0.20.2",
  command: "cargo-deny",
  locked: true,
};

/**
 * What says whether a change of the crate breaks the programs that use it. Only checks need it.
 * @type {Tool}
 */
const INTERFACE_CHECKER = {
  crate: "cargo-semver-checks",
  name: "cargo-semver-checks",
  version: "0.51.0",
  command: "cargo-semver-checks",
  locked: true,
};

/** Where the auditor of dependencies is. */
export const auditor = () => program(AUDITOR);

/** Where the checker of the public interface is. */
export const interfaceChecker = () => program(INTERFACE_CHECKER);

/** @param {import("./steps.mjs").Report} report */
export const installAuditor = (report) => installAll([AUDITOR], report);

/** @param {import("./steps.mjs").Report} report */
export const installInterfaceChecker = (report) => installAll([INTERFACE_CHECKER], report);

/** @param {import("./steps.mjs").Report} report */
export const installTools = (report) => installAll(tools(), report);

/**
 * Builds what is missing, one tool after the other.
 * @param {Tool[]} wanted
 * @param {import("./steps.mjs").Report} report
 */
async function installAll(wanted, report) {
  let built = false;
  for (const tool of wanted) {
    if (await isInstalled(tool)) continue;
    built = true;
    await install(tool, report);
  }
  if (!built) report.skipped("installed");
}

/** @param {Tool} tool */
async function isInstalled(tool) {
  const path = program(tool);
  if (!existsSync(path)) return false;
  return run(path, ["--version"]).then(
    (text) => versionIn(text) === tool.version,
    () => false,
  );
}

/**
 * @param {Tool} tool
 * @param {import("./steps.mjs").Report} report
 */
async function install(tool, report) {
  const { crate, version, locked } = tool;
  report.note(`building ${crate} ${version}`);
  // Unoptimised: half the time to build, and fast enough for a package of this size.
  const options = ["--version", `=${version}`, "--debug", "--force", "--root", home(tool)];
  const args = ["install", crate, ...options, ...(locked ? ["--locked"] : [])];
  const env = { ...process.env };
  // A shared target folder would have the tools wait for, and mix with, the project's own builds.
  delete env.CARGO_TARGET_DIR;
  await report.run("cargo", args, { env }).catch((cause) => {
    throw new Problem(`${crate} could not be built; see why with: cargo ${args.join(" ")}`, {
      cause,
      output: cause.output,
    });
  });
  if (!(await isInstalled(tool))) {
    throw new Problem(
      `${program(tool)} does not answer with version ${version}; delete ${home(tool)} and run this again.`,
    );
  }
}
