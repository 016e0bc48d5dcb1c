/** The cart's API by either version, where an answer leaves out what a shop goes on with. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ApplicationError, DecodeError } from "../../wasm/pkg/inline.js";
import { cartApiV1 } from "../../wasm/pkg/cart-api/v1.js";
import { cartApiV2 } from "../../wasm/pkg/cart-api/v2.js";
import { missing } from "../../wasm/pkg/cart-api/nothing-added.js";
import { mayBeItem, sameItem } from "../../wasm/pkg/cart-view/items.js";
import { noCart } from "../../wasm/pkg/store/cart/optimistic.js";

const board = (options) => ({ appId: "stores", catalogItemId: "board", ...(options && { options }) });

test("a line is, or may be, what was wished for where both agree in what both say", () => {
  const asked = { options: { Size: "M", "Gift wrap": "Plain paper" } };
  for (const [line, wish, may, same = may] of [
    [{ variantId: "v", options: { Size: "M" } }, { variantId: "v" }, true],
    [{ options: { Size: "M" }, modifierGroups: [{ modifiers: [] }] }, asked, true, false],
    [{ variantId: "v", modifierGroups: [{ id: "a" }] }, { variantId: "v" }, true, false],
    [{ variantId: "v", modifierGroups: [] }, { variantId: "v" }, true],
    [{ options: { Size: "L" }, modifierGroups: [{ modifiers: [] }] }, asked, false],
    [{ options: {} }, asked, true, false],
    [undefined, asked, true],
    [{ customTextFields: { Initials: "ADA" } }, {}, false],
    [{ customTextFields: { Initials: "ADA" } }, { customTextFields: { Initials: "ADA" } }, true],
    [{ modifierGroups: [{ id: "a" }] }, { modifierGroups: [{ id: "b" }] }, false],
  ]) {
    const told = JSON.stringify([line, wish]);
    assert.equal(mayBeItem(board(line), board(wish)), may, told);
    assert.equal(mayBeItem(board(wish), board(line)), may, told);
    assert.equal(sameItem(board(line), board(wish)), same, told);
  }
});

test("a line counts for one of the wishes that it may be of", () => {
  const wrapped = (wrap) => ({ catalogReference: board({ options: { "Gift wrap": wrap } }), quantity: 1 });
  const wishes = [wrapped("paper"), wrapped("cloth")];
  const cart = (...quantities) => ({
    ...noCart(2),
    lines: quantities.map((quantity, index) => ({
      id: `${index}`,
      quantity,
      catalogReference: board({ options: {} }),
    })),
  });
  assert.deepEqual(missing(wishes, [0, 0], cart(1, 1)), []);
  assert.deepEqual(missing(wishes, [1, 1], cart(1, 2)), []);
  assert.deepEqual(missing(wishes, [0, 0], cart(1)), [{ ...wishes[1], added: 0 }]);
  assert.deepEqual(
    missing(wishes, [0, 0], null).map(({ added }) => added),
    [0, 0],
  );
});

test("a wish with a line of its own takes no other", () => {
  const wish = (options, quantity = 1) => ({ catalogReference: board({ variantId: "v", ...options }), quantity });
  const [plain, ...wrapped] = [{}, { modifierGroups: [{ id: "c" }] }, { modifierGroups: [{ id: "p" }] }].map((o) =>
    wish(o),
  );
  const cart = (...items) => ({ ...noCart(2), lines: items.map((item, index) => ({ id: `${index}`, ...item })) });
  const all = cart(plain, ...wrapped);
  assert.deepEqual(missing([plain, ...wrapped], [0, 0, 0], all), []);
  assert.deepEqual(missing([...wrapped, plain], [0, 0, 0], all), []);
  assert.deepEqual(missing(wrapped, [1, 1], all), [], "beside a plain one that was there");
  assert.deepEqual(missing(wrapped, [1, 1], cart(plain, wrapped[0])), [{ ...wrapped[1], added: 0 }]);
  assert.deepEqual(missing([wish({}, 0)], [1], null), [], "what is wished for no more is not missing");
});

test("without a cart there is nothing to check out, by version 2 as by the platform's own words", async () => {
  const calls = [];
  const currentCartV2 = { updateCurrentCart: (change) => (calls.push(change), Promise.resolve({})) };
  const api = cartApiV2({ currentCartV2 });
  await assert.rejects(api.checkout(noCart(2), { email: "ada@example.com" }), (error) => {
    assert.ok(error instanceof ApplicationError);
    assert.equal(error.code, "CART_NOT_FOUND");
    return true;
  });
  assert.deepEqual(calls, []);
  assert.deepEqual(await api.checkout({ ...noCart(2), id: "cart-1" }, {}), { checkoutId: "cart-1" });
});

test("an answer that does not say which checkout was made is an error, by version 1", async () => {
  const answers = [{}, { checkoutId: "" }, { checkoutId: "checkout-1" }];
  const currentCart = { createCheckoutFromCurrentCart: () => Promise.resolve(answers.shift()) };
  const api = cartApiV1({ currentCart });
  await assert.rejects(api.checkout(noCart(2), {}), DecodeError);
  await assert.rejects(api.checkout(noCart(2), {}), DecodeError);
  assert.deepEqual(await api.checkout(noCart(2), {}), { checkoutId: "checkout-1" });
});
