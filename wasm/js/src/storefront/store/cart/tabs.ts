/** The tabs of a browser: what they tell each other of the cart, and what the page itself hears. */

import type { CartView } from "../../cart-view/view.js";
import { namesOf, type Place } from "./storage.js";

interface Message {
  readonly cart: CartView | null;
  /** The language of the page, in which it reads names. */
  readonly language: string;
}

interface Heard {
  /** Another tab has a cart from the platform; it is not told where that tab reads another language. */
  changed(cart?: CartView | null): void;
  /** The queue of another tab has changed. */
  waiting(): void;
  /** The platform may be within reach again. */
  reachable(): void;
}

export class CartTabs {
  readonly #heard: Heard;
  readonly #place: Place;
  #channel: BroadcastChannel | undefined;
  /** Functions that end the listening. */
  #ends: (() => void)[] = [];

  constructor(heard: Heard, place: Place) {
    this.#heard = heard;
    this.#place = place;
  }

  /** Begins to listen. Does nothing outside a page. */
  open(): void {
    if (typeof window === "undefined") {
      return;
    }
    this.close();
    if (this.#place !== null) {
      this.#hearOthers(this.#place);
    }
    this.#on(window, "online", () => this.#heard.reachable());
    // A tab that slept heard nothing.
    this.#on(document, "visibilitychange", () => {
      if (document.visibilityState === "visible") {
        this.#heard.reachable();
      }
    });
  }

  /** Listens no more, until it is opened again. */
  close(): void {
    this.#ends.forEach((end) => {
      end();
    });
    this.#ends = [];
    this.#channel?.close();
    this.#channel = undefined;
  }

  tell(cart: CartView | null): void {
    this.#channel?.postMessage({ cart, language: pageLanguage() } satisfies Message);
  }

  #on(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener);
    this.#ends.push(() => {
      target.removeEventListener(type, listener);
    });
  }

  #hearOthers(place: string): void {
    const { channel, queue } = namesOf(place);
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(channel);
      this.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
        this.#heard.changed(data.language === pageLanguage() ? data.cart : undefined);
      };
    }
    // Queues are not announced by messages: one could arrive before the queue can be read.
    this.#on(window, "storage", (event) => {
      if ((event as StorageEvent).key?.startsWith(queue)) {
        this.#heard.waiting();
      }
    });
  }
}

const pageLanguage = (): string => (typeof document === "undefined" ? "" : document.documentElement.lang);
