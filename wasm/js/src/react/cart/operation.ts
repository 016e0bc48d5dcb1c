/** What a shopper does to the cart, kept until the platform has it. */

import type { AddedItem } from "../../cart-api/nothing-added.js";
import type { CartLine, ItemReference, Price } from "../../cart-view/view.js";

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

/** An operation whose outcome is unknown. */
export type Sent = Pending & Required<Pick<Pending, "sent">>;

export interface Before {
  /** The cart's id. */
  readonly cart?: string;
  readonly revision?: string;
  /** How many of each of the items the cart held. */
  readonly held: readonly number[];
  /** How many each line held, by its id. */
  readonly lines?: Readonly<Record<string, number>>;
}

const PROVISIONAL = "new:";

/** The id of a line that a pending add will make. */
export function provisionalId(operationId: string, index: number): string {
  return `${PROVISIONAL}${operationId}:${index}`;
}

/** Whether a line is one that a pending add will make. */
export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}

/** A line as what a change is for. */
export function targetFor({ id, name, reference }: CartLine): LineTarget {
  return { lineId: id, name, ...(reference && { reference }) };
}

/** What makes a line like this one; a custom line is of no item. */
export function itemOf({ name, image, page, unit, reference, quantity }: CartLine): WantedItem | undefined {
  const shown = {
    name,
    ...(image !== undefined && { image }),
    ...(page !== undefined && { page }),
    ...(unit && { unit }),
  };
  return reference && { reference, quantity, shown };
}
