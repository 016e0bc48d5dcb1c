/** The core from a source that a program or an entry provides: a URL, a `Response`, bytes, or a module. */

import { type CoreLoader, placeCore, sources, starter } from "./core.js";
import { RequestError, TransportError } from "./errors.js";
import type { Place } from "./load.js";

/** Registers a source of the core, in place of the entry's own. */
export function placeSource(source: CoreLoader, reserve?: () => Promise<{ bytes(): BufferSource }>): void {
  const from: Place = { ...starter, RequestError, TransportError, reserve };
  placeCore({
    async load() {
      // Downloads the starting code and the core in parallel.
      const code = import("./load.js").catch((cause: unknown) => {
        if ("ServiceWorkerGlobalScope" in globalThis) {
          throw from.unusable("a service worker may not load code later: import the package by @cartwright/sdk/inline");
        }
        const message = "the code that starts the WebAssembly core could not be loaded";
        throw new TransportError({ kind: "network", message, retryable: true }, { cause });
      });
      const given = from.compiled ? undefined : Promise.resolve().then(source);
      given?.catch(() => undefined);
      return (await code).startFrom(() => given ?? Promise.resolve().then(source), from);
    },
  });
}

sources.place = placeSource;
