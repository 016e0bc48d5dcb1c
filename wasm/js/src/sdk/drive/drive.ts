/** The engine's driver: does the I/O of the core's steps, and returns the events. All rules are in the core. */

import type { CoreEvent, CoreHandle, CoreWork, OpenClient } from "./core-handle.js";
import { CancelledError, errorOf } from "../../core/errors.js";
import { noteAnswer } from "../failed-answers.js";
import type { Frame } from "./frame.js";
import { logins } from "../auth/login.js";
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
export interface JobState {
  body?: string | undefined;
  headers?: Headers;
  cause?: unknown;
  /** The error that stopped the driver. */
  broke?: Error;
  release?: () => void;
  frame?: Frame;
}

/** The client's environment for its jobs. */
interface Environment {
  readonly fetch: typeof fetch;
  /** The name of the lock between tabs with the same session. */
  readonly lock: string | undefined;
  /** Receives the session's events. */
  publish(events: NonNullable<Step["events"]>): void;
  began(): void;
  ended(): void;
}

/** Drives the jobs of one client. */
export class Driver {
  readonly waits = new Set<Wait>();
  readonly #handle: CoreHandle;
  readonly #environment: Environment;

  constructor(handle: CoreHandle, environment: Environment) {
    this.#handle = handle;
    this.#environment = environment;
  }

  /** Starts a job and drives it to its end: returns its result and the last answer. */
  async run(work: CoreWork, signal?: AbortSignal, payload?: string): Promise<[done: unknown, last: JobState]> {
    const open = this.#handle.enter();
    const first = (): Step => this.read(this.#handle.start(work));
    return open ? this.#drive(open, first, signal, payload) : Promise.reject(disposed());
  }

  /** Drives a job of an open client, from its first step. */
  async #drive(
    open: OpenClient,
    first: () => Step,
    signal?: AbortSignal,
    payload?: string,
  ): Promise<[done: unknown, last: JobState]> {
    const state: JobState = {};
    this.#environment.began();
    try {
      let step = first();
      for (;;) {
        if (step.failed) {
          const isLost = step.failed.kind === "network" || step.failed.kind === "offline";
          const error =
            step.failed.kind === "cancelled" && signal?.aborted
              ? cancelled(signal)
              : errorOf(isLost ? { ...step.failed, cause: state.cause } : step.failed);
          throw state.broke ?? noteAnswer(error, state.body);
        }
        if (step.done !== undefined || step.job === undefined) return [step.done, state];
        const event = await this.#perform(open, step, state, signal, payload).catch((error: unknown): CoreEvent => {
          // Cancels the core's job after any failure of the driver.
          state.broke = error instanceof Error ? error : new Error(String(error));
          return ["cancelled"];
        });
        step = this.read(this.#handle.step(open, step.job, event));
      }
    } finally {
      state.release?.();
      state.frame?.close();
      this.#handle.leave(open);
      this.#environment.ended();
    }
  }

  /** Performs one step. */
  async #perform(
    open: OpenClient,
    step: Step,
    state: JobState,
    signal?: AbortSignal,
    payload?: string,
  ): Promise<CoreEvent> {
    const { ms = Infinity, endsWithIdentity = false } = step;
    const { renewal } = step;
    if (renewal !== undefined) {
      open.jobs += 1;
      // The session stores the renewal's outcome.
      open.renewal = this.#drive(open, () => this.read(this.#handle.step(open, renewal, ["begin"]))).catch(
        () => undefined,
      );
    }
    if (step.page !== undefined && !state.frame) {
      const { openFrame } = await logins();
      state.frame = openFrame(step.page, new Wait(this.waits, ms, "late", endsWithIdentity, signal));
    }
    if (step.page !== undefined) return (state.frame as Frame).next();
    state.frame?.close();
    const wait = new Wait(this.waits, ms, step.pause || step.lock ? "ready" : "late", endsWithIdentity, signal);
    try {
      if (step.send) {
        const { send, readsBody = false } = step;
        return await wait.or(() => this.#send(send, readsBody, wait, state, payload));
      }
      if (step.renew) {
        return await wait.or(async () => {
          await open.renewal;
          return ["ready"];
        });
      }
      if (step.lock) return await wait.or(() => this.#lock(wait, state));
      return await wait.or();
    } finally {
      wait.clear();
    }
  }

  async #send(
    [url, init]: NonNullable<Step["send"]>,
    readsBody: boolean,
    wait: Wait,
    state: JobState,
    payload: string | undefined,
  ): Promise<CoreEvent> {
    let unsent: "notSent" | "unknown" = "notSent";
    state.cause = state.body = undefined;
    const wasOffline = seemsOffline(url);
    try {
      const { body: given, ...rest } = init;
      const body = given === true ? payload : given;
      const sent = this.#environment.fetch(url, {
        ...rest,
        ...REDIRECT,
        ...(body !== undefined && { body }),
        signal: wait.signal,
      });
      unsent = "unknown";
      const answer = await sent;
      const { status, headers } = answer;
      const text = await answer.text();
      state.body = text;
      state.headers = headers;
      const head = ["x-wix-request-id", "retry-after", "x-wix-consistent"].map((name) => headers.get(name) ?? "");
      return ["answer", status, head.join("\n"), readsBody || !answer.ok ? text : ""];
    } catch (cause) {
      state.cause = cause;
      // Offline before and after the request: it was not sent.
      if (wasOffline && seemsOffline(url)) return ["offline", 0, "", "this device is offline"];
      return [unsent, 0, "", (cause as Error | undefined)?.message ?? ""];
    }
  }

  /** Acquires the lock between tabs. Continues without a lock if the browser has no Web Locks. */
  async #lock(wait: Wait, state: JobState): Promise<CoreEvent> {
    const name = this.#environment.lock;
    const locks = name === undefined ? undefined : (globalThis as { navigator?: Navigator }).navigator?.locks;
    await new Promise<void>((granted) => {
      const released = new Promise<void>((release) => (state.release = release));
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
    if (text === "") throw disposed();
    const step = JSON.parse(text) as Step;
    if (step.identityChanged) this.waits.forEach((wait) => wait.endsWithIdentity && wait.end("cancelled"));
    if (step.events) this.#environment.publish(step.events);
    return step;
  }
}

/** The error of a cancelled call, with its signal's reason as cause. */
export function cancelled(signal: AbortSignal | undefined): CancelledError {
  const cause = signal?.aborted ? { cause: signal.reason as unknown } : undefined;
  return new CancelledError({ kind: "cancelled", message: "the call was cancelled" }, cause);
}

/** The error of a job whose client was closed. */
function disposed(): CancelledError {
  return new CancelledError({ kind: "cancelled", message: "the call was cancelled: its client was disposed of" });
}

/** Whether the browser is offline. A loopback host needs no network. */
function seemsOffline(url: string): boolean {
  const { navigator } = globalThis as { navigator?: Navigator };
  return navigator?.onLine === false && URL.canParse(url) && !isLoopback(new URL(url));
}
