/** The clients that share a strategy, and so a session. */

import type { CoreListener, CoreClient } from "../drive/core-client.js";
import { Lifetime } from "../lifetime.js";
import { type Reference, weakly } from "../weak.js";
import { type OpenSession, openSession, type Session, type SessionEvent } from "./session.js";
import type { Connected } from "./strategy.js";

interface Open {
  readonly core: CoreClient;
  readonly lifetime: Lifetime;
  readonly opened: OpenSession;
}

/** A client's session, held weakly. */
const opens = new WeakMap<Connected, Open>();

export class Connections {
  /** Weak references, so that a client can be collected without disposal. */
  #open: Reference<Open>[] = [];
  #last: Open | undefined;

  /** The lifetime of the newest client. */
  get lifetime(): Lifetime | undefined {
    return this.#last?.lifetime;
  }

  get session(): Session | undefined {
    return this.#last?.opened.session;
  }

  /** Adds a client. With a channel name, the session is in cookies, and tabs notify each other. */
  open(core: CoreClient, place: string | null, channelName?: string): Lifetime {
    const open = { core, lifetime: new Lifetime(core), opened: openSession(core, place, channelName) };
    if (channelName === undefined) core.listen(notifierOf(weakly(core), weakly(this)));
    opens.set(open.lifetime, open);
    this.#open = [...this.#open.filter((reference) => reference.deref()), weakly(open)];
    this.#last = open;
    return open.lifetime;
  }

  close(connected: Connected): void {
    const open = this.clients().find(({ lifetime }) => lifetime === connected);
    if (open) {
      this.#open = this.#open.filter((reference) => reference.deref() !== open);
      open.opened.close();
      this.#last = this.clients().at(-1) ?? open;
    }
  }

  clients(): Open[] {
    return this.#open.map((reference) => reference.deref()).filter((open) => open !== undefined);
  }
}

/**
 * Notifies the other clients of one client's session events. WebAssembly keeps this function alive as long as the core:
 * see `session.ts`.
 */
function notifierOf(self: Reference<CoreClient>, all: Reference<Connections>): CoreListener {
  return (raw, version) => {
    const event = raw as SessionEvent;
    if (!event.elsewhere) {
      const others = all
        .deref()
        ?.clients()
        .filter((open) => open.core !== self.deref());
      others?.forEach((open) => {
        open.core.changedElsewhere(event.type, "from" in event ? event.from : undefined, version);
      });
    }
  };
}
