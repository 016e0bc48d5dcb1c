/** Starting the WebAssembly core: once, however many entries a program loads. */

import * as glue from "./core/cartwright_bg.js";
import { type CoreModule, isCoreLoaded, provideCore } from "./core.js";
import { watched } from "./lifetime.js";

/** What the core's binary imports. */
export const imports = { "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports };

/** Takes a running instance into use. A second one would not know the clients of the first, and is left alone. */
export function start(exports: WebAssembly.Exports): void {
  if (isCoreLoaded()) {
    return;
  }
  glue.__wbg_set_wasm(watched(exports));
  (exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
  provideCore(glue as unknown as CoreModule);
}

/** Starts the core from its bytes, at once. */
export function startFrom(bytes: () => BufferSource): void {
  if (!isCoreLoaded()) {
    start(new WebAssembly.Instance(new WebAssembly.Module(bytes()), imports).exports);
  }
}
