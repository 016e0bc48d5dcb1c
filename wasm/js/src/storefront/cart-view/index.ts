/** The cart view common to both versions, and its totals. */

export type * from "./totals.js";
export type * from "./view.js";
