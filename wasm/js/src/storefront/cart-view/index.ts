/** The one cart of both versions, and what it comes to. */

export type * from "./totals.js";
export type * from "./view.js";
