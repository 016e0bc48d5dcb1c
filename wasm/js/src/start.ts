/** Instances of the core's binary, with their bindings. */

import * as glue from "./core/cartwright_bg.js";
import { type CoreModule, placeCore } from "./core.js";
import { breakDown } from "./lifetime.js";

const imports = { "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports };

/** Takes a running instance into use. */
export function start(exports: WebAssembly.Exports): CoreModule {
  glue.__wbg_set_wasm(watched(exports));
  (exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
  return glue as unknown as CoreModule;
}

/** The core of an entry that has its bytes, or its compiled module: started at once. */
export function placeBytes(binary: () => BufferSource | WebAssembly.Module): void {
  const atOnce = (): CoreModule => {
    const given = binary();
    const compiled = given instanceof WebAssembly.Module ? given : new WebAssembly.Module(given);
    return start(new WebAssembly.Instance(compiled, imports).exports);
  };
  placeCore({ atOnce, load: () => Promise.resolve(atOnce()) });
}

/** Starts the core from its compiled module. */
export async function startModule(compiled: WebAssembly.Module): Promise<CoreModule> {
  return start((await WebAssembly.instantiate(compiled, imports)).exports);
}

/** The functions of an instance, each of which ends all calls when it traps. */
export function watched(exports: WebAssembly.Exports): WebAssembly.Exports {
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
