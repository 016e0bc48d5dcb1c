/** Carts and checkouts for agents, each with a visitor of its own, never a member. The buyer pays on the platform's hosted page, to which each answer leads. */

import { isCartwrightError } from "../../../sdk/own-error.js";
import { STORES_APP_ID } from "../../../generated/app-ids.js";
import type * as redirects from "../../../generated/modules/redirects.js";
import type { Bound } from "../../../sdk/client.js";
import type { Tokens } from "../../../sdk/auth/tokens.js";
import type { CartApi, EstimateInput } from "../../cart-api/cart-api.js";
import { missing, type AddedItem, quantityOf } from "../../cart-api/nothing-added.js";
import { itemOptions } from "../../catalog-view/item.js";
import type { CartLine, CartView, Price } from "../../cart-view/view.js";
import type { CartTotals } from "../../cart-view/totals.js";
import { Answers } from "../../stores/answers.js";
import { idsOf, minorUnits } from "./catalog.js";
import { type Answer, invalidParams, isRecord, type Message, recordAt, textAt, type UcpLink } from "./protocol.js";

/** The stored part of an agent's cart. Its random id is the only key to it. */
export interface AgentCart {
  /** The visitor's tokens. */
  tokens: Tokens;
  /** Whether the cart is a checkout, too. */
  isCheckout: boolean;
}

/** The store of agents' carts. Tokens are secrets: keep them where only your servers read. */
export interface AgentCarts {
  get(id: string): Promise<AgentCart | undefined>;
  set(id: string, cart: AgentCart): Promise<void>;
  delete(id: string): Promise<void>;
}

/** The greatest number of carts in memory; the one unused for longest goes first. */
const MAX_CARTS = 10_000;

/** Carts in the memory of one process: for a shop with several servers, or with workers, use a store that they share. */
export class CartsInMemory implements AgentCarts {
  readonly #carts = new Answers<AgentCart>(MAX_CARTS, Infinity);

  get(id: string): Promise<AgentCart | undefined> {
    return Promise.resolve(this.#carts.get(id));
  }

  set(id: string, cart: AgentCart): Promise<void> {
    this.#carts.set(id, cart);
    return Promise.resolve();
  }

  delete(id: string): Promise<void> {
    this.#carts.delete(id);
    return Promise.resolve();
  }
}

/** A visitor's cart, and the addresses of its hosted checkout. */
export interface Buying {
  cart: CartApi;
  redirects: Pick<Bound<typeof redirects>, "createRedirectSession">;
  /** The visitor's tokens after the calls. */
  tokens(): Tokens;
  deleteCart(): Promise<unknown>;
  dispose(): void;
}

/** The parts of the shop that carts and checkouts use. */
export interface BuyingContext {
  carts: AgentCarts;
  /** A visitor's cart: a new visitor's without tokens. */
  open: (tokens?: Tokens) => Buying;
  links: readonly UcpLink[];
  /** The page of the shop to which the hosted checkout returns. */
  returnUrl: string;
}

type Arguments = Readonly<Record<string, unknown>>;
type Kind = "cart" | "checkout";

const MAX_LINES = 100;
const MAX_QUANTITY = 1000;

/** An item that an agent wants, by the ids of product and variant. */
interface Wanted {
  id: string;
  reference: AddedItem["catalogReference"];
  quantity: number;
}

function wantedOf({ line_items: lines }: Arguments): Wanted[] {
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > MAX_LINES) {
    throw invalidParams(`line_items is no list of 1 to ${MAX_LINES} items`);
  }
  const wanted = new Map<string, Wanted>();
  for (const line of lines as unknown[]) {
    const item = isRecord(line) ? recordAt(line, "item") : {};
    const id = textAt(item, "id");
    const quantity = isRecord(line) ? line.quantity : undefined;
    if (!id) throw invalidParams("a line has no item.id");
    if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
      throw invalidParams(`a quantity is no whole number from 1 to ${MAX_QUANTITY}`);
    }
    const { productId, variantId } = idsOf(id);
    const options = itemOptions({ variantId: variantId ?? "" });
    const reference = { appId: STORES_APP_ID, catalogItemId: productId, options };
    wanted.set(id, { id, reference, quantity: quantity + (wanted.get(id)?.quantity ?? 0) });
  }
  return [...wanted.values()];
}

