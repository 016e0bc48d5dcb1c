/** Identities for cache keys: two people in one browser must not see each other's answers. */

import type { OAuthAuth } from "../../sdk/auth/oauth.js";
import { versionOf } from "../../sdk/auth/session-version.js";

/** A client with a session, as in a visitor's page. */
export interface SessionClient {
  readonly session: OAuthAuth["session"];
}

const identities = new WeakMap<SessionClient, { id: string }>();

/**
 * A unique name of the current identity: a new name after each login and logout, in any tab, and never the name of
 * another identity from before a reload. A client without a session and its first visitor session share a name, since
 * both see the same data.
 */
export function identityOf(client: SessionClient): string {
  const { session } = client;
  let identity = identities.get(client);
  if (!identity) {
    const created = { id: idOf(session) };
    identity = created;
    identities.set(client, created);
    session.subscribe(({ type }) => {
      if (type !== "renewed") created.id = idOf(session);
    });
  }
  return `${session.role === "member" ? "member" : "visitor"}-${identity.id}`;
}

/** The version of a session in cookies, which survives a reload; otherwise a random number. */
function idOf(session: SessionClient["session"]): string {
  return versionOf(session) ?? crypto.getRandomValues(new Uint32Array(2)).join("-");
}
