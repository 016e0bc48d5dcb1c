/** The entry for pages and workers, with the messages of development. */

import "./words.js";

export * from "../index.js";
