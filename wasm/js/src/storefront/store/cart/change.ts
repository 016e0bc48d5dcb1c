/** Changes of the cart, kept until the platform has them. */

import type { AddedItem } from "../../cart-api/nothing-added.js";
import type { CartLine, ItemReference, Price } from "../../cart-view/view.js";

/** An item to add, and how it is shown until the platform has it. */
export interface WantedItem extends AddedItem {
  readonly preview?: ItemPreview;
}

export interface ItemPreview {
  readonly name: string;
  readonly image?: string;
  readonly page?: string;
  readonly unit?: Price;
}

export type Change =
  | { readonly kind: "add"; readonly items: readonly WantedItem[] }
  | LineChange
  | { readonly kind: "coupon"; readonly code: string }
  | { readonly kind: "removeCoupon" };

export type LineChange = LineTarget &
  ({ readonly kind: "quantity"; readonly quantity: number } | { readonly kind: "remove" });

/** A line, by its id, or by what it is where the id has changed: a pending add has been made, a login has merged carts. */
export interface LineTarget {
  readonly lineId: string;
  readonly name: string;
  readonly catalogReference?: ItemReference;
}

/** A change that the platform does not have yet, or may not have. */
export interface QueuedChange {
  readonly id: string;
  /** Its place among what waits on all pages: what was done in view of another change has a higher one. */
  readonly place: number;
  readonly change: Change;
  /** How the cart was when the change was sent. Its outcome is unknown until an answer takes it off the queue. */
  readonly sent?: CartBefore;
}

/** A change whose outcome is unknown. */
export type SentChange = QueuedChange & Required<Pick<QueuedChange, "sent">>;

export interface CartBefore {
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
export function provisionalId(changeId: string, index: number): string {
  return `${PROVISIONAL}${changeId}:${index}`;
}

/** Whether a line is one that a pending add will make. */
export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}

/** A line as what a change is for. */
export function targetFor({ id, name, catalogReference }: CartLine): LineTarget {
  return { lineId: id, name, ...(catalogReference && { catalogReference }) };
}

/** The item that makes a line like this one; a custom line is of no item. */
export function itemOf({ name, image, page, unit, catalogReference, quantity }: CartLine): WantedItem | undefined {
  const preview = {
    name,
    ...(image !== undefined && { image }),
    ...(page !== undefined && { page }),
    ...(unit && { unit }),
  };
  return catalogReference && { catalogReference, quantity, preview };
}
