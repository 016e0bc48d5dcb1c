/** How long a client and its core are there to be called. */

import type { CoreClient } from "./drive/core-client.js";
import { CancelledError, RequestError } from "../core/errors.js";
import { type Pending, pending } from "../core/pending.js";

/** Frees a core once none of its functions is under way: one of them may have called what asks for this. */
function letGo(core: CoreClient): void {
  queueMicrotask(() => {
    core.free();
  });
}

/** One client's hold on its core. */
export class Lifetime {
  #core: CoreClient | undefined;
  readonly #waiting = new Set<Pending>();

  constructor(core: CoreClient) {
    this.#core = core;
  }

  /** The core, while there is one to be called. */
  get core(): CoreClient {
    if (!this.#core) {
      const message = "the client was disposed of: make another with `createClient`";
      throw new RequestError({ kind: "request", message });
    }
    return this.#core;
  }

  /** Waits for what the core promises, for as long as it can keep it. */
  wait<T>(ask: (core: CoreClient) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const { core } = this;
      const work = {
        reject,
        end: () => {
          this.#core?.end();
        },
      };
      const both = [pending, this.#waiting];
      both.forEach((all) => all.add(work));
      const settled = (): void => {
        both.forEach((all) => all.delete(work));
      };
      const failed = (reason: Error): void => {
        settled();
        reject(reason);
      };
      try {
        ask(core).then((answer) => {
          settled();
          resolve(answer);
        }, failed);
      } catch (reason) {
        failed(reason as Error);
      }
    });
  }

  /** Goes on with another core; calls that are under way end with the one they began with. */
  replace(core: CoreClient): void {
    if (this.#core) {
      letGo(this.#core);
    }
    this.#core = core;
  }

  /** Ends what is under way, and lets the core go. */
  dispose(): void {
    const core = this.#core;
    if (!core) {
      return;
    }
    this.#core = undefined;
    const message = "the call was cancelled: its client was disposed of";
    for (const work of this.#waiting) {
      work.reject(new CancelledError({ kind: "cancelled", message }));
    }
    core.end();
    letGo(core);
  }
}
