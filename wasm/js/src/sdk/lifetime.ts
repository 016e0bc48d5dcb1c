/** The lifetime of a client and its core. */

import type { CoreClient } from "./drive/core-client.js";
import { CancelledError, RequestError } from "../core/errors.js";
import { type Pending, pending } from "../core/pending.js";

/** Frees a core in a microtask, since the current function may have been called by the core. */
function freeLater(core: CoreClient): void {
  queueMicrotask(() => {
    core.free();
  });
}

/** A client's ownership of its core. */
export class Lifetime {
  #core: CoreClient | undefined;
  readonly #waiting = new Set<Pending>();

  constructor(core: CoreClient) {
    this.#core = core;
  }

  /** The core; throws after disposal. */
  get core(): CoreClient {
    if (!this.#core) {
      const message = "the client was disposed of: make another with `createClient`";
      throw new RequestError({ kind: "request", message });
    }
    return this.#core;
  }

  /** Awaits a promise of the core, which disposal or a trap rejects. */
  wait<T>(start: (core: CoreClient) => Promise<T>): Promise<T> {
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
        start(core).then((answer) => {
          settled();
          resolve(answer);
        }, failed);
      } catch (reason) {
        failed(reason as Error);
      }
    });
  }

  /** Switches to another core; calls in flight finish with the earlier core. */
  replace(core: CoreClient): void {
    if (this.#core) freeLater(this.#core);
    this.#core = core;
  }

  /** Cancels pending calls, and frees the core. */
  dispose(): void {
    const core = this.#core;
    if (!core) return;
    this.#core = undefined;
    const message = "the call was cancelled: its client was disposed of";
    for (const work of this.#waiting) {
      work.reject(new CancelledError({ kind: "cancelled", message }));
    }
    core.end();
    freeLater(core);
  }
}
