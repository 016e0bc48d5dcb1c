/** A wait that ends by a timeout, a signal, or the disposal of its client, whichever comes first. */

import type { CoreEvent } from "./core-handle.js";
import type { Happened } from "../../generated/border.js";

/** The longest timer of JavaScript; a longer timer would fire immediately. */
const LONGEST_MS = 2 ** 31 - 1;

export class Wait {
  /** Whether the wait ends when the client signs in or out. */
  readonly endsWithIdentity: boolean;
  readonly #all: Set<Wait>;
  #controller: AbortController | undefined;
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #own: AbortSignal | undefined;
  readonly #cancel = (): void => this.end("cancelled");
  #happened: Happened | undefined;
  #ended: ((event: CoreEvent) => void) | undefined;

  /** `late` is the timeout's event. */
  constructor(all: Set<Wait>, ms: number, late: Happened, endsWithIdentity: boolean, signal: AbortSignal | undefined) {
    this.endsWithIdentity = endsWithIdentity;
    this.#all = all.add(this);
    this.#own = signal;
    if (ms <= LONGEST_MS) this.#timer = setTimeout(() => this.end(late), ms);
    if (signal?.aborted) {
      this.#happened = "cancelled";
    } else {
      signal?.addEventListener("abort", this.#cancel);
    }
  }

  /** Aborts when the wait ends. */
  get signal(): AbortSignal {
    return (this.#controller ??= new AbortController()).signal;
  }

  end(event: Happened): void {
    this.#happened ??= event;
    this.#ended?.([this.#happened]);
    this.#controller?.abort();
  }

  /**
   * The event that ended the wait, or the work's event if the work finishes first. After the end, no work is started.
   */
  or(work?: () => Promise<CoreEvent>): Promise<CoreEvent> {
    return new Promise((resolve, reject) => {
      this.#ended = resolve;
      if (this.#happened !== undefined) {
        resolve([this.#happened]);
      } else {
        work?.().then(resolve, reject);
      }
    });
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#own?.removeEventListener("abort", this.#cancel);
    this.#all.delete(this);
  }
}
