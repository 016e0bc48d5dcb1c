/** The cart's external store, over a platform of a few lines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { CartwrightError } from "../../wasm/pkg/node.js";
import { CartStore } from "../../wasm/pkg/react/cart-store.js";

/** A client whose cart lives here. `fail` makes the next call go wrong. */
function fakeClient() {
  let cart = { _id: "cart", lineItems: [{ _id: "a", quantity: 1 }] };
  let failure;
  const calls = [];
  const listeners = new Set();
  const answer = async (name, change) => {
    calls.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    if (failure) {
      const error = failure;
      failure = undefined;
      throw error;
    }
    cart = change(cart);
    return structuredClone(cart);
  };
  const keep = (known) => known;
  return {
    calls,
    fail: (error) => (failure = error),
    tell: (event) => listeners.forEach((listener) => listener(event)),
    session: { role: "visitor", subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)) },
    currentCart: {
      getCurrentCartOrNull: () => answer("get", keep),
      addToCurrentCart: async ({ lineItems }) => ({
        cart: await answer("add", (known) => ({
          ...known,
          lineItems: [...known.lineItems, ...lineItems.map((line, index) => ({ _id: `n${index}`, ...line }))],
        })),
      }),
      updateCurrentCartLineItemQuantity: async ([{ _id, quantity }]) => ({
        cart: await answer(`quantity ${quantity}`, (known) => ({
          ...known,
          lineItems: known.lineItems.map((line) => (line._id === _id ? { ...line, quantity } : line)),
        })),
      }),
      removeLineItemsFromCurrentCart: async (ids) => ({
        cart: await answer("remove", (known) => ({
          ...known,
          lineItems: known.lineItems.filter(({ _id }) => !ids.includes(_id)),
        })),
      }),
    },
  };
}

async function started() {
  const client = fakeClient();
  const store = new CartStore(client);
  store.subscribe(() => {});
  await store.refresh();
  client.calls.length = 0;
  return { client, store };
}

const quantities = (store) => store.state().cart.lineItems.map(({ quantity }) => quantity);

test("fifty clicks on a quantity make two requests at most, and show at once", async () => {
  const { client, store } = await started();
  const clicks = [];
  for (let quantity = 2; quantity <= 51; quantity += 1) {
    clicks.push(store.setQuantity("a", quantity));
    assert.deepEqual(quantities(store), [quantity]);
    if (quantity === 10) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  assert.ok(store.state().busy && store.state().pendingLines.has("a"));
  await Promise.all(clicks);
  assert.ok(client.calls.length <= 2, client.calls.join());
  assert.equal(client.calls.at(-1), "quantity 51");
  assert.deepEqual(quantities(store), [51]);
  assert.equal(store.state().busy, false);
  assert.equal(store.state().pendingLines.size, 0);
});

test("a refused change is taken back and told", async () => {
  const { client, store } = await started();
  client.fail(new Error("no"));
  const change = store.setQuantity("a", 9);
  assert.deepEqual(quantities(store), [9]);
  await assert.rejects(change, { message: "no" });
  assert.deepEqual(quantities(store), [1]);
  client.fail(new Error("no"));
  await assert.rejects(store.remove(["a"]), { message: "no" });
  assert.deepEqual(quantities(store), [1]);
  assert.equal(store.state().pendingLines.size, 0);
});

test("changes go out one after another", async () => {
  const { client, store } = await started();
  await Promise.all([store.add([{ quantity: 3 }]), store.setQuantity("a", 2), store.remove(["n0"])]);
  assert.deepEqual(client.calls, ["add", "quantity 2", "remove"]);
  assert.deepEqual(quantities(store), [2]);
});

test("a platform that is away leaves the cart known last", async () => {
  const { client, store } = await started();
  client.fail(new CartwrightError({ kind: "network", message: "away", retryable: true }));
  await store.refresh();
  assert.equal(store.state().status, "offline");
  assert.deepEqual(quantities(store), [1]);
  await store.refresh();
  assert.equal(store.state().status, "ready");
});

test("another session has another cart", async () => {
  const { client, store } = await started();
  client.tell({ type: "renewed" });
  assert.deepEqual(client.calls, [], "the same session, renewed, has the same cart");
  client.tell({ type: "signedIn" });
  await store.refresh();
  assert.deepEqual(client.calls, ["get", "get"]);
});
