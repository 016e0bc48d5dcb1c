/** The hooks in a page, and calls as options of TanStack Query, which runs them here. */

import "../../test/page.js";
import assert from "node:assert/strict";
import { afterAll, afterEach, onTestFinished, test, vi } from "vitest";
import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement as h, Fragment, type ReactNode, StrictMode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createClient, currentCart, OAuthStrategy, products, productsV3 } from "../inline.js";
import {
  callQuery,
  CartwrightProvider,
  pagesQuery,
  useCallQuery,
  useCart,
  useCartActions,
  useCatalog,
  useListing,
  useSearch,
} from "./index.js";
import type { Tokens } from "../sdk/auth/tokens.js";
import type { CartLine, CartView } from "../storefront/cart-view/view.js";
import type { CatalogApi } from "../storefront/catalog-view/api.js";
import type { CartActions } from "../storefront/stores/index.js";
import type { StoreClient } from "./provider.js";
import type { UseCart } from "./use-cart.js";
import { FakePlatform, hooksClient } from "../../test/fake-cart.js";
import {
  type Fields,
  held,
  host,
  isTokenRequest,
  json,
  scripted,
  withTokens,
  type ScriptedRequest,
} from "../../test/network.js";

// As long as a busy machine may take.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const CART = {
  id: "cart-1",
  currency: "USD",
  lineItems: [{ id: "line-1", quantity: 2, productName: { original: "Mug" }, availability: { status: "AVAILABLE" } }],
};

const tokensOf = (name: string, role: "visitor" | "member"): Tokens => ({
  accessToken: { value: name, expiresAt: 4102444800 },
  refreshToken: { value: name, role },
});

function shopper(tokens?: Tokens) {
  const modules = { currentCart, products, productsV3 };
  return createClient({ modules, auth: OAuthStrategy({ clientId: "client-1", ...(tokens && { tokens }) }), host });
}

/** A visitor with a session, like everyone with a cart. */
const visitor = () => shopper(tokensOf("visitor", "visitor"));

const callsAmong = (requests: readonly ScriptedRequest[]) => requests.filter((request) => !isTokenRequest(request));

/** The query in the URL of a read. */
const queryOf = (path: string) => {
  const text = new URLSearchParams(path.slice(path.indexOf("?"))).get(".r")!;
  return (JSON.parse(Buffer.from(text, "base64url").toString()) as { query: { cursorPaging: { cursor?: string } } })
    .query;
};

const pagingOf = (body: Fields | undefined) =>
  (body as { query: { paging: { offset?: number; limit: number } } }).query.paging;

const caches: QueryClient[] = [];
// A cache keeps entries for minutes, which would delay the end of the test.
afterAll(() => caches.forEach((cache) => cache.clear()));

/** Components below a provider. */
const under = (client: StoreClient, ...children: ReactNode[]) =>
  h(CartwrightProvider, { client, children: h(Fragment, null, ...children) });

/** A page with a client and TanStack Query. */
function page(client: StoreClient, ...children: ReactNode[]) {
  const queries = new QueryClient();
  caches.push(queries);
  return h(StrictMode, null, h(QueryClientProvider, { client: queries }, under(client, ...children)));
}

function Cart() {
  const { cart } = useCart();
  const lines = cart?.lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  return h("p", { role: "status" }, lines ? lines.join(", ") : "One moment…");
}

const shownCart = () => screen.findByText("2 × Mug");

test("all components read the cart once, even in StrictMode", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: CART })),
  );
  render(page(visitor(), h(Cart), h(Cart)));
  await waitFor(() => assert.equal(screen.getAllByText("2 × Mug").length, 2));
  assert.deepEqual(
    callsAmong(requests).map(({ path }) => path),
    ["/ecom/v1/carts/current"],
  );
});

