/** Fifty shoppers at once on the platform, beside the least that a server with a database does. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { targetFolder } from "../../.scripts/lib/cargo.mjs";

export const SHOPPERS = 50;
const SECONDS = 10;

/** @typedef {{ p50: number, p99: number }} Percentiles */
/** @typedef {{ callsPerSecond: number, reads: Percentiles, writes: Percentiles, memoryKb: number }} Load */

/** The path of an optimised program. */
export const program = async (/** @type {string} */ name) => join(await targetFolder(), "server", name);

/**
 * Starts a server and gives the first address that it prints.
 *
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
  const told = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (url) {
        return url;
      }
    }
    throw new Error(`${command} told no address`);
  })();
  const url = /** @type {string} */ (await Promise.race([told, ended]));
  child.stdout.resume();
  return { url, pid: child.pid ?? 0, stop: () => (child.kill(), gone) };
}

/**
 * The most memory that a process has had, in kB; nothing where the system does not tell.
 *
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
 * What `cartwright-load` prints as JSON.
 *
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
  if (code !== 0) {
    throw new Error(`cartwright-load ${args[0] ?? ""} gave up with ${code}`);
  }
  return JSON.parse(text);
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Omit<Load, "memoryKb">>}
 */
async function letShop(args) {
  const all = ["shop", "--shoppers", `${SHOPPERS}`, "--seconds", `${SECONDS}`, ...args];
  return /** @type {Omit<Load, "memoryKb">} */ (await json(all));
}

/**
 * Measures both, one after the other, each on a database of its own.
 *
 * @returns {Promise<{ floor: Load, platform: Load }>}
 */
export async function measureLoad() {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-load-"));
  try {
    const bare = await serve(await program("cartwright-load"), ["floor", "--db", join(folder, "floor.db")]);
    const floor = await letShop(["--url", bare.url]);
    const floorMemory = memoryOf(bare.pid);
    await bare.stop();
    const shopDatabase = join(folder, "shop.db");
    const shop = ["serve", "--port", "0", "--db", shopDatabase];
    // The demo shop is filled in first, and left: its pictures are drawn meanwhile, which is not to be measured.
    const filling = await serve(await program("cartwright-platform"), [...shop, "--seed", "demo"]);
    await filling.stop();
    const server = await serve(await program("cartwright-platform"), shop);
    const { clientId } = JSON.parse(readFileSync(`${shopDatabase}.keys.json`, "utf8"));
    const platform = await letShop(["--url", server.url, "--client-id", clientId]);
    const memory = memoryOf(server.pid);
    await server.stop();
    return { floor: { ...floor, memoryKb: floorMemory }, platform: { ...platform, memoryKb: memory } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ microseconds: number, allocations: number }} NativeCall */

/**
 * What a call costs in Rust, by the client and by hand.
 *
 * @returns {Promise<{ bare: NativeCall, ours: NativeCall }>}
 */
export const measureNative = async () => /** @type {{ bare: NativeCall, ours: NativeCall }} */ (await json(["native"]));
