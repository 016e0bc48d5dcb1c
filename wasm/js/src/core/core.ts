/** The WebAssembly core: loaded once, by `preload` or by the first call that needs the core. */

import { FatalError, RequestError } from "./errors.js";
import type { Happened, Work } from "../generated/border.js";
import { whenIdle } from "./idle.js";
import { inTime } from "./in-time.js";
import { endAll } from "./pending.js";

/** Functions of a core instance, which throw after the instance has trapped. Texts are JSON; see `drive.ts`. */
export interface CoreModule {
  /** The package's version; `open` refuses settings of another version. */
  readonly version: number;
  open(settings: string, tokens: string, sharedClient: number, program: Program): number;
  close(client: number): void;
  act(client: number, work: Work, first: string, second: string, third: string): string;
  step(client: number, job: number, happened: Happened, status: number, head: string, body: string): string;
}

/** The texts that JavaScript stores for the core, by slot: slot 0 holds the session, slot 1 the pending logins. */
export interface Program {
  read(slot: number): string;
  /** Stores a text; returns the reason for a failure. */
  write(slot: number, text: string): string | undefined;
}

/**
 * The core's source: a URL, a `Response`, bytes, a `WebAssembly.Module`, or the result of
 * `import("@cartwright/sdk/core.wasm")` in a bundler that imports WebAssembly.
 */
export type CoreSource = string | object;

/** Returns the core's source, on first use. */
export type CoreLoader = () => CoreSource | Promise<CoreSource>;

/** How an entry loads the core: synchronously from bytes, or after a download. */
export interface CorePlace {
  loadSync?(): CoreModule;
  load(): Promise<CoreModule>;
}

/** The package's functions that starting the core needs. */
export interface Starter {
  /** Ends all calls after a trap, and returns their error. */
  readonly breakDown: (cause: unknown) => Error;
  /** The error of an unusable core. */
  readonly unusable: (message: string) => Error;
}

/** Settings for starting the core from any source. */
export const starter: Starter = {
  breakDown(cause) {
    // The next call starts another instance, with the stored session.
    core = undefined;
    const message =
      "the WebAssembly core has broken down, and the calls under way with it; the next call starts it anew";
    const error = new FatalError({ kind: "fatal", message, retryable: true }, { cause });
    endAll(error);
    return error;
  },
  unusable: (message) => new FatalError({ kind: "fatal", message }),
};

let core: CoreModule | undefined;
let place: CorePlace | undefined;
let loading: Promise<CoreModule> | undefined;

/** Registers how to load the core, unless it is loaded. An entry with the core's bytes takes precedence. */
export function placeCore(given: CorePlace): void {
  if (!place?.loadSync) place = given;
}

/** Registers a program's own source of the core, in entries that support it. */
export const sources: { place?: (source: CoreLoader) => void } = {};

/** The core, if it is loaded or can be started synchronously. */
export function coreAtHand(): CoreModule | undefined {
  return (core ??= place?.loadSync?.());
}

/**
 * Loads the core: single flight, so that all callers share one download. After a failure the next call retries. A core
 * that arrives after the time limit is kept, since a bundler's module starts only once.
 */
export async function loadCore(): Promise<CoreModule> {
  const atHand = coreAtHand();
  if (atHand) return atHand;
  if (!place) {
    const message = "import the package by one of its entries: this file of it cannot load the core";
    throw new RequestError({ kind: "request", message });
  }
  const load = (from: CorePlace): Promise<CoreModule> => from.load().then((loaded) => (core ??= loaded));
  loading ??= inTime("the WebAssembly core", load(place)).finally(() => (loading = undefined));
  try {
    return await loading;
  } catch (error) {
    if (core) return core;
    throw error;
  }
}

/**
 * Loads the core in the page's idle time if there is a session, since a returning visitor usually makes calls. After a
 * failure the first call retries.
 */
export function preloadWhenIdle(session: () => { readonly role: string } | undefined): void {
  whenIdle(() => {
    if ((session()?.role ?? "none") !== "none") loadCore().catch(() => undefined);
  });
}

/**
 * Loads the core before the first call needs it. Optional: calls load the core themselves.
 *
 * ```ts
 * addEventListener("pointermove", () => void preload(), { once: true });
 * ```
 *
 * @param source the core's source, for programs that serve the core themselves; the package's own file when absent
 * @throws {TransportError} if it cannot be downloaded; a later call tries again
 */
export async function preload(source?: CoreLoader): Promise<void> {
  if (source) sources.place?.(source);
  await loadCore();
}
