/** The clients that share a strategy, and with it the session. */

import { type CoreConfig, type CoreListener, Driver } from "../drive.js";
import { Lifetime } from "../lifetime.js";
import { type OpenSession, openSession, type Session, type SessionEvent } from "./session.js";
import type { Connected } from "./strategy.js";
import type { Tokens } from "./tokens.js";

interface Open {
  readonly core: Driver;
  readonly lifetime: Lifetime;
  readonly opened: OpenSession;
}

export class Connections {
  readonly #open: Open[] = [];
  #last: Open | undefined;
  #left: Tokens | undefined;

  /** The lifetime of the client that was made last. */
  get lifetime(): Lifetime | undefined {
    return this.#last?.lifetime;
  }

  get session(): Session | undefined {
    return this.#last?.opened.session;
  }

  /** The tokens that the last client had when it was disposed of, for the next. */
  get left(): Tokens | undefined {
    return this.#left;
  }

  /** A core with the tokens of those that are there, if one is. */
  another(config: CoreConfig): Driver | undefined {
    const other = this.#open.at(-1);
    return other && new Driver(config, undefined, undefined, other.core);
  }

  /** Adds a core. With a channel's name its session is in cookies, and tabs tell each other of changes. */
  open(core: Driver, place: string | null, channelName?: string): Lifetime {
    const open = { core, lifetime: new Lifetime(core), opened: openSession(core, place, channelName) };
    if (channelName === undefined) {
      core.listen(teller(core, new WeakRef(this.#open)));
    }
    this.#open.push(open);
    this.#last = open;
    return open.lifetime;
  }

  close(connected: Connected): void {
    const index = this.#open.findIndex((open) => open.lifetime === connected);
    const [open] = index < 0 ? [] : this.#open.splice(index, 1);
    if (open) {
      this.#left = open.core.tokens();
      open.opened.close();
      this.#last = this.#open.at(-1) ?? open;
    }
  }
}

/**
 * Tells the other clients what happened to the session of one. WebAssembly holds on to this for as long as it has the
 * core: see `session.ts`.
 */
function teller(core: Driver, all: WeakRef<Open[]>): CoreListener {
  const self = new WeakRef(core);
  return (raw, version) => {
    const event = raw as SessionEvent;
    if (!event.elsewhere) {
      const others = all.deref()?.filter((open) => open.core !== self.deref());
      others?.forEach((open) => {
        open.core.changedElsewhere(event.type, "from" in event ? event.from : undefined, version);
      });
    }
  };
}
