/**
 * Sends pending changes in order, one at a time, each exactly once: a change whose answer was lost is sent again only
 * if the cart proves that it was not applied.
 */

import { ADD_ARRIVAL_MS, ADD_ATTEMPTS } from "../../../generated/rules.js";
import { identityChanged } from "../../../core/errors.js";
import type { CartApi } from "../../cart-api/cart-api.js";
import { NothingAddedError, quantityOf } from "../../cart-api/nothing-added.js";
import { mayBeItem } from "../../cart-view/items.js";
import type { CartView } from "../../cart-view/view.js";
import {
  type CartBefore,
  type Change,
  isProvisional,
  type LineChange,
  type QueuedChange,
  type SentChange,
} from "./change.js";
import { isClientDisposed, LineGoneError, outcomeOf, Unreachable } from "./failure.js";
import { missingOf, targetOf, wasApplied } from "./optimistic.js";
import type { Outcome } from "./actions.js";
import type { Owner } from "./owner.js";
import {
  blockerOf,
  retarget,
  cancelRemoval,
  type ChangeQueue,
  isSent,
  markSent,
  markUnsent,
  mergeQueues,
  push,
  removeChange,
} from "./queue.js";
import { LOCK_WAIT_MS, type QueueStorage, randomId } from "./storage.js";

/** The sender's access to the cart's store. */
export interface SenderHost {
  /** The cart if it is up to date. */
  known(): CartView | null | undefined;
  /** Reads the platform's cart. Throws `Unreachable`. */
  read(): Promise<CartView | null>;
  take(cart: CartView | null): void;
  owner(): Owner;
  /**
   * A number that changes with the session: the answer to a previous identity's request must not reach the next
   * identity.
   */
  identity(): number;
  /** Called after the queue changed. */
  changed(): void;
  refused(pending: QueuedChange, error: unknown): void;
  /** Called when a closed page left an abandoned queue. */
  left(): void;
}

interface Waiter {
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

export class Sender {
  readonly #api: CartApi;
  readonly #storage: QueueStorage;
  readonly #host: SenderHost;
  readonly #waiters = new Map<string, Waiter[]>();
  readonly #attempts = new Map<string, number>();
  /** When the wait for a sent change's answer ended: the answer was lost, or the page was closed. */
  readonly #unanswered = new Map<string, number>();
  /** When this page started to wait for another page's change, by the change's id. */
  #blocked = new Map<string, number>();
  #queue: ChangeQueue = [];

  constructor(api: CartApi, storage: QueueStorage, host: SenderHost) {
    this.#api = api;
    this.#storage = storage;
    this.#host = host;
  }

  /** The queue of this page. */
  get queue(): ChangeQueue {
    return this.#queue;
  }

