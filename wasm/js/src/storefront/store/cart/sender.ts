/**
 * Sends what is pending, in order and one at a time, each exactly once: a change whose answer was lost is not sent
 * again before the cart has told whether it was done.
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
  type LineChange,
  type QueuedChange,
  type SentChange,
} from "./change.js";
import { classifyFailure, identityChanged, isClientDisposed, LineGoneError, Unreachable } from "./failure.js";
import { missingOf, targetOf, wasApplied } from "./optimistic.js";
import type { Outcome } from "./actions.js";
import type { Owner } from "./owner.js";
import {
  aimAtMade,
  cancelRemoval,
  type ChangeQueue,
  isSent,
  markSent,
  markUnsent,
  mergeQueues,
  mustWait,
  push,
  removeChange,
} from "./queue.js";
import type { QueueStorage } from "./storage.js";
import { randomId } from "./storage.js";

/** The cart that the outbox works on. */
export interface SenderHost {
  /** The cart as far as it is known and current. */
  known(): CartView | null | undefined;
  /** Asks the platform for it. Throws `Away`. */
  read(): Promise<CartView | null>;
  take(cart: CartView | null): void;
  owner(): Owner;
  /** Another one after each change of the session: an answer to who was there before is not for who is there now. */
  identity(): number;
  /** The queue has changed. */
  changed(): void;
  refused(pending: QueuedChange, error: unknown): void;
  /** A page that is gone has left something to be adopted. */
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
  /** When the answer of what was sent was given up: it was lost, or its page is gone. */
  readonly #unanswered = new Map<string, number>();
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

  /** Puts a change on the queue. The promise is for who flushes it then. */
  push(change: Change): Promise<Outcome> {
    const { queue, id } = push(this.#queue, randomId(), change, this.#others, Date.now());
    this.#drop(queue);
    this.#set(queue);
    return id === undefined ? Promise.resolve("done") : this.#wait(id);
  }

  /** Takes back the removal of a line, if it still waits. */
  cancelRemoval(lineId: string): boolean {
    const { queue, id } = cancelRemoval(this.#queue, lineId);
    if (id !== undefined) {
      this.#answer(id, (waiter) => waiter.resolve("done"));
      this.#set(queue);
    }
    return id !== undefined;
  }

  /** Takes over what pages that are gone have left, and watches those that are still there. */
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

  /** Other pages wait for something: should they go, it is adopted. */
  watch(): void {
    this.#storage.watch(this.#host.owner(), () => this.#host.left());
  }

  /** Sends the first change; one whose outcome is unknown is found out about first. Throws `Away`. */
  sendFirst(): Promise<void> {
    return this.#storage.whileAlone(async () => {
      const first = this.#queue[0];
      if (!first) {
        return;
      }
      if (mustWait(first, this.#others)) {
        throw new Unreachable(undefined);
      }
      await (isSent(first) ? this.#findOut(first) : this.#send(first));
    });
  }

  /** Something cannot be sent yet: whoever waits learns that their changes are kept. */
  reportQueued(): void {
    for (const { id } of this.#queue) {
      this.#answer(id, (waiter) => waiter.resolve("queued"));
    }
  }

  /** Keeps what waits as the owner's, of whom more has become known. */
  claim(): void {
    this.#storage.keep(this.#host.owner(), this.#queue);
  }

  /** Puts what waits aside, unseen and unsent, until it is known whether it is the owner's. */
  setAside(): void {
    this.reportQueued();
    this.#queue = [];
    this.#storage.abandon();
    this.#host.changed();
  }

  /** Forgets what waits, on all pages, of whoever was there before. */
  clear(): void {
    for (const { id } of this.#queue) {
      this.#answer(id, (waiter) => waiter.reject(identityChanged()));
    }
    this.#queue = [];
    this.#storage.clear(this.#host.owner());
    this.#host.changed();
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
    // The shopper may have changed their mind while the cart was read. Then it is looked at anew.
    if (first?.id !== id || first.place !== place) {
      return;
    }
    const { change } = first;
    const pending = { id, place, change: aimed(change, known) };
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
      // The new identity must not see the cart. Changes still queued are looked for in the cart that is theirs.
      this.#unanswered.set(id, performance.now());
      return;
    }
    // Off the queue first: nobody is to see the change done to a cart that has it already.
    this.#put(aimAtMade(removeChange(this.#queue, id), pending, before, cart));
    this.#host.take(cart);
    await this.#told(pending, before, cart);
  }

  /** The cart tells what became of something. */
  async #told(pending: QueuedChange, before: CartBefore, cart: CartView | null): Promise<void> {
    const lacking = missingOf(pending.change, before, cart);
    if (lacking.length > 0) {
      const identity = this.#host.identity();
      const explained = (await this.#api.explain?.(lacking)) ?? lacking;
      if (identity === this.#host.identity()) {
        this.#refuse(pending, new NothingAddedError(explained));
      }
    } else {
      this.#done(pending.id);
    }
  }

  /** The cart as it is known, unless another page has left word of another: what it did may not have been heard yet. */
  async #current(): Promise<CartView | null> {
    const known = this.#host.known();
    const kept = this.#storage.cart(this.#host.owner());
    return known !== undefined && (kept === undefined || kept?.revision === known?.revision)
      ? known
      : this.#host.read();
  }

