/** The cart as the platform has it, and whose it is. */

import type { Role } from "../../../sdk/auth/tokens.js";
import type { CartView } from "../../cart-view/view.js";
import { identityChanged } from "./failure.js";
import { mayBecome, type Owner, ownerOf, withCart } from "./owner.js";
import type { QueueStorage } from "./storage.js";

/** News of a cart that was taken. */
export interface Taken {
  readonly cart: boolean;
  readonly owner: boolean;
  /** Whether the cart is of another owner than the session was, though no event told of a change. */
  readonly isOthers: boolean;
}

export class KnownCart {
  readonly #storage: QueueStorage;
  #cart: CartView | null | undefined;
  #owner: Owner;
  /** Whether it may be another session's, or older than the page knows. */
  #stale = true;
  /** Whether the session may have become somebody else's since the page came. */
  #doubtful = false;
  #identity = 0;

  constructor(storage: QueueStorage, role: Role) {
    this.#storage = storage;
    this.#owner = ownerOf(role);
  }

  get cart(): CartView | null | undefined {
    return this.#cart;
  }

  /** The cart as far as it is known and current. */
  get current(): CartView | null | undefined {
    return this.#stale ? undefined : this.#cart;
  }

  get owner(): Owner {
    return this.#owner;
  }

  /** Another one after each change of the session. */
  get identity(): number {
    return this.#identity;
  }

  /** Throws when somebody else has taken the session over. */
  assure(identity: number): void {
    if (identity !== this.#identity) {
      throw identityChanged();
    }
  }

  /** Takes a cart that the platform has answered with. */
  take(cart: CartView | null, role: Role): Taken {
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

  /** Begins with a cart that a server has read, unless more is known. Says whether it does. */
  begin(cart: CartView | null): boolean {
    if (this.#cart !== undefined) {
      return false;
    }
    this.#cart = cart;
    return true;
  }

  /** Another tab has a cart from the platform. Says whether it is this one, and newer. */
  takeElsewhere(cart: CartView | null): boolean {
    const mine = this.current;
    const isSame = cart && mine && cart.id === mine.id && cart.buyer === mine.buyer;
    if (!isSame || cart.revision === undefined || mine.revision === undefined) {
      return false;
    }
    if (BigInt(cart.revision) >= BigInt(mine.revision)) {
      this.#cart = cart;
    }
    return true;
  }

  /** The platform cannot be asked: a page that came without a network shows what the one before it knew. */
  remember(): void {
    if (this.#cart === undefined && !this.#doubtful) {
      this.#cart = this.#storage.cart(this.#owner);
    }
  }

  /** The visitor has signed in: their cart goes with them. Who signs in next is somebody else. */
  signedIn(role: Role): void {
    this.#identity += 1;
    this.#stale = true;
    this.#owner = ownerOf(role);
  }

  /** Marks the cart as stale: it may have changed elsewhere meanwhile. */
  age(): void {
    this.#stale = true;
  }

  /** Forgets the cart: the session may be another's now. */
  forget(role: Role): void {
    this.signedIn(role);
    this.#cart = undefined;
  }

  /** Something has happened to the session: what the storage knows is of who was there before. */
  doubt(role: Role): void {
    this.forget(role);
    this.#doubtful = true;
  }
}
