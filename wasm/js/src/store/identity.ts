/** Identities for caches of answers: two people at one browser must not see each other's. */

import type { OAuthAuth } from "../auth/oauth.js";

/** A client with a session: what the visitor of a page has. */
export interface SessionClient {
  readonly session: OAuthAuth["session"];
}

const changes = new WeakMap<SessionClient, { count: number }>();

/**
 * A name for whoever a client acts for: another one after each login and logout, here or in another tab. Before its first
 * call a client is nobody, and a visitor afterwards, which makes no difference to what it may see.
 */
export function identityOf(client: SessionClient): string {
  let seen = changes.get(client);
  if (!seen) {
    const counted = { count: 0 };
    seen = counted;
    changes.set(client, counted);
    client.session.subscribe(({ type }) => {
      counted.count += type === "renewed" ? 0 : 1;
    });
  }
  return `${client.session.role === "member" ? "member" : "visitor"}-${seen.count}`;
}
