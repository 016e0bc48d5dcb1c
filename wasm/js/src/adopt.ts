/** The entry for a page that takes over sessions of the platform's own tools before it loads a client. */

export { type Adoption, foreignSessions } from "./sdk/auth/foreign-sessions.js";
