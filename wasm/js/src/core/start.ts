/**
 * Instances of the core's binary, with their bindings. Nothing of the package is imported here or in `load.ts`: a bundler
 * would make what they share with the rest a file of its own, which every page would wait for.
 */

import * as glue from "./cartwright_bg.js";
import type { CoreModule, Program, Starter } from "./core.js";

export const imports = { "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports };

/** Takes a running instance into use, in place of one that has broken down. */
export function start(exports: WebAssembly.Exports, { breakDown, unusable }: Starter): CoreModule {
  const { packageVersion } = glue;
  const { version } = exports as { version?: () => number };
  if (version?.() !== packageVersion) {
    const message =
      "the WebAssembly core is of another version than the package's JavaScript: serve both from one release";
    throw unusable(message);
  }
  glue.__wbg_set_wasm(exports);
  (exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
  return guarded(glue as unknown as CoreModule, breakDown);
}

/** Starts the core at once, from its bytes or its compiled module. */
export function startAtOnce(given: BufferSource | WebAssembly.Module, starter: Starter): CoreModule {
  checkWebAssembly(starter);
  const compiled = isModule(given) ? given : new WebAssembly.Module(given as BufferSource);
  return start(new WebAssembly.Instance(compiled, imports).exports, starter);
}

/** Whether this is a compiled module: of this realm or of another, as that of an edge runtime is. */
export function isModule(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object WebAssembly.Module]";
}

export function checkWebAssembly({ unusable }: Starter): void {
  if (typeof WebAssembly === "undefined") {
    throw unusable(
      "there is no WebAssembly here, which this package needs: use a runtime that has it, and let it be used",
    );
  }
}

/**
 * The functions of an instance, until one of them does not return: after a trap or a full stack, nothing that the
 * instance's memory says can be relied on. Where the stack is full there may be none left to note that, so that the next
 * call looks whether the last one returned.
 */
export function guarded(bindings: CoreModule, breakDown: Starter["breakDown"]): CoreModule {
  /** The calls that have not returned, and the calls back to the program, each of which one of them waits for. */
  let entered = 0;
  let outside = 0;
  let isBroken = false;
  let cause: unknown;
  let told: Error | undefined;
  const inside = <T>(call: () => T): T => {
    isBroken ||= entered !== outside;
    if (isBroken) {
      throw (told ??= breakDown(cause));
    }
    entered += 1;
    try {
      const result = call();
      entered -= 1;
      return result;
    } catch (error) {
      isBroken = true;
      cause = error;
      throw (told ??= breakDown(cause));
    }
  };
  const back = <Given extends unknown[], T>(call: (...given: Given) => T) => {
    return (...given: Given): T => {
      outside += 1;
      try {
        return call(...given);
      } finally {
        outside -= 1;
      }
    };
  };
  return {
    version: glue.packageVersion,
    open: (settings, tokens, beside, given) => {
      const read = back((shelf: number) => given.read(shelf));
      const write = back((shelf: number, text: string) => given.write(shelf, text));
      const program: Program = { read, write };
      return inside(() => bindings.open(settings, tokens, beside, program));
    },
    close: (client) => {
      if (!isBroken) {
        inside(() => {
          bindings.close(client);
        });
      }
    },
    act: (...given) => inside(() => bindings.act(...given)),
    step: (...given) => inside(() => bindings.step(...given)),
  };
}
