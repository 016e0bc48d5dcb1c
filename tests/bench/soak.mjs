/**
 * Half an hour of fifty shoppers at full load, while the platform's clock advances ten days a round, so that rows
 * expire: database, log, renditions and memory must stop growing, or the run fails.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "../../.scripts/lib/problem.mjs";
import { table } from "../../.scripts/lib/sizes.mjs";
import { json, program, serve } from "./programs.mjs";

const MINUTES = 30;
/** The purchases of each shopper in a round: a fixed number writes as much on a busy machine as on an idle one. */
const TIMES_A_ROUND = 60;
const DAYS_A_ROUND = 10;

/** The growth from the second to the last third of a run that counts as flat. */
const FLAT = 1.1;

/** Sizes in MB. @typedef {{ database: number, log: number, media: number, memory: number }} Sizes */
/** @typedef {{ minute: number, callsPerSecond: number } & Sizes} Sample */

const megabytes = (/** @type {string} */ file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 2 ** 20;

const megabytesBelow = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((file) => megabytes(join(folder, file)))
        .reduce((sum, size) => sum + size, 0)
    : 0;

/** The resident memory of a process, in MB. */
const residentMemory = (/** @type {number} */ pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** @param {string} url */
async function passDays(url) {
  const body = JSON.stringify({ advanceSeconds: DAYS_A_ROUND * 86_400 });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/_test/clock`, { method: "POST", headers, body });
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
      const shop = ["shop", "--rounds", `${TIMES_A_ROUND}`, "--url", server.url, "--client-id", clientId];
      const { callsPerSecond } = /** @type {{ callsPerSecond: number }} */ (await json(shop));
      await passDays(server.url);
      samples.push({
        minute: (Date.now() - begun) / 60_000,
        callsPerSecond,
        database: megabytes(database),
        log: megabytes(`${database}-wal`),
        media: megabytesBelow(`${database}.media`),
        memory: residentMemory(server.pid),
      });
    }
    return samples;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Fails if a size still grows after rows have started to expire.
 * @param {Sample[]} samples
 */
export function requireFlat(samples) {
  const third = Math.floor(samples.length / 3);
  const peak = (/** @type {Sample[]} */ part, /** @type {keyof Sizes} */ name) =>
    Math.max(...part.map((sample) => sample[name]));
  for (const name of /** @type {const} */ (["database", "log", "media", "memory"])) {
    const before = peak(samples.slice(third, 2 * third), name);
    const after = peak(samples.slice(2 * third), name);
    // A megabyte is noise for small sizes.
    if (after > before * FLAT + 1) {
      throw new Problem(`The ${name} grows on: from ${before.toFixed(1)} MB to ${after.toFixed(1)} MB`);
    }
  }
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs }) {
  await programs();
  const samples = await steps.step(`${MINUTES} minutes at full load`, soak);
  const head = ["minute", "calls a second", "database MB", "log MB", "media MB", "memory MB"];
  const rows = samples
    .filter((_, index) => index % 5 === 0 || index === samples.length - 1)
    .map(({ minute, callsPerSecond, ...sizes }) => [
      ...[minute, callsPerSecond].map((value) => value.toFixed(0)),
      ...[sizes.database, sizes.log, sizes.media, sizes.memory].map((value) => value.toFixed(1)),
    ]);
  steps.print(`\n${table(head, rows)}\n`);
  requireFlat(samples);
  return [];
}