  async #failed(pending: QueuedChange, error: unknown): Promise<void> {
    const { id } = pending;
    switch (classifyFailure(error)) {
      case "refused":
        if (isClientDisposed(error)) {
          this.#set(markUnsent(this.#queue, id));
          await this.#host.read();
        }
        // Only the identity that made the change is told, and the change may have left the queue while the cart was read.
        if (this.#queue.some((each) => each.id === id)) {
          this.#refuse(pending, error);
        }
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

  /** Reads the cart to learn whether a change was done; if not, it waits again. */
  async #findOut(pending: SentChange): Promise<void> {
    let cart = await this.#host.read();
    const patience = this.#patience(pending);
    if (!wasApplied(pending, cart) && patience > 0) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      cart = await this.#host.read();
    }
    if (wasApplied(pending, cart)) {
      this.#put(aimAtMade(removeChange(this.#queue, pending.id), pending, pending.sent, cart));
      await this.#told(pending, pending.sent, cart);
    } else {
      this.#set(markUnsent(this.#queue, pending.id));
    }
  }

  /** How long an add may still arrive, in milliseconds. All else does no harm when it is done twice. */
  #patience({ id, change }: QueuedChange): number {
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

  /** Changes that a push has made needless are as good as done. */
  #drop(queue: ChangeQueue): void {
    const left = new Set(queue.map(({ id }) => id));
    for (const { id } of this.#queue) {
      if (!left.has(id)) {
        this.#answer(id, (waiter) => waiter.resolve("done"));
      }
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

function wanted({ quantity }: { quantity: number }): boolean {
  return quantity > 0;
}

/** The change with the id that its line has now. */
function aimed(change: Change, known: CartView | null): Change {
  if (change.kind !== "quantity" && change.kind !== "remove") {
    return change;
  }
  const line = targetOf(known, change);
  return line ? { ...change, lineId: line.id } : change;
}

/**
 * Whether a line is to be changed that is not there, or cannot be told from others. One that is to go and is gone is as it
 * should be.
 */
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

/** Whether a line that another page was adding may be one of those that the cart has now. */
function mayBeThere({ lineId, catalogReference }: LineChange, known: CartView | null): boolean {
  return (
    isProvisional(lineId) && known?.lines.some((line) => mayBeItem(line.catalogReference, catalogReference)) === true
  );
}

/** Whether the cart is as wished already. */
function isIdle(change: Change, known: CartView | null): boolean {
  switch (change.kind) {
    case "add":
      return !change.items.some(wanted);
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
  if (change.kind !== "add") {
    return { ...cart, held: [] };
  }
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
        change.items.filter(wanted).map(({ catalogReference, quantity }) => ({ catalogReference, quantity })),
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
