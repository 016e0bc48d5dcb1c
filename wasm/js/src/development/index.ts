/** The entry for pages and workers, with development messages. */

import "./words.js";

export * from "../index.js";
