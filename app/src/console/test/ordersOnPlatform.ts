/** Orders of a platform, made as shoppers and owners make them. */
import { cartV2, createClient, OAuthStrategy } from "@cartwright/sdk";
import { createGoods } from "./goodsOnPlatform";
import { makeCheckout } from "../orders/newOrder";
import { placeOrder } from "../orders/orderCalls";
import type { FilePlatform } from "./onPlatform";

const STORES = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

type NewOrder = Parameters<FilePlatform["client"]["orders"]["createOrder"]>[0];

/** The orders of the platform of a test file. */
export function ordersOf(site: FilePlatform) {
  return {
    read: (id: string) => site.client.orders.getOrder(id),
    sent: async (id: string) =>
      (await site.client.orderFulfillments.listFulfillmentsForSingleOrder(id)).orderWithFulfillments?.fulfillments ??
      [],
    /** The payments and refunds of an order. */
    money: async (id: string) =>
      (await site.client.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions ?? {},
    /** Records a payment outside of the shop. */
    pay: async (id: string, amount: string, status: "APPROVED" | "AUTHORIZED" = "APPROVED") => {
      const payment = { amount: { amount }, regularPaymentDetails: { status, offlinePayment: true } };
      await site.client.orderTransactions.addPayments(id, [payment]);
    },
    /** An order of two mugs of $12 that the owner enters. */
    enter: async (more: Partial<NewOrder> = {}) => {
      const { _id } = await site.client.orders.createOrder({
        lineItems: [
          {
            ...{ productName: { original: "Mug" }, quantity: 2, price: { amount: "12.00" } },
            itemType: { preset: "PHYSICAL" },
          },
        ],
        buyerInfo: { email: "ada@example.com" },
        channelInfo: { type: "WEB" },
        priceSummary: {},
        ...more,
      });
      return _id;
    },
    /** An order of an item for $20, sent to New York, that the owner places by a checkout. It is not paid. */
    place: async () => {
      const line = { key: "1", name: "Consultation", variantId: "", quantity: 1, price: "20" };
      const buyer = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };
      const place = { addressLine1: "1 Main Street", city: "Hudson", postalCode: "12534" };
      const region = { country: "US", subdivision: "US-NY" };
      const { _id = "" } = await makeCheckout(site.client, [line], { ...buyer, ...place, ...region });
      return placeOrder(site.context.host, _id, undefined);
    },
    /** An order of mugs that a shopper pays by a card. */
    buy: async (quantity: number, paymentToken = "tok_visa") => {
      const catalogItemId = await createGoods(site, "Mug", { amount: "12.00", inventoryItem: { quantity: 9 } });
      const { url: host, clientId } = site.platform;
      const shopper = createClient({ host, auth: OAuthStrategy({ clientId }), modules: { cartV2 } });
      const { _id: cart } = await shopper.cartV2.createCart({
        cart: {
          customerInfo: { email: "ada@example.com", firstName: "Ada", lastName: "Byron" },
          deliveryInfo: {
            address: {
              ...{ country: "US", subdivision: "US-NY", city: "Hudson", postalCode: "12534" },
              addressLine1: "1 Main Street",
            },
          },
        },
        deliveryMethod: { code: "us-standard" },
        catalogItems: [{ catalogReference: { appId: STORES, catalogItemId }, quantity }],
      });
      const { orderId = "" } = await shopper.cartV2.placeOrder(cart, { paymentToken });
      return orderId;
    },
  };
}
