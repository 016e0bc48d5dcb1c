/**
 * Sends pending changes in order, one at a time, each exactly once: a change whose answer was lost is sent again only
 * if the cart proves that it was not applied.
 */

import { ADD_ARRIVAL_MS, ADD_ATTEMPTS } from "../../../generated/rules.js";
import type { CartApi } from "../../cart-api/cart-api.js";
import { NothingAddedError, quantityOf } from "../../cart-api/nothing-added.js";
import { mayBeItem } from "../../cart-view/items.js";
import type { CartView } from "../../cart-view/view.js";
import {
  type CartBefore,
  type Change,
  isProvisional,
  isSent,
  type LineChange,
  type QueuedChange,
  type SentChange,
} from "./change.js";
import { isClientDisposed, LineGoneError, outcomeOf, Unreachable } from "./failure.js";
import { applyQueue, missingOf, targetOf, wasApplied } from "./optimistic.js";
import type { Outcome } from "./actions.js";
import type { Owner } from "./owner.js";
import type { PendingChanges } from "./pending.js";
import {
  blockerOf,
  retarget,
  type ChangeQueue,
  markSent,
  markUnsent,
  mergeQueues,
  push,
  removeChange,
} from "./queue.js";
import { LOCK_WAIT_MS, type QueueStorage, randomId } from "./storage.js";
import { Debounce } from "./debounce.js";

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
  refused(pending: QueuedChange, error: unknown): void;
  /** Called when a closed page left an abandoned queue. */
  left(): void;
}

export class Sender {
  readonly #api: CartApi;
  readonly #storage: QueueStorage;
  readonly #pending: PendingChanges;
  readonly #host: SenderHost;
  readonly #debounce = new Debounce();
  readonly #attempts = new Map<string, number>();
  /** When the wait for a sent change's answer ended: the answer was lost, or the page was closed. */
  readonly #unanswered = new Map<string, number>();
  /** When this page started to wait for another page's change, by the change's id. */
  #blocked = new Map<string, number>();
  /** The optimistic cart, cached while the cart and the queue are unchanged. */
  #applied: { known: CartView | null | undefined; changes: string; cart: CartView | null | undefined } | undefined;

  constructor(api: CartApi, storage: QueueStorage, pending: PendingChanges, host: SenderHost) {
    this.#api = api;
    this.#storage = storage;
    this.#pending = pending;
    this.#host = host;
    this.#merge(pending.queue);
  }

  /** The queues of all pages, merged. */
  get queueOfAllPages(): ChangeQueue {
    return mergeQueues(this.#others, this.#pending.queue);
  }

  /** The cart with the changes of a queue applied; the same object while nothing changes. */
  shown(known: CartView | null | undefined, queue: ChangeQueue): CartView | null | undefined {
    // A change that the cart already contains is not applied twice, although its answer is still in flight.
    const unapplied = queue.filter((queued) => !wasApplied(queued, known ?? null));
    const changes = JSON.stringify(unapplied);
    if (this.#applied?.known !== known || this.#applied?.changes !== changes) {
      this.#applied = { known, changes, cart: applyQueue(known, unapplied, this.#api.version) };
    }
    return this.#applied.cart;
  }

  /** Queues a change. The promise settles when the change is sent, refused or kept for later. */
  push(change: Change): Promise<Outcome> {
    const { queue, id } = push(this.#pending.queue, randomId(), change, this.#others, Date.now());
    this.#drop(this.#pending.queue, queue);
    this.#pending.set(queue);
    const outcome = id === undefined ? Promise.resolve<Outcome>("done") : this.#pending.wait(id);
    if (change.kind === "quantity") {
      this.#debounce.called();
    } else {
      this.#debounce.flush();
    }
    return outcome;
  }

  /** The pause before the first change is sent, if it belongs to a burst. */
  pause(): Promise<void> | undefined {
    return this.#pending.queue[0]?.change.kind === "quantity" ? this.#debounce.wait() : undefined;
  }

  /** Ends the pause: a caller awaits the changes. */
  endPause(): void {
    this.#debounce.flush();
  }

  /** Takes over the queues of closed pages, and watches open pages. */
  async takeOverAbandoned(): Promise<void> {
    await this.#storage.takeOverAbandoned(
      () => this.#host.owner(),
      (left) => {
        left.filter(({ sent }) => sent).forEach(({ id }) => this.#unanswered.set(id, performance.now()));
        this.#pending.set(mergeQueues(left, this.#pending.queue));
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
      const first = this.#pending.queue[0];
      if (!first) return;
      if (this.#isBlocked(first, requestedAt)) throw new Unreachable(undefined);
      await (isSent(first) ? this.#findOut(first) : this.#send(first));
    });
  }

  /** Merges changes that were appended before this code was loaded. */
  #merge(early: ChangeQueue): void {
    let queue: ChangeQueue = [];
    for (const { id, place, change } of early) {
      const pushed = push(queue, id, change, this.#others, place);
      this.#drop(queue, pushed.queue);
      if (pushed.id === undefined) {
        this.#pending.answer(id, (waiter) => waiter.resolve("done"));
      } else if (pushed.id !== id) {
        this.#pending.follow(id, pushed.id);
      }
      ({ queue } = pushed);
    }
    if (early.length > 0) this.#pending.put(queue);
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
    const first = this.#pending.queue[0];
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
    this.#pending.set(markSent(this.#pending.queue, id, before));
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
    this.#pending.put(retarget(removeChange(this.#pending.queue, id), pending, before, cart));
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
          this.#pending.set(markUnsent(this.#pending.queue, id));
          await this.#host.read();
        }
        // Reports only to the identity that made the change; the queue may have changed during the read.
        if (this.#pending.queue.some((each) => each.id === id)) this.#refuse(pending, error);
        return;
      case "not-done":
        this.#pending.set(markUnsent(this.#pending.queue, id));
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
      this.#pending.put(retarget(removeChange(this.#pending.queue, pending.id), pending, pending.sent, cart));
      await this.#settle(pending, pending.sent, cart);
    } else {
      this.#pending.set(markUnsent(this.#pending.queue, pending.id));
    }
  }

  /** The remaining time in which a lost add may still arrive, in milliseconds. Zero for idempotent changes. */
  #arrivalTime({ id, change }: QueuedChange): number {
    const since = this.#unanswered.get(id) ?? -Infinity;
    return change.kind === "add" ? ADD_ARRIVAL_MS - (performance.now() - since) : 0;
  }

  #done(id: string): void {
    this.#unanswered.delete(id);
    this.#pending.set(removeChange(this.#pending.queue, id));
    this.#pending.answer(id, (waiter) => waiter.resolve("done"));
  }

  #refuse(pending: QueuedChange, error: unknown): void {
    this.#pending.set(removeChange(this.#pending.queue, pending.id));
    this.#host.refused(pending, error);
    this.#pending.answer(pending.id, (waiter) => waiter.reject(error));
  }

  /** Resolves the changes that a push replaced or cancelled. */
  #drop(before: ChangeQueue, after: ChangeQueue): void {
    const left = new Set(after.map(({ id }) => id));
    for (const { id } of before) {
      if (!left.has(id)) this.#pending.answer(id, (waiter) => waiter.resolve("done"));
    }
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
