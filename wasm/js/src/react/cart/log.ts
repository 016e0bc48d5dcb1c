/**
 * The log of pending operations, as pure functions: lists in, lists out. Operations go out in the order they stand in.
 * Those that have been sent are never changed; those that wait are put together, so that the platform is asked once for
 * what the shopper wants in the end.
 */

import { mayBeItem, sameWish } from "../../cart-view/items.js";
import type { ItemReference } from "../../cart-view/view.js";
import { type Before, type Operation, type Pending, provisionalId, type Sent, type WantedItem } from "./operation.js";

export type Log = readonly Pending[];

type AddOperation = Extract<Operation, { kind: "add" }>;
type QuantityOperation = Extract<Operation, { kind: "quantity" }>;
type RemoveOperation = Extract<Operation, { kind: "remove" }>;

/** Changes that wait at most. Beyond it something is wrong that more waiting does not mend. */
export const MOST_PENDING = 200;

/** What a push came to: the log, and the operation to wait for; none where the wish undid another. */
export interface Pushed {
  readonly log: Log;
  readonly id: string | undefined;
}

/**
 * Puts an operation on the log, together with those it replaces. It was done in view of what others wait for, and, by
 * the clock, after what there may be that cannot be seen yet.
 */
export function push(log: Log, id: string, operation: Operation, others: Log = [], now = 0): Pushed {
  const everywhere = merge(log, others);
  const pending = { id, place: Math.max(now, ...everywhere.map(({ place }) => 1 + place)), operation };
  switch (operation.kind) {
    case "add":
      return pushAdd(log, everywhere, pending, operation);
    case "quantity":
      return pushQuantity(log, everywhere, pending, operation);
    case "remove":
      return pushRemove(log, everywhere, pending, operation);
    case "coupon":
    case "noCoupon":
      return append(
        log.filter((each) => isSent(each) || !isCoupon(each.operation)),
        pending,
      );
  }
}

/** Logs of several pages as one, in the order in which they go out. */
export function merge(...logs: readonly Log[]): Log {
  return logs.flat().sort(inOrder);
}

/**
 * Whether another page has to be done with something first: with what has been sent, since more changes make it harder
 * to tell whether it was done, and with what was done to the same item before. As all pages go by one order, no two of
 * them ever wait for each other.
 */
export function mustWait(first: Pending, others: Log): boolean {
  const items = itemsOf(first.operation);
  return others
    .filter((other) => inOrder(other, first) < 0)
    .some((other) => isSent(other) || items.some((item) => concerns(other.operation, item)));
}

/** Marks an operation as sent, with the cart as it was. */
export function send(log: Log, id: string, before: Before): Log {
  return log.map((pending) => (pending.id === id ? { ...pending, sent: before } : pending));
}

/** An operation that was sent, but is known not to have been done: it waits again. */
export function unsend(log: Log, id: string): Log {
  return log.map((pending) => {
    const { place, operation } = pending;
    return pending.id === id ? { id, place, operation } : pending;
  });
}

/** Takes an operation off: the platform has it, or has refused it. */
export function settle(log: Log, id: string): Log {
  return log.filter((pending) => pending.id !== id);
}

/** Takes back the removal of a line that still waits. */
export function keepLine(log: Log, lineId: string): Pushed {
  const removal = log.find((pending) => !isSent(pending) && isOn(pending.operation, "remove", lineId));
  return removal ? { log: settle(log, removal.id), id: removal.id } : { log, id: undefined };
}

/** Ids of lines that operations are pending for. */
export function pendingLines(log: Log): Set<string> {
  const lines = new Set<string>();
  for (const { id, operation } of log) {
    if (operation.kind === "quantity" || operation.kind === "remove") {
      lines.add(operation.lineId);
    } else if (operation.kind === "add") {
      operation.items.forEach((_item, index) => lines.add(provisionalId(id, index)));
    }
  }
  return lines;
}

function pushAdd(log: Log, everywhere: Log, pending: Pending, operation: AddOperation): Pushed {
  const [item, ...more] = operation.items;
  const there = item && more.length === 0 ? waitingAddOf(log, everywhere, item.reference) : undefined;
  if (!item || !there) {
    return append(log, pending);
  }
  const quantity = there.item.quantity + item.quantity;
  return { log: withItem(log, there, quantity), id: there.id };
}

