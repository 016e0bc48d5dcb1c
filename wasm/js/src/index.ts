/**
 * The entry for pages and workers: loads the core from a file next to this module, or from a script if that file is
 * not served.
 */

import { placeSource } from "./core/source.js";

placeSource(
  (part) =>
    fetch(
      part === "login"
        ? new URL("./core/cartwright_login_bg.wasm", import.meta.url)
        : new URL("./core/cartwright_bg.wasm", import.meta.url),
    ),
  (part) => (part === "login" ? import("./core/cartwright_login_text.js") : import("./core/cartwright_text.js")),
);

export * from "./api.js";
