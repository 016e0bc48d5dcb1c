/** The entry for bundlers, which load the core as an ES module of WebAssembly. */

import * as core from "./core/cartwright_bg.wasm";
import { start } from "./start.js";

start(core);

export * from "./api.js";
