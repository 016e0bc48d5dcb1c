/** How a client becomes someone: what every strategy gives to `createClient`. */

import type { Core, CoreConfig } from "../core.js";
import type { Session } from "./session.js";

/** Where a client's calls go. */
export interface Connection {
  host?: string;
  siteHost?: boolean;
  cdn?: boolean;
  headers?: [string, string][];
}

/** Made by `OAuthStrategy` or `ApiKeyStrategy`. */
export interface AuthStrategy {
  /** Makes the core that calls go through. Called once, by `createClient`. */
  connect(connection: Connection): Core;
  /** The session, for strategies that have one. */
  readonly session: Session | undefined;
}

export type Identity = Pick<CoreConfig, "clientId" | "apiKey" | "siteId" | "accountId" | "tokenHeaders" | "cookie">;
