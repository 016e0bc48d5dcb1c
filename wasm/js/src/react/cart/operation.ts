/** What a shopper does to the cart, kept until the platform has it. */

import type { AddedItem } from "../../cart-api/nothing-added.js";
import type { ItemReference, Price } from "../../cart-view/view.js";

/** An item to add, and how it is shown until the platform has it. */
export interface WantedItem extends AddedItem {
  readonly shown?: ItemPreview;
}

export interface ItemPreview {
  readonly name: string;
  readonly image?: string;
  readonly page?: string;
  readonly unit?: Price;
}

export type Operation =
  | { readonly kind: "add"; readonly items: readonly WantedItem[] }
  | LineOperation
  | { readonly kind: "coupon"; readonly code: string }
  | { readonly kind: "noCoupon" };

export type LineOperation = LineTarget &
  ({ readonly kind: "quantity"; readonly quantity: number } | { readonly kind: "remove" });

/** A line, by its id, or by what it is where the id has changed: a pending add has been made, a login has merged carts. */
export interface LineTarget {
  readonly lineId: string;
  readonly name: string;
  readonly reference?: ItemReference;
}

/** An operation that the platform does not have yet, or may not have. */
export interface Pending {
  readonly id: string;
  /** Its place among what waits on all pages: what was done in view of another operation has a higher one. */
  readonly place: number;
  readonly operation: Operation;
  /** How the cart was when the operation was sent. Its outcome is unknown until an answer takes it off the log. */
  readonly sent?: Before;
}

export interface Before {
  readonly revision?: string;
  /** How many of each of the items the cart held. */
  readonly held: readonly number[];
}

/** The id of a line that a pending add will make. */
export function provisionalId(operationId: string, index: number): string {
  return `new:${operationId}:${index}`;
}
