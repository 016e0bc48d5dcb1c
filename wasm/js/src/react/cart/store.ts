/** The cart as an external store: one for each client, shared by all components, in step with other tabs. */

import type { Session, SessionEvent } from "../../auth/session.js";
import type { CallOptions } from "../../call.js";
import type { CartApi, CheckoutInput, EstimateInput } from "../../cart-api/cart-api.js";
import type { CartTotals } from "../../cart-view/totals.js";
import type { CartLine, CartView } from "../../cart-view/view.js";
import { TransportError } from "../../errors.js";
import { cancelled } from "./cancelled.js";
import { browserJournal, type Journal } from "./journal.js";
import { KnownCart } from "./known.js";
import { Lifetime } from "./lifetime.js";
import { LineGone } from "./line-gone.js";
import { pendingLines } from "./log.js";
import { Lull } from "./lull.js";
import { itemOf, type Operation, type Pending, targetFor, type WantedItem } from "./operation.js";
import { type Outcome, Outbox } from "./outbox.js";
import { wasDone } from "./outcome.js";
import type { Owner } from "./owner.js";
import { Retry } from "./retry.js";
import { NO_CART, shown } from "./shown.js";
import { type CartState, refusalOf, UNKNOWN } from "./state.js";
import { CartTabs } from "./tabs.js";
import { Turns } from "./turns.js";
import { Away, isAway, mayBeOver, quiet, unwrap } from "./trouble.js";

const MOST_REFUSALS = 20;

