/** The core from a source that a program or an entry provides: a URL, a `Response`, bytes, or a module. */

import { type CoreLoader, type CorePart, placeCore, sources, starter } from "./core.js";
import { RequestError, TransportError } from "./errors.js";
import { missingCode } from "./in-time.js";
import type { Place } from "./load.js";

/** The bytes of a part of the core, as a script. */
export type CoreScript = (part: CorePart) => Promise<{ bytes(): BufferSource }>;

/** The script of the entry, which has the logins that a program's own source may lack. */
let script: CoreScript | undefined;

/** Registers a source of the core, in place of the entry's own. */
export function placeSource(source: CoreLoader, reserve?: CoreScript): void {
  script ??= reserve;
  const from: Place = { ...starter, RequestError, TransportError, reserve, script, compiled: {} };
  placeCore({
    async load(part) {
      // Downloads the starting code and the core in parallel.
      const code = import("./load.js").catch((cause: unknown) => {
        if ("ServiceWorkerGlobalScope" in globalThis) {
          throw from.unusable("a service worker may not load code later: import the package by @cartwright/sdk/inline");
        }
        throw missingCode("the code that starts the WebAssembly core", cause);
      });
      const given = from.compiled[part] ? undefined : Promise.resolve(part).then(source);
      given?.catch(() => undefined);
      return (await code).startFrom(part, () => given ?? Promise.resolve(part).then(source), from);
    },
  });
}

sources.place = placeSource;
