/**
 * The Node that scripts and tests run on: the one that started them or, where that is too old, the one among the npm
 * packages, which are installed first where they are not.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { installPackages } from "./packages.mjs";
import { inRoot, withPath } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { npmScript, packageScript, run } from "./run.mjs";
import { Steps } from "./steps.mjs";
import { atLeast, versionIn } from "./versions.mjs";

/** The oldest Node that all development dependencies run on. */
const OLDEST = "24.15.0";

/** @param {string} [version] of a Node */
export const isTooOld = (version = process.versions.node) => !atLeast(version, OLDEST);

/**
 * The npm package that holds Node for a system.
 * @param {string} platform
 * @param {string} arch
 */
export const nodePackage = (platform, arch) => `node-${platform === "win32" ? "win" : platform}-${arch}`;

/** Runs this script again with the packages' Node, and gives its exit code. @returns {Promise<number>} */
export async function runOnPackagedNode() {
  const name = nodePackage(process.platform, process.arch);
  const steps = new Steps();
  if (!existsSync(inRoot("node_modules", name))) await steps.step("npm packages", installPackages);
  const program = existsSync(inRoot("node_modules", name)) ? packageScript(name, "node") : undefined;
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
 * The environment in which commands, too, are run by a Node.
 * @param {string} program the Node
 */
export const environmentOf = (program) => withPath([dirname(program)]);

/**
 * Runs a command in this process's place: with its input, output and signals.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runInPlace(command, args, env) {
  const child = spawn(command, args, { env, stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.removeAllListeners(signal).on(signal, () => {
      // A terminal sends its Ctrl-C to both.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
