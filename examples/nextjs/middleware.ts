/** Creates a session for each visitor before the first page is rendered, and renews it. */
export { middleware } from "./lib/shop";

/** Matches pages and forms, but neither files nor agents. */
export const config = { matcher: ["/((?!_next/|session|ucp/|.*\\..*).*)"] };
