/** A client whose code and core are loaded by the first call. */

export { lazyClient, loadedClient } from "./client.js";
export { cookieStorage } from "../../sdk/auth/tokens.js";
export { hasSession } from "./has-session.js";
export type { ClientModule, LazyClient, LazySettings, LoadableClient, VisitorClient } from "./types.js";
