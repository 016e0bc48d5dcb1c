/** The entry for the edge runtime of Next.js, which compiles WebAssembly when it builds, and nothing later. */

import { placeBytes } from "./core/at-once.js";
import core from "./core/cartwright_bg.wasm?module";

placeBytes(() => core);

export * from "./api.js";
