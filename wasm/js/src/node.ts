/** The entry that reads the core from disk, for programs in Node that are not bundled. */

import { readFileSync } from "node:fs";
import { startFrom } from "./start.js";

// Named first, so that a bundler that inlines this file does not take the address for one of its own assets.
const here = import.meta.url;
startFrom(() => readFileSync(new URL("./core/cartwright_bg.wasm", here)));

export * from "./api.js";
