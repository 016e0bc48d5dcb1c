/** How long a client and its core are there to be called. */

import type { Driver } from "./drive.js";
import { CancelledError, type FatalError, RequestError } from "./errors.js";

/** Pending work of every client: after the core has broken down, nothing else would end it. */
const waiting = new Set<{ lifetime: Lifetime; reject: (reason: unknown) => void }>();

/** Ends every call under way, with the error that the core broke down with. */
export function endAll(error: FatalError): void {
  for (const { lifetime, reject } of [...waiting]) {
    reject(error);
    lifetime.end();
  }
}

/** Frees a core once none of its functions is under way: one of them may have called what asks for this. */
function letGo(core: Driver): void {
  queueMicrotask(() => {
    core.free();
  });
}

/** One client's hold on its core. */
export class Lifetime {
  #core: Driver | undefined;

  constructor(core: Driver) {
    this.#core = core;
  }

  /** The core, while there is one to be called. */
  get core(): Driver {
    if (!this.#core) {
      const message = "the client was disposed of: make another with `createClient`";
      throw new RequestError({ kind: "request", message });
    }
    return this.#core;
  }

  /** Waits for what the core promises, for as long as it can keep it. */
  wait<T>(ask: (core: Driver) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const { core } = this;
      const one = { lifetime: this, reject };
      waiting.add(one);
      const settled = (): void => {
        waiting.delete(one);
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

  /** Ends what the core's driver waits for. */
  end(): void {
    this.#core?.end();
  }

  /** Goes on with another core; calls that are under way end with the one they began with. */
  replace(core: Driver): void {
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
    for (const { lifetime, reject } of waiting) {
      if (lifetime === this) {
        reject(new CancelledError({ kind: "cancelled", message }));
      }
    }
    core.end();
    letGo(core);
  }
}
