/** The WebAssembly core: loaded once, by the first call that needs it or by `preload`. */

import { FatalError, RequestError } from "./errors.js";
import type { Happened, Work } from "../generated/border.js";
import { whenIdle } from "./idle.js";
import { endAll } from "./pending.js";

/** Functions of an instance of the core, which throw once it has broken down. Texts are JSON; see `drive.ts`. */
export interface CoreModule {
  /** The package's version; `open` refuses settings of another one. */
  readonly version: number;
  open(settings: string, tokens: string, beside: number, program: Program): number;
  close(client: number): void;
  act(client: number, work: Work, first: string, second: string, third: string): string;
  step(client: number, job: number, happened: Happened, status: number, head: string, body: string): string;
}

/** Texts that are kept for the core, each on a shelf: the session on 0, the logins under way on 1. */
export interface Program {
  read(shelf: number): string;
  /** Gives the reason if the text could not be kept. */
  write(shelf: number, text: string): string | undefined;
}

/**
 * The core as a program has it: an address, a `Response`, bytes, a `WebAssembly.Module`, or the result of
 * `import("@cartwright/sdk/core.wasm")` in a bundler that imports WebAssembly.
 */
export type CoreSource = string | object;

/** Gives the core's source when it is needed. */
export type CoreLoader = () => CoreSource | Promise<CoreSource>;

/** The core of an entry: instantiated at once from bytes that the program has, or after a download. */
export interface CorePlace {
  atOnce?(): CoreModule;
  load(): Promise<CoreModule>;
}

/** The parts of the package that starting the core needs. */
export interface Starter {
  /** Ends all calls after the core has trapped, and gives their error. */
  readonly breakDown: (cause: unknown) => Error;
  /** The error of a core that cannot be used. */
  readonly unusable: (message: string) => Error;
}

/** Settings of starts, wherever the core is. */
export const starter: Starter = {
  breakDown(cause) {
    // The next call starts another instance, from the same store.
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

/** Names the place of the core, for as long as it is not loaded. An entry that has its bytes goes before others. */
export function placeCore(given: CorePlace): void {
  if (!place?.atOnce) {
    place = given;
  }
}

/** The way to load the core from a source of a program's own, in entries that have one. */
export const sources: { place?: (source: CoreLoader) => void } = {};

/** The core, if it is loaded or can be at once. */
export function coreAtHand(): CoreModule | undefined {
  return (core ??= place?.atOnce?.());
}

/** Loads the core. All who ask meanwhile wait for one download; a failure is not remembered, so that a later call tries again. */
export async function loadCore(): Promise<CoreModule> {
  const atHand = coreAtHand();
  if (atHand) {
    return atHand;
  }
  if (!place) {
    const message = "import the package by one of its entries: this file of it cannot load the core";
    throw new RequestError({ kind: "request", message });
  }
  loading ??= place.load().finally(() => (loading = undefined));
  return (core = await loading);
}

/** Loads the core in the page's idle time if there is a session: a returning visitor makes calls. After a failure the first call loads it. */
export function preloadWhenIdle(session: () => { readonly role: string } | undefined): void {
  whenIdle(() => {
    if ((session()?.role ?? "none") !== "none") {
      loadCore().catch(() => undefined);
    }
  });
}

/**
 * Loads the core before the first call needs it. Optional: calls load it themselves.
 *
 * ```ts
 * addEventListener("pointermove", () => void preload(), { once: true });
 * ```
 *
 * @param source where the core is, for programs that serve it themselves; the package's own file when absent
 * @throws {TransportError} if it cannot be downloaded; a later call tries again
 */
export async function preload(source?: CoreLoader): Promise<void> {
  if (source) {
    sources.place?.(source);
  }
  await loadCore();
}
