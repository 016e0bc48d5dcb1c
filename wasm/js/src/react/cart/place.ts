/**
 * Where a session is kept. Two shops of one origin, and two tabs that keep their sessions to themselves, have carts of
 * their own: pages share what waits, and tell each other of carts, only where they share the session.
 */

import type { Session } from "../../auth/session.js";

/** A name of where it is kept; `null` for a session that this page alone has. */
export type Place = Session["place"];

/** What the pages that share a session call what they share. */
export interface Names {
  readonly channel: string;
  /** What the keys of pages' logs begin with. */
  readonly log: string;
  readonly cart: string;
  /** The lock of whoever sends. */
  readonly send: string;
}

export function namesOf(place: string): Names {
  const channel = `cartwright-cart.${place}`;
  return { channel, log: `${channel}.log.`, cart: `${channel}.known`, send: `${channel}.send` };
}
