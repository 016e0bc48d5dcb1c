/** A handle on one client within a core instance. */

import type { StoredSession, Memory } from "../auth/stored-session.js";
import type { Tokens } from "../auth/tokens.js";
import { coreAtHand, type CoreModule } from "../../core/core.js";
import { report, RequestError } from "../../core/errors.js";
import type { Happened, Work } from "../../generated/border.js";
import { finalizer } from "../weak.js";

/** An event since a job's last step, as arguments of the core's function. */
export type CoreEvent = [happened: Happened, status?: number, head?: string, text?: string];

/** The number for "no client": a core instance never allocates it. */
const NO_CLIENT = 2 ** 32 - 1;

/** The largest recursion of changes through the program's callbacks, which would otherwise overflow the core's stack. */
const MAX_DEPTH = 20;

/** An open client. The core reuses the number after the client is closed. */
interface Open {
  readonly core: CoreModule;
  readonly client: number;
  readonly memory: Memory;
}

function close({ core, client, memory }: Open): void {
  memory.left(core, client);
  core.close(client);
}

/** Closes clients that the program lost without disposing of them. */
const forgotten = finalizer(close);

/** One client of the core: opened on first use, and reopened after a trap. */
export class CoreHandle {
  /** Whether the client was freed, after which it is never opened again. */
  isFree = false;
  #open: Open | undefined;
  /** Whether a core function is running, which may call the program's token store, which may call the client. */
  #isBusy = false;
  /** Changes that a token store requested during a core function. They are applied after the function returns. */
  readonly #deferred: (() => void)[] = [];
  /** The recursion depth of changes through callbacks. */
  #depth = 0;
  readonly #stored: StoredSession;
  readonly #settings: object;
  readonly #opened: () => void;

  constructor(stored: StoredSession, settings: object, opened: () => void) {
    this.#stored = stored;
    this.#settings = settings;
    this.#opened = opened;
  }

  /** The core instance of the open client. */
  get core(): CoreModule | undefined {
    return this.#open?.core;
  }

  /** Opens the client if the core is loaded; returns whether the client is open. */
  isThere(): boolean {
    const core = this.#open && this.isFree ? this.#open.core : coreAtHand();
    if (this.#open && this.#open.core !== core) {
      forgotten.unregister(this);
      this.#open = undefined;
    }
    if (core && !this.#open && !this.isFree) {
      const { memory } = this.#stored;
      const other = memory.clientOf(core);
      const begin = memory.tokens && other === undefined ? JSON.stringify(memory.tokens) : "";
      const settings = JSON.stringify({ ...this.#settings, version: core.version });
      const client = core.open(settings, begin, other ?? -1, this.#stored.program());
      this.#open = { core, client, memory };
      memory.entered(core, client);
      forgotten.register(this, this.#open);
      this.#opened();
    }
    return this.#open !== undefined;
  }

  /** Closes the client, and copies its tokens to memory. */
  close(): void {
    if (this.#open) {
      this.#stored.memory.tokens = this.tokens();
      forgotten.unregister(this);
      close(this.#open);
      this.#open = undefined;
    }
  }

  /** The stored tokens. */
  tokens(): Tokens {
    if (this.#isBusy) return this.#stored.programTokens();
    if (this.isThere()) return JSON.parse(this.startJob("tokens")) as Tokens;
    return this.isFree ? this.#stored.memory.last() : this.#stored.tokens();
  }

  /** Starts a job: returns its first step as JSON; empty if the client is not open. */
  startJob(work: Work, first = "", second = "", third = ""): string {
    return this.#work(this.core, (core, client) => core.act(client, work, first, second, third));
  }

  /** Steps a job of a core instance, which may have trapped meanwhile. */
  step(core: CoreModule | undefined, job: number, [event, status = 0, head = "", text = ""]: CoreEvent): string {
    return this.#work(core, (core, client) => core.step(client, job, event, status, head, text));
  }

  /** Makes a change, after the running core function if there is one. */
  afterWork(change: () => void): void {
    const run = (): void => {
      if (this.#depth === MAX_DEPTH) {
        const message = "each change of the session makes another: look at its listeners and at setTokens of its store";
        throw new RequestError({ kind: "request", message });
      }
      this.#depth += 1;
      try {
        change();
      } finally {
        this.#depth -= 1;
      }
    };
    if (this.#isBusy) {
      this.#deferred.push(run);
    } else {
      run();
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
        // A store's failed change must not fail the job.
        report(error);
      }
    }
  }
}
