/** A handle on one client within an instance of the core. */

import type { Kept, Memory } from "../auth/kept.js";
import type { Tokens } from "../auth/tokens.js";
import { coreAtHand, type CoreModule } from "../../core/core.js";
import { report } from "../../core/errors.js";
import type { Happened, Work } from "../../generated/border.js";
import { finalizer } from "../weak.js";

/** An event since a job's last step, with the parts that the core reads. */
export type CoreEvent = [happened: Happened, status?: number, head?: string, text?: string];

/** No client has this number: an instance of the core gives none of it out. */
const NO_CLIENT = 2 ** 32 - 1;

/** An open client: its number is given out again once it is closed. */
interface Open {
  readonly core: CoreModule;
  readonly client: number;
  readonly memory: Memory;
}

function close({ core, client, memory }: Open): void {
  memory.left(core, client);
  core.close(client);
}

/** Closes the core's part of clients that a program has forgotten. */
const forgotten = finalizer(close);

/** One client of the core: opened by the first work that needs it, and anew where its core has broken down. */
export class CoreHandle {
  /** Whether the client was disposed of: it is not opened any more. */
  isFree = false;
  #open: Open | undefined;
  /** Whether the core is at work: a store of the program's own may call the client meanwhile. */
  #isBusy = false;
  /** Changes that a store asked for during the work, to be made after it. */
  readonly #deferred: (() => void)[] = [];
  readonly #kept: Kept;
  readonly #settings: object;
  readonly #opened: () => void;

  constructor(kept: Kept, settings: object, opened: () => void) {
    this.#kept = kept;
    this.#settings = settings;
    this.#opened = opened;
  }

  /** The instance of the core that the client is open in. */
  get core(): CoreModule | undefined {
    return this.#open?.core;
  }

  /** Whether the client is open. It is opened with this if the core is at hand. */
  isThere(): boolean {
    const core = this.#open && this.isFree ? this.#open.core : coreAtHand();
    if (this.#open && this.#open.core !== core) {
      forgotten.unregister(this);
      this.#open = undefined;
    }
    if (core && !this.#open && !this.isFree) {
      const { memory } = this.#kept;
      const other = memory.clientOf(core);
      const begin = memory.tokens && other === undefined ? JSON.stringify(memory.tokens) : "";
      const settings = JSON.stringify({ ...this.#settings, version: core.version });
      const client = core.open(settings, begin, other ?? -1, this.#kept.program());
      this.#open = { core, client, memory };
      memory.entered(core, client);
      forgotten.register(this, this.#open);
      this.#opened();
    }
    return this.#open !== undefined;
  }

  /** Closes the client, with its tokens in memory. */
  close(): void {
    if (this.#open) {
      this.#kept.memory.tokens = this.tokens();
      forgotten.unregister(this);
      close(this.#open);
      this.#open = undefined;
    }
  }

  /** The tokens as they are kept. */
  tokens(): Tokens {
    if (this.#isBusy) {
      return this.#kept.stored();
    }
    if (this.isThere()) {
      return JSON.parse(this.act("tokens")) as Tokens;
    }
    return this.isFree ? this.#kept.memory.last() : this.#kept.tokens();
  }

  /** Begins a piece of work: gives its first step as JSON; empty if the client is not open. */
  act(work: Work, first = "", second = "", third = ""): string {
    return this.#work(this.core, (core, client) => core.act(client, work, first, second, third));
  }

  /** Steps a job of an instance of the core, which may have broken down since. */
  step(core: CoreModule | undefined, job: number, [event, status = 0, head = "", text = ""]: CoreEvent): string {
    return this.#work(core, (core, client) => core.step(client, job, event, status, head, text));
  }

  /** Makes a change now, or after the work that is under way. */
  afterWork(change: () => void): void {
    if (this.#isBusy) {
      this.#deferred.push(change);
    } else {
      change();
    }
  }

  #work(core: CoreModule | undefined, work: (core: CoreModule, client: number) => string): string {
    this.#isBusy = true;
    try {
      const client = this.core === core ? this.#open?.client : undefined;
      return core ? work(core, client ?? NO_CLIENT) : "";
    } finally {
      this.#isBusy = false;
      try {
        this.#deferred.shift()?.();
      } catch (error) {
        // The change of a store is not what this work was for.
        report(error);
      }
    }
  }
}
