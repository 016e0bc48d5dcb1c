/** The entry for pages and workers: the core is a file beside this one, and as a script where that is not served. */

import { placeSource } from "./core/source.js";

placeSource(
  () => fetch(new URL("./core/cartwright_bg.wasm", import.meta.url)),
  () => import("./core/cartwright_text.js"),
);

export * from "./api.js";
