/** The calls of checkouts, orders and version 2 of the cart: requests and results. */

import assert from "node:assert/strict";
import { test, type TestContext } from "vitest";
import {
  ApplicationError,
  cartV2,
  checkout,
  createClient,
  currentCartV2,
  OAuthStrategy,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orders,
  orderTransactions,
} from "../inline.js";
import { host, isTokenRequest, json, scripted, withTokens } from "../../test/network.js";

const visitor = () =>
  createClient({
    modules: {
      cartV2,
      checkout,
      currentCartV2,
      orderBilling,
      orderFulfillments,
      orderInvoices,
      orders,
      orderTransactions,
    },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
  });

type Shop = ReturnType<typeof visitor>;

/** The request of a call: its method, path and body. */
async function sent<Result>(t: TestContext, run: (c: Shop) => Promise<Result>, answer = {}) {
  const requests = scripted(
    t,
    withTokens(() => json(answer)),
  );
  const result = await run(visitor());
  const { method, path, body } = requests.filter((request) => !isTokenRequest(request)).at(-1)!;
  return { call: `${method} ${path.split("?")[0]}`, body, result };
}

const LINES = [{ catalogReference: { appId: "a", catalogItemId: "p" }, quantity: 1 }];

/** Each call with its request. The contract repeats path parameters in bodies. */
const CALLS: [run: (c: Shop) => Promise<unknown>, call: string, body?: object][] = [
  [
    (c) => c.checkout.createCheckout({ lineItems: LINES, channelType: "WEB" }),
    "POST /ecom/v1/checkouts",
    { lineItems: LINES, channelType: "WEB" },
  ],
  [(c) => c.checkout.getCheckout("c"), "GET /ecom/v1/checkouts/c"],
  [(c) => c.checkout.getCheckoutByCartId("k"), "GET /ecom/v1/checkouts/by-cart-id/k"],
  [(c) => c.checkout.getCheckoutUrl("c"), "GET /ecom/v1/checkouts/c/checkout-url"],
  [
    (c) => c.checkout.updateCheckout("c", { buyerNote: "n" }, { couponCode: "X" }),
    "PATCH /ecom/v1/checkouts/c",
    { checkout: { buyerNote: "n", id: "c" }, couponCode: "X" },
  ],
  [(c) => c.checkout.removeCoupon("c"), "POST /ecom/v1/checkouts/c/remove-coupon", { id: "c" }],
  [(c) => c.checkout.removeGiftCard("c"), "POST /ecom/v1/checkouts/c/remove-gift-card", { id: "c" }],
  [
    (c) => c.checkout.addToCheckout("c", { lineItems: LINES }),
    "POST /ecom/v1/checkouts/c/add-to-checkout",
    { id: "c", lineItems: LINES },
  ],
  [
    (c) => c.checkout.removeLineItems("c", ["l"]),
    "POST /ecom/v1/checkouts/c/remove-line-items",
    { id: "c", lineItemIds: ["l"] },
  ],
  [
    (c) => c.checkout.updateLineItemsQuantity("c", [{ _id: "l", quantity: 2 }]),
    "POST /ecom/v1/checkouts/c/update-line-items-quantity",
    { id: "c", lineItems: [{ id: "l", quantity: 2 }] },
  ],
  [
    (c) => c.checkout.createOrder("c", { delayCapture: true }),
    "POST /ecom/v1/checkouts/c/create-order",
    { id: "c", delayCapture: true },
  ],
  [(c) => c.orders.getOrder("o"), "GET /ecom/v1/orders/o"],
  [
    (c) => c.orders.searchOrders({ filter: { _id: "own" }, cursorPaging: { limit: 5 } }),
    "POST /ecom/v1/orders/search",
    { search: { filter: { id: "own" }, cursorPaging: { limit: 5 } } },
  ],
  [
    (c) => c.orders.updateOrder("o", { buyerNote: "n" }),
    "PATCH /ecom/v1/orders/o",
    { order: { buyerNote: "n", id: "o" } },
  ],
  [
    (c) => c.orders.cancelOrder("o", { restockAllItems: true }),
    "POST /ecom/v1/orders/o/cancel",
    { id: "o", restockAllItems: true },
  ],
  [
    (c) => c.orders.addActivities("o", { orderActivities: [{ merchantComment: { message: "m" } }] }),
    "POST /ecom/v1/orders/o/activities/add",
    { orderId: "o", orderActivities: [{ merchantComment: { message: "m" } }] },
  ],
  [(c) => c.orders.getRefundabilityStatus("o"), "GET /ecom/v1/payments-collector/orders/o/refundability"],
  [
    (c) => c.orders.getPaymentCollectabilityStatus("o"),
    "GET /ecom/v1/payments-collector/orders/o/payment-collectability-status",
  ],
  [
    (c) => c.orders.paymentCollectionMarkOrderAsPaid("o"),
    "POST /ecom/v1/payments-collector/orders/o/mark-as-paid",
    { ecomOrderId: "o" },
  ],
  [(c) => c.orderTransactions.listTransactionsForSingleOrder("o"), "GET /ecom/v1/payments/orders/o"],
  [
    (c) => c.orderTransactions.listTransactionsForMultipleOrders(["o"]),
    "POST /ecom/v1/payments/list-by-ids",
    { orderIds: ["o"] },
  ],
  [(c) => c.orderFulfillments.listFulfillmentsForSingleOrder("o"), "GET /ecom/v1/fulfillments/orders/o"],
  [
    (c) => c.orderFulfillments.listFulfillmentsForMultipleOrders(["o"]),
    "POST /ecom/v1/fulfillments/list-by-ids",
    { orderIds: ["o"] },
  ],
  [
    (c) => c.orderFulfillments.createFulfillment("o", { lineItems: [{ _id: "l", quantity: 1 }] }),
    "POST /ecom/v1/fulfillments/orders/o/create-fulfillment",
    { orderId: "o", fulfillment: { lineItems: [{ id: "l", quantity: 1 }] } },
  ],
  [
    (c) => c.orderBilling.getOrderRefundability("o"),
    "POST /ecom/v1/order-billing/get-order-refundability",
    { orderId: "o" },
  ],
  [
    (c) => c.orderBilling.calculateRefund("o", { refundItems: {} }),
    "POST /ecom/v1/order-billing/calculate-refund",
    { orderId: "o", refundItems: {} },
  ],
  [
    (c) => c.orderInvoices.listInvoicesForMultipleOrders(["o"]),
    "POST /ecom/v1/invoices/list-by-ids",
    { orderIds: ["o"] },
  ],
  [
    (c) => c.currentCartV2.createCurrentCart({ catalogItems: LINES }),
    "POST /ecom/v2/carts/current",
    { catalogItems: LINES },
  ],
  [(c) => c.currentCartV2.getCurrentCart(), "GET /ecom/v2/carts/current"],
  [
    (c) => c.currentCartV2.updateCurrentCart({ deliveryInfo: { address: { addressLine1: "1 Road" } } }),
    "PATCH /ecom/v2/carts/current",
    { cart: { deliveryInfo: { address: { addressLine: "1 Road" } } } },
  ],
  [(c) => c.currentCartV2.deleteCurrentCart(), "DELETE /ecom/v2/carts/current"],
  [(c) => c.currentCartV2.refreshCurrentCart(), "POST /ecom/v2/carts/current/refresh", {}],
  [
    (c) => c.currentCartV2.calculateCurrentCart({ refreshCart: true }),
    "POST /ecom/v2/carts/current/calculate",
    { refreshCart: true },
  ],
  [
    (c) => c.currentCartV2.estimateCurrentCart({ calculateTax: true }),
    "POST /ecom/v2/carts/current/estimate",
    { calculateTax: true },
  ],
  [
    (c) => c.currentCartV2.addLineItemsToCurrentCart({ catalogItems: LINES }),
    "POST /ecom/v2/carts/current/add-line-items",
    { catalogItems: LINES },
  ],
  [
    (c) => c.currentCartV2.removeLineItemsFromCurrentCart(["l"]),
    "POST /ecom/v2/carts/current/remove-line-items",
    { lineItemIds: ["l"] },
  ],
  [
    (c) =>
      c.currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId: "l", quantity: { newQuantity: 2 } }] }),
    "POST /ecom/v2/carts/current/update-line-items",
    { lineItems: [{ lineItemId: "l", quantity: { newQuantity: 2 } }] },
  ],
  [
    (c) => c.currentCartV2.addCouponToCurrentCart({ code: "X" }),
    "POST /ecom/v2/carts/current/add-coupon",
    { coupon: { code: "X" } },
  ],
  [
    (c) => c.currentCartV2.removeCouponFromCurrentCart("k"),
    "POST /ecom/v2/carts/current/remove-coupon",
    { couponId: "k" },
  ],
  [
    (c) => c.currentCartV2.setDeliveryMethodForCurrentCart({ code: "x" }),
    "POST /ecom/v2/carts/current/set-delivery-method",
    { deliveryMethod: { code: "x" } },
  ],
  [
    (c) => c.currentCartV2.removeDeliveryMethodFromCurrentCart(),
    "POST /ecom/v2/carts/current/remove-delivery-method",
    {},
  ],
  [
    (c) => c.currentCartV2.addGiftCardToCurrentCart({ code: "G" }),
    "POST /ecom/v2/carts/current/add-gift-card",
    { giftCard: { code: "G" } },
  ],
  [
    (c) => c.currentCartV2.removeGiftCardFromCurrentCart("g"),
    "POST /ecom/v2/carts/current/remove-gift-card",
    { giftCardId: "g" },
  ],
  [(c) => c.cartV2.createCart({ coupons: [{ code: "X" }] }), "POST /ecom/v2/carts", { coupons: [{ code: "X" }] }],
  [(c) => c.cartV2.getCart("k"), "GET /ecom/v2/carts/k"],
  [(c) => c.cartV2.updateCart("k", { note: "n" }), "PATCH /ecom/v2/carts/k", { cart: { note: "n", id: "k" } }],
  [(c) => c.cartV2.deleteCart("k"), "DELETE /ecom/v2/carts/k"],
  [(c) => c.cartV2.refreshCart("k"), "POST /ecom/v2/carts/k/refresh", { cartId: "k" }],
  [(c) => c.cartV2.calculateCart("k"), "POST /ecom/v2/carts/k/calculate", { cartId: "k" }],
  [
    (c) => c.cartV2.estimateCart("k", { calculateTax: true }),
    "POST /ecom/v2/carts/k/estimate",
    { cartId: "k", calculateTax: true },
  ],
  [
    (c) => c.cartV2.getCheckoutUrl("k", { currencyCode: "USD" }),
    "POST /ecom/v2/carts/k/get-checkout-url",
    { cartId: "k", currencyCode: "USD" },
  ],
  [
    (c) => c.cartV2.placeOrder("k", { priceVerificationToken: "p" }),
    "POST /ecom/v2/carts/k/place-order",
    { cartId: "k", priceVerificationToken: "p" },
  ],
  [
    (c) => c.cartV2.addLineItems("k", { catalogItems: LINES }),
    "POST /ecom/v2/carts/k/add-line-items",
    { cartId: "k", catalogItems: LINES },
  ],
  [
    (c) => c.cartV2.removeLineItems("k", ["l"]),
    "POST /ecom/v2/carts/k/remove-line-items",
    { cartId: "k", lineItemIds: ["l"] },
  ],
  [
    (c) => c.cartV2.updateLineItems("k", { lineItems: [] }),
    "POST /ecom/v2/carts/k/update-line-items",
    { cartId: "k", lineItems: [] },
  ],
  [
    (c) => c.cartV2.addCoupon("k", { code: "X" }),
    "POST /ecom/v2/carts/k/add-coupon",
    { cartId: "k", coupon: { code: "X" } },
  ],
  [(c) => c.cartV2.removeCoupon("k", "i"), "POST /ecom/v2/carts/k/remove-coupon", { cartId: "k", couponId: "i" }],
  [
    (c) => c.cartV2.setDeliveryMethod("k", { code: "x" }),
    "POST /ecom/v2/carts/k/set-delivery-method",
    { cartId: "k", deliveryMethod: { code: "x" } },
  ],
  [(c) => c.cartV2.removeDeliveryMethod("k"), "POST /ecom/v2/carts/k/remove-delivery-method", { cartId: "k" }],
  [
    (c) => c.cartV2.addGiftCard("k", { code: "G" }),
    "POST /ecom/v2/carts/k/add-gift-card",
    { cartId: "k", giftCard: { code: "G" } },
  ],
  [
    (c) => c.cartV2.removeGiftCard("k", "g"),
    "POST /ecom/v2/carts/k/remove-gift-card",
    { cartId: "k", giftCardId: "g" },
  ],
  [
    (c) => c.cartV2.markCartAsCompleted("k", { orderId: "o" }),
    "POST /ecom/v2/carts/k/mark-cart-as-completed",
    { cartId: "k", orderId: "o" },
  ],
  [
    (c) => c.cartV2.updateFormSubmissions("k", { formSubmissions: [] }),
    "POST /ecom/v2/carts/k/update-forms-submission",
    { cartId: "k", formSubmissions: [] },
  ],
  [(c) => c.cartV2.getUpsellOptions("k"), "GET /ecom/v2/carts/k/upsell-options"],
];

