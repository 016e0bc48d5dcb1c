/** The entry that contains the core, with development messages. */

import "./messages.js";

export * from "../inline.js";
