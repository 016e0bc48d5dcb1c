/**
 * A fake platform with one cart for tests of the cart's store: revisions, stock, coupons, and lost answers. Each
 * call takes a turn of the event loop.
 */

import { isDeepStrictEqual } from "node:util";
import { ApplicationError, TransportError } from "../src/core/errors.js";
import type * as currentCartModule from "../src/generated/modules/current-cart.js";
import type { Cart, LineItem } from "../src/generated/types/cart.js";
import type { StoreClient } from "../src/react/provider.js";
import type { Session, SessionEvent } from "../src/sdk/auth/session.js";
import type { Role } from "../src/sdk/auth/tokens.js";
import type { Bound } from "../src/sdk/client.js";
import type { WantedItem } from "../src/storefront/stores/cart/change.js";
import { loadSender } from "../src/storefront/stores/cart/sender-code.js";

// Loads the code of the cart's changes before the tests; sender-code.test.ts tests the loading.
await loadSender();

export const APP = "app";

/** How long the platform takes for a request whose client has given up. */
const LATER_MS = 300;

type Options = Record<string, unknown>;
type CurrentCart = Bound<typeof currentCartModule>;

interface Reference {
  appId: string;
  catalogItemId: string;
  options?: Options;
}

/** A line as the fake platform keeps it; a custom line has no reference. */
export type FakeLine = LineItem & { _id: string; quantity: number; catalogReference?: Reference };
type AddedLine = Required<Pick<FakeLine, "catalogReference" | "quantity">>;
export type FakeCart = Omit<Cart, "lineItems"> & { _id: string; revision: string; lineItems: FakeLine[] };
type CartChange = (cart: FakeCart) => Partial<FakeCart> | undefined;

export const reference = (product: string, options: Options = {}): Required<Reference> => ({
  appId: APP,
  catalogItemId: product,
  options,
});

export const item = (product: string, quantity = 1, name = product, options: Options = {}): WantedItem => ({
  catalogReference: reference(product, options),
  quantity,
  preview: { name, unit: { amount: "10.00", currency: "USD", text: "$10.00" } },
});

export const lost = (kind: "network" | "timed-out" | "offline" = "network"): TransportError => {
  const outcome = kind === "offline" ? "not-done" : "unknown";
  return new TransportError({ kind, message: "no answer", retryable: true, outcome });
};

export const refusal = (code: string): ApplicationError =>
  new ApplicationError({ kind: "application", status: 400, code, message: code });

const lineOf = <Catalog extends Reference>(
  id: string,
  catalogReference: Catalog,
  quantity: number,
): FakeLine & { catalogReference: Catalog } => ({
  _id: id,
  quantity,
  productName: { original: catalogReference.catalogItemId },
  catalogReference,
  price: { amount: "10.00" },
  lineItemPrice: { amount: `${quantity * 10}.00` },
  availability: { status: "AVAILABLE" },
});

/** A wire line, converted. */
export const line = (
  id: string,
  product: string,
  quantity: number,
  options: Options = {},
): FakeLine & { catalogReference: Reference } => lineOf(id, reference(product, options), quantity);

/** Options as the platform returns them: modifiers' choices are in another field than requested. */
const returned = ({ options, ...rest }: Options): Options =>
  options
    ? { ...rest, options: {}, modifierGroups: [{ id: "g", modifiers: [{ id: (options as Options)["wrap"] }] }] }
    : rest;

interface Fault {
  name: string;
  when: "before" | "after" | "later";
  error: Error;
}

/** A client as the hooks take it; the hooks of the cart use no `auth`. */
export const hooksClient = (platform: FakePlatform): StoreClient => platform.client() as unknown as StoreClient;

/** The client of a page, with the calls that the cart's store makes. */
export interface FakeClient {
  readonly session: Session;
  readonly currentCart: CurrentCart;
}

export class FakePlatform {
  calls: string[] = [];
  cart: FakeCart | null;
  role: Role = "visitor";
  readonly #faults: Fault[] = [];
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  #lines = 0;
  readonly #gates: Promise<void>[] = [];
  #carts = 0;
  #buyer: NonNullable<Cart["buyerInfo"]> = { visitorId: "v" };

