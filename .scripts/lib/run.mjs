/** Child processes: quiet, with captured output, without a shell. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename, dirname, join } from "node:path";
import { inRoot, root, searchPath } from "./paths.mjs";
import { Problem } from "./problem.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Kills all running children and their children, when this process is stopped. */
export function stopChildren() {
  for (const child of running) stopGroup(child);
}

/**
 * Kills a child's process group: a test runner's servers and browsers would outlive it.
 * @param {import("node:child_process").ChildProcess} child the leader of its process group, except on Windows
 */
function stopGroup(child) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group has already ended.
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [yields] lets other commands go first where the processor is busy
 * @property {(line: string) => void} [onLine] sees each line as it comes, without colours
 * @property {AbortSignal} [signal] ends the command and all that it started; the reason says why
 */

/**
 * Runs a command to its end and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { cwd = root, env = process.env, yields, onLine, signal } = {}) {
  return new Promise((resolve, reject) => {
    const detached = process.platform !== "win32";
    const child = spawn(command, args, { cwd, env, detached, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    running.add(child);
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const stop = () => stopGroup(child);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
    let output = "";
    const readers = [child.stdout, child.stderr].map((stream) => {
      const lines = lineReader(onLine);
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        lines.push(text);
      });
      return lines;
    });
    child.on("error", (cause) => {
      running.delete(child);
      reject(new Problem(`${basename(command)} could not be started: ${cause.message}.`, { cause }));
    });
    child.on("close", (code, killedBy) => {
      running.delete(child);
      signal?.removeEventListener("abort", stop);
      for (const lines of readers) lines.end();
      if (code === 0) resolve(output);
      else if (signal?.aborted) reject(new Problem(`${written(command, args)} ${signal.reason}.`, { output }));
      else reject(new Problem(`${written(command, args)} ${ending(code, killedBy)}.`, { output }));
    });
  });
}

/**
 * Whether a command exits with 0.
 * @param {string} command
 * @param {string[]} args
 */
export const works = (command, args) =>
  run(command, args).then(
    () => true,
    () => false,
  );

/**
 * npm's own script, for this Node: on Windows `npm` is a batch file, which cannot be spawned without a shell.
 * @returns {string}
 */
export function npmScript() {
  const fromNpm = process.env.npm_execpath;
  // The Node in `.scripts/node` comes without npm.
  const candidates = [dirname(process.execPath), ...searchPath()].flatMap((folder) => [
    join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
    join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(folder, "..", "share", "nodejs", "npm", "bin", "npm-cli.js"),
  ]);
  if (fromNpm && basename(fromNpm).startsWith("npm-cli")) candidates.unshift(fromNpm);
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Problem("npm was not found; install Node from https://nodejs.org with its npm.");
  return found;
}

/**
 * The script behind a command of an installed npm package, to be run by Node.
 * @param {string} name the package
 * @param {string} [command] its command, when it differs from the package's name
 * @param {string} [from] the folder whose node_modules holds it
 */
export function packageScript(name, command = name, from = root) {
  const folder = [join(from, "node_modules", name), inRoot("node_modules", name)].find((path) => existsSync(path));
  if (!folder) throw new Problem(`The npm package ${name} is not installed; run: npm ci`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Splits a stream into lines without colours or cursor codes.
 * @param {((line: string) => void) | undefined} onLine
 */
export function lineReader(onLine) {
  let rest = "";
  const give = (/** @type {string} */ line) => onLine?.(plain(line));
  return {
    push(/** @type {string} */ text) {
      const lines = (rest + text).split(/\r?\n|\r/);
      rest = lines.pop() ?? "";
      lines.forEach(give);
    },
    end() {
      if (rest) give(rest);
      rest = "";
    },
  };
}

/**
 * Text without terminal codes.
 * @param {string} text
 */
// oxlint-disable-next-line no-control-regex -- terminal codes are control characters
export const plain = (text) => text.replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, "");

/**
 * A command as one would type it, without Node's path and the scripts' folders.
 * @param {string} command
 * @param {string[]} args
 */
function written(command, args) {
  const script =
    command === process.execPath && args[0] ? basename(args[0]).replace(/^npm-cli\.js$/, "npm") : undefined;
  const words = script ? [script, ...args.slice(1)] : [basename(command), ...args];
  return words.map((word) => (/\s/.test(word) ? JSON.stringify(word) : word)).join(" ");
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const ending = (code, signal) => (signal ? `was ended by ${signal}` : `failed with exit code ${code}`);
