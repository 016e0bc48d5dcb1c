/**
 * Sends what is pending, in order and one at a time, each exactly once: an operation whose answer was lost is not sent
 * again before the cart has told whether it was done.
 */

import type { CartApi } from "../../cart-api/cart-api.js";
import { held, NothingAdded } from "../../cart-api/nothing-added.js";
import { mayBeItem } from "../../cart-view/items.js";
import type { CartView } from "../../cart-view/view.js";
import { aimAtMade } from "./aim.js";
import { identityChanged } from "./identity-changed.js";
import type { Journal } from "./journal.js";
import { LineGone } from "./line-gone.js";
import { isSent, keepLine, type Log, merge, mustWait, push, send, settle, unsend } from "./log.js";
import {
  type Before,
  isProvisional,
  type LineOperation,
  type Operation,
  type Pending,
  type Sent,
} from "./operation.js";
import { lackingOf, wasDone } from "./outcome.js";
import type { Owner } from "./owner.js";
import { randomId } from "./random-id.js";
import { targetOf } from "./shown.js";
import { Away, mayBeOver, meaningOf } from "./trouble.js";

/** `done` is with the platform; `kept` waits until the platform can be reached. */
export type Outcome = "done" | "kept";

/** The cart that the outbox works on. */
export interface Desk {
  /** The cart as far as it is known and current. */
  known(): CartView | null | undefined;
  /** Asks the platform for it. Throws `Away`. */
  read(): Promise<CartView | null>;
  take(cart: CartView | null): void;
  owner(): Owner;
  /** Another one after each change of the session: an answer to who was there before is not for who is there now. */
  identity(): number;
  /** The log has changed. */
  changed(): void;
  refused(pending: Pending, error: unknown): void;
  /** A page that is gone has left something to be adopted. */
  left(): void;
}

interface Waiter {
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** How often an operation is sent at one go while its answers are lost. */
const ATTEMPTS = 3;

/** How long a request may still be on its way, or being done, after its answer was given up or its page was left. */
const ON_ITS_WAY_MS = 2_500;

export class Outbox {
  readonly #api: CartApi;
  readonly #journal: Journal;
  readonly #desk: Desk;
  readonly #waiters = new Map<string, Waiter[]>();
  readonly #attempts = new Map<string, number>();
  /** When the answer of what was sent was given up: it was lost, or its page is gone. */
  readonly #unanswered = new Map<string, number>();
  #log: Log = [];

  constructor(api: CartApi, journal: Journal, desk: Desk) {
    this.#api = api;
    this.#journal = journal;
    this.#desk = desk;
  }

  /** What waits, on this page. */
  get log(): Log {
    return this.#log;
  }

