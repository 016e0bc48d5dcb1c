/** The entry that holds the core in itself: for Node, for CommonJS, and for places that serve no other file. */

import { placeBytes } from "./at-once.js";
import { base64 } from "./core/cartwright_base64.js";
import { bytesOf } from "./start.js";

placeBytes(() => bytesOf(base64));

export * from "./api.js";
