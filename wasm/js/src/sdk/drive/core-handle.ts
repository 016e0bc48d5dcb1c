/** A handle on one client within the newest core instance. */

import type { StoredSession } from "../auth/stored-session.js";
import type { Tokens } from "../auth/tokens.js";
import { coreAtHand, type CoreModule, type CorePart } from "../../core/core.js";
import { report, RequestError } from "../../core/errors.js";
import type { Happened } from "../../generated/border.js";
import { finalizer } from "../weak.js";

/** An event since a job's last step, as arguments of the core's function. */
export type CoreEvent = [happened: Happened, status?: number, head?: string, text?: string];

/** The largest recursion of changes through the program's callbacks, which would otherwise overflow the core's stack. */
const MAX_DEPTH = 20;

/** An open client within a core instance. The core reuses the number after the client is closed. */
export interface OpenClient {
  readonly core: CoreModule;
  readonly client: number;
  /** The number of jobs under way. */
  jobs: number;
  /** Whether the client closes with its last job: another instance has replaced this one. */
  isLeft: boolean;
  isClosed: boolean;
  /** The session's renewal under way. */
  renewal?: Promise<unknown>;
}

function close(open: OpenClient): void {
  if (!open.isClosed) open.core.close(open.client);
  open.isClosed = true;
}

/** Closes clients that the program lost without disposing of them. */
const forgotten = finalizer(close);

/** A function of the core with a client's number. */
export type CoreWork = (core: CoreModule, client: number) => string;

/**
 * One client of the core. The first use opens the client; after a trap, or after the first login, which loads the core with
 * logins, the handle opens the client again in the new instance. Jobs end in the instance where they began: both instances share the
 * session's storage, as two tabs do.
 */
export class CoreHandle {
  /** Whether the client was freed, after which it is never opened again. */
  isFree = false;
  #open: OpenClient | undefined;
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

  /** Opens the client if the core is loaded; returns whether the client is open in a core with this part. */
  has(part: CorePart): boolean {
    return this.isThere() && (part === "calls" || this.#open?.core.part === part);
  }

  /** Opens the client if the core is loaded; returns whether the client is open. */
  isThere(): boolean {
    const core = this.#open && this.isFree ? this.#open.core : coreAtHand();
    const before = this.#open;
    let unkept = "";
    if (before && before.core !== core) {
      if (core) unkept = this.#stored.unkept(() => before.core.tokens(before.client, true));
      this.close();
    }
    if (core && !this.#open && !this.isFree) {
      const settings = JSON.stringify({ ...this.#settings, version: core.version });
      const client = core.open(settings, unkept, this.#stored.program());
      this.#open = { core, client, jobs: 0, isLeft: false, isClosed: false };
      forgotten.register(this, this.#open);
      this.#opened();
    }
    return this.#open !== undefined;
  }

  /** Closes the client, after its last job. */
  close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) {
      forgotten.unregister(this);
      open.isLeft = true;
      if (open.jobs === 0) close(open);
    }
  }

  /** The stored tokens. */
  tokens(): Tokens {
    if (this.#isBusy) return this.#stored.programTokens();
    if (this.isThere()) return JSON.parse(this.start((core, client) => core.tokens(client, false))) as Tokens;
    return this.#stored.tokens();
  }

  /** Runs a function of the open client, such as one that starts a job: returns its JSON; empty without an open client. */
  start(work: CoreWork): string {
    return this.#open ? this.#run(this.#open, work) : "";
  }

  /** The open client, for a job that begins. Ends with `leave`. */
  enter(): OpenClient | undefined {
    const open = this.#open;
    if (open) open.jobs += 1;
    return open;
  }

  /** Ends a job, and closes the client if another instance has replaced it. */
  leave(open: OpenClient): void {
    open.jobs -= 1;
    if (open.isLeft && open.jobs === 0) close(open);
  }

  /** Steps a job in the client where it began. Empty if the client was closed. */
  step(open: OpenClient, job: number, [event, status = 0, head = "", text = ""]: CoreEvent): string {
    return open.isClosed ? "" : this.#run(open, (core, client) => core.step(client, job, event, status, head, text));
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

  #run({ core, client }: OpenClient, work: CoreWork): string {
    this.#isBusy = true;
    try {
      return work(core, client);
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
