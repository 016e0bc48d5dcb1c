/** Waits that end by a time limit, a signal, or the end of their client, whichever comes first. */

import type { CoreEvent } from "./core-handle.js";
import type { Happened } from "../../generated/border.js";

/** The longest time that a timer takes; longer ones would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

export class Wait {
  /** Whether the wait ends when the client signs in or out. */
  readonly endsWithIdentity: boolean;
  readonly #all: Set<Wait>;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #own: AbortSignal | undefined;
  readonly #cancel = (): void => this.end("cancelled");
  #happened: Happened | undefined;
  #ended: ((event: CoreEvent) => void) | undefined;

  /** `late` is the event of the time limit. */
  constructor(all: Set<Wait>, ms: number, late: Happened, endsWithIdentity: boolean, signal: AbortSignal | undefined) {
    this.endsWithIdentity = endsWithIdentity;
    this.#all = all.add(this);
    this.#own = signal;
    if (ms <= LONGEST_MS) {
      this.#timer = setTimeout(() => this.end(late), ms);
    }
    if (signal?.aborted) {
      this.#happened = "cancelled";
    } else {
      signal?.addEventListener("abort", this.#cancel);
    }
  }

  /** Aborts what the wait is for. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  end(event: Happened): void {
    this.#happened ??= event;
    this.#ended?.([this.#happened]);
    this.#controller.abort();
  }

  /** The event that ends the wait, or that of the work if it is done sooner. The work is not begun after the end. */
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
