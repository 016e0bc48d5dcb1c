/** The state of the connection to the platform: one for the page, fed by all calls' outcomes and browser events. */

import { heldStore } from "@cartwright/sdk/store";
import { useEffect, useEffectEvent } from "react";
import { isUnavailable } from "./errors";
import { useResources } from "./resource";

/** `recovering`: the platform answers again, and failed requests are being retried. */
export type ConnectionStatus = "online" | "offline" | "unreachable" | "recovering" | "recovered";

type Probe = () => Promise<unknown>;

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
const SAY_RECOVERED_MS = 6_000;

export class ConnectionStore {
  readonly #held = heldStore<ConnectionStatus>("online");
  #probe: Probe = () => Promise.resolve();
  #recovered: () => unknown = () => {};
  /** The retries of visible failures. */
  readonly #failures = new Set<() => unknown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #probing = false;
  #retrying = false;

  readonly subscribe = this.#held.subscribe;

  readonly status = this.#held.getSnapshot;

  /** Starts with a probe of the platform and a callback for its recovery; listens to the browser. */
  start(probe: Probe, recovered: () => unknown): () => void {
    this.#probe = probe;
    this.#recovered = recovered;
    if (!navigator.onLine) this.#held.set("offline");
    const offline = () => {
      this.#held.set("offline");
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

  /** Reports a call that could not reach the platform. */
  failed(): void {
    if (this.#down()) return;
    // One host may answer while others fail: keep the backoff of a single long outage.
    this.#wait = this.status() === "online" ? FIRST_WAIT_MS : longer(this.#wait);
    this.#held.set(navigator.onLine ? "unreachable" : "offline");
    this.#later();
  }

  /** Registers a retry of a visible failure, for the recovery. Returns the function that removes it. */
  noteFailure(retry: () => unknown): () => void {
    this.#failures.add(retry);
    if (this.status() === "recovered") this.#held.set("online");
    return () => {
      this.#failures.delete(retry);
      if (this.status() === "recovering" && !this.#retrying) this.#showRecovery();
    };
  }

  /** Probes at once instead of at the next interval. */
  async askNow(): Promise<void> {
    if (this.#probing) return;
    clearTimeout(this.#timer);
    this.#probing = true;
    try {
      await this.#probe();
    } catch {
      this.#held.set(navigator.onLine ? "unreachable" : "offline");
      this.#wait = longer(this.#wait);
      this.#later();
      return;
    } finally {
      this.#probing = false;
    }
    this.#held.set("recovering");
    this.#retrying = true;
    const retries = [this.#recovered, ...this.#failures];
    await Promise.allSettled(retries.map((retry) => new Promise((resolve) => resolve(retry()))));
    this.#retrying = false;
    // A retry may have found the platform unreachable again.
    if (this.#down()) return;
    this.#showRecovery();
    this.#timer = setTimeout(() => {
      if (!this.#down()) this.#held.set("online");
    }, SAY_RECOVERED_MS);
  }

  /** Shows the recovery once no visible failure is left. */
  #showRecovery(): void {
    if (this.#failures.size === 0) this.#held.set("recovered");
  }

  #down(): boolean {
    return this.status() === "offline" || this.status() === "unreachable";
  }

  #later(): void {
    clearTimeout(this.#timer);
    // Jitter: not every shopper should probe at the same moment.
    this.#timer = setTimeout(() => void this.askNow(), this.#wait * (0.75 + Math.random() / 2));
  }
}

function longer(wait: number): number {
  return Math.min(wait * 2, MAX_WAIT_MS);
}

export const connection = new ConnectionStore();

/** Reports an error to the connection, if the platform could not be reached. */
export function reportUnavailable(error: unknown): void {
  if (isUnavailable(error)) connection.failed();
}

export function useReported(error: unknown): void {
  useEffect(() => {
    reportUnavailable(error);
  }, [error]);
}

/** Watches the connection while mounted. On recovery, failed resources are retried and `recovered` runs. */
export function useConnection(probe: () => Promise<unknown>, recovered?: () => unknown): void {
  const resources = useResources();
  const onProbe = useEffectEvent(probe);
  const onRecovered = useEffectEvent(() => Promise.all([recovered?.(), resources.retry()]));
  useEffect(
    () =>
      connection.start(
        () => onProbe(),
        () => onRecovered(),
      ),
    [],
  );
}
