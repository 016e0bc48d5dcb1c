/** A server renders pages of several visitors with a module's single client: no page shows another visitor's data. */

import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { createElement as h, Suspense, use } from "react";
import { renderToPipeableStream, renderToReadableStream, renderToString } from "react-dom/server";
import { catalogModules, cookieStorage, createClient, currentCart, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { lazyClient } from "../../wasm/pkg/lazy.js";
import * as hooks from "../../wasm/pkg/react/index.js";
import {
  cartStore,
  loadListing,
  refreshLists,
  searchStore,
  sessionStore,
} from "../../wasm/pkg/storefront/stores/index.js";
import { product } from "../../wasm/js/test/goods.ts";
import { host, json, scripted } from "../../wasm/js/test/network.ts";

const settings = { clientId: "client-1", tokenStorage: cookieStorage(), host };
const shop = ({ host, ...auth }) =>
  createClient({ modules: { currentCart, ...catalogModules }, auth: OAuthStrategy(auth), host });

/** The clients of a server's modules. */
const CLIENTS = {
  "a client": shop(settings),
  "a lazy client": lazyClient(settings, () => Promise.resolve({ default: shop })),
};

const price = { amount: "10.00", currency: "USD", text: "$10.00" };
const cartOf = (name) => ({
  ...{ version: 1, id: `cart of ${name}`, currency: "USD", coupons: [], giftCards: [], buyer: `visitor:${name}` },
  lines: [
    {
      ...{
        id: `line of ${name}`,
        name: `Gift of ${name}`,
        kind: "physical",
        custom: false,
        quantity: 1,
        subtotal: price,
      },
      ...{ fixedQuantity: false, availability: { status: "available" }, choices: [], fields: [], discounts: [] },
    },
  ],
});

const page = (name) => ({ products: [product(`Goods for ${name}`)], total: 1, more: false });
const listingOf = (name) => ({ search: "", from: 1, pages: [page(name)], facets: undefined, loadedAt: Date.now() });

/** A visitor's page: the data that the server has read, and texts that no other page has. */
const VISITORS = {
  ada: { initialCart: cartOf("ada"), initialData: listingOf("ada"), has: ["Gift of ada", "Goods for ada"] },
  bob: { initialCart: cartOf("bob"), initialData: listingOf("bob"), has: ["Gift of bob", "Goods for bob"] },
  eve: { initialCart: Promise.resolve(cartOf("eve")), initialData: undefined, has: [] },
  emptyHanded: { initialCart: null, initialData: undefined, has: ["cart: null", "Nothing yet"] },
  unknown: { initialCart: undefined, initialData: undefined, has: ["cart: undefined", "One moment"] },
};

function Parts() {
  const line = (line) => h(hooks.LineItem, { line }, line.name, h(hooks.Quantity), h(hooks.Price, {}));
  return h(hooks.Cart, { loading: "One moment", empty: "Nothing yet", failed: String }, line);
}

function Hooks({ initialData, mine }) {
  const { cart } = hooks.useCart();
  const count = hooks.useCart(({ cart: shown }) => shown?.lines.map(({ name }) => name).join());
  const { version } = hooks.useCartActions();
  const { role } = hooks.useSession();
  const [list] = hooks.useListing({ search: "", navigate: () => undefined, ...(initialData && { initialData }) });
  const [search] = hooks.useSearch();
  const [form] = hooks.useProductForm(product(`Form of ${mine}`));
  hooks.useCatalog().catch(() => undefined);
  const { queryKey } = hooks.useCallQuery([mine], () => Promise.resolve(mine));
  const goods = list.products?.map(({ name }) => name);
  const seen = [
    `cart: ${cart && cart.id}`,
    count,
    version,
    role,
    goods,
    search.suggestions,
    form.quantity,
    queryKey[2],
  ];
  return h("p", null, JSON.stringify(seen));
}

/** A component that the server streams when the gate opens. */
function Late({ gate, children }) {
  use(gate);
  return children;
}

function Page({ client, name, gate }) {
  const { initialCart, initialData } = VISITORS[name];
  const all = (mine) => [h(Parts, { key: "parts" }), h(Hooks, { key: "hooks", initialData, mine })];
  return h(
    hooks.CartwrightProvider,
    { client, ...(initialCart !== undefined && { initialCart }) },
    all(name),
    gate && h(Suspense, { fallback: "…" }, h(Late, { gate }, all(name))),
  );
}

/** Asserts that a page shows its visitor's data, and nobody else's. */
function assertOf(name, html, place) {
  for (const word of VISITORS[name].has) assert.ok(html.includes(word), `${place}: ${name} misses ${word}`);
  for (const other of Object.keys(VISITORS).filter((each) => each !== name)) {
    assert.ok(
      !new RegExp(`\\b${other}\\b`).test(html.replaceAll("cart: undefined", "")),
      `${place}: ${name} sees ${other}: ${html}`,
    );
  }
}

const names = Object.keys(VISITORS);
/** All ordered pairs of visitors. */
const turns = names.flatMap((one) => names.flatMap((other) => [one, other]));

const streams = {
  renderToReadableStream: async (element) => text(await renderToReadableStream(element)),
  renderToPipeableStream: (element) =>
    text(renderToPipeableStream(element, { onError: (error) => assert.fail(error) }).pipe(new PassThrough())),
};

for (const [kind, client] of Object.entries(CLIENTS)) {
  test(`with ${kind} of a module, a page rendered to a string contains only its visitor's data`, (t) => {
    scripted(t, () => json({}, { status: 404 }));
    for (const name of turns) assertOf(name, renderToString(h(Page, { client, name })), "renderToString");
  });

  for (const [stream, render] of Object.entries(streams)) {
    test(`with ${kind} of a module, pages streamed concurrently by ${stream} contain only their visitor's data`, async (t) => {
      scripted(t, () => json({}, { status: 404 }));
      for (const order of [names, names.toReversed()]) {
        const gates = order.map(() => Promise.withResolvers());
        const pages = order.map((name, index) => render(h(Page, { client, name, gate: gates[index].promise })));
        for (const gate of gates.toReversed()) {
          await new Promise((resolve) => setImmediate(resolve));
          gate.resolve();
        }
        const sent = await Promise.all(pages);
        sent.forEach((html, index) => assertOf(order[index], html, stream));
        // The components of one page share the visitor's cart: a promise's cart is available to later ones.
        assert.ok(sent[order.indexOf("eve")].includes("Gift of eve"));
      }
    });
  }

  test(`with ${kind} of a module, each visitor of a server has separate stores, lists and suggestions`, async () => {
    assert.notEqual(cartStore(client), cartStore(client));
    assert.notEqual(sessionStore(client), sessionStore(client));
    const catalogOf = (name) => async () => ({
      supports: () => false,
      facets: async () => ({}),
      products: async () => page(name),
      suggestions: async () => ({ products: [product(`Goods for ${name}`)], collections: [] }),
    });
    const load = async (name) => (await loadListing(client, { search: "", catalog: catalogOf(name) })).pages[0];
    assert.deepEqual([await load("ada"), await load("bob")], [page("ada"), page("bob")]);
    const typed = async (name) => {
      const search = searchStore(client, { pauseMs: 0, catalog: catalogOf(name) });
      const loaded = new Promise((resolve) => search.subscribe(() => !search.getSnapshot().isLoading && resolve()));
      search.type("goods");
      const first = search.getSnapshot().suggestions;
      await loaded;
      return [first, search.getSnapshot().suggestions.products[0].name];
    };
    assert.deepEqual(await typed("ada"), [undefined, "Goods for ada"]);
    assert.deepEqual(await typed("bob"), [undefined, "Goods for bob"]);
    refreshLists(client);
  });
}
