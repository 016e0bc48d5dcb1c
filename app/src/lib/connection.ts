/** Whether the platform answers. One for the page; fed by every call's outcome and by the browser. */

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isUnavailable } from "./errors";

/** `recovering`: the platform answers again, and what failed meanwhile is tried again. */
export type ConnectionStatus = "online" | "offline" | "unreachable" | "recovering" | "recovered";

type Probe = () => Promise<unknown>;

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
const SAY_RECOVERED_MS = 6_000;

export class ConnectionStore {
  #status: ConnectionStatus = "online";
  readonly #listeners = new Set<() => void>();
  #probe: Probe = () => Promise.resolve();
  #recovered: () => unknown = () => {};
  /** The retries of what has failed and is in sight. */
  readonly #failures = new Set<() => unknown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #probing = false;
  #retrying = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): ConnectionStatus => this.#status;

  /** Says how to ask whether the platform is back, and what to do when it is; listens to the browser. */
  start(probe: Probe, recovered: () => unknown): () => void {
    this.#probe = probe;
    this.#recovered = recovered;
    if (!navigator.onLine) this.#set("offline");
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
    this.#wait = this.#status === "online" ? FIRST_WAIT_MS : longer(this.#wait);
    this.#set(navigator.onLine ? "unreachable" : "offline");
    this.#later();
  }

  /** Notes a failure in sight, which recovery retries. The result removes the note. */
  noteFailure(retry: () => unknown): () => void {
    this.#failures.add(retry);
    if (this.#status === "recovered") this.#set("online");
    return () => {
      this.#failures.delete(retry);
      if (this.#status === "recovering" && !this.#retrying) this.#praise();
    };
  }

  /** Asks at once instead of at the next turn. */
  async askNow(): Promise<void> {
    if (this.#probing) return;
    clearTimeout(this.#timer);
    this.#probing = true;
    try {
      await this.#probe();
    } catch {
      this.#set(navigator.onLine ? "unreachable" : "offline");
      this.#wait = longer(this.#wait);
      this.#later();
      return;
    } finally {
      this.#probing = false;
    }
    this.#set("recovering");
    this.#retrying = true;
    const retries = [this.#recovered, ...this.#failures];
    await Promise.allSettled(retries.map((retry) => new Promise((resolve) => resolve(retry()))));
    this.#retrying = false;
    // A retry may have found that the platform is away again.
    if (this.#down()) return;
    this.#praise();
    this.#timer = setTimeout(() => {
      if (!this.#down()) this.#set("online");
    }, SAY_RECOVERED_MS);
  }

  /** Says that all is well once nothing in sight has failed. */
  #praise(): void {
    if (this.#failures.size === 0) this.#set("recovered");
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

/** Watches the connection while a component is mounted. A connection that is back retries failed queries, and `recovered` runs. */
export function useConnection(probe: () => Promise<unknown>, recovered?: () => unknown): void {
  const queries = useQueryClient();
  const onProbe = useEffectEvent(probe);
  const onRecovered = useEffectEvent(() =>
    Promise.all([
      recovered?.(),
      queries.refetchQueries({ predicate: ({ state }) => state.status === "error" && state.fetchStatus === "idle" }),
    ]),
  );
  useEffect(
    () =>
      connection.start(
        () => onProbe(),
        () => onRecovered(),
      ),
    [],
  );
}
