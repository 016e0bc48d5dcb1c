/**
 * Half an hour of fifty shoppers at full load, while the platform's clock passes ten days a round, so that rows reach
 * the end of their lifetime: database, log and memory stop growing.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../.scripts/lib/sizes.mjs";
import { json, program, serve } from "./programs.mjs";

const MINUTES = 30;
const ROUND_SECONDS = 25;
const DAYS_A_ROUND = 10;

/** @typedef {{ minute: number, callsPerSecond: number, database: number, log: number, memory: number }} Sample in MB */

const megabytes = (/** @type {string} */ file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 2 ** 20;

/** The resident memory of a process, in MB. */
const residentMemory = (/** @type {number} */ pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** @param {string} url */
async function passDays(url) {
  const body = JSON.stringify({ advanceSeconds: DAYS_A_ROUND * 86_400 });
  const response = await fetch(`${url}/_test/clock`, { method: "POST", body });
  if (!response.ok) throw new Error(`The clock could not be moved: ${response.status}`);
}

/** @returns {Promise<Sample[]>} */
async function soak() {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-soak-"));
  const database = join(folder, "shop.db");
  const options = ["--visitors-per-address", "0", "--test-hooks", "--seed", "demo"];
  const server = await serve(await program("cartwright-platform"), [
    ...["serve", "--port", "0", "--db", database],
    ...options,
  ]);
  try {
    const { clientId } = JSON.parse(readFileSync(`${database}.keys.json`, "utf8"));
    /** @type {Sample[]} */
    const samples = [];
    const begun = Date.now();
    while (Date.now() - begun < MINUTES * 60_000) {
      const shop = ["shop", "--seconds", `${ROUND_SECONDS}`, "--url", server.url, "--client-id", clientId];
      const { callsPerSecond } = /** @type {{ callsPerSecond: number }} */ (await json(shop));
      await passDays(server.url);
      samples.push({
        minute: (Date.now() - begun) / 60_000,
        callsPerSecond,
        database: megabytes(database),
        log: megabytes(`${database}-wal`),
        memory: residentMemory(server.pid),
      });
    }
    return samples;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs }) {
  await programs();
  const samples = await steps.step(`${MINUTES} minutes at full load`, soak);
  const head = ["minute", "calls a second", "database MB", "log MB", "memory MB"];
  const rows = samples
    .filter((_, index) => index % 5 === 0 || index === samples.length - 1)
    .map(({ minute, callsPerSecond, ...sizes }) => [
      ...[minute, callsPerSecond].map((value) => value.toFixed(0)),
      ...[sizes.database, sizes.log, sizes.memory].map((value) => value.toFixed(1)),
    ]);
  steps.print(`\n${table(head, rows)}\n`);
  return [];
}