/** How often, and after which pauses, it is looked again whether another page is done with what comes first. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 500;

export class CartStore {
  readonly #api: CartApi;
  readonly #session: Session;
  readonly #journal: Journal;
  readonly #known: KnownCart;
  readonly #outbox: Outbox;
  readonly #tabs: CartTabs;
  readonly #lull = new Lull();
  readonly #turns = new Turns(() => this.#publish({}));
  readonly #listeners = new Set<() => void>();
  #state: CartState = UNKNOWN;
  /** The owner for whom what others have left was taken over. */
  #claimed: Owner | undefined;
  #flushing: Promise<void> | undefined;
  readonly #retry = new Retry(() => void this.refresh());
  readonly #lifetime = new Lifetime({
    began: () => this.#began(),
    isNeeded: () => this.#isNeeded(),
    ended: () => this.#ended(),
  });
  #leaveSession: (() => void) | undefined;

  constructor(api: CartApi, session: Session, journal: Journal = browserJournal(session.place)) {
    this.#api = api;
    this.#session = session;
    this.#journal = journal;
    this.#known = new KnownCart(journal, session.role);
    const heard = {
      changed: (cart: CartView | null) => this.#takeElsewhere(cart),
      waiting: () => {
        this.#outbox.watch();
        this.#publish({});
        this.#lifetime.rest();
      },
      reachable: () => void this.refresh(),
    };
    this.#tabs = new CartTabs(heard, session.place);
    this.#outbox = new Outbox(api, journal, {
      known: () => this.#known.current,
      read: () => this.#read(),
      take: (cart) => this.#take(cart),
      owner: () => this.#known.owner,
      identity: () => this.#known.identity,
      changed: () => this.#publish({}),
      refused: (pending, error) => this.#refused(pending, error),
      left: () => {
        if (this.#lifetime.isAwake) {
          void this.refresh();
        }
      },
    });
  }

  /** Which version of the cart API it is, and what that can do. */
  get api(): Pick<CartApi, "version" | "supports"> {
    return this.#api;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#lifetime.wake()) {
      void this.refresh();
    }
    return () => {
      this.#listeners.delete(listener);
      // A moment later: React takes a component away, and puts it or the next one there, in one go.
      queueMicrotask(() => this.#lifetime.rest());
    };
  };

  readonly state = (): CartState => this.#state;

  /** Reads the cart again, and sends what waits. */
  readonly refresh = (): Promise<void> =>
    this.#lifetime.during(async () => {
      await this.#outbox.adopt();
      // The state says it.
      const error: unknown = await this.#turns
        .take(() => this.#read())
        .then(
          () => undefined,
          (failure: unknown) => failure,
        );
      await this.#claim();
      await this.#flush();
      if (this.#lifetime.isAwake && this.#outbox.log.length === 0) {
        // Who looks waits for the cart, and so does what others have left: it tells whether it is this one's.
        if (error instanceof Away && this.#isNeeded()) {
          this.#retry.later();
        } else {
          this.#retry.reset();
        }
      }
    });

  /** Puts items into the cart. Rejects with `NothingAdded` when the platform says yes and adds nothing. */
  readonly add = (items: readonly WantedItem[]): Promise<Outcome> => this.#change({ kind: "add", items });

  /** Wishes for a quantity. However often it is called while a request is under way, one more follows it. */
  readonly setQuantity = (line: CartLine, quantity: number): Promise<Outcome> =>
    this.#change({ kind: "quantity", ...targetFor(line), quantity });

  readonly remove = (line: CartLine): Promise<Outcome> => this.#change({ kind: "remove", ...targetFor(line) });

  /** Puts a removed line back, as it was. Rejects with `LineGone` when nothing says of what to make it. */
  readonly restore = (line: CartLine): Promise<Outcome> => {
    this.#outbox.keepLine(line.id);
    const there = this.#state.cart?.lines.find(({ id }) => id === line.id);
    if (there) {
      // It may have had another quantity before what was removed with it.
      return there.quantity === line.quantity ? Promise.resolve("done") : this.setQuantity(there, line.quantity);
    }
    const item = itemOf(line);
    return item ? this.add([item]) : quiet(Promise.reject(new LineGone(line.id)));
  };

  readonly applyCoupon = (code: string): Promise<Outcome> => this.#change({ kind: "coupon", code });

  readonly removeCoupon = (): Promise<Outcome> => this.#change({ kind: "noCoupon" });

  /** Pays with a gift card, as far as it goes. Its balance is the platform's to say: it is never kept for later. */
  readonly addGiftCard = (code: string): Promise<void> => this.#ask((cart) => this.#api.addGiftCard(cart, code));

  readonly removeGiftCard = (giftCardId: string): Promise<void> =>
    this.#ask((cart) => this.#api.removeGiftCard(cart, giftCardId));

  readonly setNote = (note: string): Promise<void> => this.#ask(() => this.#api.setNote(note));

  /** What the cart would cost, delivered there. Waits for changes under way. */
  readonly estimate = (input: EstimateInput, options?: CallOptions): Promise<CartTotals> =>
    this.#asked((cart) => this.#api.estimate(cart, input, options), options?.signal);

  /** Starts a checkout, after changes under way. A signal ends the wait. */
  readonly checkout = (
    input: CheckoutInput = {},
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<{ checkoutId: string }> => this.#asked((cart) => this.#api.checkout(cart, input), signal);

  /** Forgets a refusal that the shopper has read. */
  readonly dismiss = (id: string): void => {
    this.#publish({ refusals: this.#state.refusals.filter((refusal) => refusal.id !== id) });
  };

  /** Listens to the session and to other tabs. */
  #began(): void {
    if (!this.#leaveSession) {
      this.#known.forget(this.#session.role);
      this.#leaveSession = this.#session.subscribe((event) => this.#sessionChanged(event));
    }
    this.#tabs.open();
  }

  /** Whether somebody sees the cart, or something waits, here or on pages that are gone. */
  #isNeeded(): boolean {
    const isBusy = this.#listeners.size > 0 || this.#flushing !== undefined || this.#outbox.log.length > 0;
    return isBusy || this.#journal.mayHold(this.#known.owner);
  }

  #ended(): void {
    this.#known.age();
    this.#tabs.close();
    this.#retry.stop();
  }

  /** Whoever throws the promise away learns of a refusal from the state. */
  #change(operation: Operation): Promise<Outcome> {
    return quiet(this.#lifetime.during(() => this.#made(operation)));
  }

  async #made(operation: Operation): Promise<Outcome> {
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
    await this.#lifetime.during(async () => this.#take(await this.#asked(run)));
  }

  /** Asks something of the settled cart. Who takes the session over meanwhile gets neither the question nor the answer. */
  #asked<T>(run: (cart: CartView) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#lifetime.during(async () => {
      const { identity } = this.#known;
      await this.#settle(signal);
      return this.#turns.take(async () => {
        this.#known.assure(identity);
        const answer = await run(this.#known.cart ?? NO_CART);
        this.#known.assure(identity);
        return answer;
      });
    });
  }

  /** Resolves once nothing waits and the cart is known. Rejects when the platform is away, and when the signal says so. */
  async #settle(signal?: AbortSignal): Promise<void> {
    this.#lull.hurry();
    await Promise.race([this.#sendBehindOthers(), cancelled(signal)]);
    if (this.#outbox.log.length > 0) {
      const { error } = this.#state;
      throw error instanceof Error
        ? error
        : new TransportError({ kind: "offline", message: "changes of the cart still wait" });
    }
    if (this.#known.current === undefined) {
      await Promise.race([this.#turns.take(() => this.#read()).catch(unwrap), cancelled(signal)]);
      await this.#outbox.adopt();
      if (this.#outbox.log.length > 0) {
        // What another page has left is part of it.
        await this.#settle(signal);
      }
    }
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
    if (!this.#flushing) {
      this.#flushing = this.#sendAll();
      this.#publish({});
    }
    return this.#flushing;
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#outbox.log.length > 0) {
        if (this.#outbox.log[0]?.operation.kind === "quantity") {
          await this.#lull.wait();
        }
        await this.#turns.take(() => this.#outbox.sendFirst());
        await this.#claim();
      }
      this.#retry.reset();
    } catch (error) {
      const cause: unknown = error instanceof Away ? error.cause : error;
      if (cause !== undefined) {
        this.#publish({ status: isAway(cause) ? "offline" : "error", error: cause });
      }
      this.#outbox.keep();
      if (this.#lifetime.isAwake) {
        this.#retry.later();
      }
    }
    // At once with the last look at the log: what is pushed from now on starts anew.
    this.#flushing = undefined;
    this.#publish({});
    this.#lifetime.rest();
  }

  /** Takes over what was left for whoever the last cart was of. */
  async #claim(): Promise<void> {
    if (this.#claimed !== this.#known.owner) {
      this.#claimed = this.#known.owner;
      await this.#outbox.adopt();
    }
  }

  /** Asks the platform for the cart. Throws `Away`. */
  async #read(): Promise<CartView | null> {
    const { identity } = this.#known;
    const [cart, error] = await this.#api.read().then(
      (read) => [read, undefined] as const,
      (failure: unknown) => [undefined, failure] as const,
    );
    if (identity !== this.#known.identity) {
      // That was for who was there before.
      return this.#read();
    }
    if (cart !== undefined) {
      this.#take(cart);
      return cart;
    }
    this.#known.remember();
    if (mayBeOver(error)) {
      // Its client has been disposed of. What waits is left to the next client of the page.
      this.#outbox.park();
      this.#leaveSession?.();
      this.#leaveSession = undefined;
      this.#lifetime.end();
    }
    if (!isAway(error)) {
      this.#publish({ status: "error", error });
      throw error;
    }
    this.#publish({ status: "offline", error });
    throw new Away(error);
  }

  /** Keeps a cart that the platform has answered with, and tells the other tabs. */
  #take(cart: CartView | null): void {
    // Tabs that told each other of what they know already would never be done.
    const back = this.#state.status === "offline";
    const news = this.#known.take(cart, this.#session.role);
    if (news.isOthers) {
      this.#outbox.clear();
    } else if (news.owner) {
      this.#outbox.claim();
    }
    this.#publish({ status: "ready", error: undefined, ...(news.isOthers && { refusals: [] }) });
    if (back || news.cart) {
      this.#journal.keepCart(this.#known.owner, cart);
      this.#tabs.tell(cart);
    }
  }

  #takeElsewhere(cart: CartView | null): void {
    if (this.#known.takeElsewhere(cart)) {
      this.#publish({ status: "ready", error: undefined });
      // The platform can be reached: what waits here can go, and that tab may wait for it.
      void this.#flush();
      this.#lifetime.rest();
    } else {
      void this.refresh();
    }
  }

  #sessionChanged({ type, elsewhere }: SessionEvent): void {
    if (type === "renewed") {
      return;
    }
    const { role } = this.#session;
    const wasMember = this.#known.owner.role === "member";
    if (type === "signedIn" && !elsewhere && !wasMember) {
      this.#known.signedIn(role);
    } else {
      this.#known.doubt(role);
      // Nobody takes over from a member who has gone. Else it is found out whose session it is now.
      if (wasMember && role !== "member") {
        this.#outbox.clear();
      } else {
        this.#outbox.park();
      }
      this.#publish({ status: "loading", error: undefined, refusals: [] });
    }
    if (this.#lifetime.isAwake) {
      void this.refresh();
    }
  }

  #refused(pending: Pending, error: unknown): void {
    this.#publish({ refusals: [...this.#state.refusals, refusalOf(pending, error)].slice(-MOST_REFUSALS) });
  }

  #publish(change: Partial<CartState>): void {
    const log = this.#outbox.everywhere;
    const { cart } = this.#known;
    // What the cart has already, though no answer has said so yet, is not done to it again.
    const undone = log.filter((pending) => !wasDone(pending, cart ?? null));
    const away = (change.status ?? this.#state.status) === "offline";
    this.#state = {
      ...this.#state,
      ...change,
      cart: shown(cart, undone),
      busy: this.#turns.busy || this.#flushing !== undefined,
      pendingLines: pendingLines(log),
      waiting: away ? log.length : 0,
    };
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
