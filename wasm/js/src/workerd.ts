/** The entry for Cloudflare Workers, where WebAssembly comes compiled: nothing else may be run there. */

import core from "./core/cartwright_bg.wasm";
import { placeBytes } from "./start.js";

placeBytes(() => core);

export * from "./api.js";
