/** The queue of pending changes: changes are merged without losing the shopper's intent. */

import assert from "node:assert/strict";
import type { CartView } from "../../cart-view/view.js";
import type { LineItem } from "../../../generated/types/cart.js";
import { test } from "vitest";
import { blockerOf, type ChangeQueue, markSent, markUnsent, mergeQueues, push, removeChange } from "./queue.js";
import { type Change, type LineTarget, type QueuedChange, targetFor, type WantedItem } from "./change.js";
import { MAX_QUEUED, PendingChanges } from "./pending.js";
import { applyQueue, wasApplied } from "./optimistic.js";
import { memoryStorage } from "./storage.js";
import { viewOfV1 } from "../../cart-v1/view.js";
import { item, line } from "../../../../test/fake-cart.js";
import { random } from "../../../../test/random.js";

const PRODUCTS = ["mug", "jug", "pot"];
const cart = (lineItems: LineItem[]) => viewOfV1({ _id: "c", revision: "1", currency: "USD", lineItems });
const known = cart([line("l-mug", "mug", 2), line("l-jug", "jug", 1)]);
const target = (view: Pick<CartView, "lines">, at: number): LineTarget => targetFor(view.lines[at]!);
const heldIn = (view: CartView) =>
  Object.fromEntries(view.lines.map(({ catalogReference, quantity }) => [catalogReference!.catalogItemId, quantity]));

let ids = 0;
const nextId = () => `op${++ids}`;
const quantity = (view: Pick<CartView, "lines">, at: number, count: number) =>
  ({ kind: "quantity", ...target(view, at), quantity: count }) as const;
const remove = (view: Pick<CartView, "lines">, at: number) => ({ kind: "remove", ...target(view, at) }) as const;
const add = (...items: WantedItem[]) => ({ kind: "add", items }) as const;
const kinds = (queue: ChangeQueue) => queue.map(({ change }) => change.kind);

test("unsent quantity changes of a line merge into one, and never into a sent one", () => {
  const { queue: unsent, id } = push([], nextId(), quantity(known, 0, 3));
  const again = push(unsent, nextId(), quantity(known, 0, 4));
  assert.equal(again.id, id);
  let queue = markSent(again.queue, id!, { revision: "1", held: [] });
  for (const count of [5, 6, 7]) ({ queue } = push(queue, nextId(), quantity(known, 0, count)));
  assert.deepEqual(
    queue.map(({ change }) => change.kind === "quantity" && change.quantity),
    [4, 7],
  );
  assert.deepEqual(kinds(removeChange(queue, id!)), ["quantity"]);
  assert.deepEqual(markUnsent(queue, id!)[0]!.sent, undefined);
});

test("a removal replaces quantity changes, and a quantity change replaces a removal", () => {
  let { queue } = push([], nextId(), quantity(known, 0, 3));
  ({ queue } = push(queue, nextId(), remove(known, 0)));
  assert.deepEqual(kinds(queue), ["remove"]);
  assert.deepEqual(kinds(push(queue, nextId(), quantity(known, 0, 2)).queue), ["quantity"]);
});

test("a waiting removal can be cancelled, and one that is sent cannot", async () => {
  const { queue } = push([], nextId(), remove(known, 0));
  const pending = new PendingChanges(
    memoryStorage(),
    () => ({ role: "visitor" }),
    () => {},
  );
  pending.set(markSent(queue, queue[0]!.id, { revision: "1", held: [] }));
  pending.cancelRemoval("l-mug");
  assert.deepEqual(kinds(pending.queue), ["remove"]);
  pending.set(queue);
  const outcome = pending.wait(queue[0]!.id);
  pending.cancelRemoval("l-mug");
  assert.deepEqual([kinds(pending.queue), await outcome], [[], "done"]);
});

test("the last coupon change wins", () => {
  let queue: ChangeQueue = [];
  const changes: Change[] = [{ kind: "coupon", code: "A" }, { kind: "removeCoupon" }, { kind: "coupon", code: "B" }];
  for (const change of changes) {
    ({ queue } = push(queue, nextId(), change));
  }
  assert.deepEqual(
    queue.map(({ change }) => change.kind === "coupon" && change.code),
    ["B"],
  );
});

test("a change waits for an earlier change of its item by another page and for any sent change", () => {
  const other = push([], nextId(), add(item("mug"))).queue;
  const [first] = push([], nextId(), remove(known, 0), other).queue;
  assert.equal(blockerOf(first!, other), other[0]);
  assert.equal(blockerOf(other[0]!, [first!]), undefined);
  const [elsewhere] = push([], nextId(), remove(known, 1), other).queue;
  const [coupon] = push([], nextId(), { kind: "coupon", code: "A" }, other).queue;

  const sent = markSent(other, other[0]!.id, { revision: "1", held: [0] });
  for (const others of [other, sent]) {
    assert.equal(blockerOf(first!, others), others[0]);
    for (const each of [elsewhere, coupon]) assert.equal(blockerOf(each!, others), undefined, "another item");
  }
  const both = markSent([first!], first!.id, { revision: "1", held: [] });
  assert.deepEqual(
    [blockerOf(both[0]!, sent), blockerOf(sent[0]!, both)],
    [sent[0], undefined],
    "never each for the other",
  );
  assert.deepEqual(mergeQueues([first!], sent), [...sent, first]);
  assert.deepEqual(mergeQueues([elsewhere!], other, both), [...both, ...other, elsewhere]);

  const earlier = push([], nextId(), { kind: "removeCoupon" }, []).queue;
  const [later] = push([], nextId(), { kind: "coupon", code: "B" }, earlier).queue;
  const sentCoupon = markSent(earlier, earlier[0]!.id, { held: [] });
  assert.deepEqual([blockerOf(later!, earlier), blockerOf(later!, sentCoupon)], [undefined, sentCoupon[0]]);
});

