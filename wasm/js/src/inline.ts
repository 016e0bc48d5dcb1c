/** The entry that contains the core: for Node, for CommonJS, and for hosts that serve no other file. */

import { placeBytes } from "./core/place-bytes.js";
import { bytes } from "./core/cartwright_login_text.js";

placeBytes(bytes);

export * from "./api.js";
