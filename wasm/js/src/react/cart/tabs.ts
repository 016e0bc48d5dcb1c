/** The tabs of a browser: what they tell each other of the cart, and what the page itself hears. */

import type { CartView } from "../../cart-view/view.js";
import { isLogKey } from "./journal.js";

interface Message {
  readonly cart: CartView | null;
}

interface Heard {
  /** Another tab has a cart from the platform. */
  changed(cart: CartView | null): void;
  /** What another tab waits for has changed. */
  waiting(): void;
  /** The platform may be within reach again. */
  reachable(): void;
}

export class CartTabs {
  readonly #heard: Heard;
  #channel: BroadcastChannel | undefined;

  constructor(heard: Heard) {
    this.#heard = heard;
  }

  /** Begins to listen. Does nothing outside a page. */
  open(): void {
    if (typeof window === "undefined") {
      return;
    }
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel("cartwright-cart");
      this.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
        this.#heard.changed(data.cart);
      };
    }
    // Nobody tells of what they wait for: a message could be here before the log that it tells of can be read.
    window.addEventListener("storage", ({ key }) => {
      if (key !== null && isLogKey(key)) {
        this.#heard.waiting();
      }
    });
    window.addEventListener("online", () => this.#heard.reachable());
    // A tab that slept heard nothing.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") {
        this.#heard.reachable();
      }
    });
  }

  tell(cart: CartView | null): void {
    this.#channel?.postMessage({ cart } satisfies Message);
  }
}
