/** The WebAssembly core: loaded once, by `preload` or by the first call that needs the core. */

import { FatalError, RequestError } from "./errors.js";
import type { Happened, LoginWork } from "../generated/border.js";
import { whenIdle } from "./idle.js";
import { inTime } from "./in-time.js";
import { endAll } from "./pending.js";

/** A build of the core: `login` has logins, and everything that `calls` has. */
export type CorePart = "calls" | "login";

/** Functions of a core instance, which throw after the instance has trapped. Texts are JSON; see `drive.ts`. */
export interface CoreModule {
  /** The package's version; `open` refuses settings of another version. */
  readonly version: number;
  readonly part: CorePart;
  open(settings: string, tokens: string, program: Program): number;
  close(client: number): void;
  tokens(client: number, reload: boolean): string;
  setTokens(client: number, tokens: string): string;
  changedElsewhere(client: number, change: string, from: string, version: number): string;
  call(
    client: number,
    row: string,
    payload: string,
    timeoutMs: number | undefined,
    attempts: number | undefined,
    headers: string,
  ): string;
  accessToken(client: number): string;
  login(client: number, work: LoginWork, given: string): string;
  step(client: number, job: number, happened: Happened, status: number, head: string, body: string): string;
  /** Makes the browser compile the functions of a call, as its first call would on a click. */
  warmUp(): void;
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

/** Returns the source of a part of the core, on first use. A loader without logins leaves them to the package's own file. */
export type CoreLoader = (part: CorePart) => CoreSource | Promise<CoreSource>;

/** How an entry loads the core: synchronously from bytes with logins, or after a download. */
export interface CorePlace {
  loadSync?(): CoreModule;
  load(part: CorePart): Promise<CoreModule>;
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

/** The newest instance. Clients move to it; jobs under way end in the instance where they began. */
let core: CoreModule | undefined;
let place: CorePlace | undefined;
const loading = new Map<CorePart, Promise<CoreModule>>();

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
 * Loads a part of the core: single flight, so that all callers share one download. After a failure the next call
 * retries. A core that arrives after the time limit is kept, since a bundler's module starts only once.
 */
export async function loadCore(part: CorePart = "calls"): Promise<CoreModule> {
  const loaded = atHand(part);
  if (loaded) return loaded;
  if (!place) {
    const message = "import the package by one of its entries: this file of it cannot load the core";
    throw new RequestError({ kind: "request", message });
  }
  const load = (from: CorePlace): Promise<CoreModule> => from.load(part).then((made) => atHand(part) ?? (core = made));
  const all = loading.get(part) ?? inTime("the WebAssembly core", load(place)).finally(() => loading.delete(part));
  loading.set(part, all);
  try {
    return await all;
  } catch (error) {
    const late = atHand(part);
    if (late) return late;
    throw error;
  }
}

/** The core, if it has this part. */
function atHand(part: CorePart): CoreModule | undefined {
  const newest = coreAtHand();
  return newest?.part === part || newest?.part === "login" ? newest : undefined;
}

/**
 * Loads the core in the page's idle time if there is a session, since a returning visitor usually makes calls. After a
 * failure the first call retries.
 */
export function preloadWhenIdle(session: () => { readonly role: string } | undefined): void {
  whenIdle(() => {
    if ((session()?.role ?? "none") !== "none") preload().catch(() => undefined);
  });
}

/**
 * Loads the core before the first call needs it. Optional: calls load the core themselves.
 *
 * ```ts
 * addEventListener("pointermove", () => void preload(), { once: true });
 * ```
 *
 * @param given `login` for a page with a login form, or the core's source, for programs that serve the core themselves;
 *   the package's own file for calls when absent
 * @throws {TransportError} if it cannot be downloaded; a later call tries again
 */
export async function preload(given: CorePart | CoreLoader = "calls"): Promise<void> {
  if (typeof given === "function") sources.place?.(given);
  const loaded = await loadCore(typeof given === "function" ? "calls" : given);
  whenIdle(() => {
    if (loaded === core) loaded.warmUp();
  });
}
