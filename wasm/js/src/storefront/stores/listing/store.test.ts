/** The requests of a product list, its snapshots and its cache. */

import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { createClient, OAuthStrategy } from "../../../inline.js";
import type { CallOptions } from "../../../sdk/call.js";
import type { CatalogApi } from "../../catalog-view/api.js";
import type { ListingAddress } from "./address.js";
import type { ListingData, ListingOptions, ListingSnapshot } from "./types.js";
import { listingStore, loadListing, refreshLists } from "../index.js";

// In a page, lists share their cache.
Object.assign(globalThis, { document: {} });

const PER_PAGE = 2;
const names = ({ products }: ListingSnapshot) => products?.map(({ name }) => name);
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A client of a shop with five products, whose calls are recorded, and whose catalog fails while `fails` is set. */
function shop() {
  const calls: string[] = [];
  const shop = {
    /** The calls that fail. */
    fails: undefined as RegExp | undefined,
    price: 1,
    client: {},
    taken: () => calls.splice(0),
    catalog: () => Promise.resolve(catalog as unknown as CatalogApi),
    open: (options: Partial<ListingOptions> = {}) => {
      const list = listingStore(shop.client, {
        ...{ pageSize: PER_PAGE, search: "", navigate: () => undefined, catalog: shop.catalog },
        ...options,
      });
      return { list, leave: list.subscribe(() => undefined), see: () => list.getSnapshot() };
    },
  };
  const answer = async (call: string, signal: AbortSignal | undefined, give: () => unknown) => {
    calls.push(call);
    await turn();
    signal?.throwIfAborted();
    if (shop.fails?.test(call)) throw new Error(`failed: ${call}`);
    return give();
  };
  const catalog = {
    supports: () => true,
    collections: ({ signal }: CallOptions) =>
      answer("collections", signal, () => [{ id: "t", slug: "table", name: "Table" }]),
    facets: ({ text = "" }: { text?: string }, { signal }: CallOptions) =>
      answer(`facets ${text}`, signal, () => ({ brands: [{ value: text }] })),
    products: (
      { text = "", offset, limit }: { text?: string; offset: number; limit: number },
      { signal }: CallOptions,
    ) =>
      answer(`${text}${offset}`, signal, () => {
        const all =
          text === "none" ? [] : ["a", "b", "c", "d", "e"].map((name) => ({ name: `${text}${name}${shop.price}` }));
        return { products: all.slice(offset, offset + limit), total: all.length, more: offset + limit < all.length };
      }),
  };
  return shop;
}

/** Waits for all answers. */
async function settle() {
  for (let round = 0; round < 30; round += 1) await turn();
}

test("a list seen before is shown at once and requested again only when stale", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { open, taken, ...own } = shop();
  const first = open();
  await settle();
  first.leave();
  assert.deepEqual(taken().toSorted(), ["0", "facets "]);
  const again = open();
  assert.deepEqual([names(again.see()), again.see().isLoading], [["a1", "b1"], false]);
  await settle();
  again.leave();
  assert.deepEqual(taken(), []);

  vi.advanceTimersByTime(31_000);
  own.price = 2;
  const { see, leave } = open();
  assert.deepEqual([names(see()), see().isStale, see().facets !== undefined], [["a1", "b1"], false, true]);
  await settle();
  assert.deepEqual(taken().toSorted(), ["0", "facets "]);
  leave();
});

test("Back shows all pages that were loaded, and a reload loads them again", async () => {
  const { open, taken } = shop();
  const addresses: ListingAddress[] = [];
  const { list, leave, see } = open({ navigate: (address) => addresses.push(address) });
  await settle();
  list.more();
  assert.equal(see().isGrowing, true);
  await settle();
  list.more();
  await settle();
  const last = addresses[1]!;
  assert.deepEqual(last, { search: "?page=3", from: 1, replace: true });
  assert.deepEqual([see().hasMore, see().pages, see().total], [false, 3, 5]);
  taken();
  list.change({ q: "x" });
  assert.deepEqual([see().isStale, see().isLoading, see().products!.length], [true, true, 5]);
  await settle();
  assert.deepEqual([see().isStale, names(see())], [false, ["xa1", "xb1"]]);
  taken();
  list.read(last.search, last.from);
  assert.equal(see().products!.length, 5);
  await settle();
  assert.deepEqual(taken(), []);
  leave();

  const other = shop();
  const reloaded = other.open(last);
  await settle();
  assert.equal(names(reloaded.see())!.length, 5);
  assert.deepEqual(other.taken().toSorted(), ["0", "2", "4", "facets "]);
  reloaded.leave();
  for (const from of [0, 4, 1.5, undefined]) {
    const { see: seeOne, leave: leaveOne } = other.open({ search: last.search, ...(from !== undefined && { from }) });
    assert.deepEqual(names(seeOne()), ["e1"]);
    leaveOne();
  }
});

