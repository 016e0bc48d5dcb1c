/**
 * The entry for pages and workers: loads the core from a file next to this module, or from a script if that file is
 * not served.
 */

import { placeSource } from "./core/source.js";

placeSource(
  () => fetch(new URL("./core/cartwright_bg.wasm", import.meta.url)),
  () => import("./core/cartwright_text.js"),
);

export * from "./api.js";
