/** Catalogs from a thousand to a million products: bringing them in, and reading them, beside plain SQL. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, memoryOf, program, serve } from "./load.mjs";

export const SIZES = [1_000, 10_000, 100_000, 1_000_000];
export const KINDS = /** @type {const} */ (["list", "deep", "text", "facets"]);
export const READERS = /** @type {const} */ (["1", "16"]);

/** @typedef {import("./load.mjs").Percentiles} Percentiles */
/** @typedef {Record<typeof KINDS[number], Record<typeof READERS[number], Percentiles>>} Reads */
/** @typedef {{ products: number, perSecond: number, fileBytes: number, memoryKb: number, startMs: number, listMs: number, reads: Reads, plain: { list: Percentiles, facets: Percentiles } }} Scale */

/**
 * Writes a list of goods straight into the import, and gives how many seconds it took.
 *
 * @param {number} products
 * @param {string} database
 */
async function bringIn(products, database) {
  const goods = spawn(await program("cartwright-load"), ["goods", "--products", `${products}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const start = performance.now();
  const imported = spawn(await program("cartwright-platform"), ["import", "-", "--db", database], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  goods.stdout.pipe(imported.stdin);
  const code = await new Promise((resolve, reject) => {
    imported.once("error", reject);
    imported.once("close", resolve);
  });
  if (code !== 0) {
    throw new Error(`the import gave up with ${code}`);
  }
  return (performance.now() - start) / 1000;
}

/**
 * How long after a start the platform has let a first visitor in, and how long after it has listed products, for which
 * it must have read them all.
 *
 * @param {string} url
 * @param {string} clientId
 * @param {number} start
 */
async function firstAnswers(url, clientId, start) {
  const post = async (/** @type {string} */ path, /** @type {object} */ body, token = "") => {
    const headers = { "content-type": "application/json", authorization: token };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) {
      throw new Error(`${path} answered ${answer.status}`);
    }
    return { body: await answer.json(), after: performance.now() - start };
  };
  const visitor = await post("/oauth2/token", { clientId, grantType: "anonymous" });
  const listed = await post("/stores/v3/products/search", { search: {} }, visitor.body.access_token);
  return { startMs: visitor.after, listMs: listed.after };
}

/** @param {string} path */
const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * @param {number} products
 * @param {(note: string) => void} note
 * @returns {Promise<Scale>}
 */
async function measure(products, note) {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-scale-"));
  const database = join(folder, "shop.db");
  try {
    note(`${products} products: bringing them in`);
    const seconds = await bringIn(products, database);
    const start = performance.now();
    const server = await serve(await program("cartwright-platform"), ["serve", "--port", "0", "--db", database]);
    const { clientId } = JSON.parse(readFileSync(`${database}.keys.json`, "utf8"));
    const { startMs, listMs } = await firstAnswers(server.url, clientId, start);
    note(`${products} products: reading them`);
    const reads = /** @type {Reads} */ (await json(["read", "--url", server.url, "--client-id", clientId]));
    const memoryKb = memoryOf(server.pid);
    await server.stop();
    const plain = /** @type {Scale["plain"]} */ (await json(["plain", "--db", database]));
    const fileBytes = sizeOf(database) + sizeOf(`${database}-wal`);
    return { products, perSecond: products / seconds, fileBytes, memoryKb, startMs, listMs, reads, plain };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures one size after the other, each on a database of its own.
 *
 * @param {(note: string) => void} note
 */
export async function measureScale(note) {
  const scales = [];
  for (const products of SIZES) {
    scales.push(await measure(products, note));
  }
  return scales;
}
