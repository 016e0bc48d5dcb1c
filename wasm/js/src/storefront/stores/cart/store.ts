/** The cart as an external store: one for each client, shared by all components, synchronized with other tabs. */

import type { Session, SessionEvent } from "../../../sdk/auth/session.js";
import type { CallOptions } from "../../../sdk/call.js";
import type { CartApi, CheckoutInput, EstimateInput } from "../../cart-api/cart-api.js";
import type { CartTotals } from "../../cart-view/totals.js";
import type { CartLine, CartView } from "../../cart-view/view.js";
import { TransportError } from "../../../core/errors.js";
import { whenIdle } from "../../../core/idle.js";
import type { CartStoreOfClient, Outcome } from "./actions.js";
import { type Change, itemOf, linesWithChanges, type QueuedChange, targetFor, type WantedItem } from "./change.js";
import {
  isClientDisposed,
  isUnreachable,
  LineGoneError,
  rejectionOf,
  throwCause,
  Unreachable,
  withoutUnhandledRejection,
} from "./failure.js";
import { KnownCart, noCart } from "./known.js";
import type { Owner } from "./owner.js";
import { PendingChanges } from "./pending.js";
import type { Sender, SenderHost } from "./sender.js";
import { loadedSender, loadSender } from "./sender-code.js";
import {
  type CalledPart,
  type CartState,
  type FailedChange,
  failedChangeOf,
  failedParts,
  isSameState,
  UNKNOWN,
} from "./state.js";
import { browserStorage, type QueueStorage } from "./storage.js";
import { CartTabs } from "./tabs.js";
import { ActivePeriod, Backoff, SerialTasks } from "./timing.js";

const MAX_FAILED_CHANGES = 20;

/** The greatest number of checks whether another page has finished an earlier change. */
const MAX_CHECKS = 10;
const CHECK_INTERVAL_MS = 500;

