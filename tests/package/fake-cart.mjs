/**
 * A platform with one cart, as far as the cart's store asks: revisions, stock, coupons, and answers that get lost. Calls
 * take a turn of the event loop, as any answer does.
 */

import { isDeepStrictEqual } from "node:util";
import { ApplicationError, TransportError } from "../../wasm/pkg/inline.js";

export const APP = "app";

/** How long the platform works on what was given up. */
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

/** A line as the wire has it, converted. */
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

/** Options as the platform tells them: choices of extras stand elsewhere than they were wished for. */
const told = ({ options, ...rest }) =>
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

  /** Fails the next call of a name: `before` it is done, `after` it, or so that it is done `later`. */
  fault(name, when, error = lost()) {
    this.#faults.push({ name, when, error });
  }

  /** The platform cannot be reached until it is called again with `false`. */
  away = false;

  /** The session is somebody else's from now on: with a cart of their own, or with none yet. */
  become(role, name, lineItems, event = { type: "signedIn", elsewhere: false }) {
    this.role = role;
    this.#buyer = { [`${role}Id`]: name };
    this.cart = lineItems ? { ...this.#fresh(), lineItems } : null;
    this.tell(event);
  }

  /** Holds the next call back until the function that this gives is called. */
  hold() {
    let open;
    this.#gates.push(new Promise((resolve) => (open = resolve)));
    return open;
  }

  /** Changes the cart as someone else would. */
  elsewhere(change) {
    this.#change(change);
  }

  get held() {
    return Object.fromEntries(
      (this.cart?.lineItems ?? []).map(({ catalogReference, quantity }) => [catalogReference.catalogItemId, quantity]),
    );
  }

  /** Calls that change something. */
  get changes() {
    return this.calls.filter((call) => call !== "get");
  }

  session = {
    subscribe: (listener) => (this.#listeners.add(listener), () => this.#listeners.delete(listener)),
  };

  /** How many listen to the session. */
  get listeners() {
    return this.#listeners.size;
  }

  tell(event) {
    for (const listener of this.#listeners) listener(event);
  }

  /** A client of it, as one page has. Once `gone` says so nothing is asked any more, and no answer comes. */
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

  /** How many of a product can be added; more are taken without a word. */
  stock = {};

  #put(lineItems, { catalogReference, quantity }) {
    const product = catalogReference.catalogItemId;
    const written = reference(product, told(catalogReference.options));
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