function pushQuantity(log: Log, everywhere: Log, pending: Pending, operation: QuantityOperation): Pushed {
  const { lineId, quantity } = operation;
  const added = addOfLine(log, everywhere, lineId);
  if (added) {
    return { log: withItem(log, added, quantity), id: added.id };
  }
  const waiting = log.find((each) => !isSent(each) && isOn(each.operation, "quantity", lineId));
  // It goes to the end: adds that came in between are of what it replaces.
  return append(without(log, lineId), { ...pending, id: waiting?.id ?? pending.id });
}

function pushRemove(log: Log, everywhere: Log, pending: Pending, { lineId }: RemoveOperation): Pushed {
  const added = addOfLine(log, everywhere, lineId);
  if (added) {
    // The others keep their places, by which their lines are known.
    const left = withItem(log, added, 0);
    const empty = added.operation.items.every(({ quantity }, index) => quantity === 0 || index === added.index);
    return empty ? { log: settle(left, added.id), id: undefined } : { log: left, id: added.id };
  }
  return append(without(log, lineId), pending);
}

/** The log without what waits to be done to a line. */
function without(log: Log, lineId: string): Log {
  return log.filter((pending) => isSent(pending) || !isAbout(pending.operation, lineId));
}

/** An item of an add that waits. */
interface WaitingItem {
  readonly id: string;
  readonly index: number;
  readonly item: WantedItem;
  readonly operation: AddOperation;
}

/**
 * The add that alone will make a line. Where more is pending for the same item, on whatever page, the line is changed
 * like any other.
 */
function addOfLine(log: Log, everywhere: Log, lineId: string): WaitingItem | undefined {
  const found = waitingItems(log).find(({ id, index }) => provisionalId(id, index) === lineId);
  const reference = found?.item.reference;
  return found && everywhere.filter(({ operation }) => concerns(operation, reference)).length === 1 ? found : undefined;
}

/** The add that waits for an item, if nothing that came after it is for the same. */
function waitingAddOf(log: Log, everywhere: Log, reference: ItemReference): WaitingItem | undefined {
  const last = everywhere.findLast(({ operation }) => concerns(operation, reference));
  return waitingItems(log).find(({ id, item }) => id === last?.id && sameWish(item.reference, reference));
}

function waitingItems(log: Log): WaitingItem[] {
  return log.flatMap((pending) => {
    const { id, operation } = pending;
    return operation.kind === "add" && !isSent(pending)
      ? operation.items.map((item, index) => ({ id, index, item, operation }))
      : [];
  });
}

function withItem(log: Log, { id, index, operation }: WaitingItem, quantity: number): Log {
  const items = operation.items.map((item, place) => (place === index ? { ...item, quantity } : item));
  return log.map((pending) => (pending.id === id ? { ...pending, operation: { ...operation, items } } : pending));
}

function concerns(operation: Operation, reference: ItemReference | undefined): boolean {
  return itemsOf(operation).some((item) => mayBeItem(item, reference));
}

/** The items that an operation changes the number of. */
function itemsOf(operation: Operation): readonly (ItemReference | undefined)[] {
  switch (operation.kind) {
    case "add":
      return operation.items.map(({ reference }) => reference);
    case "quantity":
    case "remove":
      return [operation.reference];
    default:
      return [];
  }
}

/** What has been sent first, then as it was done. */
function inOrder(one: Pending, other: Pending): number {
  return Number(isSent(other)) - Number(isSent(one)) || one.place - other.place;
}

function append(log: Log, pending: Pending): Pushed {
  if (log.length >= MOST_PENDING) {
    throw new RangeError(`${MOST_PENDING} changes of the cart wait to be sent: no more are taken`);
  }
  return { log: [...log, pending], id: pending.id };
}

/** Whether something has been sent, and nothing is known yet of what became of it. */
export function isSent(pending: Pending): pending is Sent {
  return pending.sent !== undefined;
}

function isCoupon(operation: Operation): boolean {
  return operation.kind === "coupon" || operation.kind === "noCoupon";
}

function isAbout(operation: Operation, lineId: string): boolean {
  return isOn(operation, "quantity", lineId) || isOn(operation, "remove", lineId);
}

function isOn(operation: Operation, kind: "quantity" | "remove", lineId: string): boolean {
  return operation.kind === kind && operation.lineId === lineId;
}
