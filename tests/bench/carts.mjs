/** The calls of a buyer with ten lines: alone, and with fifty shoppers who write concurrently. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../.scripts/lib/sizes.mjs";
import { json, program, serve } from "./programs.mjs";
import { ms } from "./standing.mjs";

/** @typedef {Record<string, { p50: number, p95: number }>} Times by kind of call */
/** @typedef {{ alone: Times, beside: Times }} Measured */

/**
 * Measures a platform on a fresh database.
 * @param {string} platform its program
 * @returns {Promise<Measured>}
 */
async function measure(platform) {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-carts-"));
  const database = join(folder, "shop.db");
  const unlimited = ["writes-per-caller", "orders-per-caller", "kilobytes-per-caller", "kilobytes-per-address"];
  const limits = unlimited.flatMap((name) => ["--limit", `${name}=0`]);
  const server = await serve(platform, [
    ...["serve", "--port", "0", "--db", database, "--seed", "demo", "--visitors-per-address", "0"],
    ...limits,
  ]);
  try {
    const { clientId, siteId, ownerKey } = JSON.parse(readFileSync(`${database}.keys.json`, "utf8"));
    const keys = ["--client-id", clientId, "--owner-key", ownerKey, "--site-id", siteId];
    return /** @type {Measured} */ (await json(["carts", "--url", server.url, ...keys]));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs, platforms }) {
  await programs();
  const chosen = platforms.length > 0 ? platforms : [await program("cartwright-platform")];
  /** @type {Measured[]} */
  const measured = [];
  for (const platform of chosen) {
    measured.push(await steps.step(`a cart of ten lines on ${platform}`, () => measure(platform)));
  }
  for (const who of /** @type {const} */ (["alone", "beside"])) {
    const title = who === "alone" ? "ten lines, nobody else" : "ten lines, 50 shoppers beside";
    const head = [title, ...chosen.flatMap((_, index) => [`p50 ms (${index + 1})`, `p95 ms (${index + 1})`])];
    const kinds = Object.keys(measured[0]?.[who] ?? {});
    const rows = kinds.map((kind) => [
      kind,
      ...measured.flatMap((each) => [each[who][kind]?.p50, each[who][kind]?.p95].map((time) => ms(time ?? Number.NaN))),
    ]);
    steps.print(`\n${table(head, rows)}\n`);
  }
  return [];
}
