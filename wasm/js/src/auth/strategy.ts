/** How a client becomes someone: what every strategy gives to `createClient`. */

import type { CoreConfig } from "../drive.js";
import type { Lifetime } from "../lifetime.js";
import type { Session } from "./session.js";

/** Where a client's calls go, and by what. */
export type Connection = Pick<CoreConfig, "host" | "siteHost" | "cdn" | "headers" | "fetch">;

/** Made by `OAuthStrategy` or `ApiKeyStrategy`. */
export interface AuthStrategy {
  /** Makes the core that a client's calls go through. Called by `createClient`. Clients of one strategy are the same someone. */
  connect(connection: Connection): Lifetime;
  /** Closes what `connect` opened. Called by the client's `dispose`. */
  disconnect(lifetime: Lifetime): void;
  /** The session, for strategies that have one. */
  readonly session: Session | undefined;
  /** Whether there is no session yet: the next call begins one. */
  readonly isNobody?: () => boolean;
  /** Headers for calls of your own to the same host. */
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}
