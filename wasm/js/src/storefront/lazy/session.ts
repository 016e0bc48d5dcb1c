/** The session of a client that is not loaded yet, read from its storage. */

import { openChannel } from "../../sdk/auth/channel.js";
import { cookie, cookieBase, cookiePlace, cookieTokens, cookieVersion } from "../../sdk/auth/cookies.js";
import type { Session, SessionEvent } from "../../sdk/auth/session.js";
import { nameVersion } from "../../sdk/auth/session-version.js";
import {
  type CookieStorage,
  isCookieStorage,
  type Role,
  sessionPlace,
  storedTokens,
  type TokenStorage,
} from "../../sdk/auth/tokens.js";
import { report } from "../../core/errors.js";

/** The lazy client's session, which delegates to the loaded client's session after `follow`. */
export interface LazySession extends Session {
  /** Delegates to the session of the loaded client. */
  follow(session: Session): void;
  /** Ends all subscriptions. */
  close(): void;
}

/** Reads a session from its storage. */
interface Kept {
  readonly role: () => Role;
  /** The version of a session in cookies. */
  readonly version: () => string | undefined;
  /** A text that changes with the session, if other tabs can change the session. */
  readonly read: () => string;
  /** The channel on which tabs announce session changes. */
  readonly channel?: string;
}

export function lazySession(
  storage: TokenStorage | CookieStorage,
  clientId: string,
  base: string | undefined,
): LazySession {
  const kept = isCookieStorage(storage) ? keptInCookies(storage, clientId) : keptIn(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let session: Session | undefined;
  let seen = kept.read();
  let stop: (() => void) | undefined;

  const publish = (event: SessionEvent): void => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        report(error);
      }
    }
  };
  const compare = (): void => {
    const now = kept.read();
    if (now !== seen) {
      seen = now;
      publish({ type: "changedElsewhere", elsewhere: true });
    }
  };
  const lazy: LazySession = {
    place: sessionPlace(storage, clientId, base),
    get role() {
      return session?.role ?? kept.role();
    },
    subscribe(listener) {
      listeners.add(listener);
      stop ??= session?.subscribe(publish) ?? watchOtherTabs(kept, compare);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          stop?.();
          stop = undefined;
        }
      };
    },
    follow(loaded) {
      stop?.();
      compare();
      session = loaded;
      stop = listeners.size > 0 ? loaded.subscribe(publish) : undefined;
    },
    close() {
      stop?.();
      stop = undefined;
      listeners.clear();
    },
  };
  nameVersion(lazy, kept.version);
  return lazy;
}

function keptInCookies(storage: CookieStorage, clientId: string): Kept {
  const place = cookiePlace(storage, clientId);
  return {
    role: () => cookieTokens(place).refreshToken.role,
    version: () => cookieVersion(place),
    read: () => cookie(place, "session"),
    channel: `${cookieBase(place)}-session`,
  };
}

function keptIn(storage: TokenStorage): Kept {
  return { role: () => storedTokens(storage).refreshToken.role, version: () => undefined, read: () => "" };
}

/**
 * Compares the session when another tab announces a change, and when this tab becomes visible. Returns the function
 * that unsubscribes.
 */
function watchOtherTabs({ channel: name }: Kept, compare: () => void): () => void {
  const channel = openChannel(name);
  if (!channel) return () => undefined;
  channel.onmessage = compare;
  document.addEventListener("visibilitychange", compare);
  return () => {
    channel.close();
    document.removeEventListener("visibilitychange", compare);
  };
}
