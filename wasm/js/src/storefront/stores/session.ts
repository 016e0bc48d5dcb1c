/** The session as an external store, for any framework. */

import type { SessionEvent } from "../../sdk/auth/session.js";
import type { Role } from "../../sdk/auth/tokens.js";
import { byClient } from "./by-client.js";
import type { SessionClient } from "./identity.js";

/** The session's role, and its last event. */
export interface SessionState {
  readonly role: Role;
  readonly loggedIn: boolean;
  readonly event: SessionEvent | undefined;
}

/** A client's session as an external store. */
export interface SessionStore {
  /** The state: the same object until it changes. */
  readonly getSnapshot: () => SessionState;
  /** The state for server rendering, which has no session. */
  readonly getServerSnapshot: () => SessionState;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Closes the store: no listener is called afterwards. */
  readonly close: () => void;
}

const NOBODY: SessionState = { role: "none", loggedIn: false, event: undefined };

const storeOf = byClient(openStore);

/**
 * The session store of a client: in a page one store for all callers; on a server a new store for each call.
 *
 * ```ts
 * const session = sessionStore(client);
 * session.subscribe(() => console.log(session.getSnapshot().role));
 * ```
 */
export function sessionStore(client: SessionClient): SessionStore {
  return storeOf(client);
}

function openStore({ session }: SessionClient): SessionStore {
  const listeners = new Set<() => void>();
  const stateOf = (event: SessionEvent | undefined): SessionState => {
    const { role } = session;
    return { role, loggedIn: role === "member", event };
  };
  let state: SessionState | undefined;
  let leave: (() => void) | undefined;
  const stop = (): void => {
    leave?.();
    leave = undefined;
  };
  return {
    getSnapshot() {
      // The session may have changed while there was no listener.
      if (state?.role !== session.role) state = stateOf(state?.event);
      return state;
    },
    getServerSnapshot: () => NOBODY,
    subscribe(listener) {
      listeners.add(listener);
      leave ??= session.subscribe((event) => {
        state = stateOf(event);
        listeners.forEach((each) => {
          each();
        });
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    close() {
      listeners.clear();
      stop();
    },
  };
}
