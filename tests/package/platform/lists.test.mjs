/** Product lists, suggestions and product forms without a framework, on sites of both catalogs. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cartStore,
  listingStore,
  productForm,
  readSelection,
  searchStore,
} from "../../../wasm/pkg/storefront/stores/index.js";
import { catalogModules, catalogOf, createClient, currentCartV2, OAuthStrategy } from "../../../wasm/pkg/inline.js";
import { startSite } from "./site.mjs";

/** The first state of a store that meets a condition. */
function until(store, holds) {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(store.getSnapshot())) return;
      queueMicrotask(() => leave());
      resolve(store.getSnapshot());
    };
    const leave = store.subscribe(look);
    look();
  });
}

const loaded = (store) => until(store, ({ isLoading, isCounting = false }) => !isLoading && !isCounting);
const names = ({ products }) => products.map(({ name }) => name);

for (const catalog of ["v1", "v3"]) {
  test(`a list on a site with catalog ${catalog} can be filtered, sorted and extended, with a URL for each state`, async (t) => {
    const site = await startSite(t, { seed: "demo", catalog });
    const client = clientOf(site);
    const addresses = [];
    const list = listingStore(client, {
      pageSize: 5,
      search: "?sort=hacked&page=0",
      navigate: ({ search, replace }) => addresses.push([search, replace]),
    });
    t.after(list.subscribe(() => undefined));
    const first = await loaded(list);
    assert.equal(first.search, "");
    assert.deepEqual(first.corrections, ["sort", "page"]);
    assert.equal(first.products.length, 5);
    assert.ok(first.hasMore && first.facets.options.length > 0);

    list.more();
    assert.equal(list.getSnapshot().isLoading, true);
    const two = await loaded(list);
    assert.equal(two.products.length, 10);
    assert.deepEqual(names(two).slice(0, 5), names(first));

    list.change({ sort: "price-low" });
    const cheap = await loaded(list);
    // Catalog V1 sorts by the price before a discount.
    const prices = cheap.products.map(({ price: { now, before = now } }) =>
      Number((catalog === "v1" ? before : now).amount),
    );
    assert.deepEqual(
      prices,
      prices.toSorted((left, right) => left - right),
    );

    list.change({ q: "no such thing anywhere" });
    assert.deepEqual(names(await loaded(list)), []);
    list.read("?sort=price-low");
    assert.deepEqual(names(await loaded(list)), names(cheap));
    assert.deepEqual(addresses, [
      ["", true],
      ["?page=2", true],
      ["?sort=price-low", false],
      ["?q=no+such+thing+anywhere&sort=price-low", false],
    ]);
  });
}

const clientOf = ({ clientId, url }) =>
  createClient({ modules: { ...catalogModules, currentCartV2 }, auth: OAuthStrategy({ clientId }), host: url });

test("a failed list keeps its products, and a retry loads it again", async (t) => {
  const site = await startSite(t, { seed: "demo" });
  const list = listingStore(clientOf(site), { search: "", navigate: () => undefined });
  t.after(list.subscribe(() => undefined));
  const before = names(await loaded(list));
  await site.fault({ match: "/", status: 500, times: 50 });
  list.change({ inStock: true });
  const failed = await loaded(list);
  assert.equal(failed.error.status, 500);
  assert.deepEqual(names(failed), before);
  await site.platform.fault({ match: "/", delayMs: 0, times: 1 });
  await site.reset();
  list.retry();
  assert.equal((await loaded(list)).error, undefined);
});

/** The parts of a window that a list uses. */
const PARTS = ["location", "history", "addEventListener", "removeEventListener"];

test("a failed page is retried, and no page is skipped", async (t) => {
  const site = await startSite(t, { seed: "demo" });
  const list = listingStore(clientOf(site), { pageSize: 5, search: "", navigate: () => undefined });
  t.after(list.subscribe(() => undefined));
  const first = names(await loaded(list));
  for (const again of ["more", "retry"]) {
    const before = names(list.getSnapshot());
    // As many as a call's attempts.
    await site.fault({ match: "products_v3.search", status: 500, times: 3 });
    list.more();
    const failed = await loaded(list);
    assert.equal(failed.error.status, 500);
    assert.deepEqual(names(failed), before);
    list[again]();
    const grown = await loaded(list);
    assert.equal(grown.products.length, before.length + 5);
    assert.equal(new Set(names(grown)).size, before.length + 5);
    assert.deepEqual(names(grown).slice(0, 5), first);
  }
});

test("the list follows the page's URL and the browser's Back button", async (t) => {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("", { url: "http://localhost/shop?sort=name" });
  for (const name of PARTS) {
    const value = typeof window[name] === "function" ? window[name].bind(window) : window[name];
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  const site = await startSite(t, { seed: "demo" });
  const list = listingStore(clientOf(site));
  const leave = list.subscribe(() => undefined);
  t.after(() => {
    leave();
    for (const name of PARTS) delete globalThis[name];
  });
  const byName = names(await loaded(list));
  assert.deepEqual(
    byName,
    byName.toSorted((left, right) => left.localeCompare(right, "en")),
  );
  list.change({ sort: "price-high" });
  assert.equal(window.location.search, "?sort=price-high");
  await loaded(list);
  window.history.back();
  await until(list, ({ search }) => search === "?sort=name");
  assert.deepEqual(names(await loaded(list)), byName);
});

test("a search suggests products, cancels superseded requests and caches results", async (t) => {
  const site = await startSite(t, { seed: "demo" });
  const search = searchStore(clientOf(site), { pauseMs: 0 });
  t.after(search.subscribe(() => undefined));
  search.type("m");
  assert.deepEqual(search.getSnapshot(), { text: "m", suggestions: undefined, isLoading: false, error: undefined });
  search.type("mu");
  search.type("mug");
  const { suggestions, text } = await loaded(search);
  assert.equal(text, "mug");
  assert.ok(suggestions.products.every(({ name }) => /mug/i.test(name)) && suggestions.products.length > 0);
  search.type("");
  await site.fault({ match: "/", status: 500, times: 50 });
  search.type("mug");
  assert.equal(search.getSnapshot().suggestions, suggestions);
});

test("a product form follows each choice and returns the item for the cart", async (t) => {
  const site = await startSite(t, { seed: "demo", catalog: "v3" });
  const client = clientOf(site);
  const product = await (await catalogOf(client)).product("morning-mug");
  const selection = readSelection(new URLSearchParams("colour=nonsense"), product.options, product.variants);
  const form = productForm(product, { selection });
  assert.equal(form.getSnapshot().offer.kind, "incomplete");
  assert.equal(form.item(), undefined);
  assert.equal(form.availability("Colour", "Ink"), "sold-out");
  form.choose("Colour", "Clay");
  const { offer, mediaIds, price } = form.getSnapshot();
  assert.equal(offer.kind, "ready");
  assert.ok(mediaIds.length > 0 && price.now.amount);
  form.setQuantity(2.7);
  const item = form.item();
  assert.equal(item.quantity, 2);
  const cart = cartStore(client);
  await cart.add([item]);
  assert.deepEqual(
    cart.getSnapshot().cart.lines.map(({ quantity, details }) => [quantity, details[0]?.value]),
    [[2, "Clay"]],
  );

  // A newer answer keeps the choices.
  form.update({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, quantity: 1, inStock: true })),
  });
  const { quantity, max } = form.getSnapshot();
  assert.deepEqual([quantity, max], [1, 1]);
});
