/** The state of the cart's store. */

import type { CartView } from "../../cart-view/view.js";
import type { Change, QueuedChange } from "./change.js";

/** The status of a cart's store: its last read succeeded, failed, or is in flight. */
export type CartStatus = "loading" | "ready" | "error" | "offline";

/** The state of a cart's store. */
export interface CartState {
  /** The cart with pending changes applied; `null` without a cart, `undefined` before the first read. */
  readonly cart: CartView | null | undefined;
  readonly status: CartStatus;
  /** The error of the last failed read. The cart keeps its last known value. */
  readonly error: unknown;
  /** Whether a change or request is in flight. */
  readonly busy: boolean;
  /** The parts of the cart with pending changes. */
  readonly pending: PendingParts;
  /** The error of each part's last failed change, until the next change of that part or `dismiss`. */
  readonly errors: FailedParts;
  /** The number of changes that wait until the platform is reachable. */
  readonly queuedCount: number;
  /** Changes that the platform refused, the newest last. */
  readonly failedChanges: readonly FailedChange[];
}

/** The parts of the cart with pending changes. */
export interface PendingParts {
  /** Line ids. */
  readonly lines: ReadonlySet<string>;
  readonly coupon: boolean;
  readonly giftCard: boolean;
  readonly note: boolean;
}

/** Errors by the part of the cart whose change failed. */
export interface FailedParts {
  /** By line id. */
  readonly lines: ReadonlyMap<string, unknown>;
  readonly coupon?: unknown;
  readonly giftCard?: unknown;
  readonly note?: unknown;
}

/** A part whose changes are never queued. */
export type CalledPart = "giftCard" | "note";

/** A rolled-back change, and its error. */
export interface FailedChange {
  readonly id: string;
  readonly kind: Change["kind"];
  /** The changed line. */
  readonly lineId?: string;
  /** The subject of the change: the items' names, or the coupon code. */
  readonly name: string;
  readonly error: unknown;
}

/** The state before the first read. */
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

/** A refused change, as listed in the state. */
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

/** Shallow equality; skips needless notifications. */
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
