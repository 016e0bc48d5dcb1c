/**
 * Code splitting: the store's lazily loaded parts. A failed part keeps its error until a retry, so that rendering
 * does not request it in a loop.
 */
import { TransportError } from "@cartwright/sdk";
import { MISSING_CODE, readError } from "./errors";
import { noteRetry, reloadIfRemembered, reloadIfReplaced } from "./newBuild";

const failed = new Set<Part<unknown>>();

/** The timeout of a file. */
const LIMIT_MS = 30_000;
/** How long a failure answers further calls, so that many calls are not many requests. */
const FAILURE_MS = 3_000;

/** A lazily loaded part of the code, with at most one request at a time. */
export class Part<Value> {
  readonly #request: () => Promise<Value>;
  #failedAt = 0;
  #loading: Promise<Value> | undefined;
  #loaded: Value | undefined;
  #needed = false;

  constructor(request: () => Promise<Value>) {
    this.#request = request;
  }

  /** The part, if loaded. */
  get loaded(): Value | undefined {
    return this.#loaded;
  }

  /** Loads the part on demand. After a failure every call gets the same error, until `retryParts` or `again`. */
  load(): Promise<Value> {
    this.#needed = true;
    return (this.#loading ??= this.#start());
  }

  /** Preloads the part. A failure is dropped: the first demand requests it again. */
  async preload(): Promise<void> {
    try {
      await (this.#loading ??= this.#start());
    } catch {
      if (!this.#needed) this.forget();
    }
  }

  /** Loads the part; some time after a failure, requests it again. For calls, each of which is a separate attempt. */
  again(): Promise<Value> {
    if (failed.has(this) && performance.now() - this.#failedAt > FAILURE_MS) this.forget();
    return this.load();
  }

  /** Whether the part is awaited on screen. */
  get isAwaited(): boolean {
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

/** Drops all failures: the next demand requests the part again. */
export function forgetFailures(): void {
  for (const part of failed) part.forget();
}

/** Whether an awaited part is missing. */
export function isPartMissing(): boolean {
  return [...failed].some((part) => part.isAwaited);
}

/** Requests all missing, awaited parts again, for a manual retry; reloads the page where the browser requests none. */
export async function retryParts(): Promise<void> {
  noteRetry();
  const needed = [...failed].filter((part) => part.isAwaited);
  forgetFailures();
  await Promise.all(needed.map((part) => part.load().catch(reloadIfRemembered)));
}

/** Adds a timeout to a request. */
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
