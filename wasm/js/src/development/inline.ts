/** The entry that holds the core in itself, with the messages of development. */

import "./words.js";

export * from "../inline.js";
