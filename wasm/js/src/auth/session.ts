/** The session as a program sees it: whose it is, and what happens to it. */

import type { Core } from "../core.js";
import type { Role } from "./tokens.js";

/** What happened to the session, here or in another tab (`elsewhere`). */
export type SessionEvent = { elsewhere: boolean } & (
  | { type: "signedIn" }
  | { type: "signedOut" }
  | { type: "renewed" }
  /** The platform refused to renew: a new visitor's session took the place of one that was lost. */
  | { type: "downgraded"; from: Role }
  /** The session was kept too long without use, and is gone. */
  | { type: "expired"; from: Role }
  | { type: "changedElsewhere" }
);

export interface Session {
  /** Whose session it is. */
  readonly role: Role;
  /** Hears of events until the returned function is called. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** A session that hears of changes in other tabs until it is closed. */
export interface OpenSession {
  readonly session: Session;
  close(): void;
}

/** A session over a core. With a channel's name, tabs tell each other of changes. */
export function openSession(core: Core, channelName: string | undefined): OpenSession {
  const listeners = new Set<(event: SessionEvent) => void>();
  const channel = channelName !== undefined && openChannel(channelName);
  /** Whose session it was when it was closed. */
  let last: Role | undefined;
  // A tab that slept heard nothing.
  const shown = (): void => {
    if (document.visibilityState === "visible") {
      core.changedElsewhere();
    }
  };
  core.listen((raw, version) => {
    const event = raw as SessionEvent;
    if (channel && !event.elsewhere) {
      channel.postMessage({ ...event, version });
    }
    for (const listener of listeners) {
      listener(event);
    }
  });
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Partial<{ type: string; from: string; version: number }>>) => {
      core.changedElsewhere(data.type, data.from, data.version);
    };
    document.addEventListener("visibilitychange", shown);
  }
  const session: Session = {
    get role() {
      return last ?? (core.role() as Role);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    session,
    close() {
      last = session.role;
      listeners.clear();
      if (channel) {
        channel.close();
        document.removeEventListener("visibilitychange", shown);
      }
    },
  };
}

function openChannel(name: string): BroadcastChannel | false {
  if (typeof BroadcastChannel === "undefined" || typeof document === "undefined") {
    return false;
  }
  return new BroadcastChannel(name);
}