/** The address and email that an agent gives for an estimate. */
function detailsOf(given: Arguments): { input: EstimateInput; email?: string } {
  const context = recordAt(given, "context");
  const country = textAt(context, "address_country", 2);
  const region = textAt(context, "address_region", 50);
  const postalCode = textAt(context, "postal_code", 20);
  const email = textAt(recordAt(given, "buyer"), "email", 254);
  const subdivision = country && region ? (region.includes("-") ? region : `${country}-${region}`) : undefined;
  const address = { country, subdivision, postalCode };
  const known = Object.fromEntries(Object.entries(address).filter(([, value]) => value));
  return { input: country ? { address: known } : {}, ...(email && { email }) };
}

/** Creates a cart or a checkout for a new visitor; a checkout of a known cart goes on with that cart. */
export async function create(context: BuyingContext, kind: Kind, given: Arguments): Promise<Answer> {
  const cartId = kind === "checkout" ? textAt(given, "cart_id", 100) : undefined;
  if (cartId !== undefined) {
    return onCart(
      context,
      "cart",
      cartId,
      async (buying, stored) => {
        await context.carts.set(cartId, { ...stored, isCheckout: true });
        return { cart: await buying.cart.read(), messages: [] };
      },
      kind,
    );
  }
  const wanted = wantedOf(given);
  const details = detailsOf(given);
  const buying = context.open();
  try {
    const { cart, messages } = await replace(buying.cart, null, wanted);
    if (!cart || cart.lines.length === 0) return { failed: messages };
    const id = crypto.randomUUID();
    const body = await shown(context, buying, kind, id, cart, messages, details);
    await context.carts.set(id, { tokens: buying.tokens(), isCheckout: kind === "checkout" });
    return { body };
  } finally {
    buying.dispose();
  }
}

export function read(context: BuyingContext, kind: Kind, id: string): Promise<Answer> {
  return onCart(context, kind, id, async ({ cart }) => ({ cart: await cart.read(), messages: [] }));
}

/** Replaces the lines of a cart or checkout. */
export function update(context: BuyingContext, kind: Kind, id: string, given: Arguments): Promise<Answer> {
  const wanted = wantedOf(given);
  const details = detailsOf(given);
  return onCart(context, kind, id, async ({ cart }) => ({
    ...(await replace(cart, await cart.read(), wanted)),
    details,
  }));
}

/** Deletes a cart or checkout; the answer is its last state. */
export const cancel = (context: BuyingContext, kind: Kind, id: string): Promise<Answer> =>
  onCart(context, kind, id, async (buying) => {
    const cart = await buying.cart.read();
    await buying.deleteCart();
    return { cart, messages: [], isCanceled: true };
  });

/** An agent cannot complete a checkout: the buyer does, on the hosted page. */
export const complete = (context: BuyingContext, id: string): Promise<Answer> => read(context, "checkout", id);

interface Done {
  cart: CartView | null;
  messages: readonly Message[];
  details?: { input: EstimateInput; email?: string };
  isCanceled?: boolean;
}

async function onCart(
  context: BuyingContext,
  kind: Kind,
  id: string,
  work: (buying: Buying, stored: AgentCart) => Promise<Done>,
  answered: Kind = kind,
): Promise<Answer> {
  const stored = await context.carts.get(id);
  if (!stored || (kind === "checkout" && !stored.isCheckout)) return notFound(kind);
  const buying = context.open(stored.tokens);
  try {
    const { cart, messages, details, isCanceled } = await work(buying, stored);
    if (isCanceled) await context.carts.delete(id);
    if (!cart) return notFound(kind);
    if (isCanceled) {
      const checkout = answered === "checkout" && { status: "canceled", links: context.links };
      return { body: { ...linesOf(id, cart, []), ...checkout } };
    }
    const body = await shown(context, buying, answered, id, cart, messages, details);
    const isCheckout = stored.isCheckout || answered === "checkout";
    await context.carts.set(id, { tokens: buying.tokens(), isCheckout });
    return { body };
  } finally {
    buying.dispose();
  }
}

const notFound = (kind: Kind): Answer => ({
  failed: [
    {
      type: "error",
      code: "not_found",
      content: `There is no such ${kind}, or it has expired`,
      severity: "unrecoverable",
    },
  ],
});

