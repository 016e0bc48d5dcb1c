/**
 * The queue of pending changes, as pure functions. Changes are sent in order. A sent change is never modified; waiting
 * changes are merged, so that one request carries the shopper's latest intent.
 */

import { isFor, mayBeItem, sameWish } from "../../cart-view/items.js";
import type { CartLine, CartView, ItemReference } from "../../cart-view/view.js";
import {
  type CartBefore,
  type Change,
  isOn,
  isSent,
  type QueuedChange,
  type WantedItem,
  provisionalId,
  targetFor,
} from "./change.js";
import { appended } from "./pending.js";

export type ChangeQueue = readonly QueuedChange[];

type AddChange = Extract<Change, { kind: "add" }>;
type QuantityChange = Extract<Change, { kind: "quantity" }>;
type RemoveChange = Extract<Change, { kind: "remove" }>;

/** The result of a push: the queue, and the id of the change to await; no id if the push cancelled a waiting change. */
export interface Pushed {
  readonly queue: ChangeQueue;
  readonly id: string | undefined;
}

/**
 * Adds a change to the queue, and drops the waiting changes that it replaces. Its order number is higher than every
 * known one, and at least the current time, to follow changes of other pages that are not visible yet.
 */
export function push(queue: ChangeQueue, id: string, change: Change, others: ChangeQueue = [], now = 0): Pushed {
  const everywhere = mergeQueues(queue, others);
  const pending = { id, place: Math.max(now, ...everywhere.map(({ place }) => 1 + place)), change };
  switch (change.kind) {
    case "add":
      return pushAdd(queue, everywhere, pending, change);
    case "quantity":
      return pushQuantity(queue, everywhere, pending, change);
    case "remove":
      return pushRemove(queue, everywhere, pending, change);
    case "coupon":
    case "removeCoupon":
      return append(
        queue.filter((each) => isSent(each) || !isCoupon(each.change)),
        pending,
      );
  }
}

/** Merges the queues of several pages, in sending order. */
export function mergeQueues(...queues: readonly ChangeQueue[]): ChangeQueue {
  return queues.flat().sort(inOrder);
}

/**
 * Another page's change that must finish first: an earlier change of the same item; for a coupon change, also a sent
 * coupon change. Its outcome is determined by comparing the cart before and after, which a further change would
 * obscure. All pages use one order, so that two pages cannot wait for each other.
 */
export function blockerOf(first: QueuedChange, others: ChangeQueue): QueuedChange | undefined {
  const items = itemsOf(first.change);
  return others.find(
    (other) =>
      inOrder(other, first) < 0 &&
      (items.some((item) => concerns(other.change, item)) ||
        (isSent(other) && isCoupon(other.change) && isCoupon(first.change))),
  );
}

/** Marks a change as sent, with the cart before. */
export function markSent(queue: ChangeQueue, id: string, before: CartBefore): ChangeQueue {
  return queue.map((pending) => (pending.id === id ? { ...pending, sent: before } : pending));
}

/** Marks a sent change as waiting again, once the platform is known not to have applied it. */
export function markUnsent(queue: ChangeQueue, id: string): ChangeQueue {
  return queue.map((pending) => {
    const { place, change } = pending;
    return pending.id === id ? { id, place, change } : pending;
  });
}

/** Removes a change after the platform has applied or refused it. */
export function removeChange(queue: ChangeQueue, id: string): ChangeQueue {
  return queue.filter((pending) => pending.id !== id);
}

function pushAdd(queue: ChangeQueue, everywhere: ChangeQueue, pending: QueuedChange, change: AddChange): Pushed {
  const [item, ...more] = change.items;
  const there = item && more.length === 0 ? waitingAddOf(queue, everywhere, item.catalogReference) : undefined;
  if (!item || !there) return append(queue, pending);
  const quantity = there.item.quantity + item.quantity;
  return { queue: withItem(queue, there, quantity), id: there.id };
}

function pushQuantity(
  queue: ChangeQueue,
  everywhere: ChangeQueue,
  pending: QueuedChange,
  change: QuantityChange,
): Pushed {
  const { lineId, quantity } = change;
  const added = addOfLine(queue, everywhere, lineId);
  if (added) return { queue: withItem(queue, added, quantity), id: added.id };
  const waiting = queue.find((each) => !isSent(each) && isOn(each.change, "quantity", lineId));
  // Appended: waiting adds since then are merged into the replaced change.
  return append(without(queue, lineId), { ...pending, id: waiting?.id ?? pending.id });
}

function pushRemove(
  queue: ChangeQueue,
  everywhere: ChangeQueue,
  pending: QueuedChange,
  { lineId }: RemoveChange,
): Pushed {
  const added = addOfLine(queue, everywhere, lineId);
  if (added) {
    // The other items keep their indexes, which their provisional ids contain.
    const left = withItem(queue, added, 0);
    const empty = added.change.items.every(({ quantity }, index) => quantity === 0 || index === added.index);
    return empty ? { queue: removeChange(left, added.id), id: undefined } : { queue: left, id: added.id };
  }
  return append(without(queue, lineId), pending);
}

