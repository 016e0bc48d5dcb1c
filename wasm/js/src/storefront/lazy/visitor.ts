/** The client that `lazyClient` loads where a program names none. */

// The package's own name leads to the entry of each runtime, which knows how to load the core there.
import { createClient, OAuthStrategy } from "@cartwright/sdk";
import type { LazySettings } from "./types.js";

export default ({ host, ...settings }: LazySettings) => createClient({ auth: OAuthStrategy(settings), host });
