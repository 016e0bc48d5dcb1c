/** Owners of carts and queued changes: one member's changes must never reach another's cart. */

import type { Role } from "../../../sdk/auth/tokens.js";
import type { CartView } from "../../cart-view/view.js";

export interface Owner {
  readonly role: "visitor" | "member";
  /** The platform's name of the buyer, from a cart; `null` without a cart; `undefined` before the first read. */
  readonly buyer?: string | null;
}

/** The owner by the session's role, before a cart names the buyer. */
export function ownerOf(role: Role): Owner {
  return { role: role === "member" ? "member" : "visitor" };
}

/** The owner after reading a cart. Without a cart, the buyer is unchanged while the role is unchanged. */
export function withCart(owner: Owner, sessionRole: Role, cart: CartView | null): Owner {
  const { role } = ownerOf(sessionRole);
  const buyer = cart?.buyer ?? (role === owner.role ? owner.buyer : null) ?? null;
  return role === owner.role && buyer === owner.buyer ? owner : { role, buyer };
}

/** Whether one owner can become another by a sign-in alone. */
export function mayBecome(owner: Owner, next: Owner): boolean {
  if (owner.role !== next.role) return owner.role === "visitor";
  return !owner.buyer || !next.buyer || owner.buyer === next.buyer;
}

/**
 * Whether data stored for one owner belongs to another; `unknown` until a cart names the buyer. A visitor's data
 * follows the visitor's sign-in. A member's data belongs to that member only, not to every member.
 */
export function belongsTo(kept: Owner, now: Owner): "yes" | "no" | "unknown" {
  if (kept.role !== now.role) {
    // A visitor without a known buyer may be a member whose session is not loaded yet.
    const unknown = now.buyer === undefined ? "unknown" : "no";
    return kept.role === "visitor" ? "yes" : unknown;
  }
  // A visitor without a cart may have lost the earlier cart together with the session.
  if (kept.role === "visitor" && (!kept.buyer || now.buyer === null)) return "yes";
  if (!now.buyer) return "unknown";
  return kept.buyer === now.buyer ? "yes" : "no";
}

/** Whether stored data certainly belongs to this owner. */
export function isOf(kept: Owner, now: Owner): boolean {
  return belongsTo(kept, now) === "yes";
}

/** Whether stored data belongs to this owner, or the first read of the cart may prove it. */
export function mayBelong(kept: Owner, now: Owner): boolean {
  return isOf(kept, now) || (belongsTo(kept, now) === "unknown" && now.buyer === undefined);
}

/** Whether stored data survives a change of owner. A member's data never does. */
export function outlives(kept: Owner, now: Owner): boolean {
  const answer = belongsTo(kept, now);
  return answer === "yes" || (answer === "unknown" && kept.role === now.role);
}

/** Whether stored data may be shown: an offline visitor sees the previous page's cart, but nothing is sent yet. */
export function mayShow(kept: Owner, now: Owner): boolean {
  const answer = belongsTo(kept, now);
  return answer === "yes" || (answer === "unknown" && kept.role === "visitor" && now.role === "visitor");
}