/** The queue without waiting changes of a line. */
function without(queue: ChangeQueue, lineId: string): ChangeQueue {
  return queue.filter((pending) => isSent(pending) || !isAbout(pending.change, lineId));
}

/** An item of a waiting add. */
interface WaitingItem {
  readonly id: string;
  readonly index: number;
  readonly item: WantedItem;
  readonly change: AddChange;
}

/** The only pending add that will create a line; undefined if any page has another pending change of the item. */
function addOfLine(queue: ChangeQueue, everywhere: ChangeQueue, lineId: string): WaitingItem | undefined {
  const found = waitingItems(queue).find(({ id, index }) => provisionalId(id, index) === lineId);
  const reference = found?.item.catalogReference;
  return found && everywhere.filter(({ change }) => concerns(change, reference)).length === 1 ? found : undefined;
}

/** The waiting add of an item, unless a later change concerns the same item. */
function waitingAddOf(queue: ChangeQueue, everywhere: ChangeQueue, reference: ItemReference): WaitingItem | undefined {
  const last = everywhere.findLast(({ change }) => concerns(change, reference));
  return waitingItems(queue).find(({ id, item }) => id === last?.id && sameWish(item.catalogReference, reference));
}

function waitingItems(queue: ChangeQueue): WaitingItem[] {
  return queue.flatMap((pending) => {
    const { id, change } = pending;
    return change.kind === "add" && !isSent(pending)
      ? change.items.map((item, index) => ({ id, index, item, change }))
      : [];
  });
}

function withItem(queue: ChangeQueue, { id, index, change }: WaitingItem, quantity: number): ChangeQueue {
  const items = change.items.map((item, at) => (at === index ? { ...item, quantity } : item));
  return queue.map((pending) => (pending.id === id ? { ...pending, change: { ...change, items } } : pending));
}

function concerns(change: Change, reference: ItemReference | undefined): boolean {
  return itemsOf(change).some((item) => mayBeItem(item, reference));
}

/** The items whose quantity a change affects. */
function itemsOf(change: Change): readonly (ItemReference | undefined)[] {
  switch (change.kind) {
    case "add":
      return change.items.map(({ catalogReference }) => catalogReference);
    case "quantity":
    case "remove":
      return [change.catalogReference];
    default:
      return [];
  }
}

/** Sending order: sent changes first, then by order number. */
function inOrder(one: QueuedChange, other: QueuedChange): number {
  return Number(isSent(other)) - Number(isSent(one)) || one.place - other.place;
}

function append(queue: ChangeQueue, pending: QueuedChange): Pushed {
  return { queue: appended(queue, pending), id: pending.id };
}

function isCoupon(change: Change): boolean {
  return change.kind === "coupon" || change.kind === "removeCoupon";
}

function isAbout(change: Change, lineId: string): boolean {
  return isOn(change, "quantity", lineId) || isOn(change, "remove", lineId);
}

/**
 * Retargets waiting changes from the provisional lines of a finished add to the lines that the platform created or
 * extended.
 */
export function retarget(
  queue: ChangeQueue,
  { id, change }: QueuedChange,
  before: CartBefore,
  cart: CartView | null,
): ChangeQueue {
  const targets = addedLines(change, before, cart);
  const lines = new Map(targets.map((line, index) => [provisionalId(id, index), line]));
  return queue.map((pending) => {
    const line = "lineId" in pending.change ? lines.get(pending.change.lineId) : undefined;
    const quantityBefore = before.lines?.[line?.id ?? ""] ?? 0;
    return line ? { ...pending, change: retargeted(pending.change, line, quantityBefore) } : pending;
  });
}

/** The line of each added item, where it is certain: a new or grown line, preferably not taken by another item. */
function addedLines(change: Change, before: CartBefore, cart: CartView | null): (CartLine | undefined)[] {
  const { lines: quantities } = before;
  // Another cart has other line ids.
  if (change.kind !== "add" || quantities === undefined || (before.cart ?? cart?.id) !== cart?.id) return [];
  const grown = (cart?.lines ?? []).filter(({ id, quantity }) => quantity > (quantities[id] ?? 0));
  const used = new Set<CartLine>();
  return change.items.map(({ catalogReference }) => {
    const possible = grown.filter((line) => mayBeItem(line.catalogReference, catalogReference));
    const free = possible.filter((line) => !used.has(line));
    const only = (lines: readonly CartLine[]): CartLine | undefined =>
      lines.find((line) => isFor(line.catalogReference, catalogReference, false)) ??
      (lines.length === 1 ? lines[0] : undefined);
    const target = only(free) ?? only(possible);
    if (target) used.add(target);
    return target;
  });
}

/** If the platform merged a provisional line into an existing line, only the provisional quantity changes. */
function retargeted(change: Change, line: CartLine, quantityBefore: number): Change {
  if (change.kind !== "quantity" && change.kind !== "remove") return change;
  const target = targetFor(line);
  const apart = isFor(line.catalogReference, change.catalogReference, false) ? 0 : quantityBefore;
  if (change.kind === "quantity") return { ...change, ...target, quantity: change.quantity + apart };
  return apart > 0 ? { kind: "quantity", ...target, quantity: apart } : { ...change, ...target };
}