  /** The queues of all pages, merged. */
  get queueOfAllPages(): ChangeQueue {
    return mergeQueues(this.#others, this.#queue);
  }

  /** Queues a change. The promise settles when the change is sent, refused or kept for later. */
  push(change: Change): Promise<Outcome> {
    const { queue, id } = push(this.#queue, randomId(), change, this.#others, Date.now());
    this.#drop(queue);
    this.#set(queue);
    return id === undefined ? Promise.resolve("done") : this.#wait(id);
  }

  /** Cancels a waiting removal. */
  cancelRemoval(lineId: string): boolean {
    const { queue, id } = cancelRemoval(this.#queue, lineId);
    if (id !== undefined) {
      this.#answer(id, (waiter) => waiter.resolve("done"));
      this.#set(queue);
    }
    return id !== undefined;
  }

  /** Takes over the queues of closed pages, and watches open pages. */
  async takeOverAbandoned(): Promise<void> {
    await this.#storage.takeOverAbandoned(
      () => this.#host.owner(),
      (left) => {
        left.filter(({ sent }) => sent).forEach(({ id }) => this.#unanswered.set(id, performance.now()));
        this.#set(mergeQueues(left, this.#queue));
      },
    );
    this.watch();
  }

  /** Watches other pages' queues, in order to take over the queue of a page that closes. */
  watch(): void {
    this.#storage.watch(this.#host.owner(), () => this.#host.left());
  }

  /** Sends the first change; if its outcome is unknown, reads the cart instead. Throws `Unreachable`. */
  sendFirst(): Promise<void> {
    const requestedAt = performance.now();
    return this.#storage.whileAlone(async () => {
      const first = this.#queue[0];
      if (!first) return;
      if (this.#isBlocked(first, requestedAt)) throw new Unreachable(undefined);
      await (isSent(first) ? this.#findOut(first) : this.#send(first));
    });
  }

  /** Resolves the waiting promises with `queued`: sending has to wait. */
  reportQueued(): void {
    for (const { id } of this.#queue) {
      this.#answer(id, (waiter) => waiter.resolve("queued"));
    }
  }

  /** Stores the queue under the updated owner. */
  claim(): void {
    this.#storage.keep(this.#host.owner(), this.#queue);
  }

  /** Abandons the queue, neither shown nor sent, until its owner is known. */
  setAside(): void {
    this.reportQueued();
    this.#queue = [];
    this.#storage.abandon();
    this.#host.changed();
  }

  /** Forgets the previous identity's queues on all pages. */
  clear(): void {
    for (const { id } of this.#queue) {
      this.#answer(id, (waiter) => waiter.reject(identityChanged()));
    }
    this.#queue = [];
    this.#storage.clear(this.#host.owner());
    this.#host.changed();
  }

  /**
   * Whether a change waits for another page's change. The wait ends after some seconds, since the other page may be
   * suspended: nothing is sent twice, but if that page's answer is lost as well, it may take this add for its own.
   */
  #isBlocked(first: QueuedChange, requestedAt: number): boolean {
    const blocker = blockerOf(first, this.#others);
    const since = blocker && (this.#blocked.get(blocker.id) ?? requestedAt);
    this.#blocked = new Map(blocker && [[blocker.id, since ?? requestedAt]]);
    return since !== undefined && performance.now() - since < LOCK_WAIT_MS;
  }

  /** The queues of other pages. */
  get #others(): ChangeQueue {
    return this.#storage.queueOfOthers(this.#host.owner());
  }

  async #send({ id, place }: QueuedChange): Promise<void> {
    await this.#api.load?.().catch((cause: unknown) => {
      throw new Unreachable(cause);
    });
    const known = await this.#current();
    const first = this.#queue[0];
    // The queue may have changed during the read: check the first change again.
    if (first?.id !== id || first.place !== place) return;
    const { change } = first;
    const pending = { id, place, change: withCurrentLine(change, known) };
    if (isLost(pending.change, known)) {
      this.#refuse(pending, new LineGoneError(pending.change.lineId));
      return;
    }
    if (isIdle(pending.change, known)) {
      this.#done(id);
      return;
    }
    const before = beforeOf(pending.change, known);
    this.#set(markSent(this.#queue, id, before));
    const identity = this.#host.identity();
    let cart;
    try {
      cart = await perform(this.#api, pending.change, known);
    } catch (error) {
      if (identity === this.#host.identity()) {
        await this.#failed(pending, error);
        return;
      }
    }
    if (cart === undefined || identity !== this.#host.identity()) {
      // The new identity must not see this cart. Remaining changes are checked against the new identity's cart.
      this.#unanswered.set(id, performance.now());
      return;
    }
    // Removed from the queue first: a cart that contains the change must not be shown with the change applied twice.
    this.#put(retarget(removeChange(this.#queue, id), pending, before, cart));
    this.#host.take(cart);
    await this.#settle(pending, before, cart);
  }

  /** Settles a change by comparing the cart before and after. */
  async #settle(pending: QueuedChange, before: CartBefore, cart: CartView | null): Promise<void> {
    const lacking = missingOf(pending.change, before, cart);
    if (lacking.length > 0) {
      const identity = this.#host.identity();
      const explained = (await this.#api.explain?.(lacking)) ?? lacking;
      if (identity === this.#host.identity()) this.#refuse(pending, new NothingAddedError(explained));
    } else {
      this.#done(pending.id);
    }
  }

  /** The known cart; reads it again if another page has stored a different revision that has not arrived here yet. */
  async #current(): Promise<CartView | null> {
    const known = this.#host.known();
    const kept = this.#storage.cart(this.#host.owner());
    return known !== undefined && (kept === undefined || kept?.revision === known?.revision)
      ? known
      : this.#host.read();
  }

  async #failed(pending: QueuedChange, error: unknown): Promise<void> {
    const { id } = pending;
    switch (outcomeOf(error)) {
      case "refused":
        if (isClientDisposed(error)) {
          this.#set(markUnsent(this.#queue, id));
          await this.#host.read();
        }
        // Reports only to the identity that made the change; the queue may have changed during the read.
        if (this.#queue.some((each) => each.id === id)) this.#refuse(pending, error);
        return;
      case "not-done":
        this.#set(markUnsent(this.#queue, id));
        throw new Unreachable(error);
      case "unknown": {
        this.#unanswered.set(id, performance.now());
        const attempts = (this.#attempts.get(id) ?? 0) + 1;
        this.#attempts.set(id, attempts);
        if (attempts >= ADD_ATTEMPTS) {
          this.#attempts.delete(id);
          throw new Unreachable(error);
        }
      }
    }
  }

  /** Reads the cart to determine whether a change was applied; if not, the change waits again. */
  async #findOut(pending: SentChange): Promise<void> {
    let cart = await this.#host.read();
    const remaining = this.#arrivalTime(pending);
    if (!wasApplied(pending, cart) && remaining > 0) {
      await new Promise((resolve) => setTimeout(resolve, remaining));
      cart = await this.#host.read();
    }
    if (wasApplied(pending, cart)) {
      this.#put(retarget(removeChange(this.#queue, pending.id), pending, pending.sent, cart));
      await this.#settle(pending, pending.sent, cart);
    } else {
      this.#set(markUnsent(this.#queue, pending.id));
    }
  }

  /** The remaining time in which a lost add may still arrive, in milliseconds. Zero for idempotent changes. */
  #arrivalTime({ id, change }: QueuedChange): number {
    const since = this.#unanswered.get(id) ?? -Infinity;
    return change.kind === "add" ? ADD_ARRIVAL_MS - (performance.now() - since) : 0;
  }