test("hydration has no mismatch, even if the page already knows the cart", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: CART })),
  );
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const client = visitor();
  render(page(client, h(Cart)));
  await shownCart();

  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page(client, h(Cart)));
  assert.match(place.textContent, /One moment/);
  const differences: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => differences.push(error) };
  const root = await act(() => hydrateRoot(place, page(client, h(Cart)), options));
  await waitFor(() => assert.equal(place.textContent, "2 × Mug"));
  assert.deepEqual([differences, complaints.mock.calls], [[], []]);
  act(() => root.unmount());
  place.remove();
});

/** Counts the page's listeners from now on. */
function listenersOf(...targets: EventTarget[]) {
  const listening: string[] = [];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, ...rest) => {
      listening.push(type);
      add(type, ...rest);
    });
    vi.spyOn(target, "removeEventListener").mockImplementation((type, ...rest) => {
      if (listening.includes(type)) listening.splice(listening.indexOf(type), 1);
      remove(type, ...rest);
    });
  }
  return () => listening.filter((type) => ["online", "storage", "visibilitychange"].includes(type)).sort();
}

test("a cart without components stops listening and is read again on the next mount", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: CART })),
  );
  const listening = listenersOf(window, document);
  const client = visitor();
  const { unmount } = render(under(client, h(Cart)));
  await shownCart();
  assert.deepEqual(listening(), ["online", "visibilitychange"]);
  unmount();
  await waitFor(() => assert.deepEqual(listening(), []));
  window.dispatchEvent(new window.Event("online"));
  render(under(client, h(Cart)));
  await shownCart();
  assert.equal(callsAmong(requests).length, 2);
  client.dispose();
});

test("the cart of a disposed client stops listening", async (t) => {
  scripted(
    t,
    withTokens(({ method }) =>
      method === "GET"
        ? json({ cart: CART })
        : json({ message: "busy" }, { status: 429, headers: { "retry-after": "60" } }),
    ),
  );
  const listening = listenersOf(window, document);
  const client = visitor();
  const see = vi.fn<(cart: UseCart) => void>();
  const seen = () => see.mock.lastCall![0];
  function Kept() {
    see(useCart());
    return null;
  }
  const { unmount } = render(under(client, h(Cart), h(Kept)));
  await shownCart();
  act(() => void seen().setQuantity(seen().cart!.lines[0]!, 5));
  await waitFor(() => assert.ok(seen().busy));
  client.dispose();
  act(() => void window.dispatchEvent(new window.Event("online")));
  await waitFor(() => assert.deepEqual(listening(), []));
  assert.deepEqual(seen().failedChanges, []);
  unmount();
});

function Names() {
  const { data, error } = useQuery(
    useCallQuery(["names"], (client, options) =>
      (client as ReturnType<typeof shopper>).products.queryProducts().limit(2).find(options),
    ),
  );
  return h("p", null, error ? error.message : (data?.items.map(({ name }) => name).join(", ") ?? "One moment…"));
}

test("queries are refetched after logins and logouts", async (t) => {
  scripted(
    t,
    withTokens(({ headers }) => json({ products: [{ name: `for ${headers["authorization"]}` }] })),
  );
  const client = shopper();
  render(page(client, h(Names)));
  await screen.findByText("for access");
  for (const [name, role] of [
    ["iris", "member"],
    ["a visitor", "visitor"],
    ["tomas", "member"],
  ] as const) {
    act(() => client.auth.setTokens(tokensOf(name, role)));
    await screen.findByText(`for ${name}`);
  }
});

test("a first or renewed token does not refetch queries", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ products: [{ name: "Mug" }] })),
  );
  const client = shopper();
  const key = () => callQuery(client, ["x"], () => Promise.resolve()).queryKey;
  const before = key();
  render(page(client, h(Names)));
  await screen.findByText("Mug");
  assert.equal(client.session.role, "visitor");
  assert.deepEqual(key(), before);
  assert.equal(callsAmong(requests).length, 1);
});

