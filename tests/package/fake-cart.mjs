/**
 * A fake platform with one cart, as far as the cart's store needs: revisions, stock, coupons, and lost answers. Each
 * call takes a turn of the event loop.
 */

import { isDeepStrictEqual } from "node:util";
import { ApplicationError, TransportError } from "../../wasm/pkg/inline.js";
import { loadSender } from "../../wasm/pkg/storefront/stores/cart/sender-code.js";

// Loads the code of the cart's changes before the tests; cart-code.test.mjs tests the loading.
await loadSender();

export const APP = "app";

/** How long the platform takes for a request whose client has given up. */
const LATER_MS = 300;

export const reference = (product, options = {}) => ({ appId: APP, catalogItemId: product, options });

export const item = (product, quantity = 1, name = product, options = {}) => ({
  catalogReference: reference(product, options),
  quantity,
  preview: { name, unit: { amount: "10.00", currency: "USD", text: "$10.00" } },
});

export const lost = (kind = "network") => {
  const outcome = kind === "offline" ? "not-done" : "unknown";
  return new TransportError({ kind, message: "no answer", retryable: true, outcome });
};

export const refusal = (code) => new ApplicationError({ kind: "application", status: 400, code, message: code });

/** A wire line, converted. */
export const line = (id, product, quantity, options = {}) => ({
  _id: id,
  quantity,
  productName: { original: product },
  catalogReference: reference(product, options),
  price: { amount: "10.00" },
  lineItemPrice: { amount: `${quantity * 10}.00` },
  availability: { status: "AVAILABLE" },
});

const lineOf = (id, { catalogItemId, options }, quantity) => line(id, catalogItemId, quantity, options);

/** Options as the platform returns them: modifiers' choices are in another field than requested. */
const returned = ({ options, ...rest }) =>
  options ? { ...rest, options: {}, modifierGroups: [{ id: "g", modifiers: [{ id: options.wrap }] }] } : rest;

export class FakePlatform {
  calls = [];
  #faults = [];
  #listeners = new Set();
  #lines = 0;
  #gates = [];
  #carts = 0;
  #buyer = { visitorId: "v" };

  constructor(lineItems = [line("a", "mug", 1)]) {
    this.cart = { ...this.#fresh(), lineItems };
    this.role = "visitor";
  }

  /** Fails the next call of a name: `before` its execution, `after` it, or with a `later` execution. */
  fault(name, when, error = lost()) {
    this.#faults.push({ name, when, error });
  }

  /** Whether the platform is unreachable. */
  away = false;

  /** Changes the session's identity: with a cart of its own, or with none yet. */
  become(role, name, lineItems, event = { type: "signedIn", elsewhere: false }) {
    this.role = role;
    this.#buyer = { [`${role}Id`]: name };
    this.cart = lineItems ? { ...this.#fresh(), lineItems } : null;
    this.tell(event);
  }

  /** Holds the next call until the returned function is called. */
  hold() {
    let open;
    this.#gates.push(new Promise((resolve) => (open = resolve)));
    return open;
  }

  /** Changes the cart from elsewhere. */
  elsewhere(change) {
    this.#change(change);
  }

  get held() {
    return Object.fromEntries(
      (this.cart?.lineItems ?? []).map(({ catalogReference, quantity }) => [catalogReference.catalogItemId, quantity]),
    );
  }

  /** The changing calls. */
  get changes() {
    return this.calls.filter((call) => call !== "get");
  }

  session = {
    subscribe: (listener) => (this.#listeners.add(listener), () => this.#listeners.delete(listener)),
  };

  /** The number of session listeners. */
  get listeners() {
    return this.#listeners.size;
  }

  tell(event) {
    for (const listener of this.#listeners) listener(event);
  }

  /** The client of a page. After `gone` returns true, it sends nothing and no answer arrives. */
  client(gone = () => false, place = "shop") {
    const platform = this;
    const answer = async (name, change) => {
      const answered = gone() ? undefined : await this.#answer(name, change);
      return gone() ? new Promise(() => {}) : answered;
    };
    return {
      session: {
        get role() {
          return platform.role;
        },
        subscribe: this.session.subscribe,
        place,
      },
      currentCart: {
        getCurrentCartOrNull: () => answer("get", () => undefined),
        getCurrentCart: () => answer("get", () => undefined),
        addToCurrentCart: async ({ lineItems }) => ({
          cart: await answer("add", (cart) => ({
            lineItems: lineItems.reduce((all, l) => this.#put(all, l), cart.lineItems),
          })),
        }),
        updateCurrentCartLineItemQuantity: async ([{ _id, quantity }]) => ({
          cart: await answer(`quantity ${quantity}`, (cart) => ({
            lineItems: cart.lineItems.map((each) =>
              each._id === _id ? lineOf(_id, each.catalogReference, quantity) : each,
            ),
          })),
        }),
        removeLineItemsFromCurrentCart: async (ids) => ({
          cart: await answer("remove", (cart) => ({
            lineItems: cart.lineItems.filter(({ _id }) => !ids.includes(_id)),
          })),
        }),
        updateCurrentCart: ({ couponCode, cartInfo }) =>
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
      },
    };
  }

  /** How many of a product can be added; the platform silently adds no more. */
  stock = {};

  #put(lineItems, { catalogReference, quantity }) {
    const product = catalogReference.catalogItemId;
    const written = reference(product, returned(catalogReference.options));
    const there = lineItems.find((each) => isDeepStrictEqual(each.catalogReference, written));
    const wanted = (there?.quantity ?? 0) + quantity;
    const possible = Math.min(wanted, this.stock[product] ?? wanted);
    if (possible === 0) return lineItems;
    const put = lineOf(there?._id ?? `n${++this.#lines}`, written, possible);
    return there ? lineItems.map((each) => (each === there ? put : each)) : [...lineItems, put];
  }

  #change(change) {
    const cart = this.cart ?? this.#fresh();
    const changed = change(cart);
    if (changed) this.cart = { ...cart, ...changed, revision: String(Number(cart.revision) + 1) };
  }

  #fresh() {
    return { _id: `cart-${++this.#carts}`, currency: "USD", revision: "1", buyerInfo: this.#buyer, lineItems: [] };
  }

  async #answer(name, change) {
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