  #done(id: string): void {
    this.#unanswered.delete(id);
    this.#set(removeChange(this.#queue, id));
    this.#answer(id, (waiter) => waiter.resolve("done"));
  }

  #refuse(pending: QueuedChange, error: unknown): void {
    this.#set(removeChange(this.#queue, pending.id));
    this.#host.refused(pending, error);
    this.#answer(pending.id, (waiter) => waiter.reject(error));
  }

  #set(queue: ChangeQueue): void {
    this.#put(queue);
    this.#host.changed();
  }

  #put(queue: ChangeQueue): void {
    this.#queue = queue;
    this.#storage.keep(this.#host.owner(), queue);
  }

  /** Resolves the changes that a push replaced or cancelled. */
  #drop(queue: ChangeQueue): void {
    const left = new Set(queue.map(({ id }) => id));
    for (const { id } of this.#queue) {
      if (!left.has(id)) this.#answer(id, (waiter) => waiter.resolve("done"));
    }
  }

  #wait(id: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, [...(this.#waiters.get(id) ?? []), { resolve, reject }]);
    });
  }

  #answer(id: string, tell: (waiter: Waiter) => void): void {
    const waiters = this.#waiters.get(id) ?? [];
    this.#waiters.delete(id);
    waiters.forEach(tell);
  }
}

function isWanted({ quantity }: { quantity: number }): boolean {
  return quantity > 0;
}

/** The change with its line's current id. */
function withCurrentLine(change: Change, known: CartView | null): Change {
  if (change.kind !== "quantity" && change.kind !== "remove") return change;
  const line = targetOf(known, change);
  return line ? { ...change, lineId: line.id } : change;
}

/** Whether the target line is missing or ambiguous. A removal whose line is already gone is fine. */
function isLost(change: Change, known: CartView | null): change is LineChange {
  switch (change.kind) {
    case "quantity":
      return targetOf(known, change) === undefined;
    case "remove":
      return targetOf(known, change) === undefined && mayBeThere(change, known);
    default:
      return false;
  }
}

/** Whether the line of another page's pending add may already be in the cart. */
function mayBeThere({ lineId, catalogReference }: LineChange, known: CartView | null): boolean {
  return (
    isProvisional(lineId) && known?.lines.some((line) => mayBeItem(line.catalogReference, catalogReference)) === true
  );
}

/** Whether the cart already is as requested. */
function isIdle(change: Change, known: CartView | null): boolean {
  switch (change.kind) {
    case "add":
      return !change.items.some(isWanted);
    case "quantity":
      return targetOf(known, change)?.quantity === change.quantity;
    case "remove":
      return targetOf(known, change) === undefined;
    case "coupon":
      return false;
    case "removeCoupon":
      return known === null || known.coupons.length === 0;
  }
}

function beforeOf(change: Change, known: CartView | null): CartBefore {
  const cart = known?.revision !== undefined && { cart: known.id, revision: known.revision };
  if (change.kind !== "add") return { ...cart, held: [] };
  return {
    ...cart,
    held: change.items.map(({ catalogReference }) => quantityOf(known, catalogReference)),
    lines: Object.fromEntries(known?.lines.map(({ id, quantity }) => [id, quantity]) ?? []),
  };
}

function perform(api: CartApi, change: Change, known: CartView | null): Promise<CartView | null> {
  switch (change.kind) {
    case "add":
      return api.add(
        change.items.filter(isWanted).map(({ catalogReference, quantity }) => ({ catalogReference, quantity })),
      );
    case "quantity":
      return api.setQuantity(change.lineId, change.quantity);
    case "remove":
      return api.remove([change.lineId]);
    case "coupon":
      return api.applyCoupon(change.code);
    case "removeCoupon":
      return known ? api.removeCoupon(known) : Promise.resolve(known);
  }
}
