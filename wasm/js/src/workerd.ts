/** The entry for Cloudflare Workers, which run precompiled WebAssembly only. */

import { placeBytes } from "./core/place-bytes.js";
import core from "./core/cartwright_login_bg.wasm";

placeBytes(() => core);

export * from "./api.js";
