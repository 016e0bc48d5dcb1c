/** Whose cart and pending operations these are: what one member did must never reach another's cart. */

import type { Role } from "../../auth/tokens.js";
import type { CartView } from "../../cart-view/view.js";

export interface Owner {
  readonly role: "visitor" | "member";
  /** The platform's name for the buyer, once a cart has told it. */
  readonly buyer?: string;
}

export function ownerOf(role: Role, cart: CartView | null | undefined): Owner {
  const buyer = cart?.buyer;
  return { role: role === "member" ? "member" : "visitor", ...(buyer !== undefined && { buyer }) };
}

/** Whether what is kept for one may be shown to the other, and sent for them. A visitor may have become a member. */
export function mayHave(kept: Owner, now: Owner): boolean {
  if (kept.role === "visitor") {
    return true;
  }
  return now.role === "member" && (kept.buyer === undefined || now.buyer === undefined || kept.buyer === now.buyer);
}
