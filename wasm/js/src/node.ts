/** The entry for Node, which reads the core from disk. */

import { readFileSync } from "node:fs";
import * as glue from "./core/cartwright_bg.js";
import { type CoreModule, provideCore } from "./core.js";

const bytes = readFileSync(new URL("./core/cartwright_bg.wasm", import.meta.url));
const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
  "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports,
});
glue.__wbg_set_wasm(instance.exports);
(instance.exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
provideCore(glue as unknown as CoreModule);

export * from "./api.js";
