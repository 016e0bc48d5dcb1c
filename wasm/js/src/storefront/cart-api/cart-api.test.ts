/** The cart API of either version, when an answer lacks the cart. */

import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import { ApplicationError, createClient, DecodeError, OAuthStrategy } from "../../inline.js";
import { cartApiOf, type CartModules } from "./cart-api-of.js";
import { cartApiV1, type V1Modules } from "../cart-v1/api.js";
import { cartApiV2, type V2Modules } from "./v2.js";
import { type AddedItem, missing } from "./nothing-added.js";
import { mayBeItem, sameItem } from "../cart-view/items.js";
import { noCart } from "../stores/cart/known.js";
import { cartStore } from "../stores/index.js";
import type { CartLine, CartView } from "../cart-view/view.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

const board = (options?: object) => ({ appId: "stores", catalogItemId: "board", ...(options && { options }) });

type Answer = () => Promise<unknown>;

/** A client of a site with these answers to calls of version 2 and 1. */
const siteOf = ({
  second,
  first = () => Promise.resolve({ lineItems: [] }),
}: Record<"second", Answer> & { first?: Answer }) => {
  const versions: number[] = [];
  const calls = (version: number, answer: Answer) => (): Promise<unknown> => {
    versions.push(version);
    return answer();
  };
  const client = {
    currentCartV2: { getCurrentCartOrNull: calls(2, second) },
    currentCart: { getCurrentCartOrNull: calls(1, first) },
  };
  return { client: client as unknown as CartModules, asked: versions };
};
const absent = (fields: object) => () => Promise.reject(Object.assign(new Error("none"), fields));

test("one ambiguous response about Cart V2 does not switch the client to V1 for good", async () => {
  let isThere = false;
  const second = (): Promise<unknown> => (isThere ? Promise.resolve({ cart: {} }) : absent({ isNoSuchCall: true })());
  const { client, asked } = siteOf({ second });
  const api = await cartApiOf(client);
  await api.read();
  isThere = true;
  await api.read();
  await api.read();
  assert.deepEqual([asked, api.version], [[2, 1, 2, 2], 2]);
});

test("a site without Cart V2 is remembered after the platform says so, or after two ambiguous responses", async () => {
  for (const [fields, expected] of [
    [{ isNoSuchCall: true }, [2, 1, 2, 1, 1]],
    [{ isNoSuchCall: true, isPlatform: true }, [2, 1, 1, 1]],
  ] as const) {
    const { client, asked } = siteOf({ second: absent(fields) });
    const api = await cartApiOf(client);
    for (let time = 0; time < 3; time += 1) await api.read();
    assert.deepEqual([asked, api.version], [expected, 1], JSON.stringify(fields));
  }
});

test("concurrent calls that find no Cart V2 all fall back to V1", async () => {
  const { client } = siteOf({ second: absent({ isNoSuchCall: true, isPlatform: true }) });
  const api = await cartApiOf(client);
  const carts = await Promise.all([api.read(), api.read(), api.read()]);
  assert.deepEqual(
    carts.map((cart) => cart?.version),
    [1, 1, 1],
  );
});

test("a line matches a requested item if all options given by both agree", () => {
  const wrapped = { options: { Size: "M", "Gift wrap": "Plain paper" } };
  const rows: [line: object | undefined, wish: object, may: boolean, same?: boolean][] = [
    [{ variantId: "v", options: { Size: "M" } }, { variantId: "v" }, true],
    [{ options: { Size: "M" }, modifierGroups: [{ modifiers: [] }] }, wrapped, true, false],
    [{ variantId: "v", modifierGroups: [{ id: "a" }] }, { variantId: "v" }, true, false],
    [{ variantId: "v", modifierGroups: [] }, { variantId: "v" }, true],
    [{ options: { Size: "L" }, modifierGroups: [{ modifiers: [] }] }, wrapped, false],
    [{ options: {} }, wrapped, true, false],
    [undefined, wrapped, true],
    [{ customTextFields: { Initials: "ADA" } }, {}, false],
    [{ customTextFields: { Initials: "ADA" } }, { customTextFields: { Initials: "ADA" } }, true],
    [{ modifierGroups: [{ id: "a" }] }, { modifierGroups: [{ id: "b" }] }, false],
  ];
  for (const [line, wish, may, same = may] of rows) {
    const title = JSON.stringify([line, wish]);
    assert.equal(mayBeItem(board(line), board(wish)), may, title);
    assert.equal(mayBeItem(board(wish), board(line)), may, title);
    assert.equal(sameItem(board(line), board(wish)), same, title);
  }
});