test("an add is not merged in place once another page has changed its item", () => {
  const { queue } = push([], nextId(), add(item("pot")));
  const lines = applyQueue(known, queue)!.lines;
  const others = push([], nextId(), quantity({ lines }, 2, 5), queue).queue;
  for (const change of [add(item("pot")), quantity({ lines }, 2, 3), remove({ lines }, 2)]) {
    const pushed = push(queue, nextId(), change, others).queue;
    assert.deepEqual(kinds(pushed), ["add", change.kind]);
    assert.equal(pushed[1]!.place, 2);
  }
});

test("changes of several pages are ordered by time, even if a clock is set back", () => {
  const unseen = push([], nextId(), remove(known, 0), [], 1_000).queue;
  const { queue } = push([], nextId(), add(item("mug")), [], 2_000);
  const after = push(queue, nextId(), remove(known, 1), [], 1_500).queue;
  assert.deepEqual(kinds(mergeQueues(after, unseen)), ["remove", "add", "remove"]);
  assert.equal(after[1]!.place, 2_001, "a clock that was set back changes no order");
});

test("adds with different modifiers are not merged", () => {
  const wrapped = (wrap: string) => ({
    ...item("mug"),
    catalogReference: { ...item("mug").catalogReference, options: { options: { wrap } } },
  });
  let { queue } = push([], nextId(), add(wrapped("cloth")));
  ({ queue } = push(queue, nextId(), add(item("mug"))));
  ({ queue } = push(queue, nextId(), add(item("mug"))));
  assert.deepEqual(
    queue.map(({ change }) => change.kind === "add" && change.items[0]!.quantity),
    [1, 2],
  );
});

test("an optimistic line with a modifier is separate, and disappears with its add", () => {
  const [plain] = known.lines;
  const cloth = { options: {}, modifierGroups: [{ id: "c" }] };
  const view = { ...known, lines: [{ ...plain!, catalogReference: { ...plain!.catalogReference!, options: cloth } }] };
  const paper = {
    ...item("mug"),
    catalogReference: { ...item("mug").catalogReference, options: { options: { wrap: "paper" } } },
  };
  const { queue } = push([], nextId(), add(paper));
  const { lines } = applyQueue(view, queue)!;
  assert.deepEqual(
    lines.map(({ quantity }) => quantity),
    [2, 1],
  );
  const taken = push(queue, nextId(), remove({ lines }, 1)).queue;
  assert.deepEqual([taken, applyQueue(view, taken)], [[], view]);
});

test("the queue refuses more changes than its limit", () => {
  let queue: ChangeQueue = [];
  const mug = (count: number) => add(item(`mug-${count}`));
  for (let count = 0; count < MAX_QUEUED; count += 1) ({ queue } = push(queue, nextId(), mug(count)));
  assert.throws(() => push(queue, nextId(), mug(MAX_QUEUED)), RangeError);
  const { change } = push(queue, nextId(), mug(0)).queue[0]!;
  assert.equal(change.kind === "add" && change.items[0]!.quantity, 2);
});

test("a sent change counts as applied only if the revision has changed", () => {
  const sent = { id: "x", place: 1, change: quantity(known, 0, 2), sent: { cart: "c", revision: "1", held: [] } };
  assert.equal(wasApplied(sent, known), false);
  assert.equal(wasApplied(sent, { ...known, revision: "2" }), true);
  assert.equal(wasApplied(sent, { ...known, id: "d" }), true, "the revisions of two carts say nothing");
  const added = { id: "y", place: 2, change: add(item("pot")), sent: { held: [0] } };
  assert.equal(wasApplied(added, null), false);
  assert.equal(wasApplied(added, cart([line("p", "pot", 1)])), true);
});

/** Applies a change like the platform. */
function done(view: CartView, { change, id, place }: QueuedChange): CartView {
  const real = applyQueue(view, [{ id, place, change }])!;
  return { ...real, lines: real.lines.map((each) => ({ ...each, id: `l-${each.name}` })) };
}

test("random changes end in the cart that was shown", () => {
  const { whole, pick } = random(4);
  for (let round = 0; round < 400; round += 1) {
    let queue: ChangeQueue = [];
    let platform: CartView = known;
    for (let click = 0; click < 15; click += 1) {
      const view = applyQueue(platform, queue)!;
      const wish = whole(0, 9);
      const before = heldIn(view);
      if (wish < 3) {
        const product = pick(PRODUCTS);
        ({ queue } = push(queue, nextId(), add(item(product, whole(1, 3)))));
        assert.ok((heldIn(applyQueue(platform, queue)!)[product] ?? 0) > (before[product] ?? 0));
      } else if (wish < 6 && view.lines.length > 0) {
        const at = whole(0, view.lines.length - 1);
        const count = whole(1, 9);
        ({ queue } = push(queue, nextId(), quantity(view, at, count)));
        assert.equal(heldIn(applyQueue(platform, queue)!)[view.lines[at]!.name], count);
      } else if (wish < 8 && view.lines.length > 0) {
        const at = whole(0, view.lines.length - 1);
        ({ queue } = push(queue, nextId(), remove(view, at)));
        assert.equal(heldIn(applyQueue(platform, queue)!)[view.lines[at]!.name], undefined);
      } else if (queue.length > 0) {
        const first = queue[0]!;
        queue = markSent(queue, first.id, { revision: platform.revision!, held: [] });
        platform = done(platform, first);
        queue = removeChange(queue, first.id);
      }
    }
    const expected = heldIn(applyQueue(platform, queue)!);

    for (const pending of queue) platform = done(platform, pending);
    assert.deepEqual(heldIn(platform), expected, `round ${round}`);
  }
});
