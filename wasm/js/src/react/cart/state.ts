/** What the cart's store tells. */

import type { CartView } from "../../cart-view/view.js";
import type { Operation, Pending } from "./operation.js";

export type CartStatus = "loading" | "ready" | "error" | "offline";

export interface CartState {
  /** The cart, with what waits done to it; `null` when there is none, `undefined` until it is known. */
  readonly cart: CartView | null | undefined;
  readonly status: CartStatus;
  /** Why the cart could not be read. The cart known last is still there. */
  readonly error: unknown;
  /** Whether a change or a question is under way. */
  readonly busy: boolean;
  /** The lines that changes wait for, or are under way for. */
  readonly pendingLines: ReadonlySet<string>;
  /** How many changes wait until the platform can be reached. */
  readonly waiting: number;
  /** Changes that the platform refused, the newest last. */
  readonly refusals: readonly Refusal[];
}

/** A change that was taken back, and why. */
export interface Refusal {
  readonly id: string;
  readonly kind: Operation["kind"];
  /** The line that it was for. */
  readonly lineId?: string;
  /** What it was about: the items' names, or the coupon's code. */
  readonly name: string;
  readonly error: unknown;
}

/** Before anything is known. */
export const UNKNOWN: CartState = {
  cart: undefined,
  status: "loading",
  error: undefined,
  busy: false,
  pendingLines: new Set(),
  waiting: 0,
  refusals: [],
};

/** A change that the platform refused, as it is told. */
export function refusalOf({ id, operation }: Pending, error: unknown): Refusal {
  return {
    id,
    kind: operation.kind,
    ...("lineId" in operation && { lineId: operation.lineId }),
    name: nameOf(operation),
    error,
  };
}

function nameOf(operation: Operation): string {
  switch (operation.kind) {
    case "add":
      return operation.items.flatMap(({ shown }) => shown?.name ?? []).join(", ");
    case "coupon":
      return operation.code;
    case "noCoupon":
      return "";
    default:
      return operation.name;
  }
}