for (const [run, call, body] of CALLS) {
  test(`${call} is sent as the contract specifies`, async (t) => {
    const made = await sent(t, run);
    assert.equal(made.call, call);
    assert.deepEqual(made.body, body);
  });
}

test("responses are unwrapped exactly where the documentation says so", async (t) => {
  const client = visitor();
  let answer: object | undefined;
  scripted(
    t,
    withTokens(() => json(answer)),
  );
  answer = {
    checkout: {
      id: "c",
      lineItems: [{ media: { id: "a.jpg", width: 1, height: 2 }, url: { url: "https://x.example/p" } }],
    },
  };
  const unwrapped = {
    _id: "c",
    lineItems: [{ media: "wix:image://v1/a.jpg#originWidth=1&originHeight=2", url: "https://x.example/p" }],
  };
  assert.deepEqual(await client.checkout.getCheckout("c"), unwrapped);
  assert.deepEqual(await client.checkout.updateCheckout("c", {}), unwrapped);
  assert.deepEqual(await client.checkout.removeCoupon("c"), { checkout: unwrapped });
  answer = {
    order: {
      id: "o",
      purchasedDate: "2026-11-21T08:00:00.000Z",
      lineItems: [{ id: "l", digitalFile: { expirationDate: "2026-12-21T08:00:00.000Z" } }],
      shippingInfo: { logistics: { shippingDestination: { address: { addressLine: "1 Road" } } } },
      extendedFields: { namespaces: { own: { id: "kept" } } },
    },
  };
  const order = await client.orders.getOrder("o");
  assert.equal(order._id, "o");
  assert.deepEqual(order.purchasedDate, new Date("2026-11-21T08:00:00.000Z"));
  assert.ok(order.lineItems![0]!.digitalFile!.expirationDate instanceof Date);
  assert.equal(order.shippingInfo!.logistics!.shippingDestination!.address!.addressLine1, "1 Road");
  assert.deepEqual(order.extendedFields, { namespaces: { own: { id: "kept" } } });
  assert.equal((await client.orders.cancelOrder("o")).order._id, "o");
  answer = { cart: { id: "k", lineItems: [{ id: "l", attributes: { url: { relativePath: "/p" } } }] } };
  assert.deepEqual(await client.cartV2.getCart("k"), {
    _id: "k",
    lineItems: [{ _id: "l", attributes: { url: "/p" } }],
  });
  assert.equal((await client.currentCartV2.getCurrentCart()).cart._id, "k");
  await client.cartV2.deleteCart("k").then((deleted) => assert.equal(deleted, undefined));
});

test("a missing V2 cart is null for getCurrentCartOrNull and an error for getCurrentCart", async (t) => {
  scripted(
    t,
    withTokens(() =>
      json(
        { message: "m", details: { applicationError: { code: "CART_NOT_FOUND", description: "d" } } },
        { status: 404 },
      ),
    ),
  );
  const client = visitor();
  assert.equal(await client.currentCartV2.getCurrentCartOrNull(), null);
  await assert.rejects(client.currentCartV2.getCurrentCart(), ApplicationError);
});
