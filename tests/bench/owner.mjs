/** The owner's console on a million products and as many orders: the time to the first page of each list. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../.scripts/lib/sizes.mjs";
import { memoryOf, program, serve } from "./programs.mjs";
import { ms } from "./standing.mjs";

/** To the first row of a list, in milliseconds. */
const BUDGET = 100;
const TRIES = 40;
const PAGE = 50;
/** The number of a deep page, as reached by paging. */
const DEEP = 20;
const PAID = ["PAID", "PARTIALLY_REFUNDED", "PARTIALLY_PAID"];
const UNPAID = ["NOT_PAID", "PENDING", "PENDING_MERCHANT", "PARTIALLY_PAID"];

const ORDERS = "/ecom/v1/orders/search";
const PRODUCTS = "/stores/v3/products/search";
const STOCK = "/stores/v3/inventory-items/search";

const sortBy = (/** @type {string} */ fieldName, /** @type {"ASC" | "DESC"} */ order) => [{ fieldName, order }];

/** Orders that meet all conditions, newest first. @param {object[]} conditions */
const orders = (...conditions) => ({
  path: ORDERS,
  search: {
    filter: { $and: [{ status: { $ne: "INITIALIZED" } }, ...conditions] },
    sort: sortBy("createdDate", "DESC"),
  },
});

/** Orders of buyers whose email or name starts with a text. @param {string} text */
const ordersOf = (text) => {
  const fields = ["buyerInfo.email", "billingInfo.contactDetails.firstName", "billingInfo.contactDetails.lastName"];
  return orders({ $or: fields.map((field) => ({ [field]: { $startsWith: text } })) });
};

/** @param {object} search */
const products = (search) => ({ path: PRODUCTS, search: { sort: sortBy("name", "ASC"), ...search } });

const DAY = 86_400_000;
const before = (/** @type {number} */ days) => new Date(Date.now() - days * DAY).toISOString();

/** The console's list queries. */
const LISTS = {
  "orders, newest": orders(),
  "orders to fulfil": orders(
    { status: "APPROVED" },
    { paymentStatus: { $in: PAID } },
    { fulfillmentStatus: { $in: ["NOT_FULFILLED", "PARTIALLY_FULFILLED"] } },
    { archived: { $ne: true } },
  ),
  "orders unpaid (none)": orders({ paymentStatus: { $in: UNPAID } }),
  "orders refunded": orders({ paymentStatus: { $in: ["PARTIALLY_REFUNDED", "FULLY_REFUNDED"] } }),
  "orders of a month": orders({ createdDate: { $gte: before(400) } }, { createdDate: { $lt: before(370) } }),
  "orders, dearest": { path: ORDERS, search: { sort: sortBy("priceSummary.total.amount", "DESC") } },
  "orders by number": orders({ number: "500000" }),
  "orders by email": ordersOf("buyer12345@"),
  "orders by name": ordersOf("ad"),
  "orders by name, nobody's": ordersOf("zzz"),
  "products by name": products({}),
  "products, newest": products({ sort: sortBy("createdDate", "DESC") }),
  "products sold out": products({ filter: { "inventory.availabilityStatus": { $in: ["OUT_OF_STOCK"] } } }),
  "products by words": products({ search: { expression: "oak lamp" } }),
  "stock by name": { path: STOCK, search: { filter: { trackQuantity: true }, sort: sortBy("product.name", "ASC") } },
  "stock, least first": { path: STOCK, search: { filter: { trackQuantity: true }, sort: sortBy("quantity", "ASC") } },
};

/** @typedef {{ first: number, p50: number, p99: number, deep: number }} Seen */

/**
 * @param {(path: string, body: object) => Promise<any>} post
 * @param {{ path: string, search: object }} list
 * @returns {Promise<Seen>}
 */
async function measure(post, { path, search }) {
  const timed = async (/** @type {object} */ asked) => {
    const start = performance.now();
    const answer = await post(path, { search: asked });
    return { answer, time: performance.now() - start };
  };
  const first = await timed({ cursorPaging: { limit: PAGE }, ...search });
  /** @type {number[]} */
  const times = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    times.push((await timed({ cursorPaging: { limit: PAGE }, ...search })).time);
  }
  times.sort((one, other) => one - other);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((part) => times[Math.floor(part * (times.length - 1))]);
  let last = first;
  for (let page = 1; page < DEEP; page += 1) {
    const cursor = (last.answer.metadata ?? last.answer.pagingMetadata)?.cursors?.next;
    if (!cursor) break;
    last = await timed({ cursorPaging: { limit: PAGE, cursor } });
  }
  return { first: first.time, p50, p99, deep: last.time };
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs }) {
  await programs();
  const folder = mkdtempSync(join(tmpdir(), "cartwright-owner-"));
  const database = join(folder, "shop.db");
  const command = await program("cartwright-platform");
  const args = ["serve", "--port", "0", "--db", database, "--seed", "million"];
  try {
    const seen = await steps.step("a million products and orders", async ({ note }) => {
      note("generating them takes minutes");
      const filler = await serve(command, args);
      await filler.stop();
      note("reading them");
      const server = await serve(command, args);
      const { ownerKey, siteId } = JSON.parse(readFileSync(`${database}.keys.json`, "utf8"));
      const headers = { "content-type": "application/json", authorization: ownerKey, "wix-site-id": siteId };
      const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
        const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        return answer.json();
      };
      /** @type {[string, Seen][]} */
      const lists = [];
      for (const [name, list] of Object.entries(LISTS)) lists.push([name, await measure(post, list)]);
      const memory = memoryOf(server.pid);
      await server.stop();
      return { lists, memory };
    });
    const rows = seen.lists.map(([name, { first, p50, p99, deep }]) => [name, ...[first, p50, p99, deep].map(ms)]);
    steps.print(`\n${table(["50 rows of a million", "first ms", "p50 ms", "p99 ms", `page ${DEEP} ms`], rows)}\n`);
    steps.print(`Memory of the platform: ${(seen.memory / 1024).toFixed(0)} MB\n`);
    return seen.lists.map(([what, { p99 }]) => ({
      what: `${what}, of a million, p99`,
      ours: `${ms(p99)} ms`,
      budget: `${BUDGET} ms`,
      met: p99 <= BUDGET,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
