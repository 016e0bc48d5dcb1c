/**
 * Code splitting: the parts of the store that are loaded on demand. A failed part keeps its error until somebody tries
 * again, so that rendering never asks for it in a loop.
 */
import { TransportError } from "@cartwright/sdk";
import { MISSING_PART, readError } from "./errors";
import { reloadIfReplaced } from "./newBuild";

const failed = new Set<Part<unknown>>();

/** A part of the code, loaded at most once at a time. */
export class Part<Value> {
  readonly #request: () => Promise<Value>;
  #loading: Promise<Value> | undefined;
  #loaded: Value | undefined;
  #needed = false;

  constructor(request: () => Promise<Value>) {
    this.#request = request;
  }

  /** The part, once it is loaded. */
  get loaded(): Value | undefined {
    return this.#loaded;
  }

  /** Loads what somebody waits for. After a failure every call gets the same error, until `retryParts` or `again`. */
  load(): Promise<Value> {
    this.#needed = true;
    return (this.#loading ??= this.#start());
  }

  /** Loads ahead of need. A failure here is forgotten: the first need asks again. */
  async preload(): Promise<void> {
    try {
      await (this.#loading ??= this.#start());
    } catch {
      if (!this.#needed) this.forget();
    }
  }

  /** Loads, after a failure anew: for calls, each of which is an attempt of its own. */
  again(): Promise<Value> {
    if (failed.has(this)) this.forget();
    return this.load();
  }

  /** Drops a failure. */
  forget(): void {
    failed.delete(this);
    this.#needed = false;
    this.#loading = undefined;
  }

  async #start(): Promise<Value> {
    try {
      return (this.#loaded = await this.#request());
    } catch (cause) {
      failed.add(this);
      if (this.#needed) await reloadIfReplaced();
      throw failureOf(cause);
    }
  }
}

/** Drops all failures: a person tries again. */
export function retryParts(): void {
  for (const part of failed) part.forget();
}

function failureOf(cause: unknown): unknown {
  if (readError(cause).kind !== "unknown") return cause;
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- for developers
  const message = "a part of the store's code could not be loaded";
  return new TransportError({ kind: "network", code: MISSING_PART, message, retryable: true }, { cause });
}
