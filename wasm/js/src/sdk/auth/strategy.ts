/** The interface of strategies, which authorize a client's calls. */

import type { Connection } from "../drive/core-client.js";
import type { Session } from "./session.js";

/** A client's connection, whose fields are private to the package. */
export type Connected = object;

/** Made by `OAuthStrategy`, `ApiKeyStrategy`, `ClientCredentialsStrategy` or `ProxyStrategy`. */
export interface AuthStrategy {
  /** Opens a client's connection. Called by `createClient`. Clients of one strategy share the identity. */
  connect(connection: Connection): Connected;
  /** Closes a connection. Called by the client's `dispose`. */
  disconnect(connected: Connected): void;
  /** The session, for strategies that have one. */
  readonly session: Session | undefined;
  /** Whether there is no session yet; the next call starts one. */
  readonly isNobody?: () => boolean;
  /** The stored access token, which may have expired. */
  readonly getActiveToken?: () => string;
  /** Headers for your own calls to the same host. */
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}
