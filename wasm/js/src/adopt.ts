/** The entry for pages that take over sessions of the platform's own tools before they load a client. */

export { type Adoption, foreignSessions } from "./sdk/auth/foreign-sessions.js";
