/** The session as a program sees it: whose it is, and what happens to it. */

import type { Core } from "../core.js";
import type { Role } from "./tokens.js";

export type SessionEvent =
  | { type: "signedIn" }
  | { type: "signedOut" }
  | { type: "renewed" }
  | { type: "downgraded"; from: Role }
  | { type: "changedElsewhere" };

export interface Session {
  /** Whose session it is. */
  readonly role: Role;
  /** Hears of events until the returned function is called. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** A session over a core. With a channel's name, tabs tell each other of changes. */
export function sessionOf(core: Core, channelName: string | undefined): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const channel = channelName !== undefined && openChannel(channelName);
  core.listen((raw) => {
    const event = raw as SessionEvent;
    if (channel && event.type !== "changedElsewhere") {
      channel.postMessage(event.type);
    }
    for (const listener of listeners) {
      listener(event);
    }
  });
  if (channel) {
    channel.onmessage = () => {
      core.changedElsewhere();
    };
  }
  return {
    get role() {
      return core.role() as Role;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openChannel(name: string): BroadcastChannel | false {
  if (typeof BroadcastChannel === "undefined" || typeof window === "undefined") {
    return false;
  }
  return new BroadcastChannel(name);
}
