/** Programs that only releases and their checks need: built by cargo into a cache shared by all clones. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { executable } from "./cargo.mjs";
import { inRoot, toolCache } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";
import { lockedVersion, versionIn } from "./versions.mjs";

/** @typedef {import("./steps.mjs").Report} Report */

/** @typedef {{ crate: string, version: string, command: string, locked: boolean }} Tool */

/** Builds the published npm package. */
export const WASM_PACK = { crate: "wasm-pack", version: "0.15.1", command: "wasm-pack", locked: true };

/** Checks all dependencies' licences and sources, and known vulnerabilities. */
export const AUDITOR = { crate: "cargo-deny", version: "0.20.2", command: "cargo-deny", locked: true };

/** Detects breaking changes of the crate's interface. */
export const INTERFACE_CHECKER = {
  crate: "cargo-semver-checks",
  version: "0.51.0",
  command: "cargo-semver-checks",
  locked: true,
};

/** Runs a crate's tests in a browser. Its version is the crate's. @returns {Tool} */
export function wasmTestRunner() {
  const version = lockedVersion(readFileSync(inRoot("Cargo.lock"), "utf8"), "wasm-bindgen");
  if (!version) throw new Problem("Cargo.lock names no wasm-bindgen; restore it: git checkout Cargo.lock");
  // Its own lock file has a version that some registries lack, so cargo resolves it again.
  return { crate: "wasm-bindgen-cli", version, command: "wasm-bindgen-test-runner", locked: false };
}

/** @param {Tool} tool */
const folderOf = ({ crate, version }) => join(toolCache(), `${crate}-${version}`);

/** @param {Tool} tool */
const program = (tool) => join(folderOf(tool), "bin", executable(tool.command));

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
 * Builds a tool, unless the shared cache has it; returns its program.
 * @param {Report} report
 * @param {Tool} tool
 */
export async function installTool(report, tool) {
  if (await isInstalled(tool)) return program(tool);
  const { crate, version, locked } = tool;
  report.note(`building ${crate} ${version}`);
  // Unoptimised: takes half the time to build, and is fast enough for this package.
  const options = ["--version", `=${version}`, "--debug", "--force", "--root", folderOf(tool)];
  const args = ["install", crate, ...options, ...(locked ? ["--locked"] : [])];
  const env = { ...process.env };
  // With a shared target folder, the tools' builds would block and mix with the project's.
  delete env.CARGO_TARGET_DIR;
  await report.run("cargo", args, { env }).catch((cause) => {
    throw new Problem(`${crate} could not be built; see why with: cargo ${args.join(" ")}`, {
      cause,
      output: cause.output,
    });
  });
  if (await isInstalled(tool)) return program(tool);
  throw new Problem(
    `${program(tool)} does not answer with version ${version}; delete ${folderOf(tool)} and run this again.`,
  );
}
