/** The session as a program sees it: whose it is, and what happens to it. */

import type { CoreListener, CoreClient } from "../drive/core-client.js";
import { report } from "../../core/errors.js";
import { type Reference, weakly } from "../weak.js";
import { openChannel } from "./channel.js";
import { nameVersion } from "./session-version.js";
import type { Role } from "./tokens.js";

/** An event of the session, here or in another tab (`elsewhere`). */
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
  /** The role that the session gives. */
  readonly role: Role;
  /** A name of where it is kept, the same for all pages that share it; `null` for one that this page alone has. */
  readonly place: string | null;
  /** Hears of events until the returned function is called. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** A session that hears of changes in other tabs until it is closed. */
export interface OpenSession {
  readonly session: Session;
  close(): void;
}

/** Receivers of events: listeners of this page, and other tabs. */
interface Audience {
  readonly listeners: Set<(event: SessionEvent) => void>;
  readonly channel: BroadcastChannel | undefined;
}

/** The audience of each core, which is there for as long as its core is, and no longer. */
const audiences = new WeakMap<CoreClient, Audience>();

/** A session over a core. With a channel's name, tabs tell each other of changes. */
export function openSession(core: CoreClient, place: string | null, channelName: string | undefined): OpenSession {
  const listeners: Audience["listeners"] = new Set();
  const channel = openChannel(channelName);
  const audience = { listeners, channel };
  audiences.set(core, audience);
  /** The role when the session was closed. */
  let last: Role | undefined;
  const shown = lookerOf(weakly(core));
  core.listen(tellerOf(weakly(audience)));
  if (channel) {
    channel.onmessage = hearerOf(weakly(core));
    document.addEventListener("visibilitychange", shown);
  }
  const session: Session = {
    place,
    get role() {
      return last ?? (core.role() as Role);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  nameVersion(session, versionReader(weakly(core)));
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

/** Reads the version of a core's session. The session holds on to this. */
function versionReader(core: Reference<CoreClient>): () => string | undefined {
  return () => core.deref()?.version();
}

/** Looks at the session again when the tab is seen again: one that slept heard nothing. The page holds on to this. */
function lookerOf(core: Reference<CoreClient>): () => void {
  return () => {
    if (document.visibilityState === "visible") {
      core.deref()?.changedElsewhere();
    }
  };
}

/** Hears other tabs. The channel holds on to this. */
function hearerOf(core: Reference<CoreClient>): (message: MessageEvent) => void {
  return ({ data }: MessageEvent<Partial<{ type: string; from: string; version: number }>>) => {
    core.deref()?.changedElsewhere(data.type, data.from, data.version);
  };
}

/**
 * Tells an audience of events. WebAssembly holds on to this for as long as it has the core, so that nothing here may
 * hold on to the core in turn: a client that a program just forgets would never be collected.
 */
function tellerOf(audience: Reference<Audience>): CoreListener {
  return (raw, version) => {
    const event = raw as SessionEvent;
    const { listeners = [], channel } = audience.deref() ?? {};
    if (channel && !event.elsewhere) {
      channel.postMessage({ ...event, version });
    }
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // An error of a listener is its own: the others hear of the event all the same.
        report(error);
      }
    }
  };
}
