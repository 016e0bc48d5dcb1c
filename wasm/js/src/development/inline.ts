/** The entry that contains the core, with development messages. */

import "./words.js";

export * from "../inline.js";
