/**
 * Instances of the core's binary, with their bindings. Nothing of the package is imported here or in `load.ts`: a bundler
 * would make what they share with the rest a file of its own, which every page would wait for.
 */

import * as glue from "./core/cartwright_bg.js";
import type { CoreModule } from "./core.js";

const imports = { "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports };

/** Ends all calls after the core has trapped. */
export type BreakDown = (cause: unknown) => void;

/** Takes a running instance into use. */
export function start(exports: WebAssembly.Exports, breakDown: BreakDown): CoreModule {
  glue.__wbg_set_wasm(watched(exports, breakDown));
  (exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
  return glue as unknown as CoreModule;
}

/** Starts the core at once, from its bytes or its compiled module. */
export function startAtOnce(given: BufferSource | WebAssembly.Module, breakDown: BreakDown): CoreModule {
  const compiled = given instanceof WebAssembly.Module ? given : new WebAssembly.Module(given);
  return start(new WebAssembly.Instance(compiled, imports).exports, breakDown);
}

/** Starts the core from its compiled module. */
export async function startModule(compiled: WebAssembly.Module, breakDown: BreakDown): Promise<CoreModule> {
  return start((await WebAssembly.instantiate(compiled, imports)).exports, breakDown);
}

/** The bytes of a text in base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The functions of an instance, each of which ends all calls when it traps. */
export function watched(exports: WebAssembly.Exports, breakDown: BreakDown): WebAssembly.Exports {
  const watch = ([name, value]: [string, unknown]): [string, unknown] => {
    if (typeof value !== "function") {
      return [name, value];
    }
    const call = value as (...given: unknown[]) => unknown;
    return [
      name,
      (...given: unknown[]) => {
        try {
          return call(...given);
        } catch (error) {
          // An error that a function of JavaScript threw on its way through is no trap; a stack that is full is one.
          if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
            breakDown(error);
          }
          throw error;
        }
      },
    ];
  };
  return Object.fromEntries(Object.entries(exports).map(watch)) as WebAssembly.Exports;
}
