/** Calls as the site's owner by client credentials. The secret is for servers, and refused in a page. */

import { type Connection, CoreClient } from "../drive/core-client.js";
import { RequestError } from "../../core/errors.js";
import { Lifetime } from "../lifetime.js";
import { required } from "./required.js";
import { Memory } from "./stored-session.js";
import type { AuthStrategy } from "./strategy.js";

/** Options of `ClientCredentialsStrategy`. */
export interface ClientCredentialsOptions {
  /** The client id of a headless project, or the id of an app. */
  appId: string;
  /** Its secret. */
  appSecret: string;
  /** The installation of an app; a headless project has none. */
  instanceId?: string;
}

/** The authorization of `ClientCredentialsStrategy`. */
export interface ClientCredentialsAuth extends AuthStrategy {
  /** The access token, for your own calls to the same host. */
  getAuthHeaders(): Promise<{ headers: { Authorization: string } }>;
}

function refusePage(): void {
  if (typeof window !== "undefined" && typeof document !== "undefined") {
    const message =
      "ClientCredentialsStrategy: the secret is for servers, and everyone can read what a page has; use `OAuthStrategy` here";
    throw new RequestError({ kind: "request", message });
  }
}

/**
 * The strategy of an owner's programs, on servers only: the credentials of a headless project or of an app are exchanged
 * for an access token, which is kept in memory and renewed.
 *
 * ```ts
 * const auth = ClientCredentialsStrategy({ appId, appSecret });
 * const client = createClient({ modules: { orders }, auth });
 * ```
 *
 * Clients of one strategy share the token.
 */
export function ClientCredentialsStrategy(options: ClientCredentialsOptions): ClientCredentialsAuth {
  refusePage();
  const settings = {
    clientId: required("ClientCredentialsStrategy", "appId", options.appId),
    clientSecret: required("ClientCredentialsStrategy", "appSecret", options.appSecret),
    ...(options.instanceId !== undefined && { instanceId: options.instanceId }),
  };
  const memory = new Memory();
  let last: Lifetime | undefined;
  const connect = (connection: Connection): Lifetime =>
    (last = new Lifetime(new CoreClient({ ...connection, ...settings }, undefined, memory)));

  return {
    session: undefined,
    connect,
    disconnect(connected) {
      last = last === connected ? undefined : last;
    },
    async getAuthHeaders() {
      // A strategy used without a client talks to the public host.
      const lifetime = last ?? connect({});
      const token = await lifetime.wait((core) => core.accessToken());
      return { headers: { Authorization: token } };
    },
  };
}
