/** The entry for the edge runtime of Next.js, which compiles WebAssembly at build time only. */

import { placeBytes } from "./core/place-bytes.js";
import core from "./core/cartwright_login_bg.wasm?module";

placeBytes(() => core);

export * from "./api.js";
