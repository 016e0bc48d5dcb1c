/** The log of pending operations: what is put together, and that nothing a shopper meant is lost on the way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { keepLine, merge, MOST_PENDING, mustWait, push, send, settle, unsend } from "../../wasm/pkg/react/cart/log.js";
import { wasDone } from "../../wasm/pkg/react/cart/outcome.js";
import { shown } from "../../wasm/pkg/react/cart/shown.js";
import { viewOfV1 } from "../../wasm/pkg/cart-view/from-v1.js";
import { item, line } from "./fake-cart.mjs";
import { random } from "./random.mjs";

const PRODUCTS = ["mug", "jug", "pot"];
const cart = (lineItems) => viewOfV1({ _id: "c", revision: "1", currency: "USD", lineItems });
const known = cart([line("l-mug", "mug", 2), line("l-jug", "jug", 1)]);
const target = ({ id, name, reference }) => ({ lineId: id, name, reference });
const heldIn = (view) =>
  Object.fromEntries(view.lines.map(({ reference, quantity }) => [reference.catalogItemId, quantity]));

let ids = 0;
const nextId = () => `op${++ids}`;
const quantity = (view, at, count) => ({ kind: "quantity", ...target(view.lines[at]), quantity: count });
const remove = (view, at) => ({ kind: "remove", ...target(view.lines[at]) });
const kinds = (log) => log.map(({ operation }) => operation.kind);

test("quantities of a line are one operation until it is sent, then one more", () => {
  let { log, id } = push([], nextId(), quantity(known, 0, 3));
  const again = push(log, nextId(), quantity(known, 0, 4));
  assert.equal(again.id, id);
  log = send(again.log, id, { revision: "1", held: [] });
  for (const count of [5, 6, 7]) ({ log } = push(log, nextId(), quantity(known, 0, count)));
  assert.deepEqual(
    log.map(({ operation }) => operation.quantity),
    [4, 7],
  );
  assert.deepEqual(kinds(settle(log, id)), ["quantity"]);
  assert.deepEqual(unsend(log, id)[0].sent, undefined);
});

test("a removal replaces quantities, and a quantity takes a removal back", () => {
  let { log } = push([], nextId(), quantity(known, 0, 3));
  ({ log } = push(log, nextId(), remove(known, 0)));
  assert.deepEqual(kinds(log), ["remove"]);
  assert.deepEqual(kinds(push(log, nextId(), quantity(known, 0, 2)).log), ["quantity"]);
  assert.deepEqual(kinds(keepLine(log, "l-mug").log), []);
  const sent = send(log, log[0].id, { revision: "1", held: [] });
  assert.equal(keepLine(sent, "l-mug").id, undefined);
});

test("the last word on coupons counts", () => {
  let log = [];
  for (const operation of [{ kind: "coupon", code: "A" }, { kind: "noCoupon" }, { kind: "coupon", code: "B" }]) {
    ({ log } = push(log, nextId(), operation));
  }
  assert.deepEqual(
    log.map(({ operation }) => operation.code),
    ["B"],
  );
});

test("what another page did to an item before is done first, and what it has sent is found out about first", () => {
  const other = push([], nextId(), { kind: "add", items: [item("mug")] }).log;
  const [first] = push([], nextId(), remove(known, 0), other).log;
  assert.equal(mustWait(first, other), true);
  assert.equal(mustWait(other[0], [first]), false);
  const [elsewhere] = push([], nextId(), remove(known, 1), other).log;
  assert.equal(mustWait(elsewhere, other), false, "another item");
  const [coupon] = push([], nextId(), { kind: "coupon", code: "A" }, other).log;
  assert.equal(mustWait(coupon, other), false);

  const sent = send(other, other[0].id, { revision: "1", held: [0] });
  for (const each of [first, elsewhere, coupon]) assert.equal(mustWait(each, sent), true);
  const both = send([first], first.id, { revision: "1", held: [] });
  assert.deepEqual([mustWait(both[0], sent), mustWait(sent[0], both)], [true, false], "never each for the other");
  assert.deepEqual(merge([first], sent), [...sent, first]);
  assert.deepEqual(merge([elsewhere], other, both), [...both, ...other, elsewhere]);
});

test("an add is not changed in place once another page has done something to its item", () => {
  const { log } = push([], nextId(), { kind: "add", items: [item("pot")] });
  const lines = shown(known, log).lines;
  const others = push([], nextId(), { kind: "quantity", ...target(lines[2]), quantity: 5 }, log).log;
  for (const operation of [{ kind: "add", items: [item("pot")] }, quantity({ lines }, 2, 3), remove({ lines }, 2)]) {
    const pushed = push(log, nextId(), operation, others).log;
    assert.deepEqual(kinds(pushed), ["add", operation.kind]);
    assert.equal(pushed[1].place, 2);
  }
});

test("what is done now comes after what cannot be seen yet, by the clock", () => {
  const unseen = push([], nextId(), remove(known, 0), [], 1_000).log;
  const { log } = push([], nextId(), { kind: "add", items: [item("mug")] }, [], 2_000);
  const after = push(log, nextId(), remove(known, 1), [], 1_500).log;
  assert.deepEqual(kinds(merge(after, unseen)), ["remove", "add", "remove"]);
  assert.equal(after[1].place, 2_001, "a clock that was set back changes no order");
});

test("wishes for extras of their own stay apart, whatever a line tells of them", () => {
  const wrapped = (wrap) => ({
    ...item("mug"),
    reference: { ...item("mug").reference, options: { options: { wrap } } },
  });
  let { log } = push([], nextId(), { kind: "add", items: [wrapped("cloth")] });
  ({ log } = push(log, nextId(), { kind: "add", items: [item("mug")] }));
  ({ log } = push(log, nextId(), { kind: "add", items: [item("mug")] }));
  assert.deepEqual(
    log.map(({ operation }) => operation.items[0].quantity),
    [1, 2],
  );
});

test("an add with an extra is a line of its own until the platform has it, and goes with that", () => {
  const [plain] = known.lines;
  const cloth = { options: {}, modifierGroups: [{ id: "c" }] };
  const view = { ...known, lines: [{ ...plain, reference: { ...plain.reference, options: cloth } }] };
  const paper = { ...item("mug"), reference: { ...item("mug").reference, options: { options: { wrap: "paper" } } } };
  const { log } = push([], nextId(), { kind: "add", items: [paper] });
  const { lines } = shown(view, log);
  assert.deepEqual(
    lines.map(({ quantity }) => quantity),
    [2, 1],
  );
  const taken = push(log, nextId(), remove({ lines }, 1)).log;
  assert.deepEqual([taken, shown(view, taken)], [[], view]);
});

test("no more is kept than can be sent in reason", () => {
  let log = [];
  const add = (count) => ({ kind: "add", items: [item(`mug-${count}`)] });
  for (let count = 0; count < MOST_PENDING; count += 1) ({ log } = push(log, nextId(), add(count)));
  assert.throws(() => push(log, nextId(), add(MOST_PENDING)), RangeError);
  assert.equal(push(log, nextId(), add(0)).log[0].operation.items[0].quantity, 2);
});

test("a cart at the revision it had has not been changed", () => {
  const sent = { id: "x", operation: quantity(known, 0, 2), sent: { cart: "c", revision: "1", held: [] } };
  assert.equal(wasDone(sent, known), false);
  assert.equal(wasDone(sent, { ...known, revision: "2" }), true);
  assert.equal(wasDone(sent, { ...known, id: "d" }), true, "the revisions of two carts say nothing");
  const add = { id: "y", operation: { kind: "add", items: [item("pot")] }, sent: { held: [0] } };
  assert.equal(wasDone(add, null), false);
  assert.equal(wasDone(add, cart([line("p", "pot", 1)])), true);
});

/** Does an operation as the platform would. */
function done(view, { operation, id }) {
  const real = shown(view, [{ id, operation }]);
  return { ...real, lines: real.lines.map((each) => ({ ...each, id: `l-${each.name}` })) };
}

