/** What was done to the lines that an add was to make, once it has made them. */

import { isFor, mayBeItem } from "../../cart-view/items.js";
import type { CartLine, CartView } from "../../cart-view/view.js";
import type { Log } from "./log.js";
import { type Before, type Operation, type Pending, provisionalId, targetFor } from "./operation.js";

/** The log with all that waits for a line of an add that is done aimed at the line that it made, or went to. */
export function aimAtMade(log: Log, { id, operation }: Pending, before: Before, cart: CartView | null): Log {
  const made = madeLines(operation, before, cart);
  const lines = new Map(made.map((line, index) => [provisionalId(id, index), line]));
  return log.map((pending) => {
    const line = "lineId" in pending.operation ? lines.get(pending.operation.lineId) : undefined;
    const held = before.lines?.[line?.id ?? ""] ?? 0;
    return line ? { ...pending, operation: aimedAt(pending.operation, line, held) } : pending;
  });
}

/** The line of each item, where that is certain: one that is new, or holds more, and if possible is of no other. */
function madeLines(operation: Operation, before: Before, cart: CartView | null): (CartLine | undefined)[] {
  const { lines: held } = before;
  // The lines of another cart have other ids.
  if (operation.kind !== "add" || held === undefined || (before.cart ?? cart?.id) !== cart?.id) {
    return [];
  }
  const grown = (cart?.lines ?? []).filter(({ id, quantity }) => quantity > (held[id] ?? 0));
  const taken = new Set<CartLine>();
  return operation.items.map(({ reference }) => {
    const possible = grown.filter((line) => mayBeItem(line.reference, reference));
    const free = possible.filter((line) => !taken.has(line));
    const only = (lines: readonly CartLine[]): CartLine | undefined =>
      lines.find((line) => isFor(line.reference, reference, false)) ?? (lines.length === 1 ? lines[0] : undefined);
    const made = only(free) ?? only(possible);
    if (made) {
      taken.add(made);
    }
    return made;
  });
}

/** Of a line that was shown by itself, and has gone to one that held some, only what was shown is changed. */
function aimedAt(operation: Operation, line: CartLine, held: number): Operation {
  if (operation.kind !== "quantity" && operation.kind !== "remove") {
    return operation;
  }
  const target = targetFor(line);
  const apart = isFor(line.reference, operation.reference, false) ? 0 : held;
  if (operation.kind === "quantity") {
    return { ...operation, ...target, quantity: operation.quantity + apart };
  }
  return apart > 0 ? { kind: "quantity", ...target, quantity: apart } : { ...operation, ...target };
}
