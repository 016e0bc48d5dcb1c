/** The guard for answers that say all is well but hold less than was asked for. */

import { mayBeItem } from "../cart-view/items.js";
import type { CartView, ItemReference } from "../cart-view/view.js";
import { CartwrightError } from "../../core/errors.js";

/** An item to put into the cart. */
export interface AddedItem {
  readonly catalogReference: ItemReference;
  readonly quantity: number;
}

/** An item of which less was added than was asked for. */
export interface MissingItem extends AddedItem {
  /** How many were added all the same. */
  readonly added: number;
  /** Why it was not more, as far as the catalog tells it. */
  readonly reason?: NotAddedReason;
}

/** Options, extras or texts of the product that have no choice, by their names; or a stock that is too small. */
export type NotAddedReason =
  { readonly kind: "not-chosen"; readonly names: readonly string[] } | { readonly kind: "out-of-stock" };

/**
 * The platform answered that all is well, and added nothing of these items, or fewer than were asked for. The message says
 * why, such as "Size is not chosen"; `items` have it as `reason`.
 */
export class NothingAddedError extends CartwrightError {
  override readonly name = "NothingAddedError";
  readonly items: readonly MissingItem[];

  constructor(items: readonly MissingItem[]) {
    const reasons = items.map(({ reason }) => reason && wordsOf(reason));
    const named = items.map(
      ({ catalogReference, quantity, added }) => `${catalogReference.catalogItemId} (${added} of ${quantity} added)`,
    );
    super({
      kind: "application",
      code: "NOTHING_ADDED",
      message: reasons.every((reason) => reason !== undefined)
        ? [...new Set(reasons)].join("; ")
        : `the answer says that all is well, but these are not in the cart: ${named.join(", ")}`,
    });
    this.items = items;
  }
}

function wordsOf(reason: NotAddedReason): string {
  if (reason.kind === "out-of-stock") {
    return "there is not enough in stock";
  }
  return `${reason.names.join(", ")} ${reason.names.length === 1 ? "is" : "are"} not chosen`;
}

/** How many of an item a cart may hold, over all its lines; without those that may be another, if there is one. */
export function quantityOf(cart: CartView | null | undefined, reference: ItemReference, other?: ItemReference): number {
  return (cart?.lines ?? [])
    .filter((line) => mayBeItem(line.catalogReference, reference) && !mayBeItem(line.catalogReference, other))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The items that a cart lacks after an add, given how many of each it held before. */
export function missing(items: readonly AddedItem[], before: readonly number[], after: CartView | null): MissingItem[] {
  return items.flatMap((item, index) => {
    // A line that may be several is that which was asked for first, as far as that has no line of its own.
    const taken = items
      .slice(0, index)
      .filter(
        ({ catalogReference }) =>
          quantityOf(after, catalogReference) > quantityOf(after, catalogReference, item.catalogReference),
      )
      .reduce(
        (sum, first) =>
          sum + Math.max(0, first.quantity - quantityOf(after, first.catalogReference, item.catalogReference)),
        0,
      );
    const added = Math.max(0, quantityOf(after, item.catalogReference) - (before[index] ?? 0) - taken);
    return added < item.quantity ? [{ ...item, added }] : [];
  });
}
