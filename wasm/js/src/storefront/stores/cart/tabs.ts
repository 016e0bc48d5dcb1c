/** Messages between the browser's tabs about the cart, and the page's own events. */

import type { CartView } from "../../cart-view/view.js";
import { namesOf, type Place } from "./storage.js";

/** The version of messages and their views: a tab with another version of the package ignores them. */
const VERSION = 1;

interface Message {
  readonly version: number;
  readonly cart: CartView | null;
  /** The language in which the page reads names. */
  readonly language: string;
}

interface TabEvents {
  /** Another tab has read the cart, which it sends if it has the same language and version of the package. */
  changed(cart?: CartView | null): void;
  /** The queue of another tab changed. */
  waiting(): void;
  /** The platform may be reachable again. */
  reachable(): void;
}

export class CartTabs {
  readonly #events: TabEvents;
  readonly #place: Place;
  #channel: BroadcastChannel | undefined;
  /** The functions that unsubscribe. */
  #ends: (() => void)[] = [];

  constructor(events: TabEvents, place: Place) {
    this.#events = events;
    this.#place = place;
  }

  /** Starts listening. Does nothing outside a page. */
  open(): void {
    if (typeof window === "undefined") return;
    this.close();
    if (this.#place !== null) this.#listenToOthers(this.#place);
    this.#on(window, "online", () => this.#events.reachable());
    // A suspended tab received no messages.
    this.#on(document, "visibilitychange", () => {
      if (document.visibilityState === "visible") this.#events.reachable();
    });
  }

  /** Stops listening until `open`. */
  close(): void {
    this.#ends.forEach((end) => {
      end();
    });
    this.#ends = [];
    this.#channel?.close();
    this.#channel = undefined;
  }

  tell(cart: CartView | null): void {
    this.#channel?.postMessage({ version: VERSION, cart, language: pageLanguage() } satisfies Message);
  }

  #on(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener);
    this.#ends.push(() => {
      target.removeEventListener(type, listener);
    });
  }

  #listenToOthers(place: string): void {
    const { channel, queue } = namesOf(place);
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(channel);
      this.#channel.onmessage = ({ data }: MessageEvent<Partial<Message> | null>) => {
        const isRead = data?.version === VERSION && data.language === pageLanguage();
        this.#events.changed(isRead ? data.cart : undefined);
      };
    }
    // Storage events announce queues: a message could arrive before the stored queue is visible.
    this.#on(window, "storage", (event) => {
      if ((event as StorageEvent).key?.startsWith(queue)) this.#events.waiting();
    });
  }
}

const pageLanguage = (): string => (typeof document === "undefined" ? "" : document.documentElement.lang);
