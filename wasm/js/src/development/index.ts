/** The entry for pages and workers, with development messages. */

import "./messages.js";

export * from "../index.js";