test("unmounting the last observer of a query cancels its call", async (t) => {
  const ended: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  scripted(
    t,
    withTokens(() => new Promise(() => {})),
  );
  const client = shopper();
  function Asking() {
    useQuery(
      callQuery(client, ["slow"], async (shop, options) => {
        signals.push(options.signal);
        return shop.products.getProduct("p", {}, options).catch((error: unknown) => {
          ended.push((error as Error).name);
          throw error;
        });
      }),
    );
    return null;
  }
  const { unmount } = render(page(client, h(Asking)));
  await waitFor(() => assert.ok(signals.length > 0));
  unmount();
  await waitFor(() => assert.equal(ended.at(-1), "CancelledError"));
  assert.ok(signals.every((signal) => signal?.aborted));
});

test("the query cache does not retry failed calls", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ message: "no", details: { applicationError: { code: "NO" } } }, { status: 404 })),
  );
  render(page(shopper(), h(Names)));
  await screen.findByText(/NO|no/);
  assert.equal(callsAmong(requests).length, 1);
});

test("Suspense waits for a query", async (t) => {
  scripted(
    t,
    withTokens(() => json({ product: { name: "Mug" } })),
  );
  const client = shopper();
  function Product() {
    const { data } = useSuspenseQuery(
      callQuery(client, ["product", "p"], (shop, options) => shop.products.getProduct("p", {}, options)),
    );
    return h("p", null, data.product.name);
  }
  render(page(client, h(Suspense, { fallback: h("p", null, "One moment…") }, h(Product))));
  assert.ok(screen.getByText("One moment…"));
  await screen.findByText("Mug");
});

/** Lists pages, with a button for the next one. */
function Pages({ query }: { query: object }) {
  const {
    data,
    hasNextPage,
    isFetchingNextPage: disabled,
    fetchNextPage,
  } = useInfiniteQuery(query as UseInfiniteQueryOptions<{ items: { name: string }[] }>);
  const { pages } = (data ?? { pages: [] }) as unknown as { pages: { items: { name: string }[] }[] };
  const names = pages.flatMap(({ items }) => items.map(({ name }) => name));
  const more = hasNextPage && h("button", { disabled, onClick: () => void fetchNextPage() }, "More");
  return h("div", null, h("p", null, names.join(", ")), more);
}

const moreButton = () => screen.queryByRole<HTMLButtonElement>("button", { name: "More" });

/** Requests page after page until the last. */
async function walk(...expected: string[]) {
  for (const names of expected) {
    await screen.findByText(names);
    await waitFor(() => assert.notEqual(moreButton()?.disabled, true));
    if (moreButton()) fireEvent.click(moreButton()!);
  }
  await waitFor(() => assert.ok(!moreButton(), "there is no more"));
}

for (const total of [3, undefined]) {
  test(`an infinite query by offset loads every page of a list ${total ? "with" : "without"} a total`, async (t) => {
    const all = ["a", "b", "c"];
    const requests = scripted(
      t,
      withTokens(({ body }) => {
        const { offset = 0, limit } = pagingOf(body);
        const found = all.slice(offset, offset + limit).map((name) => ({ name }));
        return json({ products: found, ...(total && { totalResults: total, metadata: { total } }) });
      }),
    );
    const client = shopper();
    render(
      page(client, h(Pages, { query: pagesQuery(client, ["all"], (shop) => shop.products.queryProducts().limit(2)) })),
    );
    await walk("a, b", "a, b, c");
    const offsets = callsAmong(requests).map(({ body }) => pagingOf(body).offset);
    assert.deepEqual(offsets, total ? [0, 2] : [0, 2, 4]);
  });
}

