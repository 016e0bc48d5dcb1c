/** The session's public interface: its role and events. */

import type { CoreListener, CoreClient } from "../drive/core-client.js";
import { report } from "../../core/errors.js";
import { type Reference, weakly } from "../weak.js";
import { openChannel } from "./channel.js";
import { nameVersion } from "./session-version.js";
import type { Role } from "./tokens.js";

/** A session event, from this tab or another (`elsewhere`). */
export type SessionEvent = { elsewhere: boolean } & (
  | { type: "signedIn" }
  | { type: "signedOut" }
  | { type: "renewed" }
  /** The platform refused the renewal: a new visitor's session replaced the lost session. */
  | { type: "downgraded"; from: Role }
  /** The session expired after too long without use. */
  | { type: "expired"; from: Role }
  | { type: "changedElsewhere" }
);

/** A client's session: its role and its events. */
export interface Session {
  /** The session's role. */
  readonly role: Role;
  /** The storage's name, equal on all pages that share the session; `null` for a session of this page alone. */
  readonly place: string | null;
  /** Subscribes to events; returns the function that unsubscribes. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** A session that listens to other tabs until it is closed. */
export interface OpenSession {
  readonly session: Session;
  close(): void;
}

/** The receivers of events: listeners of this page, and other tabs. */
interface Audience {
  readonly listeners: Set<(event: SessionEvent) => void>;
  readonly channel: BroadcastChannel | undefined;
}

/** The audiences by core, held weakly. */
const audiences = new WeakMap<CoreClient, Audience>();

/** Opens a core's session. With a channel name, tabs notify each other. */
export function openSession(core: CoreClient, place: string | null, channelName: string | undefined): OpenSession {
  const listeners: Audience["listeners"] = new Set();
  const channel = openChannel(channelName);
  const audience = { listeners, channel };
  audiences.set(core, audience);
  /** The role when the session was closed. */
  let last: Role | undefined;
  const onVisible = refresherOf(weakly(core));
  core.listen(publisherOf(weakly(audience)));
  if (channel) {
    channel.onmessage = messageHandlerOf(weakly(core));
    document.addEventListener("visibilitychange", onVisible);
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
        document.removeEventListener("visibilitychange", onVisible);
      }
    },
  };
}

/** Reads a session's version. The session keeps this function alive. */
function versionReader(core: Reference<CoreClient>): () => string | undefined {
  return () => core.deref()?.version();
}

/**
 * Reads the session again when the tab becomes visible, since a suspended tab receives no messages. The page keeps this
 * function alive.
 */
function refresherOf(core: Reference<CoreClient>): () => void {
  return () => {
    if (document.visibilityState === "visible") core.deref()?.changedElsewhere();
  };
}

/** Handles other tabs' messages. The channel keeps this function alive. */
function messageHandlerOf(core: Reference<CoreClient>): (message: MessageEvent) => void {
  return ({ data }: MessageEvent<Partial<{ type: string; from: string; version: number }>>) => {
    core.deref()?.changedElsewhere(data.type, data.from, data.version);
  };
}

/**
 * Publishes events to an audience. WebAssembly keeps this function alive as long as the core, so it must not reference
 * the core: a lost client would never be collected.
 */
function publisherOf(audience: Reference<Audience>): CoreListener {
  return (raw, version) => {
    const event = raw as SessionEvent;
    const { listeners = [], channel } = audience.deref() ?? {};
    if (channel && !event.elsewhere) channel.postMessage({ ...event, version });
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // A listener's error must not stop the other listeners.
        report(error);
      }
    }
  };
}
