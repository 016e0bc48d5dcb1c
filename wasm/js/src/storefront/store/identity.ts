/** Identities for caches of answers: two people at one browser must not see each other's. */

import type { OAuthAuth } from "../../sdk/auth/oauth.js";
import { versionOf } from "../../sdk/auth/session-version.js";

/** A client with a session: what the visitor of a page has. */
export interface SessionClient {
  readonly session: OAuthAuth["session"];
}

const identities = new WeakMap<SessionClient, { id: string }>();

/**
 * A name for whoever a client acts for: another one after each login and logout, here or in another tab, and never one
 * that somebody else had before a reload. Before its first call a client is nobody, and a visitor afterwards, which makes
 * no difference to what it may see.
 */
export function identityOf(client: SessionClient): string {
  const { session } = client;
  let identity = identities.get(client);
  if (!identity) {
    const made = { id: idOf(session) };
    identity = made;
    identities.set(client, made);
    session.subscribe(({ type }) => {
      if (type !== "renewed") {
        made.id = idOf(session);
      }
    });
  }
  return `${session.role === "member" ? "member" : "visitor"}-${identity.id}`;
}

/** The version of a session in cookies, which a reload finds again; else a random number. */
function idOf(session: SessionClient["session"]): string {
  return versionOf(session) ?? crypto.getRandomValues(new Uint32Array(2)).join("-");
}