/** A cart with a line for each item. */
const cartOf = (items: readonly AddedItem[]): CartView => ({
  ...noCart(2),
  lines: items.map((item, index) => ({ id: `${index}`, ...item }) as CartLine),
});

test("one cart line fulfils only one of the requests it matches", () => {
  const wrapped = (wrap: string) => ({ catalogReference: board({ options: { "Gift wrap": wrap } }), quantity: 1 });
  const wishes = [wrapped("paper"), wrapped("cloth")];
  const cart = (...quantities: number[]) =>
    cartOf(quantities.map((quantity) => ({ quantity, catalogReference: board({ options: {} }) })));
  assert.deepEqual(missing(wishes, [0, 0], cart(1, 1)), []);
  assert.deepEqual(missing(wishes, [1, 1], cart(1, 2)), []);
  assert.deepEqual(missing(wishes, [0, 0], cart(1)), [{ ...wishes[1], added: 0 }]);
  assert.deepEqual(
    missing(wishes, [0, 0], null).map(({ added }) => added),
    [0, 0],
  );
});

test("a request with an exact line does not claim another line", () => {
  const wish = (options: object, quantity = 1) => ({
    catalogReference: board({ variantId: "v", ...options }),
    quantity,
  });
  const [plain, ...wrapped] = [{}, { modifierGroups: [{ id: "c" }] }, { modifierGroups: [{ id: "p" }] }].map((o) =>
    wish(o),
  );
  const cart = (...items: AddedItem[]) => cartOf(items);
  const all = cart(plain!, ...wrapped);
  assert.deepEqual(missing([plain!, ...wrapped], [0, 0, 0], all), []);
  assert.deepEqual(missing([...wrapped, plain!], [0, 0, 0], all), []);
  assert.deepEqual(missing(wrapped, [1, 1], all), [], "beside a plain one that was there");
  assert.deepEqual(missing(wrapped, [1, 1], cart(plain!, wrapped[0]!)), [{ ...wrapped[1], added: 0 }]);
  assert.deepEqual(missing([wish({}, 0)], [1], null), [], "what is wished for no more is not missing");
});

test("a V2 checkout without a cart fails with the platform's error code and sends nothing", async () => {
  const calls: unknown[] = [];
  const currentCartV2 = { updateCurrentCart: (change: unknown) => Promise.resolve(void calls.push(change)) };
  const api = cartApiV2({ currentCartV2 } as unknown as V2Modules);
  await assert.rejects(api.checkout(noCart(2), { email: "ada@example.com" }), (error) => {
    assert.ok(error instanceof ApplicationError);
    assert.equal(error.code, "CART_NOT_FOUND");
    return true;
  });
  assert.deepEqual(calls, []);
  assert.deepEqual(await api.checkout({ ...noCart(2), id: "cart-1" }, {}), { checkoutId: "cart-1" });
});

test("a V1 checkout response without a checkout id is a decode error", async () => {
  const answers = [{}, { checkoutId: "" }, { checkoutId: "checkout-1" }];
  const currentCart = { createCheckoutFromCurrentCart: () => Promise.resolve(answers.shift()) };
  const api = cartApiV1({ currentCart } as unknown as V1Modules);
  await assert.rejects(api.checkout(noCart(2), {}), DecodeError);
  await assert.rejects(api.checkout(noCart(2), {}), DecodeError);
  assert.deepEqual(await api.checkout(noCart(2), {}), { checkoutId: "checkout-1" });
});

test("a client without a module of the cart has Cart V2", async (t) => {
  const source = { catalogReference: board() };
  const cart = { id: "cart-1", lineItems: [{ id: "line-1", source, quantityInfo: { confirmedQuantity: 1 } }] };
  const requests = scripted(
    t,
    withTokens(() => json({ cart })),
  );
  const client = createClient({ auth: OAuthStrategy({ clientId: "client-1" }), host });
  onTestFinished(() => client.dispose());
  const store = cartStore(client);
  assert.equal(store.api.version, 2);
  assert.equal(await store.add([{ catalogReference: board(), quantity: 1 }]), "done");
  assert.equal(store.getSnapshot().cart!.version, 2);
  const paths = requests.map(({ path }) => path).filter((path) => !path.includes("oauth2"));
  assert.ok(paths.length > 0 && paths.every((path) => path.startsWith("/ecom/v2/")), paths.join());
  assert.throws(() => cartStore(client, { version: 1 }), { message: /the cart needs the module `currentCart`/ });
});
