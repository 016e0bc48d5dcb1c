/** Fifty concurrent shoppers on the platform, compared with a minimal server with a database. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../.scripts/lib/sizes.mjs";
import { json, memoryOf, program, serve } from "./programs.mjs";
import { ms } from "./standing.mjs";

const SHOPPERS = 50;
const SECONDS = 10;

/** @typedef {import("./programs.mjs").Percentiles} Percentiles */
/** @typedef {{ callsPerSecond: number, reads: Percentiles, writes: Percentiles, memoryKb: number }} Load */

/**
 * @param {readonly string[]} args
 * @returns {Promise<Omit<Load, "memoryKb">>}
 */
async function letShop(args) {
  const all = ["shop", "--shoppers", `${SHOPPERS}`, "--seconds", `${SECONDS}`, ...args];
  return /** @type {Omit<Load, "memoryKb">} */ (await json(all));
}

/**
 * Measures both in turn, each on a fresh database.
 * @returns {Promise<{ floor: Load, platform: Load }>}
 */
async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-load-"));
  try {
    const bare = await serve(await program("cartwright-load"), ["floor", "--db", join(folder, "floor.db")]);
    const floor = await letShop(["--url", bare.url]);
    const floorMemory = memoryOf(bare.pid);
    await bare.stop();
    const shopDatabase = join(folder, "shop.db");
    const shop = ["serve", "--port", "0", "--visitors-per-address", "0", "--db", shopDatabase];
    // The demo shop is filled beforehand, by another process: this must not be measured.
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

/**
 * @param {string} name
 * @param {Load} load
 */
const row = (name, { callsPerSecond, reads, writes, memoryKb }) => [
  name,
  callsPerSecond.toFixed(0),
  ...[reads.p50, reads.p99, writes.p50, writes.p99].map(ms),
  `${(memoryKb / 1024).toFixed(1)} MB`,
];

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs }) {
  await programs();
  const { floor, platform } = await steps.step(`${SHOPPERS} shoppers at once`, measure);
  const head = [
    ...[`${SHOPPERS} shoppers, shoppers and server on this machine`, "calls a second"],
    ...["read p50 ms", "read p99 ms", "write p50 ms", "write p99 ms", "memory"],
  ];
  const rows = [row("floor: axum, one SQLite row a call", floor), row("platform: cart calls", platform)];
  steps.print(`\n${table(head, rows)}\n`);
  return [];
}