test("a page shows a list loaded by the server without a request", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const server = shop();
  const options = { pageSize: PER_PAGE, search: "?q=x", catalog: server.catalog };
  const initialData = JSON.parse(JSON.stringify(await loadListing(server.client, options))) as ListingData;
  const { open, taken } = shop();
  const { see, leave } = open({ search: "?q=x", initialData });
  assert.deepEqual([names(see()), see().facets!.brands, see().isLoading], [["xa1", "xb1"], [{ value: "x" }], false]);
  await settle();
  assert.deepEqual(taken(), []);
  leave();
  const other = open({ search: "?q=y", initialData });
  assert.equal(other.see().products, undefined);
  other.leave();
  server.fails = /./;
  refreshLists(server.client);
  await assert.rejects(loadListing(server.client, options), /failed/);

  vi.advanceTimersByTime(31_000);
  const late = shop();
  const old = late.open({ search: "?q=x", initialData });
  assert.deepEqual(names(old.see()), ["xa1", "xb1"]);
  await settle();
  assert.deepEqual(late.taken().toSorted(), ["facets x", "x0"]);
  old.leave();
});

test("a URL with unknown or invalid filters is corrected", async () => {
  const { open } = shop();
  const addresses: unknown[] = [];
  const navigate = ({ search, replace }: ListingAddress) => addresses.push([search, replace]);
  const { list, see, leave } = open({ search: "?in=table&in=gone&page=9&min=abc", navigate });
  assert.deepEqual(see().corrections, ["price"]);
  await settle();
  assert.deepEqual(see().corrections, ["price", "collection"]);
  assert.deepEqual(see().state.collections, ["table"]);
  list.read("?page=9");
  await settle();
  assert.deepEqual([see().corrections, see().state.page, names(see())], [["page"], 3, ["e1"]]);
  assert.deepEqual(addresses, [
    ["?in=table&in=gone&page=9", true],
    ["?in=table", true],
    ["?page=3", true],
  ]);
  list.change({ inStock: true });
  assert.deepEqual(see().corrections, []);
  leave();
});

test("a list is shown if its facets fail, and a retry loads the facets", async () => {
  const own = shop();
  own.fails = /facets/;
  const { see, list, leave } = own.open();
  await settle();
  assert.deepEqual(
    [names(see()), see().facets, see().isCounting, see().error],
    [["a1", "b1"], undefined, false, undefined],
  );
  own.fails = undefined;
  list.retry();
  await settle();
  assert.ok(see().facets);
  leave();
});

test("refreshing reads the prices of visible lists, and an error stays until the next response", async () => {
  const own = shop();
  const { see, list, leave } = own.open();
  await settle();
  own.taken();
  own.price = 2;
  own.fails = /^0/;
  refreshLists(own.client);
  assert.deepEqual([names(see()), see().isLoading], [["a1", "b1"], true]);
  await settle();
  assert.match((see().error as Error).message, /failed: 0/);
  list.retry();
  assert.match((see().error as Error).message, /failed: 0/);
  await settle();
  own.fails = undefined;
  own.taken();
  refreshLists(own.client, { failedOnly: true });
  await settle();
  assert.deepEqual([names(see()), see().error], [["a2", "b2"], undefined]);
  assert.deepEqual(own.taken(), ["0"]);
  refreshLists(own.client, { failedOnly: true });
  await settle();
  assert.deepEqual(own.taken(), []);

  own.fails = /^x0/;
  list.change({ q: "x" });
  await settle();
  assert.deepEqual([names(see()), see().isStale, see().isLoading], [["a2", "b2"], true, false]);
  list.change({ q: "" });
  assert.deepEqual([names(see()), see().isStale, see().error], [["a2", "b2"], false, undefined]);
  leave();
});

test("a list is read again when the language or currency changes", async () => {
  const own = shop();
  const client = createClient({ modules: {}, auth: OAuthStrategy({ clientId: "client" }) });
  own.client = client;
  const { see, leave } = own.open();
  await settle();
  own.taken();
  own.price = 2;
  client.setHeaders({ "x-wix-currency": "EUR" });
  assert.deepEqual([names(see()), see().isLoading], [["a1", "b1"], true]);
  await settle();
  assert.deepEqual(names(see()), ["a2", "b2"]);
  leave();
  client.dispose();
});

test("a change cancels the request it supersedes", async () => {
  const own = shop();
  const { see, list, leave } = own.open();
  list.change({ q: "x" });
  list.change({ q: "none" });
  await settle();
  assert.deepEqual([see().search, names(see()), see().pages], ["?q=none", [], 1]);
  assert.deepEqual(own.taken().toSorted(), ["facets none", "none0"]);
  leave();
  list.change({ q: "y" });
  leave();
});
