/** The one catalog of both versions. */

export type * from "./query.js";
export type * from "./rich.js";
export type * from "./view.js";
