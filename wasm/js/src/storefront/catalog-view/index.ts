/** The catalog view common to both versions. */

export type * from "./query.js";
export type * from "./rich.js";
export type * from "./view.js";