export class CartStore implements CartStoreOfClient {
  readonly #api: CartApi;
  readonly #session: Session;
  readonly #storage: QueueStorage;
  readonly #known: KnownCart;
  readonly #pending: PendingChanges;
  /** Merges, shows and sends the changes: made by the first change, once its code is loaded. */
  #sender: Sender | undefined;
  /** The error of the last load of the sender's code, if it failed. */
  #missing: unknown;
  readonly #tabs: CartTabs;
  readonly #tasks = new SerialTasks(() => this.#publish({}));
  readonly #listeners = new Set<() => void>();
  #state: CartState = UNKNOWN;
  /** A cart that the server has read, shown until the page has read its own. */
  #initial: CartView | null | undefined;
  /** The server-rendered state, which hydration starts with. */
  #first: CartState = UNKNOWN;
  readonly #called = new Set<CalledPart>();
  readonly #calledErrors = new Map<CalledPart, unknown>();
  /** The owner for whom abandoned queues were last taken over. */
  #claimed: Owner | undefined;
  #flushing: Promise<void> | undefined;
  readonly #backoff = new Backoff(() => void this.refresh());
  readonly #active = new ActivePeriod({
    began: () => this.#began(),
    isNeeded: () => this.#isNeeded(),
    ended: () => this.#ended(),
  });
  #leaveSession: (() => void) | undefined;
  readonly #onDispose: (close: () => void) => void;

  /** `onDispose` registers the function that closes a store in use. */
  constructor(
    api: CartApi,
    session: Session,
    storage: QueueStorage = browserStorage(session.place),
    onDispose: (close: () => void) => void = () => undefined,
  ) {
    this.#api = api;
    this.#onDispose = onDispose;
    this.#session = session;
    this.#storage = storage;
    this.#known = new KnownCart(storage, session.role);
    const events = {
      changed: (cart?: CartView | null) => this.#takeElsewhere(cart),
      waiting: () => void this.#active.during(() => this.#showOthers()),
      reachable: () => void this.refresh(),
    };
    this.#tabs = new CartTabs(events, session.place);
    this.#pending = new PendingChanges(
      storage,
      () => this.#known.owner,
      () => this.#publish({}),
    );
  }

  /** Whether there are listeners. */
  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  get api(): Pick<CartApi, "version" | "supports"> {
    return this.#api;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#active.wake()) void this.refresh();
    return () => {
      this.#listeners.delete(listener);
      // Deferred: React unmounts and mounts components within one task.
      queueMicrotask(() => this.#active.rest());
    };
  };

  readonly getSnapshot = (): CartState => this.#state;

  readonly getServerSnapshot = (): CartState => this.#first;

  /** Starts with a cart that the server has read, shown until the page has read its own. */
  begin(cart: CartView | null): void {
    if (this.#known.begin(cart)) {
      this.#initial = cart;
      this.#publish({ status: "ready" });
      this.#first = this.#first === UNKNOWN ? this.#state : this.#first;
    }
  }

  readonly close = (): void => {
    this.#pending.setAside();
    this.#listeners.clear();
    this.#leaveSession?.();
    this.#leaveSession = undefined;
    if (this.#active.isAwake) this.#active.end();
  };

  readonly refresh = (): Promise<void> =>
    this.#active.during(async () => {
      let isMissing = await this.#takeOver().then(
        () => false,
        () => true,
      );
      // The state holds the error.
      const error: unknown = await this.#tasks
        .run(() => this.#read())
        .then(
          () => undefined,
          (failure: unknown) => failure,
        );
      await this.#claim().catch(() => (isMissing = true));
      await this.#flush();
      if (this.#active.isAwake && this.#pending.queue.length === 0) {
        // Reads the cart for listeners, and for abandoned queues, whose owner only the cart shows.
        if ((error instanceof Unreachable || isMissing) && this.#isNeeded()) {
          this.#backoff.schedule();
        } else {
          this.#backoff.reset();
        }
      }
    });

  readonly add = (items: readonly WantedItem[]): Promise<Outcome> => this.#change({ kind: "add", items });

  readonly setQuantity = (line: CartLine, quantity: number): Promise<Outcome> =>
    this.#change({ kind: "quantity", ...targetFor(line), quantity });

  readonly remove = (line: CartLine): Promise<Outcome> => this.#change({ kind: "remove", ...targetFor(line) });

  readonly restore = (line: CartLine): Promise<Outcome> => {
    this.#pending.cancelRemoval(line.id);
    const there = this.#state.cart?.lines.find(({ id }) => id === line.id);
    if (there) {
      // The quantity may have changed before the removal.
      return there.quantity === line.quantity ? Promise.resolve("done") : this.setQuantity(there, line.quantity);
    }
    const item = itemOf(line);
    return item ? this.add([item]) : withoutUnhandledRejection(Promise.reject(new LineGoneError(line.id)));
  };

  readonly applyCoupon = (code: string): Promise<Outcome> => this.#change({ kind: "coupon", code });

  readonly removeCoupon = (): Promise<Outcome> => this.#change({ kind: "removeCoupon" });

  readonly addGiftCard = (code: string): Promise<void> =>
    this.#call("giftCard", (cart) => this.#api.addGiftCard(cart, code));

  readonly removeGiftCard = (giftCardId: string): Promise<void> =>
    this.#call("giftCard", (cart) => this.#api.removeGiftCard(cart, giftCardId));

  readonly setNote = (note: string): Promise<void> => this.#call("note", () => this.#api.setNote(note));

  readonly estimate = (input: EstimateInput, options?: CallOptions): Promise<CartTotals> =>
    this.#request((cart) => this.#api.estimate(cart, input, options), options?.signal);

  readonly checkout = (
    input: CheckoutInput = {},
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<{ checkoutId: string }> => this.#request((cart) => this.#api.checkout(cart, input), signal);

  readonly dismiss = (id: string): void => {
    if (this.#state.failedChanges.some((failed) => failed.id === id)) {
      this.#publish({ failedChanges: this.#state.failedChanges.filter((failed) => failed.id !== id) });
    }
  };

  /** Listens to the session and to other tabs. */
  #began(): void {
    if (!this.#leaveSession) {
      this.#known.forget(this.#session.role);
      if (this.#initial !== undefined) {
        this.#known.begin(this.#initial);
        this.#initial = undefined;
      }
      this.#leaveSession = this.#session.subscribe((event) => this.#sessionChanged(event));
      this.#onDispose(this.close);
    }
    this.#tabs.open();
  }

  /** Whether the store is in use: it has listeners, or there are pending changes on this or a closed page. */
  #isNeeded(): boolean {
    const isBusy = this.#listeners.size > 0 || this.#flushing !== undefined || this.#pending.queue.length > 0;
    return isBusy || this.#storage.mayHold(this.#known.owner);
  }

  #ended(): void {
    this.#known.age();
    this.#tabs.close();
    this.#backoff.stop();
  }

  /** A refusal is also listed in the state, for callers that ignore the promise. */
  #change(change: Change): Promise<Outcome> {
    return withoutUnhandledRejection(this.#active.during(() => this.#makeChange(change)));
  }

  async #makeChange(change: Change): Promise<Outcome> {
    const lineId = "lineId" in change ? change.lineId : undefined;
    // A new change of a line clears the line's earlier error.
    const isAnswered = (failed: FailedChange): boolean => failed.kind === change.kind && failed.lineId === lineId;
    const failedChanges = this.#state.failedChanges.filter((failed) => !isAnswered(failed));
    if (failedChanges.length < this.#state.failedChanges.length) this.#publish({ failedChanges });
    const outcome = (this.#made() ?? this.#pending).push(change);
    void this.#flush();
    return outcome;
  }

  /** Makes a change that is never queued. */
  async #call(part: CalledPart, run: (cart: CartView) => Promise<CartView>): Promise<void> {
    this.#called.add(part);
    this.#calledErrors.delete(part);
    this.#publish({});
    try {
      await this.#active.during(async () => this.#take(await this.#request(run)));
    } catch (error) {
      this.#calledErrors.set(part, error);
      throw error;
    } finally {
      this.#called.delete(part);
      this.#publish({});
    }
  }

  /** Makes a request after all changes are settled. Fails with IDENTITY_CHANGED if the identity changes meanwhile. */
  #request<T>(run: (cart: CartView) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#active.during(async () => {
      const { identity } = this.#known;
      await this.#settle(signal);
      return this.#tasks.run(async () => {
        this.#known.assure(identity);
        const answer = await run(this.#known.cart ?? noCart(this.#api.version));
        this.#known.assure(identity);
        return answer;
      });
    });
  }

  /**
   * Resolves when the queue is empty and the cart is known. Rejects if the platform is unreachable or the signal
   * aborts.
   */
  async #settle(signal?: AbortSignal): Promise<void> {
    this.#sender?.endPause();
    await Promise.race([this.#sendBehindOthers(), rejectionOf(signal)]);
    if (this.#pending.queue.length > 0) {
      const { error } = this.#state;
      throw error instanceof Error
        ? error
        : new TransportError({ kind: "offline", message: "changes of the cart still wait" });
    }
    if (this.#known.current === undefined) {
      await Promise.race([this.#tasks.run(() => this.#read()).catch(throwCause), rejectionOf(signal)]);
      await this.#takeOver();
      if (this.#pending.queue.length > 0) {
        // The abandoned queue of a closed page belongs to the cart.
        await this.#settle(signal);
      }
    }
  }

  /** Sends the whole queue. Retries for a short time while another page's change comes first. */
  async #sendBehindOthers(): Promise<void> {
    await this.#flush();
    for (
      let check = 0;
      check < MAX_CHECKS && this.#pending.queue.length > 0 && this.#state.status === "ready";
      check += 1
    ) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
      await this.refresh();
    }
  }

  #flush(): Promise<void> {
    if (this.#pending.queue.length === 0) return Promise.resolve();
    if (!this.#flushing) {
      this.#flushing = this.#sendAll();
      this.#publish({});
    }
    return this.#flushing;
  }

  async #sendAll(): Promise<void> {
    try {
      const sender = this.#made() ?? (await this.#load());
      while (this.#pending.queue.length > 0) {
        const pause = sender.pause();
        if (pause) await pause;
        await this.#tasks.run(() => sender.sendFirst());
        await this.#claim();
      }
      this.#backoff.reset();
    } catch (error) {
      const cause: unknown = error instanceof Unreachable ? error.cause : error;
      if (cause !== undefined) this.#publish({ status: isUnreachable(cause) ? "offline" : "error", error: cause });
      this.#pending.reportQueued();
      if (this.#active.isAwake) this.#backoff.schedule();
    }
    // Cleared together with the last check of the queue: a later push starts a new run.
    this.#flushing = undefined;
    this.#publish({});
    this.#active.rest();
  }

  /** Takes over abandoned queues for the last cart's owner. */
  async #claim(): Promise<void> {
    if (this.#claimed !== this.#known.owner) {
      this.#claimed = this.#known.owner;
      await this.#takeOver();
    }
  }

  /** Takes over the queues of closed pages, and watches open pages. Loads nothing where there are none. */
  async #takeOver(): Promise<void> {
    if (!this.#sender && !this.#storage.hasOthers()) return;
    await (this.#made() ?? (await this.#load())).takeOverAbandoned();
  }

  /** Shows and watches the queues of other pages. If the code is missing, the next read of the cart loads it. */
  async #showOthers(): Promise<void> {
    const sender = this.#made() ?? (await this.#load().catch(() => undefined));
    sender?.watch();
    this.#publish({});
  }

  /** The sender, if its code is loaded. */
  #made(): Sender | undefined {
    const code = loadedSender();
    if (!this.#sender && code) {
      const host: SenderHost = {
        known: () => this.#known.current,
        read: () => this.#read(),
        take: (cart) => this.#take(cart),
        owner: () => this.#known.owner,
        identity: () => this.#known.identity,
        refused: (pending, error) => this.#refused(pending, error),
        left: () => {
          if (this.#active.isAwake) void this.refresh();
        },
      };
      this.#sender = new code.Sender(this.#api, this.#storage, this.#pending, host);
      this.#publish({});
    }
    return this.#sender;
  }

  /** The sender. Throws if its code cannot be loaded. */
  async #load(): Promise<Sender> {
    const missed = this.#missing;
    try {
      await loadSender();
    } catch (error) {
      this.#missing = error;
      throw error;
    }
    this.#missing = undefined;
    if (missed !== undefined && this.#state.error === missed) this.#publish(this.#answered());
    return this.#made() as Sender;
  }

  /** The status after an answer of the platform: still offline while changes wait for code that could not be loaded. */
  #answered(): Pick<CartState, "status" | "error"> {
    const error = this.#pending.queue.length > 0 ? this.#missing : undefined;
    return { status: error === undefined ? "ready" : "offline", error };
  }

  /** Reads the platform's cart. Throws `Unreachable`. */
  async #read(): Promise<CartView | null> {
    const { identity } = this.#known;
    const [cart, error] = await this.#api.read().then(
      (read) => [read, undefined] as const,
      (failure: unknown) => [undefined, failure] as const,
    );
    if (identity !== this.#known.identity) {
      // The answer belongs to the previous identity.
      return this.#read();
    }
    if (cart !== undefined) {
      this.#take(cart);
      return cart;
    }
    this.#known.remember();
    if (isClientDisposed(error)) {
      // The client was disposed of: the page's next client takes over the queue.
      this.#pending.setAside();
      this.#leaveSession?.();
      this.#leaveSession = undefined;
      this.#active.end();
    }
    if (!isUnreachable(error)) {
      this.#publish({ status: "error", error });
      throw error;
    }
    this.#publish({ status: "offline", error });
    throw new Unreachable(error);
  }

  /** Stores the platform's cart, and announces it to the other tabs. */
  #take(cart: CartView | null): void {
    // Only differences are announced: otherwise two tabs would answer each other forever.
    const back = this.#state.status === "offline";
    const changes = this.#known.take(cart, this.#session.role);
    if (changes.isOthers) {
      this.#pending.clear();
    } else if (changes.owner) {
      this.#pending.claim();
    }
    this.#publish({ ...this.#answered(), ...(changes.isOthers && { failedChanges: [] }) });
    if (back || changes.cart) {
      this.#storage.keepCart(this.#known.owner, cart);
      this.#tabs.tell(cart);
    }
    // A buyer with a line may click its quantity several times, each click on the quantity of the click before.
    if (changes.cart && cart?.lines.length && !this.#sender) whenIdle(() => void this.#load().catch(() => undefined));
  }

  #takeElsewhere(cart: CartView | null | undefined): void {
    if (cart !== undefined && this.#known.takeElsewhere(cart)) {
      this.#publish(this.#answered());
      // The platform is reachable again: send this page's queue, which the other tab may wait for.
      void this.#flush();
      this.#active.rest();
    } else {
      void this.refresh();
    }
  }

  #sessionChanged({ type, elsewhere }: SessionEvent): void {
    if (type === "renewed") return;
    const { role } = this.#session;
    const wasMember = this.#known.owner.role === "member";
    if (type === "signedIn" && !elsewhere && !wasMember) {
      this.#known.signedIn(role);
    } else {
      this.#known.doubt(role);
      // A member's queue belongs to that member only. Otherwise the next cart shows the session's identity.
      if (wasMember && role !== "member") {
        this.#pending.clear();
      } else {
        this.#pending.setAside();
      }
      this.#publish({ status: "loading", error: undefined, failedChanges: [] });
    }
    if (this.#active.isAwake) void this.refresh();
  }

  #refused(pending: QueuedChange, error: unknown): void {
    this.#publish({
      failedChanges: [...this.#state.failedChanges, failedChangeOf(pending, error)].slice(-MAX_FAILED_CHANGES),
    });
  }

  #publish(change: Partial<CartState>): void {
    const queue = this.#sender?.queueOfAllPages ?? this.#pending.queue;
    const known = this.#known.cart;
    const away = (change.status ?? this.#state.status) === "offline";
    const failedChanges = change.failedChanges ?? this.#state.failedChanges;
    const isQueued = (...kinds: Change["kind"][]): boolean =>
      queue.some((queued) => kinds.includes(queued.change.kind));
    const state: CartState = {
      ...this.#state,
      ...change,
      cart: this.#sender ? this.#sender.shown(known, queue) : known,
      busy: this.#tasks.busy || this.#flushing !== undefined,
      pending: {
        lines: linesWithChanges(queue),
        coupon: isQueued("coupon", "removeCoupon"),
        giftCard: this.#called.has("giftCard"),
        note: this.#called.has("note"),
      },
      errors: failedParts(failedChanges, Object.fromEntries(this.#calledErrors)),
      queuedCount: away ? queue.length : 0,
    };
    if (isSameState(this.#state, state)) return;
    this.#state = state;
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