  constructor(lineItems: FakeLine[] = [line("a", "mug", 1)]) {
    this.cart = { ...this.#fresh(), lineItems };
  }

  /** Fails the next call of a name: `before` its execution, `after` it, or with a `later` execution. */
  fault(name: string, when: Fault["when"], error: Error = lost()): void {
    this.#faults.push({ name, when, error });
  }

  /** Whether the platform is unreachable. */
  away = false;

  /** Changes the session's identity: with a cart of its own, or with none yet. */
  become(
    role: "visitor" | "member",
    name: string,
    lineItems?: FakeLine[] | null,
    event: SessionEvent = { type: "signedIn", elsewhere: false },
  ): void {
    this.role = role;
    this.#buyer = { [`${role}Id`]: name };
    this.cart = lineItems ? { ...this.#fresh(), lineItems } : null;
    this.tell(event);
  }

  /** Holds the next call until the returned function is called. */
  hold(): () => void {
    let open = (): void => undefined;
    this.#gates.push(new Promise<void>((resolve) => (open = resolve)));
    return open;
  }

  /** Changes the cart from elsewhere. */
  elsewhere(change: CartChange): void {
    this.#change(change);
  }

  get held(): Record<string, number> {
    return Object.fromEntries(
      (this.cart?.lineItems ?? []).map(({ catalogReference, quantity }) => [catalogReference!.catalogItemId, quantity]),
    );
  }

  /** The changing calls. */
  get changes(): string[] {
    return this.calls.filter((call) => call !== "get");
  }

  session = {
    subscribe: (listener: (event: SessionEvent) => void) => {
      this.#listeners.add(listener);
      return () => void this.#listeners.delete(listener);
    },
  };

  /** The number of session listeners. */
  get listeners(): number {
    return this.#listeners.size;
  }

  tell(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** The client of a page. After `gone` returns true, it sends nothing and no answer arrives. */
  client(gone = (): boolean => false, place: string | null = "shop"): FakeClient {
    const roleNow = (): Role => this.role;
    const answer = async (name: string, change: CartChange): Promise<FakeCart | null> => {
      const answered = gone() ? null : await this.#answer(name, change);
      return gone() ? new Promise(() => undefined) : answered;
    };
    const calls = {
      getCurrentCartOrNull: () => answer("get", () => undefined),
      getCurrentCart: () => answer("get", () => undefined),
      addToCurrentCart: async ({ lineItems }: { lineItems: AddedLine[] }) => ({
        cart: await answer("add", (cart) => ({
          lineItems: lineItems.reduce<FakeLine[]>((all, each) => this.#put(all, each), cart.lineItems),
        })),
      }),
      updateCurrentCartLineItemQuantity: async ([{ _id, quantity }]: [{ _id: string; quantity: number }]) => ({
        cart: await answer(`quantity ${quantity}`, (cart) => ({
          lineItems: cart.lineItems.map((each) =>
            each._id === _id ? lineOf(_id, each.catalogReference!, quantity) : each,
          ),
        })),
      }),
      removeLineItemsFromCurrentCart: async (ids: string[]) => ({
        cart: await answer("remove", (cart) => ({
          lineItems: cart.lineItems.filter(({ _id }) => !ids.includes(_id)),
        })),
      }),
      updateCurrentCart: ({ couponCode, cartInfo }: { couponCode?: string; cartInfo?: Partial<FakeCart> }) =>
        answer(couponCode ? `coupon ${couponCode}` : "update", () => ({
          ...(couponCode && { appliedDiscounts: [{ coupon: { _id: "c", code: couponCode.toUpperCase() } }] }),
          ...cartInfo,
        })),
      removeCouponFromCurrentCart: async () => ({
        cart: await answer("no coupon", () => ({ appliedDiscounts: [] })),
      }),
      estimateCurrentCartTotals: () => answer("estimate", () => undefined),
      createCheckoutFromCurrentCart: async () => {
        await answer("checkout", () => ({ checkoutId: "checkout" }));
        return { checkoutId: "checkout" };
      },
    };
    return {
      session: {
        get role() {
          return roleNow();
        },
        subscribe: this.session.subscribe,
        place,
      },
      // Other calls are not made.
      currentCart: calls as unknown as CurrentCart,
    };
  }

  /** How many of a product can be added; the platform silently adds no more. */
  stock: Record<string, number> = {};

  #put(lineItems: FakeLine[], { catalogReference, quantity }: AddedLine): FakeLine[] {
    const product = catalogReference.catalogItemId;
    const written = reference(product, returned(catalogReference.options ?? {}));
    const there = lineItems.find((each) => isDeepStrictEqual(each.catalogReference, written));
    const wanted = (there?.quantity ?? 0) + quantity;
    const possible = Math.min(wanted, this.stock[product] ?? wanted);
    if (possible === 0) return lineItems;
    const put = lineOf(there?._id ?? `n${++this.#lines}`, written, possible);
    return there ? lineItems.map((each) => (each === there ? put : each)) : [...lineItems, put];
  }

  #change(change: CartChange): void {
    const cart = this.cart ?? this.#fresh();
    const changed = change(cart);
    if (changed) this.cart = { ...cart, ...changed, revision: String(Number(cart.revision) + 1) };
  }

  #fresh(): FakeCart {
    return { _id: `cart-${++this.#carts}`, currency: "USD", revision: "1", buyerInfo: this.#buyer, lineItems: [] };
  }

  async #answer(name: string, change: CartChange): Promise<FakeCart | null> {
    this.calls.push(name);
    await this.#gates.shift();
    await new Promise((resolve) => setImmediate(resolve));
    if (this.away) throw lost("offline");
    const index = this.#faults.findIndex((each) => name.startsWith(each.name));
    const [fault] = index < 0 ? [] : this.#faults.splice(index, 1);
    if (fault?.when === "later") setTimeout(() => this.#change(change), LATER_MS);
    if (fault && fault.when !== "after") throw fault.error;
    this.#change(change);
    if (fault) throw fault.error;
    return structuredClone(this.cart);
  }
}