/** Makes a cart have the wanted items alone; a message for each that it cannot have as wanted. */
async function replace(api: CartApi, before: CartView | null, wanted: readonly Wanted[]) {
  let cart = before;
  const lineOf = ({ reference }: Wanted) => cart?.lines.find((line) => itemIdOf(line) === idOf(reference));
  const kept = new Set(wanted.map(({ reference }) => idOf(reference)));
  const surplus = (cart?.lines ?? []).filter((line) => !kept.has(itemIdOf(line))).map(({ id }) => id);
  if (surplus.length > 0) cart = await api.remove(surplus);
  const messages: Message[] = [];
  for (const item of wanted) {
    const line = lineOf(item);
    if (line?.quantity === item.quantity) continue;
    const path = `$.line_items[?(@.item.id=='${item.id}')]`;
    const refuse = (code: string, content: string) => {
      messages.push({ type: "error", code, path, content, severity: "recoverable" });
    };
    try {
      if (line) {
        cart = await api.setQuantity(line.id, item.quantity);
        continue;
      }
      const added = { catalogReference: item.reference, quantity: item.quantity };
      const had = quantityOf(cart, item.reference);
      cart = await api.add([added]);
      const [lacking] = missing([added], [had], cart);
      const [explained = lacking] = lacking ? ((await api.explain?.([lacking])) ?? [lacking]) : [];
      if (explained?.reason?.kind === "not-chosen") {
        refuse("item_unavailable", `Choose ${explained.reason.names.join(", ")}: name the id of a variant`);
      } else if (explained) {
        refuse("out_of_stock", `${explained.added} of ${explained.quantity} are in stock`);
      }
    } catch (error) {
      if (!isCartwrightError(error) || error.kind !== "application" || error.retryable) throw error;
      refuse("item_unavailable", error.message);
    }
  }
  return { cart, messages };
}

const idOf = ({ catalogItemId, options }: AddedItem["catalogReference"]): string => {
  const variantId = isRecord(options) ? options.variantId : undefined;
  return typeof variantId === "string" && variantId ? `${catalogItemId}:${variantId}` : catalogItemId;
};
const itemIdOf = ({ id, catalogReference }: CartLine): string => (catalogReference ? idOf(catalogReference) : id);

const sum = (type: string, price: Price | undefined, sign = 1) => {
  const amount = price ? sign * minorUnits(price) : 0;
  return amount === 0 ? [] : [{ type, amount }];
};
const always = (type: string, price: Price | undefined) => ({ type, amount: price ? minorUnits(price) : 0 });

function linesOf(id: string, cart: CartView, messages: readonly Message[], totals?: CartTotals) {
  const subtotal = totals?.subtotal ?? cart.subtotal;
  const lines = cart.lines.map((line) => ({
    id: line.id,
    item: { id: itemIdOf(line), title: line.name, price: line.unit ? minorUnits(line.unit) : 0 },
    quantity: line.quantity,
    totals: [always("subtotal", line.subtotal), always("total", line.subtotal)],
  }));
  const all = lines.reduce((whole, { totals: [own] }) => whole + (own?.amount ?? 0), 0);
  return {
    id,
    line_items: lines,
    currency: cart.currency,
    totals: [
      subtotal ? always("subtotal", subtotal) : { type: "subtotal", amount: all },
      ...sum("discount", totals?.discount, -1),
      ...sum("fulfillment", totals?.delivery),
      ...(totals?.taxIncluded ? [] : sum("tax", totals?.tax)),
      ...sum("fee", totals?.fees),
      totals?.total ? always("total", totals.total) : { type: "total", amount: all },
    ],
    ...(messages.length > 0 && { messages }),
  };
}

/** A cart or checkout with its totals, and the address of the hosted page where the buyer goes on. */
async function shown(
  context: BuyingContext,
  { cart: api, redirects }: Buying,
  kind: Kind,
  id: string,
  cart: CartView,
  messages: readonly Message[],
  details: Done["details"] = { input: {} },
) {
  const totals = await api.estimate(cart, details.input);
  // The estimate has stored the address.
  const { checkoutId } = await api.checkout(cart, details.email === undefined ? {} : { email: details.email });
  const { redirectSession } = await redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: context.returnUrl, thankYouPageUrl: context.returnUrl },
  });
  const handoff: Message = {
    type: "error",
    code: "buyer_payment_required",
    content: "The buyer pays on the shop's own checkout page: open continue_url for them",
    severity: "requires_buyer_input",
  };
  const all = kind === "checkout" ? [...messages, handoff] : messages;
  return {
    ...linesOf(id, cart, all, totals),
    ...(kind === "checkout" && { status: "requires_escalation" }),
    links: context.links,
    continue_url: redirectSession.fullUrl,
  };
}
