/** The cart as an external store: one for each client, shared by all components, in step with other tabs. */

import { CartwrightError } from "../errors.js";
import type {
  AddToCart,
  Cart,
  CreateCheckout,
  EstimatedTotals,
  EstimateTotals,
  UpdateCart,
} from "../generated/cart.js";
import type { StoreClient } from "./client.js";

export type CartStatus = "loading" | "ready" | "error" | "offline";

export interface CartState {
  /** The cart; `null` when there is none, `undefined` until it is known. Quantities under way are shown as wished. */
  readonly cart: Cart | null | undefined;
  readonly status: CartStatus;
  /** Why the cart could not be read. The cart known last is still there. */
  readonly error: unknown;
  /** Whether a change is under way. */
  readonly busy: boolean;
  /** The lines that a change is under way for. */
  readonly pendingLines: ReadonlySet<string>;
}

const UNKNOWN: CartState = {
  cart: undefined,
  status: "loading",
  error: undefined,
  busy: false,
  pendingLines: new Set(),
};

/** The answer of calls that change the cart. */
interface Changed {
  cart?: Cart;
}

export class CartStore {
  readonly #client: StoreClient;
  readonly #listeners = new Set<() => void>();
  #state: CartState = UNKNOWN;
  /** The cart as the platform has it. */
  #known: Cart | null | undefined;
  /** Quantities wished for, by line, until the platform has them. */
  readonly #wished = new Map<string, number>();
  readonly #removing = new Set<string>();
  /** Changes go out one after another, so that an older answer never overwrites a newer one. */
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #channel: BroadcastChannel | undefined;
  #started = false;

  constructor(client: StoreClient) {
    this.#client = client;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CartState => this.#state;

  /** Reads the cart again. */
  readonly refresh = (): Promise<void> =>
    this.#enqueue(async () => {
      try {
        this.#known = await this.#client.currentCart.getCurrentCartOrNull();
        this.#publish({ status: "ready", error: undefined });
      } catch (error) {
        this.#publish({ status: isAway(error) ? "offline" : "error", error });
      }
    });

  readonly add = (lineItems: NonNullable<AddToCart["lineItems"]>): Promise<Cart> =>
    this.#change(() => this.#client.currentCart.addToCurrentCart({ lineItems }));

  /** Wishes for a quantity. However often it is called while a request is under way, one more follows it. */
  readonly setQuantity = (lineId: string, quantity: number): Promise<void> => {
    this.#wished.set(lineId, quantity);
    this.#publish({});
    return this.#enqueue(async () => {
      const wish = this.#wished.get(lineId);
      const line = this.#known?.lineItems?.find(({ _id }) => _id === lineId);
      if (wish === undefined || !line || line.quantity === wish) {
        this.#wished.delete(lineId);
        return;
      }
      try {
        await this.#take(() =>
          this.#client.currentCart.updateCurrentCartLineItemQuantity([{ _id: lineId, quantity: wish }]),
        );
      } catch (error) {
        this.#wished.delete(lineId);
        throw error;
      }
      if (this.#wished.get(lineId) === wish) {
        this.#wished.delete(lineId);
      }
    });
  };

  readonly remove = (lineIds: readonly string[]): Promise<Cart> => {
    for (const id of lineIds) {
      this.#removing.add(id);
    }
    this.#publish({});
    const forget = (): void => {
      for (const id of lineIds) {
        this.#removing.delete(id);
        this.#wished.delete(id);
      }
    };
    return this.#change(() => this.#client.currentCart.removeLineItemsFromCurrentCart([...lineIds]), forget);
  };

  readonly update = (change: UpdateCart): Promise<Cart> =>
    this.#change(async () => ({ cart: await this.#client.currentCart.updateCurrentCart(change) }));

  readonly applyCoupon = (couponCode: string): Promise<Cart> => this.update({ couponCode });

  readonly removeCoupon = (): Promise<Cart> =>
    this.#change(() => this.#client.currentCart.removeCouponFromCurrentCart());

  /** What the cart would cost, delivered there. Waits for changes under way. */
  readonly estimate = (estimate: EstimateTotals): Promise<EstimatedTotals> =>
    this.#enqueue(() => this.#client.currentCart.estimateCurrentCartTotals(estimate));

  /** Starts a checkout, after changes under way. */
  readonly checkout = (checkout: CreateCheckout = { channelType: "WEB" }): Promise<{ checkoutId: string }> =>
    this.#enqueue(async () => {
      const { checkoutId } = await this.#client.currentCart.createCheckoutFromCurrentCart(checkout);
      return { checkoutId: checkoutId ?? "" };
    });

  #start(): void {
    if (this.#started) {
      return;
    }
    this.#started = true;
    void this.refresh();
    this.#client.session.subscribe(({ type }) => {
      if (type !== "renewed") {
        void this.refresh();
      }
    });
    if (typeof window === "undefined") {
      return;
    }
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel("cartwright-cart");
      this.#channel.onmessage = () => void this.refresh();
    }
    window.addEventListener("online", () => void this.refresh());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.#state.status !== "ready") {
        void this.refresh();
      }
    });
  }

  #change(run: () => Promise<Changed>, settled?: () => void): Promise<Cart> {
    return this.#enqueue(async () => {
      try {
        return await this.#take(run);
      } finally {
        settled?.();
      }
    });
  }

  /** Makes a change, keeps the cart that it answers with, and tells the other tabs. */
  async #take(run: () => Promise<Changed>): Promise<Cart> {
    const { cart } = await run();
    this.#known = cart ?? (await this.#client.currentCart.getCurrentCartOrNull());
    this.#publish({ status: "ready", error: undefined });
    this.#channel?.postMessage("changed");
    return this.#known ?? {};
  }

  #enqueue<T>(run: () => Promise<T>): Promise<T> {
    this.#queued += 1;
    this.#publish({});
    const outcome = this.#queue.then(run);
    this.#queue = outcome.then(
      () => this.#left(),
      () => this.#left(),
    );
    return outcome;
  }

  #left(): void {
    this.#queued -= 1;
    this.#publish({});
  }

  #publish(change: Partial<CartState>): void {
    this.#state = {
      ...this.#state,
      ...change,
      cart: this.#shown(),
      busy: this.#queued > 0,
      pendingLines: new Set([...this.#wished.keys(), ...this.#removing]),
    };
    for (const listener of this.#listeners) {
      listener();
    }
  }

  #shown(): Cart | null | undefined {
    const cart = this.#known;
    if (!cart?.lineItems || this.#wished.size === 0) {
      return cart;
    }
    const lineItems = cart.lineItems.map((line) => {
      const quantity = line._id === undefined ? undefined : this.#wished.get(line._id);
      return quantity === undefined ? line : { ...line, quantity };
    });
    return { ...cart, lineItems };
  }
}

/** Whether an error says that the platform cannot be reached, rather than that it refused. */
function isAway(error: unknown): boolean {
  return error instanceof CartwrightError && (error.retryable || error.kind === "offline");
}