test("an infinite query by offset begins at the query's offset", async (t) => {
  const all = ["a", "b", "c", "d", "e"];
  const requests = scripted(
    t,
    withTokens(({ body }) => {
      const { offset = 0, limit } = pagingOf(body);
      const found = all.slice(offset, offset + limit).map((name) => ({ name }));
      return json({ products: found, totalResults: 5, metadata: { total: 5 } });
    }),
  );
  const client = shopper();
  for (const [start, ...shown] of [
    [2, "c, d", "c, d, e"],
    [3, "d, e"],
  ] as const) {
    const query = pagesQuery(client, ["all", start], (shop) => shop.products.queryProducts().limit(2).skip(start));
    render(page(client, h(Pages, { query })));
    await walk(...shown);
    cleanup();
  }
  const offsets = callsAmong(requests).map(({ body }) => pagingOf(body).offset);
  assert.deepEqual(offsets, [2, 4, 3], "no page that would be empty is asked for");
});

test("an infinite query by cursor loads every page", async (t) => {
  const requests = scripted(
    t,
    withTokens(({ path }) => {
      const { cursor = "" } = queryOf(path).cursorPaging;
      const pages: Record<string, string[]> = { first: ["b", "second"], second: ["c", ""] };
      const [name, next] = pages[cursor] ?? ["a", "first"];
      return json({ products: [{ name }], pagingMetadata: { cursors: { next } } });
    }),
  );
  const client = shopper();
  render(
    page(client, h(Pages, { query: pagesQuery(client, ["all"], (shop) => shop.productsV3.queryProducts().limit(1)) })),
  );
  await walk("a", "a, b", "a, b, c");
  const cursors = callsAmong(requests).map(({ path }) => queryOf(path).cursorPaging.cursor);
  assert.deepEqual(cursors, [undefined, "first", "second"]);
});

test("a component that selects a Set or Map of the cart re-renders when it changes", async () => {
  const platform = new FakePlatform();
  const see = vi.fn<(actions: CartActions, line: CartLine | undefined, shown: number[]) => void>();
  const seen = () => see.mock.lastCall!;
  const Pending = () => {
    const lines = useCart(({ pending }) => pending.lines);
    const { all } = useCart(({ pending }) => ({ all: pending.lines }));
    const line = useCart(({ cart }) => cart?.lines[0]);
    see(useCartActions(), line, [lines.size, all.size]);
    return null;
  };
  render(under(hooksClient(platform), h(Pending), h(Cart)));
  await screen.findByText("1 × mug");
  assert.deepEqual(seen()[2], [0, 0]);
  const open = platform.hold();
  let changed: Promise<unknown> | undefined;
  act(() => {
    const [actions, line] = seen();
    changed = actions.setQuantity(line!, 3);
  });
  await waitFor(() => assert.deepEqual(seen()[2], [1, 1]));
  open();
  await act(async () => void (await changed));
  await waitFor(() => assert.deepEqual(seen()[2], [0, 0]));
});

test("a failed catalog version detection is retried by the next render", async () => {
  let isThere = false;
  const getCatalogVersion = () =>
    isThere ? Promise.resolve({ catalogVersion: "V1_CATALOG" }) : Promise.reject(new Error("no network"));
  const modules = { products: {}, productsV3: {}, collections: {}, catalogVersioning: { getCatalogVersion } };
  const client = { ...visitor(), ...modules } as unknown as StoreClient;
  const promises: Promise<CatalogApi>[] = [];
  const Catalog = () => {
    promises.push(useCatalog());
    return null;
  };
  const shop = () => under(client, h(Catalog));
  const { rerender } = render(shop());
  await assert.rejects(promises[0]!, /no network/);
  isThere = true;
  rerender(shop());
  assert.ok(await promises.at(-1));
  rerender(shop());
  assert.equal(promises.at(-1), promises.at(-2));
});

test("an infinite query ends at a cycle of cursors", () => {
  const { getNextPageParam } = pagesQuery(shopper(), ["all"], (shop) => shop.productsV3.queryProducts());
  const page = (next: string) => ({ cursors: { next } }) as Parameters<typeof getNextPageParam>[0];
  assert.equal(getNextPageParam(page("B"), [], "A", ["", "A"]), "B");
  assert.equal(getNextPageParam(page("A"), [], "B", ["", "A", "B"]), undefined);
});

