/**
 * The log of pending operations, as pure functions: lists in, lists out. Operations go out in the order they stand in.
 * Those that have been sent are never changed; those that wait are put together, so that the platform is asked once for
 * what the shopper wants in the end.
 */

import { sameItem } from "../../cart-view/items.js";
import type { ItemReference } from "../../cart-view/view.js";
import { type Before, type Operation, type Pending, provisionalId } from "./operation.js";

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

/** Puts an operation on the log, together with those it replaces. */
export function push(log: Log, id: string, operation: Operation): Pushed {
  switch (operation.kind) {
    case "add":
      return pushAdd(log, id, operation);
    case "quantity":
      return pushQuantity(log, id, operation);
    case "remove":
      return pushRemove(log, id, operation);
    case "coupon":
    case "noCoupon":
      return append(
        log.filter((pending) => isSent(pending) || !isCoupon(pending.operation)),
        { id, operation },
      );
  }
}

/** Marks an operation as sent, with the cart as it was. */
export function send(log: Log, id: string, before: Before): Log {
  return log.map((pending) => (pending.id === id ? { ...pending, sent: before } : pending));
}

/** An operation that was sent, but is known not to have been done: it waits again. */
export function unsend(log: Log, id: string): Log {
  return log.map((pending) => (pending.id === id ? { id, operation: pending.operation } : pending));
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

function pushAdd(log: Log, id: string, operation: AddOperation): Pushed {
  const [item, ...others] = operation.items;
  const there = item && others.length === 0 ? waitingAddOf(log, item.reference) : undefined;
  if (!item || !there) {
    return append(log, { id, operation });
  }
  const quantity = (there.operation.items[there.index]?.quantity ?? 0) + item.quantity;
  return { log: withItem(log, there, quantity), id: there.id };
}

function pushQuantity(log: Log, id: string, operation: QuantityOperation): Pushed {
  const { lineId, quantity } = operation;
  const added = addOfLine(log, lineId);
  if (added) {
    return { log: withItem(log, added, quantity), id: added.id };
  }
  const waiting = log.find((pending) => !isSent(pending) && isOn(pending.operation, "quantity", lineId));
  // It goes to the end: adds that came in between are of what it replaces.
  const kept = log.filter((pending) => isSent(pending) || !isAbout(pending.operation, lineId));
  return append(kept, { id: waiting?.id ?? id, operation });
}

function pushRemove(log: Log, id: string, operation: RemoveOperation): Pushed {
  const { lineId } = operation;
  const added = addOfLine(log, lineId);
  if (added) {
    // The others keep their places, by which their lines are known.
    const left = withItem(log, added, 0);
    const empty = added.operation.items.every(({ quantity }, index) => quantity === 0 || index === added.index);
    return empty ? { log: settle(left, added.id), id: undefined } : { log: left, id: added.id };
  }
  const kept = log.filter((pending) => isSent(pending) || !isAbout(pending.operation, lineId));
  return append(kept, { id, operation });
}

/** An item of an add that waits. */
interface WaitingItem {
  readonly id: string;
  readonly index: number;
  readonly operation: AddOperation;
}

/** The add that alone will make a line. Where more is pending for the same item, the line is changed like any other. */
function addOfLine(log: Log, lineId: string): WaitingItem | undefined {
  const found = waitingItems(log).find(({ id, index }) => provisionalId(id, index) === lineId);
  const reference = found?.operation.items[found.index]?.reference;
  return found && log.filter(({ operation }) => concerns(operation, reference)).length === 1 ? found : undefined;
}

/** The add that waits for an item, if nothing that came after it is for the same. */
function waitingAddOf(log: Log, reference: ItemReference): WaitingItem | undefined {
  const last = log.findLast(({ operation }) => concerns(operation, reference));
  return waitingItems(log).find(
    ({ id, index, operation }) => id === last?.id && sameItem(operation.items[index]?.reference, reference),
  );
}

function waitingItems(log: Log): WaitingItem[] {
  return log.flatMap((pending) => {
    const { id, operation } = pending;
    return operation.kind === "add" && !isSent(pending)
      ? operation.items.map((_item, index) => ({ id, index, operation }))
      : [];
  });
}

function withItem(log: Log, { id, index, operation }: WaitingItem, quantity: number): Log {
  const items = operation.items.map((item, place) => (place === index ? { ...item, quantity } : item));
  return log.map((pending) => (pending.id === id ? { ...pending, operation: { ...operation, items } } : pending));
}

function concerns(operation: Operation, reference: ItemReference | undefined): boolean {
  switch (operation.kind) {
    case "add":
      return operation.items.some((item) => sameItem(item.reference, reference));
    case "quantity":
    case "remove":
      return sameItem(operation.reference, reference);
    default:
      return false;
  }
}

function append(log: Log, pending: Pending): Pushed {
  if (log.length >= MOST_PENDING) {
    throw new RangeError(`${MOST_PENDING} changes of the cart wait to be sent: no more are taken`);
  }
  return { log: [...log, pending], id: pending.id };
}

function isSent(pending: Pending): boolean {
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
