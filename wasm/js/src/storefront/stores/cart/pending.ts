/**
 * This page's pending changes: kept in the storage until they are sent, with the promises that wait for them. The code
 * that merges, shows and sends them is loaded by the first change: see `sender.ts`.
 */

import { identityChanged } from "../../../core/errors.js";
import type { Outcome } from "./actions.js";
import { type Change, isOn, isSent, type QueuedChange } from "./change.js";
import type { Owner } from "./owner.js";
import type { ChangeQueue } from "./queue.js";
import { type QueueStorage, randomId } from "./storage.js";

/** The largest number of queued changes. A longer queue indicates a fault that waiting does not fix. */
export const MAX_QUEUED = 200;

/** The queue with another change. */
export function appended(queue: ChangeQueue, pending: QueuedChange): ChangeQueue {
  if (queue.length >= MAX_QUEUED) {
    throw new RangeError(`${MAX_QUEUED} changes of the cart wait to be sent: no more are accepted`);
  }
  return [...queue, pending];
}

interface Waiter {
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

export class PendingChanges {
  readonly #storage: QueueStorage;
  readonly #owner: () => Owner;
  readonly #changed: () => void;
  readonly #waiters = new Map<string, Waiter[]>();
  #queue: ChangeQueue = [];

  /** `changed` is called after the queue changed. */
  constructor(storage: QueueStorage, owner: () => Owner, changed: () => void) {
    this.#storage = storage;
    this.#owner = owner;
    this.#changed = changed;
  }

  get queue(): ChangeQueue {
    return this.#queue;
  }

  /** Queues a change, unmerged. The promise settles when the change is sent, refused or kept for later. */
  push(change: Change): Promise<Outcome> {
    const id = randomId();
    const place = Math.max(Date.now(), 1 + (this.#queue.at(-1)?.place ?? 0));
    this.set(appended(this.#queue, { id, place, change }));
    return this.wait(id);
  }

  /** Cancels a waiting removal. */
  cancelRemoval(lineId: string): void {
    const removal = this.#queue.find((pending) => !isSent(pending) && isOn(pending.change, "remove", lineId));
    if (!removal) return;
    this.answer(removal.id, (waiter) => waiter.resolve("done"));
    this.set(this.#queue.filter((pending) => pending !== removal));
  }

  set(queue: ChangeQueue): void {
    this.put(queue);
    this.#changed();
  }

  /** Replaces the queue, without notice. */
  put(queue: ChangeQueue): void {
    this.#queue = queue;
    this.#storage.keep(this.#owner(), queue);
  }

  /** Stores the queue under the updated owner. */
  claim(): void {
    this.#storage.keep(this.#owner(), this.#queue);
  }

  wait(id: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, [...(this.#waiters.get(id) ?? []), { resolve, reject }]);
    });
  }

  answer(id: string, tell: (waiter: Waiter) => void): void {
    const waiters = this.#waiters.get(id) ?? [];
    this.#waiters.delete(id);
    waiters.forEach(tell);
  }

  /** Makes the promises of a change wait for the change that it was merged into. */
  follow(id: string, merged: string): void {
    const waiters = [...(this.#waiters.get(merged) ?? []), ...(this.#waiters.get(id) ?? [])];
    this.#waiters.delete(id);
    this.#waiters.set(merged, waiters);
  }

  /** Resolves the waiting promises with `queued`: sending has to wait. */
  reportQueued(): void {
    for (const { id } of this.#queue) {
      this.answer(id, (waiter) => waiter.resolve("queued"));
    }
  }

  /** Abandons the queue, neither shown nor sent, until its owner is known. */
  setAside(): void {
    this.reportQueued();
    this.#queue = [];
    this.#storage.abandon();
    this.#changed();
  }

  /** Forgets the previous identity's queues on all pages. */
  clear(): void {
    for (const { id } of this.#queue) {
      this.answer(id, (waiter) => waiter.reject(identityChanged()));
    }
    this.#queue = [];
    this.#storage.clear(this.#owner());
    this.#changed();
  }
}
