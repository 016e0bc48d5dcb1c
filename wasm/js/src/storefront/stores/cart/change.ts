/** Cart changes, which are stored until the platform has applied them. */

import type { AddedItem } from "../../cart-api/nothing-added.js";
import type { CartLine, ItemReference, Price } from "../../cart-view/view.js";

/** An item to add, and its optimistic display. */
export interface WantedItem extends AddedItem {
  readonly preview?: ItemPreview;
}

/** The name, picture and price that an added item shows until the platform answers. */
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

/** A line by its id, or by its item after the id has changed: a pending add was applied, or a login merged carts. */
export interface LineTarget {
  readonly lineId: string;
  readonly name: string;
  readonly catalogReference?: ItemReference;
}

/** A change that the platform has not applied yet, or may not have applied. */
export interface QueuedChange {
  readonly id: string;
  /** The change's number in the order of all pages' queues: a later change has a higher number. */
  readonly place: number;
  readonly change: Change;
  /** The cart before the change was sent. Present while the outcome is unknown. */
  readonly sent?: CartBefore;
}

/** A change whose outcome is unknown. */
export type SentChange = QueuedChange & Required<Pick<QueuedChange, "sent">>;

export interface CartBefore {
  /** The cart's id. */
  readonly cart?: string;
  readonly revision?: string;
  /** The quantity of each item in the cart. */
  readonly held: readonly number[];
  /** The quantity of each line, by line id. */
  readonly lines?: Readonly<Record<string, number>>;
}

const PROVISIONAL = "new:";

/** The provisional id of a line that a pending add will create. */
export function provisionalId(changeId: string, index: number): string {
  return `${PROVISIONAL}${changeId}:${index}`;
}

/** Whether a line id is provisional. */
export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}

/** A line as the target of a change. */
export function targetFor({ id, name, catalogReference }: CartLine): LineTarget {
  return { lineId: id, name, ...(catalogReference && { catalogReference }) };
}

/** The item to add in order to recreate this line; none for a custom line. */
export function itemOf({ name, image, page, unit, catalogReference, quantity }: CartLine): WantedItem | undefined {
  const preview = {
    name,
    ...(image !== undefined && { image }),
    ...(page !== undefined && { page }),
    ...(unit && { unit }),
  };
  return catalogReference && { catalogReference, quantity, preview };
}

/** Whether a change was sent and its outcome is unknown. */
export function isSent(pending: QueuedChange): pending is SentChange {
  return pending.sent !== undefined;
}

/** Whether a change is of this kind and line. */
export function isOn(change: Change, kind: "quantity" | "remove", lineId: string): boolean {
  return change.kind === kind && change.lineId === lineId;
}

/** Ids of lines with pending changes. */
export function linesWithChanges(queue: readonly QueuedChange[]): Set<string> {
  const lines = new Set<string>();
  for (const { id, change } of queue) {
    if (change.kind === "quantity" || change.kind === "remove") {
      lines.add(change.lineId);
    } else if (change.kind === "add") {
      change.items.forEach((_item, index) => lines.add(provisionalId(id, index)));
    }
  }
  return lines;
}
