/** The entry that holds the core in itself: for places that serve no other file, and for CommonJS. */

import { base64 } from "./core/cartwright_base64.js";
import { startFrom } from "./start.js";

startFrom(() => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

export * from "./api.js";
