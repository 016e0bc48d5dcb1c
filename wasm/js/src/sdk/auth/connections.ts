/** The clients that share a strategy, and with it the session. */

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

/** What belongs to a client, for as long as the client is there. */
const opens = new WeakMap<Connected, Open>();

export class Connections {
  /** Those that a program just forgets are not kept by this. */
  #open: Reference<Open>[] = [];
  #last: Open | undefined;

  /** The lifetime of the client that was made last. */
  get lifetime(): Lifetime | undefined {
    return this.#last?.lifetime;
  }

  get session(): Session | undefined {
    return this.#last?.opened.session;
  }

  /** Adds a core. With a channel's name its session is in cookies, and tabs tell each other of changes. */
  open(core: CoreClient, place: string | null, channelName?: string): Lifetime {
    const open = { core, lifetime: new Lifetime(core), opened: openSession(core, place, channelName) };
    if (channelName === undefined) {
      core.listen(teller(weakly(core), weakly(this)));
    }
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
 * Tells the other clients what happened to the session of one. WebAssembly holds on to this for as long as it has the
 * core: see `session.ts`.
 */
function teller(self: Reference<CoreClient>, all: Reference<Connections>): CoreListener {
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
