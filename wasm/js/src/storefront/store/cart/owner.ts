/** Owners of carts and queued changes: changes of one member must never reach another's cart. */

import type { Role } from "../../../sdk/auth/tokens.js";
import type { CartView } from "../../cart-view/view.js";

export interface Owner {
  readonly role: "visitor" | "member";
  /** The platform's name for the buyer, once a cart has told it; `null` when there was no cart that could. */
  readonly buyer?: string | null;
}

/** The owner by the session's role, before a cart has told more. */
export function ownerOf(role: Role): Owner {
  return { role: role === "member" ? "member" : "visitor" };
}

/** The owner once a cart has come. Who has none is who they were, for as long as the session is the same. */
export function withCart(owner: Owner, sessionRole: Role, cart: CartView | null): Owner {
  const { role } = ownerOf(sessionRole);
  const buyer = cart?.buyer ?? (role === owner.role ? owner.buyer : null) ?? null;
  return role === owner.role && buyer === owner.buyer ? owner : { role, buyer };
}

/** Whether an owner may turn out to be another while nothing has happened to the session but that a visitor signed in. */
export function mayBecome(owner: Owner, next: Owner): boolean {
  if (owner.role !== next.role) {
    return owner.role === "visitor";
  }
  return !owner.buyer || !next.buyer || owner.buyer === next.buyer;
}

/**
 * Whether what was kept for one is the other's; `unknown` until a cart has told who that is. What a visitor did goes with
 * them when they sign in. A member's is theirs alone: that somebody is a member, too, does not make it theirs.
 */
export function belongsTo(kept: Owner, now: Owner): "yes" | "no" | "unknown" {
  if (kept.role !== now.role) {
    // A page may show the cart before it has loaded what knows its session. That is a visitor's until a cart has told.
    const unknown = now.buyer === undefined ? "unknown" : "no";
    return kept.role === "visitor" ? "yes" : unknown;
  }
  // A visitor whom the platform has no cart of may have lost the one they had, with their session.
  if (kept.role === "visitor" && (!kept.buyer || now.buyer === null)) {
    return "yes";
  }
  if (!now.buyer) {
    return "unknown";
  }
  return kept.buyer === now.buyer ? "yes" : "no";
}

/** Whether it belongs to them for certain. */
export function isOf(kept: Owner, now: Owner): boolean {
  return belongsTo(kept, now) === "yes";
}

/** Whether it belongs to them, or a cart that is still to be read may say so. */
export function mayBelong(kept: Owner, now: Owner): boolean {
  return isOf(kept, now) || (belongsTo(kept, now) === "unknown" && now.buyer === undefined);
}

/** Whether what was kept for one is still there for the other, who has come in their place: nothing of a member's is. */
export function outlives(kept: Owner, now: Owner): boolean {
  const answer = belongsTo(kept, now);
  return answer === "yes" || (answer === "unknown" && kept.role === now.role);
}

/** Whether it may be shown: a visitor without a network sees what the page before showed, and nothing of it is sent yet. */
export function mayShow(kept: Owner, now: Owner): boolean {
  const answer = belongsTo(kept, now);
  return answer === "yes" || (answer === "unknown" && kept.role === "visitor" && now.role === "visitor");
}
