/** Hand-written module functions, whose arguments or answers differ from the generated pattern. */

import { answerOf, withId } from "./binder.js";
import type { Caller, CallOptions } from "./call.js";
import type { Conversions } from "./convert/conversions.js";
import { isCartwrightError } from "./own-error.js";
import type { Cart } from "../generated/types/cart.js";
import type { Cart as CartV2 } from "../generated/types/cart-v2.js";
import { cart, cartV2, inventory, orders } from "../generated/conversions.js";
import * as endpoints from "../generated/endpoints.js";
import type { InventoryItem } from "../generated/types/inventory-v2.js";
import type { Fulfillment, OrderWithFulfillments } from "../generated/types/order-fulfillments.js";
import type { OrderTransactions, TransactionStatus } from "../generated/types/order-transactions.js";
import type { Stored } from "./binder.js";

const hasNoCart = (error: unknown): boolean =>
  isCartwrightError(error) && error.code?.endsWith("CART_NOT_FOUND") === true;

/** The cart; `null` if there is none. Without a session there is no cart, and no request. */
async function orNull<AnyCart>(
  caller: Caller,
  row: string,
  conversions: Conversions,
  options: CallOptions | undefined,
): Promise<Stored<AnyCart> | null> {
  if (caller.isNobody() && options?.signal?.aborted !== true) return null;
  try {
    const answer = await caller.call(row, {}, conversions, options, hasNoCart);
    return (answerOf(row, answer) as { cart?: Stored<AnyCart> }).cart ?? null;
  } catch (error) {
    if (hasNoCart(error)) return null;
    throw error;
  }
}

export const currentCartOrNull =
  (caller: Caller) =>
  (callOptions?: CallOptions): Promise<Stored<Cart> | null> =>
    orNull(caller, endpoints.cartGetCurrent, cart, callOptions);

export const currentCartV2OrNull =
  (caller: Caller) =>
  (callOptions?: CallOptions): Promise<Stored<CartV2> | null> =>
    orNull(caller, endpoints.currentCartV2Get, cartV2, callOptions);

/** Copies the product's id into the inventory item. */
export const updateInventoryVariants =
  (caller: Caller) =>
  async (productId: string, inventoryItem: InventoryItem, callOptions?: CallOptions): Promise<void> => {
    const payload = { inventoryItem: { ...inventoryItem, productId } };
    await caller.call(endpoints.inventoryV2UpdateVariants, payload, inventory, callOptions);
  };

/** Identifies a fulfillment of an order. */
export interface FulfillmentIdentifiers {
  orderId: string;
  fulfillmentId: string;
}

export const updateFulfillment =
  (caller: Caller) =>
  async (
    identifiers: FulfillmentIdentifiers,
    options?: { fulfillment?: Fulfillment },
    callOptions?: CallOptions,
  ): Promise<OrderWithFulfillments> => {
    const { orderId, fulfillmentId }: Partial<FulfillmentIdentifiers> = { ...identifiers };
    const payload = { orderId, fulfillment: withId(fulfillmentId, options?.fulfillment) };
    const reply = await caller.call(endpoints.orderFulfillmentsUpdate, payload, orders, callOptions);
    return (reply as { orderWithFulfillments: OrderWithFulfillments } | undefined)
      ?.orderWithFulfillments as OrderWithFulfillments;
  };

export const deleteFulfillment =
  (caller: Caller) =>
  (
    identifiers: FulfillmentIdentifiers,
    callOptions?: CallOptions,
  ): Promise<{ orderWithFulfillments?: OrderWithFulfillments }> =>
    caller.call(endpoints.orderFulfillmentsDelete, () => ({ ...identifiers }), orders, callOptions) as Promise<object>;

/** Identifies a payment of an order. */
export interface PaymentIdentifiers {
  orderId: string;
  paymentId: string;
}

export const updatePaymentStatus =
  (caller: Caller) =>
  (
    identifiers: PaymentIdentifiers,
    options?: { status?: TransactionStatus },
    callOptions?: CallOptions,
  ): Promise<{ orderTransactions?: OrderTransactions }> =>
    caller.call(
      endpoints.orderTransactionsUpdatePaymentStatus,
      { ...options, ...identifiers },
      orders,
      callOptions,
    ) as Promise<object>;
