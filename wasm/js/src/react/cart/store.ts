/** The cart as an external store: one for each client, shared by all components, in step with other tabs. */

import type { Session, SessionEvent } from "../../auth/session.js";
import type { CallOptions } from "../../call.js";
import type { CartApi, CheckoutInput, EstimateInput } from "../../cart-api/cart-api.js";
import type { CartTotals } from "../../cart-view/totals.js";
import type { CartLine, CartView } from "../../cart-view/view.js";
import { TransportError } from "../../errors.js";
import { cancelled } from "./cancelled.js";
import { browserJournal, type Journal } from "./journal.js";
import { pendingLines } from "./log.js";
import { Lull } from "./lull.js";
import type { LineTarget, Operation, Pending, WantedItem } from "./operation.js";
import { type Outcome, Outbox } from "./outbox.js";
import { mayHave, type Owner, ownerOf } from "./owner.js";
import { NO_CART, shown } from "./shown.js";
import { type CartState, refusalOf, UNKNOWN } from "./state.js";
import { CartTabs } from "./tabs.js";
import { Away, isAway } from "./trouble.js";

const MOST_REFUSALS = 20;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How often, and after which pauses, it is looked again whether another page is done with what comes first. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 500;

export class CartStore {
  readonly #api: CartApi;
  readonly #session: Session;
  readonly #journal: Journal;
  readonly #outbox: Outbox;
  readonly #tabs: CartTabs;
  readonly #lull = new Lull();
  readonly #listeners = new Set<() => void>();
  #state: CartState = UNKNOWN;
  /** The cart as the platform has it. */
  #known: CartView | null | undefined;
  /** Whether what is known may be another session's. */
  #stale = true;
  #owner: Owner;
  /** Questions and changes go out one after another, so that an older answer never overwrites a newer one. */
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #flushing: Promise<void> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #started = false;

