/** The entry for Cloudflare Workers, where WebAssembly comes compiled: nothing else may be run there. */

import { placeBytes } from "./core/at-once.js";
import core from "./core/cartwright_bg.wasm";

placeBytes(() => core);

export * from "./api.js";
