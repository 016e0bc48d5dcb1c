/** Whether the platform answers. One for the page; fed by every call's outcome and by the browser. */

import { useEffect } from "react";
import { isUnavailable } from "./errors";

type ConnectionStatus = "online" | "offline" | "unreachable" | "recovered";

type Probe = () => Promise<unknown>;

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
const SAY_RECOVERED_MS = 6_000;

export class ConnectionStore {
  #status: ConnectionStatus = "online";
  readonly #listeners = new Set<() => void>();
  #probe: Probe = () => Promise.resolve();
  #recovered: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #probing = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): ConnectionStatus => this.#status;

  /** Says how to ask whether the platform is back, and what to do when it is; listens to the browser. */
  start(probe: Probe, recovered: () => void): () => void {
    this.#probe = probe;
    this.#recovered = recovered;
    const offline = () => {
      this.#set("offline");
    };
    const ask = () => {
      if (this.#down()) void this.askNow();
    };
    const visible = () => {
      if (document.visibilityState === "visible") ask();
    };
    window.addEventListener("offline", offline);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", visible);
    return () => {
      clearTimeout(this.#timer);
      window.removeEventListener("offline", offline);
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", visible);
    };
  }

  /** A call found that the platform cannot be reached. */
  failed(): void {
    if (this.#down()) return;
    // A host that has just answered may do so while others do not: they are not asked more often than in one long outage.
    this.#wait = this.#status === "recovered" ? longer(this.#wait) : FIRST_WAIT_MS;
    this.#set(navigator.onLine ? "unreachable" : "offline");
    this.#later();
  }

  /** Asks at once instead of at the next turn. */
  async askNow(): Promise<void> {
    if (this.#probing) return;
    clearTimeout(this.#timer);
    this.#probing = true;
    try {
      await this.#probe();
      this.#set("recovered");
      this.#recovered();
      this.#timer = setTimeout(() => {
        if (this.#status === "recovered") this.#set("online");
      }, SAY_RECOVERED_MS);
    } catch {
      this.#set(navigator.onLine ? "unreachable" : "offline");
      this.#wait = longer(this.#wait);
      this.#later();
    } finally {
      this.#probing = false;
    }
  }

  #down(): boolean {
    return this.#status === "offline" || this.#status === "unreachable";
  }

  #later(): void {
    clearTimeout(this.#timer);
    // Spread out, so that not every shopper asks at the same moment.
    this.#timer = setTimeout(() => void this.askNow(), this.#wait * (0.75 + Math.random() / 2));
  }

  #set(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

function longer(wait: number): number {
  return Math.min(wait * 2, MAX_WAIT_MS);
}

export const connection = new ConnectionStore();

/** Reports an error of a call to the connection, if the platform could not be reached. */
export function useReported(error: unknown): void {
  useEffect(() => {
    if (isUnavailable(error)) connection.failed();
  }, [error]);
}
