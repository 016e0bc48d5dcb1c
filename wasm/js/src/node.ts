/** The entry for Node, which reads the core from disk. */

import { readFileSync } from "node:fs";
import * as glue from "./core/cartwright_bg.js";
import { type CoreModule, provideCore } from "./core.js";

// Named first, so that a bundler that inlines this file does not take the address for one of its own assets.
const here = import.meta.url;
const bytes = readFileSync(new URL("./core/cartwright_bg.wasm", here));
const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
  "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports,
});
glue.__wbg_set_wasm(instance.exports);
(instance.exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
provideCore(glue as unknown as CoreModule);

export * from "./api.js";