test("a component re-renders only when its selected part of the cart changes", async (t) => {
  const answer: typeof CART & { buyerNote?: string } = { ...CART };
  scripted(
    t,
    withTokens(() => json({ cart: answer })),
  );
  const client = visitor();
  const countRendered = vi.fn();
  const actionsRendered = vi.fn<(actions: CartActions) => void>();
  const rendered = () => [countRendered, actionsRendered].map(({ mock }) => mock.calls.length);
  const refresh = () => actionsRendered.mock.lastCall![0].refresh();
  const Count = () => {
    const { lines } = useCart(({ cart }) => ({ lines: cart?.lines.length ?? 0 }));
    countRendered();
    return h("p", null, `lines: ${lines}`);
  };
  const Actions = () => {
    actionsRendered(useCartActions());
    return null;
  };
  render(under(client, h(Count), h(Actions)));
  await screen.findByText("lines: 1");
  const [count, actions] = rendered() as [number, number];
  answer.buyerNote = "please ring";
  await act(refresh);
  assert.deepEqual(rendered(), [count, actions]);
  answer.lineItems = [];
  await act(refresh);
  await screen.findByText("lines: 0");
  assert.deepEqual(rendered(), [count + 1, actions]);
});

/** React's messages for developers during a test. */
function complaints() {
  const heard: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void heard.push(words.join(" ")));
  return heard;
}

const VIEW = {
  ...{ version: 1, id: "cart-1", currency: "USD", coupons: [], giftCards: [] },
  lines: [{ id: "line-1", name: "Mug", quantity: 2, availability: { status: "available" } }],
} as unknown as CartView;

test("an initialCart given in a later render causes no update during render", async (t) => {
  const heard = complaints();
  const { answer, release } = held(() => json({ cart: CART }));
  scripted(t, withTokens(answer));
  onTestFinished(release);
  const client = visitor();
  const given = (more: { initialCart?: CartView }) =>
    h(CartwrightProvider, { client, ...more, children: h(Fragment, null, h(Cart), h(Cart)) });
  const { rerender } = render(given({}));
  assert.equal(screen.getAllByText("One moment…").length, 2);
  rerender(given({ initialCart: VIEW }));
  await waitFor(() => assert.equal(screen.getAllByText("2 × Mug").length, 2));
  assert.deepEqual(heard, []);
});

test("all hooks of a provider switch to a new client", async () => {
  const catalogOf = (name: string) => () => {
    const catalog = {
      supports: () => false,
      facets: () => Promise.resolve({}),
      products: () => Promise.resolve({ products: [{ name }], total: 1, more: false }),
      suggestions: () => Promise.resolve({ products: [{ name: `suggested ${name}` }], collections: [] }),
    };
    return Promise.resolve(catalog as unknown as CatalogApi);
  };
  function Goods({ name }: { name: string }) {
    const catalog = catalogOf(name);
    const [{ products }] = useListing({ search: "", navigate: () => undefined, catalog });
    const [{ suggestions, text }, { type }] = useSearch({ catalog, pauseMs: 0 });
    const found = [...(products ?? []), ...(suggestions?.products ?? [])].map(({ name }) => name);
    return h("button", { onClick: () => type("mug") }, `${text}: ${found.join(", ")}`);
  }
  const [ada, bob] = [shopper(), shopper()];
  const shown = (client: StoreClient, name: string) => h(StrictMode, null, under(client, h(Goods, { name })));
  const { rerender } = render(shown(ada, "ada"));
  fireEvent.click(await screen.findByText(": ada"));
  await screen.findByText("mug: ada, suggested ada");
  rerender(shown(bob, "bob"));
  fireEvent.click(await screen.findByText(": bob"));
  await screen.findByText("mug: bob, suggested bob");
  rerender(shown(bob, "nobody"));
  await screen.findByText("mug: bob, suggested bob");
});
