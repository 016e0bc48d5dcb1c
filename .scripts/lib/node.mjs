/**
 * The Node for scripts and tests: the one that started them or, if that is too old, the one in `.scripts/node`. The
 * scripts install that Node first and separately: npm on an old Node skips native packages for newer Nodes.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPackages } from "./packages.mjs";
import { inRoot, withPath } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { npmScript, packageScript, run } from "./run.mjs";
import { Steps } from "./steps.mjs";
import { atLeast, versionIn } from "./versions.mjs";

/** The oldest Node that all development dependencies support. */
const OLDEST = "24.15.0";

/** The folder with the npm packages of Node for each system. */
const FOLDER = inRoot(".scripts", "node");

/** @param {string} [version] of a Node */
export const isTooOld = (version = process.versions.node) => !atLeast(version, OLDEST);

/**
 * The npm package of Node for a system.
 * @param {string} platform
 * @param {string} arch
 */
export const nodePackage = (platform, arch) => `node-${platform === "win32" ? "win" : platform}-${arch}`;

/** Restarts this script with the packages' Node, and returns its exit code. @returns {Promise<number>} */
export async function runOnPackagedNode() {
  const name = nodePackage(process.platform, process.arch);
  await new Steps().step("Node", (report) => installPackages(report, FOLDER));
  const program = existsSync(join(FOLDER, "node_modules", name)) ? packageScript(name, "node", FOLDER) : undefined;
  const version = program && versionIn(await run(program, ["--version"]));
  if (!program || !version || isTooOld(version)) {
    throw new Problem(
      `Node ${process.versions.node} is too old: ${OLDEST} or newer is needed, and npm has none for this system; install it from https://nodejs.org (or run: nvm install 24)`,
    );
  }
  const env = { ...environmentOf(program), npm_execpath: npmScript() };
  return runInPlace(program, process.argv.slice(1), env);
}

/**
 * An environment in which commands also use this Node.
 * @param {string} program the Node
 */
export const environmentOf = (program) => withPath([dirname(program)]);

/**
 * Runs a command instead of this process: with its input, output and signals.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runInPlace(command, args, env) {
  const child = spawn(command, args, { env, stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.removeAllListeners(signal).on(signal, () => {
      // A terminal sends Ctrl-C to both processes.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
