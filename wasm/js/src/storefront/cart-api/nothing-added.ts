/** The guard against successful answers that added nothing, or less than requested. */

import { mayBeItem } from "../cart-view/items.js";
import type { CartView, ItemReference } from "../cart-view/view.js";
import { CartwrightError } from "../../core/errors.js";

/** An item to put into the cart. */
export interface AddedItem {
  readonly catalogReference: ItemReference;
  readonly quantity: number;
}

/** An item that was added in a smaller quantity than requested. */
export interface MissingItem extends AddedItem {
  /** The quantity that was added. */
  readonly added: number;
  /** The reason, if the catalog shows one. */
  readonly reason?: NotAddedReason;
}

/** The names of required options, modifiers or text fields without a choice; or the stock, if it is too small. */
export type NotAddedReason =
  | { readonly kind: "not-chosen"; readonly names: readonly string[] }
  | { readonly kind: "out-of-stock" };

/**
 * The platform answered with success, but added none of these items, or fewer than requested. The message gives the
 * reason, such as "Size is not chosen"; each of `items` has a `reason`.
 */
export class NothingAddedError extends CartwrightError {
  override readonly name = "NothingAddedError";
  readonly items: readonly MissingItem[];

  constructor(items: readonly MissingItem[]) {
    const reasons = items.map(({ reason }) => reason && reasonText(reason));
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

function reasonText(reason: NotAddedReason): string {
  if (reason.kind === "out-of-stock") return "there is not enough in stock";
  return `${reason.names.join(", ")} ${reason.names.length === 1 ? "is" : "are"} not chosen`;
}

/** The greatest possible quantity of an item in a cart over all lines, without the lines of another item. */
export function quantityOf(cart: CartView | null | undefined, reference: ItemReference, other?: ItemReference): number {
  return (cart?.lines ?? [])
    .filter((line) => mayBeItem(line.catalogReference, reference) && !mayBeItem(line.catalogReference, other))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The requested items that a cart lacks after an add, given the quantities before. */
export function missing(items: readonly AddedItem[], before: readonly number[], after: CartView | null): MissingItem[] {
  return items.flatMap((item, index) => {
    // An ambiguous line is credited to the earliest requested item that has no exact match.
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