  /** What waits, on all pages. */
  get everywhere(): Log {
    return merge(this.#others, this.#log);
  }

  /** Puts an operation on the log. The promise is for who flushes it then. */
  push(operation: Operation): Promise<Outcome> {
    const { log, id } = push(this.#log, randomId(), operation, this.#others, Date.now());
    this.#drop(log);
    this.#set(log);
    return id === undefined ? Promise.resolve("done") : this.#wait(id);
  }

  /** Takes back the removal of a line, if it still waits. */
  keepLine(lineId: string): boolean {
    const { log, id } = keepLine(this.#log, lineId);
    if (id !== undefined) {
      this.#answer(id, (waiter) => waiter.resolve("done"));
      this.#set(log);
    }
    return id !== undefined;
  }

  /** Takes over what pages that are gone have left, and watches those that are still there. */
  async adopt(): Promise<void> {
    await this.#journal.adopt(
      () => this.#desk.owner(),
      (left) => {
        left.filter(({ sent }) => sent).forEach(({ id }) => this.#unanswered.set(id, performance.now()));
        this.#set(merge(left, this.#log));
      },
    );
    this.watch();
  }

  /** Other pages wait for something: should they go, it is adopted. */
  watch(): void {
    this.#journal.watch(this.#desk.owner(), () => this.#desk.left());
  }

  /** Sends the first operation; one whose outcome is unknown is found out about first. Throws `Away`. */
  sendFirst(): Promise<void> {
    return this.#journal.alone(async () => {
      const first = this.#log[0];
      if (!first) {
        return;
      }
      if (mustWait(first, this.#others)) {
        throw new Away(undefined);
      }
      await (isSent(first) ? this.#findOut(first) : this.#send(first));
    });
  }

  /** Something cannot be sent yet: whoever waits learns that their changes are kept. */
  keep(): void {
    for (const { id } of this.#log) {
      this.#answer(id, (waiter) => waiter.resolve("kept"));
    }
  }

  /** Keeps what waits as the owner's, of whom more has become known. */
  claim(): void {
    this.#journal.keep(this.#desk.owner(), this.#log);
  }

  /** Puts what waits aside, unseen and unsent, until it is known whether it is the owner's. */
  park(): void {
    this.keep();
    this.#log = [];
    this.#journal.leave();
    this.#desk.changed();
  }

  /** Forgets what waits, on all pages, of whoever was there before. */
  clear(): void {
    for (const { id } of this.#log) {
      this.#answer(id, (waiter) => waiter.reject(identityChanged()));
    }
    this.#log = [];
    this.#journal.clear(this.#desk.owner());
    this.#desk.changed();
  }

  /** What other pages wait for. */
  get #others(): Log {
    return this.#journal.others(this.#desk.owner());
  }

  async #send({ id, place }: Pending): Promise<void> {
    const known = await this.#current();
    const first = this.#log[0];
    // The shopper may have changed their mind while the cart was read. Then it is looked at anew.
    if (first?.id !== id || first.place !== place) {
      return;
    }
    const { operation } = first;
    const pending = { id, place, operation: aimed(operation, known) };
    if (isLost(pending.operation, known)) {
      this.#refuse(pending, new LineGone(pending.operation.lineId));
      return;
    }
    if (isIdle(pending.operation, known)) {
      this.#done(id);
      return;
    }
    const before = beforeOf(pending.operation, known);
    this.#set(send(this.#log, id, before));
    const identity = this.#desk.identity();
    let cart;
    try {
      cart = await perform(this.#api, pending.operation, known);
    } catch (error) {
      if (identity === this.#desk.identity()) {
        await this.#failed(pending, error);
        return;
      }
    }
    if (cart === undefined || identity !== this.#desk.identity()) {
      // Who is there now must not see it. What is still on the log is found out about in the cart that is theirs.
      this.#unanswered.set(id, performance.now());
      return;
    }
    // Off the log first: nobody is to see the change done to a cart that has it already.
    this.#put(aimAtMade(settle(this.#log, id), pending, before, cart));
    this.#desk.take(cart);
    this.#told(pending, before, cart);
  }

  /** The cart tells what became of something. */
  #told(pending: Pending, before: Before, cart: CartView | null): void {
    const lacking = lackingOf(pending.operation, before, cart);
    if (lacking.length > 0) {
      this.#refuse(pending, new NothingAdded(lacking));
    } else {
      this.#done(pending.id);
    }
  }

  /** The cart as it is known, unless another page has left word of another: what it did may not have been heard yet. */
  async #current(): Promise<CartView | null> {
    const known = this.#desk.known();
    const kept = this.#journal.cart(this.#desk.owner());
    return known !== undefined && (kept === undefined || kept?.revision === known?.revision)
      ? known
      : this.#desk.read();
  }

  async #failed(pending: Pending, error: unknown): Promise<void> {
    const { id } = pending;
    switch (meaningOf(error)) {
      case "refused":
        if (mayBeOver(error)) {
          this.#set(unsend(this.#log, id));
          await this.#desk.read();
        }
        // Nobody but who wished for it is told, and it may have left the log while the cart was read.
        if (this.#log.some((each) => each.id === id)) {
          this.#refuse(pending, error);
        }
        return;
      case "not-done":
        this.#set(unsend(this.#log, id));
        throw new Away(error);
      case "unknown": {
        this.#unanswered.set(id, performance.now());
        const attempts = (this.#attempts.get(id) ?? 0) + 1;
        this.#attempts.set(id, attempts);
        if (attempts >= ATTEMPTS) {
          this.#attempts.delete(id);
          throw new Away(error);
        }
      }
    }
  }