test("whatever a shopper clicks, what is shown is what the platform has in the end", () => {
  const { whole, pick } = random(4);
  for (let round = 0; round < 400; round += 1) {
    let log = [];
    let platform = known;
    for (let click = 0; click < 15; click += 1) {
      const view = shown(platform, log);
      const wish = whole(0, 9);
      const before = heldIn(view);
      if (wish < 3) {
        const product = pick(PRODUCTS);
        ({ log } = push(log, nextId(), { kind: "add", items: [item(product, whole(1, 3))] }));
        assert.ok((heldIn(shown(platform, log))[product] ?? 0) > (before[product] ?? 0));
      } else if (wish < 6 && view.lines.length > 0) {
        const at = whole(0, view.lines.length - 1);
        const count = whole(1, 9);
        ({ log } = push(log, nextId(), quantity(view, at, count)));
        assert.equal(heldIn(shown(platform, log))[view.lines[at].name], count);
      } else if (wish < 8 && view.lines.length > 0) {
        const at = whole(0, view.lines.length - 1);
        ({ log } = push(log, nextId(), remove(view, at)));
        assert.equal(heldIn(shown(platform, log))[view.lines[at].name], undefined);
      } else if (log.length > 0) {
        const [first] = log;
        log = send(log, first.id, { revision: platform.revision, held: [] });
        platform = done(platform, first);
        log = settle(log, first.id);
      }
    }
    const meant = heldIn(shown(platform, log));

    for (const pending of log) platform = done(platform, pending);
    assert.deepEqual(heldIn(platform), meant, `round ${round}`);
  }
});
