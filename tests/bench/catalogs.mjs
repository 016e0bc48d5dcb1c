/** Catalogs from a thousand to a million products: imports and reads, compared with plain SQL. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../.scripts/lib/sizes.mjs";
import { json, memoryOf, program, serve } from "./programs.mjs";
import { ms } from "./standing.mjs";

const SERVE = ["serve", "--port", "0", "--visitors-per-address", "0"];
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const KINDS = /** @type {const} */ (["list", "deep", "text", "facets"]);
const READERS = /** @type {const} */ (["1", "16"]);
const READS = {
  list: "filter, sort, page 1",
  deep: "page 1,000 by cursor",
  text: "text search",
  facets: "facet counts",
};
/** For the largest catalog, in milliseconds. */
const BUDGET = { read: 20, start: 100 };

/** @typedef {import("./programs.mjs").Percentiles} Percentiles */
/** @typedef {Record<typeof KINDS[number], Record<typeof READERS[number], Percentiles>>} Reads */
/** @typedef {{ products: number, perSecond: number, fileBytes: number, memoryKb: number, startMs: number, listMs: number, reads: Reads, plain: { list: Percentiles, facets: Percentiles } }} Scale */

/**
 * Fills a database with generated products; returns the seconds it took.
 * @param {number} products
 * @param {string} database
 */
async function fill(products, database) {
  const pack = `${database}.pack.json`;
  writeFileSync(pack, JSON.stringify({ steps: [{ generate: "products", count: products }] }));
  const start = performance.now();
  const server = await serve(await program("cartwright-platform"), [...SERVE, "--db", database, "--seed", pack]);
  const seconds = (performance.now() - start) / 1000;
  await server.stop();
  return seconds;
}

/**
 * How long after its start the platform admits a first visitor, and lists products, for which it must have loaded
 * them all.
 * @param {string} url
 * @param {string} clientId
 * @param {number} start
 */
async function firstAnswers(url, clientId, start) {
  const post = async (/** @type {string} */ path, /** @type {object} */ body, token = "") => {
    const headers = { "content-type": "application/json", authorization: token };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
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
    const seconds = await fill(products, database);
    const start = performance.now();
    const server = await serve(await program("cartwright-platform"), [...SERVE, "--db", database]);
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

/** @param {Scale[]} scales */
function growthTable(scales) {
  const head = ["products", "brought in a second", "file", "memory", "first visitor ms", "first list ms"];
  const rows = scales.map(({ products, perSecond, fileBytes, memoryKb, startMs, listMs }) => [
    products.toLocaleString("en"),
    perSecond.toFixed(0),
    `${(fileBytes / 1e6).toFixed(0)} MB`,
    `${(memoryKb / 1024).toFixed(0)} MB`,
    ...[startMs, listMs].map(ms),
  ]);
  return table(head, rows);
}

/** @param {Scale[]} scales */
function readTable(scales) {
  const head = [
    "reading a catalog over HTTP, 50 products a page",
    ...["1 reader p50 ms", "p99 ms", "16 readers p50 ms", "p99 ms"],
    "the same in plain SQL, no HTTP: p50 / p99",
  ];
  const rows = scales.flatMap(({ products, reads, plain }) =>
    KINDS.map((kind) => [
      `${products.toLocaleString("en")}, ${READS[kind]}`,
      ...READERS.flatMap((readers) => [reads[kind][readers].p50, reads[kind][readers].p99].map(ms)),
      kind === "list" || kind === "facets" ? `${ms(plain[kind].p50)} / ${ms(plain[kind].p99)}` : "",
    ]),
  );
  return table(head, rows);
}

/** Measures one size after another, each on a fresh database. @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs }) {
  await programs();
  const scales = await steps.step("catalogs of every size", async ({ note }) => {
    /** @type {Scale[]} */
    const measured = [];
    for (const products of SIZES) measured.push(await measure(products, note));
    return measured;
  });
  steps.print(`\n${growthTable(scales)}\n\n${readTable(scales)}\n`);
  const largest = scales.at(-1);
  return largest ? standings(largest) : [];
}

/** @param {Scale} largest */
function standings({ products, reads, plain, startMs }) {
  const held = (/** @type {number} */ time, /** @type {number} */ budget) => ({
    ours: `${ms(time)} ms`,
    budget: `${budget} ms`,
    met: time <= budget,
  });
  const many = `${products.toLocaleString("en")} products`;
  return [
    {
      what: `query of ${many}, p99`,
      ...held(reads.list[1].p99, BUDGET.read),
      peer: `${ms(plain.list.p99)} ms in plain SQL`,
    },
    { what: "text search in them, p99", ...held(reads.text[1].p99, BUDGET.read) },
    { what: "their platform's start to its first answer", ...held(startMs, BUDGET.start) },
  ];
}
