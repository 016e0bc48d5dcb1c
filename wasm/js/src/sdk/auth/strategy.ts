/** How a client becomes someone: what every strategy gives to `createClient`. */

import type { Connection } from "../drive/core-client.js";
import type { Session } from "./session.js";

/** A client's part of a strategy, whose form only the package knows. */
export type Connected = object;

/** Made by `OAuthStrategy`, `ApiKeyStrategy`, `ClientCredentialsStrategy` or `ProxyStrategy`. */
export interface AuthStrategy {
  /** Opens what a client's calls go through. Called by `createClient`. Clients of one strategy are the same someone. */
  connect(connection: Connection): Connected;
  /** Closes what `connect` opened. Called by the client's `dispose`. */
  disconnect(connected: Connected): void;
  /** The session, for strategies that have one. */
  readonly session: Session | undefined;
  /** Whether there is no session yet: the next call begins one. */
  readonly isNobody?: () => boolean;
  /** The access token as it is kept, which may be over. */
  readonly getActiveToken?: () => string;
  /** Headers for calls of your own to the same host. */
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}
