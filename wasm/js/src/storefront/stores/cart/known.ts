/** The platform's cart and its owner, as last read. */

import type { Role } from "../../../sdk/auth/tokens.js";
import type { CartVersion, CartView } from "../../cart-view/view.js";
import { identityChanged } from "../../../core/errors.js";
import { mayBecome, type Owner, ownerOf, withCart } from "./owner.js";
import type { QueueStorage } from "./storage.js";

/** The differences between the known cart and a cart of the platform. */
export interface CartChanges {
  readonly cart: boolean;
  readonly owner: boolean;
  /** Whether the cart's owner differs from the session's, although no session event announced a change. */
  readonly isOthers: boolean;
}

export class KnownCart {
  readonly #storage: QueueStorage;
  #cart: CartView | null | undefined;
  #owner: Owner;
  /** Whether the cart may belong to another session, or be outdated. */
  #stale = true;
  /** Whether the session may have changed identity since the page loaded. */
  #doubtful = false;
  #identity = 0;

  constructor(storage: QueueStorage, role: Role) {
    this.#storage = storage;
    this.#owner = ownerOf(role);
  }

  get cart(): CartView | null | undefined {
    return this.#cart;
  }

  /** The cart if it is up to date. */
  get current(): CartView | null | undefined {
    return this.#stale ? undefined : this.#cart;
  }

  get owner(): Owner {
    return this.#owner;
  }

  /** A number that changes with the session. */
  get identity(): number {
    return this.#identity;
  }

  /** Throws if the identity has changed. */
  assure(identity: number): void {
    if (identity !== this.#identity) throw identityChanged();
  }

  /** Replaces the cart with the platform's answer. */
  take(cart: CartView | null, role: Role): CartChanges {
    const [before, was] = [this.#cart, this.#owner];
    const isNews = before === undefined || JSON.stringify(cart) !== JSON.stringify(before);
    this.#owner = withCart(was, role, cart);
    this.#cart = isNews ? cart : before;
    this.#stale = false;
    this.#doubtful = false;
    return {
      cart: isNews,
      owner: this.#owner !== was,
      isOthers: !mayBecome(was, this.#owner),
    };
  }

  /** Starts with a cart that the server has read; returns false if a cart is already known. */
  begin(cart: CartView | null): boolean {
    if (this.#cart !== undefined) return false;
    this.#cart = cart;
    return true;
  }

  /** Takes over another tab's cart if it has a newer revision; returns whether it is the same cart. */
  takeElsewhere(cart: CartView | null): boolean {
    const mine = this.current;
    const isSame = cart && mine && cart.id === mine.id && cart.buyer === mine.buyer;
    const [revision, known] = [numberOf(cart?.revision), numberOf(mine?.revision)];
    if (!isSame || revision === undefined || known === undefined) return false;
    if (revision >= known) this.#cart = cart;
    return true;
  }

  /** Restores the stored cart, when the platform is unreachable after a page load. */
  remember(): void {
    if (this.#cart === undefined && !this.#doubtful) this.#cart = this.#storage.cart(this.#owner);
  }

  /** The visitor signed in and keeps the cart. A further sign-in is another identity. */
  signedIn(role: Role): void {
    this.#identity += 1;
    this.#stale = true;
    this.#owner = ownerOf(role);
  }

  /** Marks the cart as stale. */
  age(): void {
    this.#stale = true;
  }

  /** Forgets the cart, since the session may belong to another identity. */
  forget(role: Role): void {
    this.signedIn(role);
    this.#cart = undefined;
  }

  /** Forgets the cart after a session change; the stored cart belongs to the previous identity. */
  doubt(role: Role): void {
    this.forget(role);
    this.#doubtful = true;
  }
}

/** The cart of a visitor without a cart. */
export function noCart(version: CartVersion): CartView {
  return { version, id: "", currency: "", lines: [], coupons: [], giftCards: [] };
}

/** A revision as a number; undefined if it is absent, or in another form. */
function numberOf(revision: unknown): bigint | undefined {
  return typeof revision === "string" && /^\d+$/.test(revision) ? BigInt(revision) : undefined;
}
