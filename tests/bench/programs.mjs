/** Optimised programs of this repository: servers, and tools that print JSON. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { targetFolder } from "../../.scripts/lib/cargo.mjs";

/** @typedef {{ p50: number, p99: number }} Percentiles */

/** The path of an optimised program. */
export const program = async (/** @type {string} */ name) => join(await targetFolder(), "server", name);

/**
 * Starts a server and returns the first URL that it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<unknown> }>}
 */
export async function serve(command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const ended = new Promise((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${command} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const printed = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (url) return url;
    }
    throw new Error(`${command} told no address`);
  })();
  const url = /** @type {string} */ (await Promise.race([printed, ended]));
  child.stdout.resume();
  return { url, pid: child.pid ?? 0, stop: () => (child.kill(), gone) };
}

/**
 * The peak memory of a process, in kB; undefined if the system does not report it.
 * @param {number} pid
 */
export function memoryOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}

/**
 * The JSON output of `cartwright-load`.
 * @param {readonly string[]} args
 * @returns {Promise<unknown>}
 */
export async function json(args) {
  const child = spawn(await program("cartwright-load"), args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`cartwright-load ${args[0] ?? ""} gave up with ${code}`);
  return JSON.parse(text);
}
