/**
 * Code splitting: the parts of the store that are loaded on demand. A failed part keeps its error until somebody tries
 * again, so that rendering never asks for it in a loop.
 */
import { TransportError } from "@cartwright/sdk";
import { MISSING_CODE, readError } from "./errors";
import { reloadIfReplaced } from "./newBuild";

const failed = new Set<Part<unknown>>();

/** The time limit of a file. */
const LIMIT_MS = 30_000;
/** The time for which a failure answers further calls, so that many calls are not many requests. */
const FAILURE_MS = 3_000;

/** A part of the code, loaded at most once at a time. */
export class Part<Value> {
  readonly #request: () => Promise<Value>;
  #failedAt = 0;
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

  /** Loads, some time after a failure anew: for calls, each of which is an attempt of its own. */
  again(): Promise<Value> {
    if (failed.has(this) && performance.now() - this.#failedAt > FAILURE_MS) this.forget();
    return this.load();
  }

  /** Whether somebody waits for the part. */
  get isNeeded(): boolean {
    return this.#needed;
  }

  /** Drops a failure. */
  forget(): void {
    failed.delete(this);
    this.#needed = false;
    this.#loading = undefined;
  }

  async #start(): Promise<Value> {
    try {
      return (this.#loaded = await inTime(this.#request()));
    } catch (cause) {
      failed.add(this);
      this.#failedAt = performance.now();
      if (this.#needed) await reloadIfReplaced();
      throw failureOf(cause);
    }
  }
}

/** Drops all failures: the next need requests anew. */
export function forgetFailures(): void {
  for (const part of failed) part.forget();
}

/** Whether a part is missing that somebody waits for. */
export function isPartMissing(): boolean {
  return [...failed].some((part) => part.isNeeded);
}

/** Requests all missing parts anew that somebody waits for: a person tries again. */
export async function retryParts(): Promise<void> {
  const needed = [...failed].filter((part) => part.isNeeded);
  forgetFailures();
  await Promise.allSettled(needed.map((part) => part.load()));
}

/** Ends the wait for a file that does not come. */
async function inTime<Value>(request: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it takes too long")), LIMIT_MS);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(cause: unknown): unknown {
  if (readError(cause).code === MISSING_CODE) return cause;
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- for developers
  const message = "a part of the store's code could not be loaded";
  return new TransportError({ kind: "network", code: MISSING_CODE, message, retryable: true }, { cause });
}