  constructor(api: CartApi, session: Session, journal: Journal = browserJournal()) {
    this.#api = api;
    this.#session = session;
    this.#journal = journal;
    this.#owner = ownerOf(session.role, undefined);
    this.#tabs = new CartTabs({
      changed: (cart) => this.#takeElsewhere(cart),
      waiting: () => {
        this.#outbox.watch();
        this.#publish({});
      },
      reachable: () => void this.refresh(),
    });
    this.#outbox = new Outbox(api, journal, {
      known: () => (this.#stale ? undefined : this.#known),
      read: () => this.#read(),
      take: (cart) => this.#take(cart),
      owner: () => this.#owner,
      changed: () => this.#publish({}),
      refused: (pending, error) => this.#refused(pending, error),
      left: () => void this.refresh(),
    });
  }

  /** Which version of the cart API it is, and what that can do. */
  get api(): Pick<CartApi, "version" | "supports"> {
    return this.#api;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#start();
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CartState => this.#state;

  /** Reads the cart again, and sends what waits. */
  readonly refresh = async (): Promise<void> => {
    await this.#outbox.adopt();
    try {
      await this.#turn(() => this.#read());
    } catch {
      // The state says it.
    }
    await this.#flush();
  };

  /** Puts items into the cart. Rejects with `NothingAdded` when the platform says yes and adds nothing. */
  readonly add = (items: readonly WantedItem[]): Promise<Outcome> => this.#change({ kind: "add", items });

  /** Wishes for a quantity. However often it is called while a request is under way, one more follows it. */
  readonly setQuantity = (line: CartLine, quantity: number): Promise<Outcome> =>
    this.#change({ kind: "quantity", ...targetFor(line), quantity });

  readonly remove = (line: CartLine): Promise<Outcome> => this.#change({ kind: "remove", ...targetFor(line) });

  /** Puts a removed line back, as it was. */
  readonly restore = (line: CartLine): Promise<Outcome> => {
    if (this.#outbox.keepLine(line.id) || !line.reference) {
      return Promise.resolve("done");
    }
    const { name, image, page, unit, reference, quantity } = line;
    const preview = {
      name,
      ...(image !== undefined && { image }),
      ...(page !== undefined && { page }),
      ...(unit && { unit }),
    };
    return this.add([{ reference, quantity, shown: preview }]);
  };

  readonly applyCoupon = (code: string): Promise<Outcome> => this.#change({ kind: "coupon", code });

  readonly removeCoupon = (): Promise<Outcome> => this.#change({ kind: "noCoupon" });

  /** Pays with a gift card, as far as it goes. Its balance is the platform's to say: it is never kept for later. */
  readonly addGiftCard = (code: string): Promise<void> => this.#ask((cart) => this.#api.addGiftCard(cart, code));

  readonly removeGiftCard = (giftCardId: string): Promise<void> =>
    this.#ask((cart) => this.#api.removeGiftCard(cart, giftCardId));

  readonly setNote = (note: string): Promise<void> => this.#ask(() => this.#api.setNote(note));

  /** What the cart would cost, delivered there. Waits for changes under way. */
  readonly estimate = async (input: EstimateInput, options?: CallOptions): Promise<CartTotals> => {
    const cart = await this.#settledCart(options?.signal);
    return this.#turn(() => this.#api.estimate(cart, input, options));
  };

  /** Starts a checkout, after changes under way. A signal ends the wait. */
  readonly checkout = async (
    input: CheckoutInput = {},
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<{ checkoutId: string }> => {
    const cart = await this.#settledCart(signal);
    return this.#turn(() => this.#api.checkout(cart, input));
  };

  /** Forgets a refusal that the shopper has read. */
  readonly dismiss = (id: string): void => {
    this.#publish({ refusals: this.#state.refusals.filter((refusal) => refusal.id !== id) });
  };

  #start(): void {
    if (this.#started) {
      return;
    }
    this.#started = true;
    this.#session.subscribe((event) => this.#sessionChanged(event));
    this.#tabs.open();
    void this.refresh();
  }

  async #change(operation: Operation): Promise<Outcome> {
    const lineId = "lineId" in operation ? operation.lineId : undefined;
    // What the shopper does now answers what was said of the line before.
    this.#state = {
      ...this.#state,
      refusals: this.#state.refusals.filter((refusal) => refusal.kind !== operation.kind || refusal.lineId !== lineId),
    };
    const outcome = this.#outbox.push(operation);
    if (operation.kind === "quantity") {
      this.#lull.changed();
    } else {
      this.#lull.hurry();
    }
    void this.#flush();
    return outcome;
  }

  /** Makes a change that is not kept for later. */
  async #ask(run: (cart: CartView) => Promise<CartView>): Promise<void> {
    const cart = await this.#settledCart();
    await this.#turn(async () => this.#take(await run(cart)));
  }

  /** The cart once nothing waits. Rejects when the platform cannot be reached, and when the signal says so. */
  async #settledCart(signal?: AbortSignal): Promise<CartView> {
    this.#lull.hurry();
    await Promise.race([this.#sendBehindOthers(), cancelled(signal)]);
    if (this.#outbox.log.length > 0) {
      const { error } = this.#state;
      throw error instanceof Error
        ? error
        : new TransportError({ kind: "offline", message: "changes of the cart still wait" });
    }
    if (this.#stale) {
      await Promise.race([this.#turn(() => this.#read()).catch(unwrap), cancelled(signal)]);
    }
    return this.#known ?? NO_CART;
  }

  /** Sends all that waits. What only waits for another page gets a while to be sent after it. */
  async #sendBehindOthers(): Promise<void> {
    await this.#flush();
    for (let look = 0; look < LOOKS && this.#outbox.log.length > 0 && this.#state.status === "ready"; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
      await this.refresh();
    }
  }

  #flush(): Promise<void> {
    if (this.#outbox.log.length === 0) {
      return Promise.resolve();
    }
    this.#flushing ??= this.#sendAll();
    return this.#flushing;
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#outbox.log.length > 0) {
        if (this.#outbox.log[0]?.operation.kind === "quantity") {
          await this.#lull.wait();
        }
        await this.#turn(() => this.#outbox.sendFirst());
      }
      this.#wait = FIRST_WAIT_MS;
    } catch (error) {
      const cause: unknown = error instanceof Away ? error.cause : error;
      if (cause !== undefined) {
        this.#publish({ status: isAway(cause) ? "offline" : "error", error: cause });
      }
      this.#outbox.keep();
      this.#later();
    }
    // At once with the last look at the log: what is pushed from now on starts anew.
    this.#flushing = undefined;
    this.#publish({});
  }

  /** Tries again by itself, less and less often. */
  #later(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.refresh(), this.#wait);
    (this.#retry as { unref?: () => void }).unref?.();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** Asks the platform for the cart. Throws `Away`. */
  async #read(): Promise<CartView | null> {
    try {
      const cart = await this.#api.read();
      this.#take(cart);
      return cart;
    } catch (error) {
      if (this.#known === undefined) {
        this.#known = this.#journal.cart(this.#owner);
      }
      if (!isAway(error)) {
        this.#publish({ status: "error", error });
        throw error;
      }
      this.#publish({ status: "offline", error });
      throw new Away(error);
    }
  }

  /** Keeps a cart that the platform has answered with, and tells the other tabs. */
  #take(cart: CartView | null): void {
    const owner = ownerOf(this.#session.role, cart);
    if (!mayHave(this.#owner, owner)) {
      this.#outbox.clear();
    }
    // Tabs that told each other of what they know already would never be done.
    const back = this.#state.status === "offline";
    const news = back || this.#known === undefined || JSON.stringify(cart) !== JSON.stringify(this.#known);
    this.#owner = owner;
    this.#known = cart;
    this.#stale = false;
    this.#publish({ status: "ready", error: undefined });
    if (news) {
      this.#journal.keepCart(owner, cart);
      this.#tabs.tell(cart);
    }
  }

  /** Another tab has a cart from the platform: it counts if it is newer. */
  #takeElsewhere(cart: CartView | null): void {
    const mine = this.#known;
    if (this.#stale || !cart || !mine || cart.id !== mine.id || cart.buyer !== mine.buyer) {
      void this.refresh();
    } else if (cart.revision === undefined || mine.revision === undefined) {
      void this.refresh();
    } else if (BigInt(cart.revision) >= BigInt(mine.revision)) {
      this.#known = cart;
      this.#publish({ status: "ready", error: undefined });
      // The platform can be reached: what waits here can go, and that tab may wait for it.
      void this.#flush();
    }
  }

  #sessionChanged({ type }: SessionEvent): void {
    if (type === "renewed") {
      return;
    }
    this.#stale = true;
    if (this.#owner.role === "member" && this.#session.role !== "member") {
      this.#outbox.clear();
      this.#known = undefined;
      this.#owner = ownerOf(this.#session.role, undefined);
      this.#publish({ status: "loading", refusals: [] });
    }
    void this.refresh();
  }

  #refused(pending: Pending, error: unknown): void {
    this.#publish({ refusals: [...this.#state.refusals, refusalOf(pending, error)].slice(-MOST_REFUSALS) });
  }

  /** Runs something when it is its turn. */
  #turn<T>(run: () => Promise<T>): Promise<T> {
    this.#queued += 1;
    const outcome = this.#queue.then(run);
    const over = (): void => {
      this.#queued -= 1;
      this.#publish({});
    };
    this.#queue = outcome.then(over, over);
    return outcome;
  }

  #publish(change: Partial<CartState>): void {
    const log = this.#outbox.everywhere;
    const away = (change.status ?? this.#state.status) === "offline";
    this.#state = {
      ...this.#state,
      ...change,
      cart: shown(this.#known, log),
      busy: this.#queued > 0 || this.#flushing !== undefined,
      pendingLines: pendingLines(log),
      waiting: away ? log.length : 0,
    };
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

function targetFor({ id, name, reference }: CartLine): LineTarget {
  return { lineId: id, name, ...(reference && { reference }) };
}

function unwrap(error: unknown): never {
  throw error instanceof Away ? error.cause : error;
}
