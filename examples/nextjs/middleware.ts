/** Gives each visitor a session before the first page is rendered, and renews it. */
export { middleware } from "./lib/shop";

/** Pages and forms, and none of their files. */
export const config = { matcher: ["/((?!_next/|session|.*\\..*).*)"] };