  /** Reads the cart to learn whether an operation was done; if not, it waits again. */
  async #findOut(pending: Sent): Promise<void> {
    let cart = await this.#desk.read();
    const patience = this.#patience(pending);
    if (!wasDone(pending, cart) && patience > 0) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      cart = await this.#desk.read();
    }
    if (wasDone(pending, cart)) {
      this.#put(aimAtMade(settle(this.#log, pending.id), pending, pending.sent, cart));
      this.#told(pending, pending.sent, cart);
    } else {
      this.#set(unsend(this.#log, pending.id));
    }
  }

  /** How long an add may still arrive, in milliseconds. All else does no harm when it is done twice. */
  #patience({ id, operation }: Pending): number {
    const since = this.#unanswered.get(id) ?? -Infinity;
    return operation.kind === "add" ? ON_ITS_WAY_MS - (performance.now() - since) : 0;
  }

  #done(id: string): void {
    this.#unanswered.delete(id);
    this.#set(settle(this.#log, id));
    this.#answer(id, (waiter) => waiter.resolve("done"));
  }

  #refuse(pending: Pending, error: unknown): void {
    this.#set(settle(this.#log, pending.id));
    this.#desk.refused(pending, error);
    this.#answer(pending.id, (waiter) => waiter.reject(error));
  }

  #set(log: Log): void {
    this.#put(log);
    this.#desk.changed();
  }

  #put(log: Log): void {
    this.#log = log;
    this.#journal.keep(this.#desk.owner(), log);
  }

  /** Operations that a push has made needless are as good as done. */
  #drop(log: Log): void {
    const left = new Set(log.map(({ id }) => id));
    for (const { id } of this.#log) {
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

/** The operation with the id that its line has now. */
function aimed(operation: Operation, known: CartView | null): Operation {
  if (operation.kind !== "quantity" && operation.kind !== "remove") {
    return operation;
  }
  const line = targetOf(known, operation);
  return line ? { ...operation, lineId: line.id } : operation;
}

/**
 * Whether a line is to be changed that is not there, or cannot be told from others. One that is to go and is gone is as it
 * should be.
 */
function isLost(operation: Operation, known: CartView | null): operation is LineOperation {
  switch (operation.kind) {
    case "quantity":
      return targetOf(known, operation) === undefined;
    case "remove":
      return targetOf(known, operation) === undefined && mayBeThere(operation, known);
    default:
      return false;
  }
}

/** Whether a line that another page was adding may be one of those that the cart has now. */
function mayBeThere({ lineId, reference }: LineOperation, known: CartView | null): boolean {
  return isProvisional(lineId) && known?.lines.some((line) => mayBeItem(line.reference, reference)) === true;
}

/** Whether the cart is as wished already. */
function isIdle(operation: Operation, known: CartView | null): boolean {
  switch (operation.kind) {
    case "add":
      return !operation.items.some(wanted);
    case "quantity":
      return targetOf(known, operation)?.quantity === operation.quantity;
    case "remove":
      return targetOf(known, operation) === undefined;
    case "coupon":
      return false;
    case "noCoupon":
      return known === null || known.coupons.length === 0;
  }
}

function beforeOf(operation: Operation, known: CartView | null): Before {
  const cart = known?.revision !== undefined && { cart: known.id, revision: known.revision };
  if (operation.kind !== "add") {
    return { ...cart, held: [] };
  }
  return {
    ...cart,
    held: operation.items.map(({ reference }) => held(known, reference)),
    lines: Object.fromEntries(known?.lines.map(({ id, quantity }) => [id, quantity]) ?? []),
  };
}

function perform(api: CartApi, operation: Operation, known: CartView | null): Promise<CartView | null> {
  switch (operation.kind) {
    case "add":
      return api.add(operation.items.filter(wanted).map(({ reference, quantity }) => ({ reference, quantity })));
    case "quantity":
      return api.setQuantity(operation.lineId, operation.quantity);
    case "remove":
      return api.remove([operation.lineId]);
    case "coupon":
      return api.applyCoupon(operation.code);
    case "noCoupon":
      return known ? api.removeCoupon(known) : Promise.resolve(known);
  }
}
