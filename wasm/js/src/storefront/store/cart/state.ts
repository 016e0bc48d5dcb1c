/** The state of the cart's store. */

import type { CartView } from "../../cart-view/view.js";
import type { Change, QueuedChange } from "./change.js";

export type CartStatus = "loading" | "ready" | "error" | "offline";

export interface CartState {
  /** The cart, with what waits done to it; `null` when there is none, `undefined` until it is known. */
  readonly cart: CartView | null | undefined;
  readonly status: CartStatus;
  /** Why the cart could not be read. The cart known last is still there. */
  readonly error: unknown;
  /** Whether a change or a question is under way. */
  readonly busy: boolean;
  /** The parts of the cart that changes wait for, or are under way for. */
  readonly pending: PendingParts;
  /** The last change of each part that failed, until another change of it or `dismiss`. */
  readonly errors: FailedParts;
  /** How many changes wait until the platform can be reached. */
  readonly queuedCount: number;
  /** Changes that the platform refused, the newest last. */
  readonly failedChanges: readonly FailedChange[];
}

/** The parts of the cart that are being changed. */
export interface PendingParts {
  /** Line ids. */
  readonly lines: ReadonlySet<string>;
  readonly coupon: boolean;
  readonly giftCard: boolean;
  readonly note: boolean;
}

/** Errors by the part of the cart that could not be changed. */
export interface FailedParts {
  /** By line id. */
  readonly lines: ReadonlyMap<string, unknown>;
  readonly coupon?: unknown;
  readonly giftCard?: unknown;
  readonly note?: unknown;
}

/** A part that is changed by a call of its own, which is never queued. */
export type CalledPart = "giftCard" | "note";

/** A change that was taken back, and why. */
export interface FailedChange {
  readonly id: string;
  readonly kind: Change["kind"];
  /** The line that it was for. */
  readonly lineId?: string;
  /** The subject of the change: the items' names, or the coupon's code. */
  readonly name: string;
  readonly error: unknown;
}

/** Before anything is known. */
export const UNKNOWN: CartState = {
  cart: undefined,
  status: "loading",
  error: undefined,
  busy: false,
  pending: { lines: new Set(), coupon: false, giftCard: false, note: false },
  errors: { lines: new Map() },
  queuedCount: 0,
  failedChanges: [],
};

/** A change that the platform refused, as it is told. */
export function failedChangeOf({ id, change }: QueuedChange, error: unknown): FailedChange {
  return {
    id,
    kind: change.kind,
    ...("lineId" in change && { lineId: change.lineId }),
    name: nameOf(change),
    error,
  };
}

function nameOf(change: Change): string {
  switch (change.kind) {
    case "add":
      return change.items.flatMap(({ preview }) => preview?.name ?? []).join(", ");
    case "coupon":
      return change.code;
    case "removeCoupon":
      return "";
    default:
      return change.name;
  }
}

/** The errors of failed changes by part. */
export function failedParts(
  changes: readonly FailedChange[],
  called: Readonly<Partial<Record<CalledPart, unknown>>>,
): FailedParts {
  const lines = changes.flatMap(({ lineId, error }) => (lineId === undefined ? [] : [[lineId, error] as const]));
  const coupon = changes.findLast(({ kind }) => kind === "coupon" || kind === "removeCoupon");
  return { lines: new Map(lines), ...(coupon && { coupon: coupon.error }), ...called };
}

/** Whether two states say the same, so that nobody need hear of the second. */
export function isSameState(one: CartState, other: CartState): boolean {
  const { pending, errors } = one;
  const isSameField = (field: keyof CartState): boolean => one[field] === other[field];
  return (
    (["cart", "status", "error", "busy", "queuedCount", "failedChanges"] as const).every(isSameField) &&
    (["coupon", "giftCard", "note"] as const).every((part) => pending[part] === other.pending[part]) &&
    (["coupon", "giftCard", "note"] as const).every((part) => errors[part] === other.errors[part]) &&
    pending.lines.size === other.pending.lines.size &&
    [...pending.lines].every((line) => other.pending.lines.has(line))
  );
}
