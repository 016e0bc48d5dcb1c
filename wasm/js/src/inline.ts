/** The entry that holds the core in itself: for Node, for CommonJS, and for places that serve no other file. */

import { placeBytes } from "./core/at-once.js";
import { bytes } from "./core/cartwright_text.js";

placeBytes(bytes);

export * from "./api.js";
