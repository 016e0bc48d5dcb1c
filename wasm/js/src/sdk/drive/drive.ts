/** The engine's driver: does the I/O of the core's steps, and returns the events. All rules are in the core. */

import type { CoreEvent, CoreHandle } from "./core-handle.js";
import { CancelledError, errorOf } from "../../core/errors.js";
import { noteAnswer } from "../failed-answers.js";
import { openFrame, type Frame } from "./frame.js";
import type { Step } from "../../generated/border.js";
import { isLoopback } from "../host.js";
import { Wait } from "./wait.js";

/**
 * Cloudflare Workers do not support `redirect: "error"`: a redirect is returned as an answer, and the core refuses its
 * status.
 */
const REDIRECT: RequestInit =
  (globalThis as { navigator?: Navigator }).navigator?.userAgent === "Cloudflare-Workers" ? { redirect: "manual" } : {};

/** A job's last answer, and the resources to release at its end. */
export interface Held {
  body?: string | undefined;
  headers?: Headers;
  cause?: unknown;
  /** The error that stopped the driver. */
  broke?: Error;
  release?: () => void;
  frame?: Frame;
}

/** The client's environment for its jobs. */
interface Surroundings {
  readonly fetch: typeof fetch;
  /** The name of the lock between tabs with the same session. */
  readonly lock: string | undefined;
  /** Receives the session's events. */
  hear(events: NonNullable<Step["events"]>): void;
  began(): void;
  ended(): void;
}

/** Drives the jobs of one client. */
export class Driver {
  readonly waits = new Set<Wait>();
  readonly #handle: CoreHandle;
  readonly #around: Surroundings;
  #renewal: Promise<unknown> | undefined;

  constructor(handle: CoreHandle, around: Surroundings) {
    this.#handle = handle;
    this.#around = around;
  }

  /** Drives a job to its end: returns its result and the last answer. */
  async run(first: Step, signal?: AbortSignal, payload?: string): Promise<[done: unknown, last: Held]> {
    const held: Held = {};
    const { core } = this.#handle;
    let step = first;
    this.#around.began();
    try {
      for (;;) {
        if (step.failed) {
          const isLost = step.failed.kind === "network" || step.failed.kind === "offline";
          const error =
            step.failed.kind === "cancelled" && signal?.aborted
              ? cancelled(signal)
              : errorOf(isLost ? { ...step.failed, cause: held.cause } : step.failed);
          throw held.broke ?? noteAnswer(error, held.body);
        }
        if (step.done !== undefined) {
          return [step.done, held];
        }
        const event = await this.#perform(step, held, signal, payload).catch((error: unknown): CoreEvent => {
          // Cancels the core's job after any failure of the driver.
          held.broke = error instanceof Error ? error : new Error(String(error));
          return ["cancelled"];
        });
        step = this.read(this.#handle.step(core, step.job as number, event));
      }
    } finally {
      held.release?.();
      held.frame?.close();
      this.#around.ended();
    }
  }

  /** Performs one step. */
  async #perform(step: Step, held: Held, signal?: AbortSignal, payload?: string): Promise<CoreEvent> {
    const { ms = Infinity, endsWithIdentity = false } = step;
    if (step.renewal !== undefined) {
      const begun = this.#handle.step(this.#handle.core, step.renewal, ["begin"]);
      // The session stores the renewal's outcome.
      this.#renewal = this.run(this.read(begun)).catch(() => undefined);
    }
    if (step.page !== undefined && !held.frame) {
      held.frame = openFrame(step.page, new Wait(this.waits, ms, "late", endsWithIdentity, signal));
    }
    if (step.page !== undefined) {
      return (held.frame as Frame).next();
    }
    held.frame?.close();
    const wait = new Wait(this.waits, ms, step.pause || step.lock ? "ready" : "late", endsWithIdentity, signal);
    try {
      if (step.send) {
        const { send, reads = false } = step;
        return await wait.or(() => this.#send(send, reads, wait, held, payload));
      }
      if (step.renew) {
        return await wait.or(async () => {
          await this.#renewal;
          return ["ready"];
        });
      }
      if (step.lock) {
        return await wait.or(() => this.#lock(wait, held));
      }
      return await wait.or();
    } finally {
      wait.clear();
    }
  }

  async #send(
    [url, init]: NonNullable<Step["send"]>,
    reads: boolean,
    wait: Wait,
    held: Held,
    payload: string | undefined,
  ): Promise<CoreEvent> {
    let unsent: "notSent" | "unknown" = "notSent";
    held.cause = held.body = undefined;
    const wasOffline = seemsOffline(url);
    try {
      const { body: given, ...rest } = init;
      const body = given === true ? payload : given;
      const sent = this.#around.fetch(url, {
        ...rest,
        ...REDIRECT,
        ...(body !== undefined && { body }),
        signal: wait.signal,
      });
      unsent = "unknown";
      const answer = await sent;
      const { status, headers } = answer;
      const text = await answer.text();
      held.body = text;
      held.headers = headers;
      const head = ["x-wix-request-id", "retry-after", "x-wix-consistent"].map((name) => headers.get(name) ?? "");
      return ["answer", status, head.join("\n"), reads || !answer.ok ? text : ""];
    } catch (cause) {
      held.cause = cause;
      // Offline before and after the request: it was not sent.
      if (wasOffline && seemsOffline(url)) {
        return ["offline", 0, "", "this device is offline"];
      }
      return [unsent, 0, "", (cause as Error | undefined)?.message ?? ""];
    }
  }

  /** Acquires the lock between tabs. Continues without a lock if the browser has no Web Locks. */
  async #lock(wait: Wait, held: Held): Promise<CoreEvent> {
    const name = this.#around.lock;
    const locks = name === undefined ? undefined : (globalThis as { navigator?: Navigator }).navigator?.locks;
    await new Promise<void>((granted) => {
      const released = new Promise<void>((release) => (held.release = release));
      const request = async (): Promise<void> =>
        locks?.request(name as string, { signal: wait.signal }, () => {
          granted();
          return released;
        });
      void request()
        .catch(() => undefined)
        .finally(granted);
    });
    return ["ready"];
  }

  /** Parses a step, and publishes the session's events. */
  read(text: string): Step {
    if (text === "") {
      const message = "the call was cancelled: its client was disposed of";
      throw new CancelledError({ kind: "cancelled", message });
    }
    const step = JSON.parse(text) as Step;
    if (step.identityChanged) {
      this.waits.forEach((wait) => wait.endsWithIdentity && wait.end("cancelled"));
    }
    if (step.events) {
      this.#around.hear(step.events);
    }
    return step;
  }
}

/** The error of a cancelled call, with its signal's reason as cause. */
export function cancelled(signal: AbortSignal | undefined): CancelledError {
  const cause = signal?.aborted ? { cause: signal.reason as unknown } : undefined;
  return new CancelledError({ kind: "cancelled", message: "the call was cancelled" }, cause);
}

/** Whether the browser is offline. A loopback address needs no network. */
function seemsOffline(url: string): boolean {
  const { navigator } = globalThis as { navigator?: Navigator };
  return navigator?.onLine === false && URL.canParse(url) && !isLoopback(new URL(url));
}
