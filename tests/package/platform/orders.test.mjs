/** From a cart to an order and beyond, through the package's modules, against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ApplicationError, Money } from "../../../wasm/pkg/inline.js";
import { billingInfo, demoItem, forbidden, GIFT_CARD, placeOrder, refused, siteOfFile } from "./site.mjs";

const site = await siteOfFile();
const guide = await demoItem(site.client(), "walks-guide");

const lines = (quantity = 1) => [{ catalogReference: guide, quantity }];
const ordered = (client) => placeOrder(client, lines());

test("a checkout can be read, updated and priced by its creator only", async () => {
  const client = site.client();
  const made = await client.checkout.createCheckout({ lineItems: lines(2), channelType: "WEB" });
  assert.equal(made.priceSummary.subtotal.amount, "24.00");
  assert.ok(made._createdDate instanceof Date);
  const [line] = made.lineItems;
  assert.match(line.media, /^wix:image:/);
  const changed = await client.checkout.updateLineItemsQuantity(made._id, [{ _id: line._id, quantity: 3 }]);
  assert.equal(changed.checkout.priceSummary.subtotal.amount, "36.00");
  const { checkout: more } = await client.checkout.addToCheckout(made._id, { lineItems: lines() });
  assert.equal(more.lineItems[0].quantity, 4);
  const paying = await client.checkout.updateCheckout(
    made._id,
    { billingInfo, buyerNote: "n" },
    { giftCardCode: GIFT_CARD },
  );
  assert.equal(paying.buyerNote, "n");
  assert.equal(paying.billingInfo.address.addressLine1, "1 Main Street");
  const { checkout: unpaid } = await client.checkout.removeGiftCard(made._id);
  assert.equal(unpaid.giftCard, undefined);
  const coupon = await client.checkout.updateCheckout(made._id, {}, { couponCode: "WELCOME10" });
  assert.ok(Money.parse(coupon.priceSummary.discount.amount, "USD").equals(Money.parse("4.80", "USD")));
  await client.checkout.removeCoupon(made._id);
  assert.match((await client.checkout.getCheckoutUrl(made._id)).checkoutUrl, /^https?:/);
  await client.checkout.removeLineItems(made._id, [line._id]);
  assert.deepEqual((await client.checkout.getCheckout(made._id)).lineItems, []);
  await assert.rejects(site.client().checkout.getCheckout(made._id), refused(404, "CHECKOUT_NOT_FOUND"));
});

test("repeated createOrder calls place one order", async () => {
  const client = site.client();
  const { checkoutId, orderId } = await ordered(client);
  assert.equal((await client.checkout.createOrder(checkoutId)).orderId, orderId);
  assert.equal(await client.currentCart.getCurrentCartOrNull(), null);
  const order = await client.orders.getOrder(orderId);
  assert.deepEqual([order.status, order.paymentStatus, order.fulfillmentStatus], ["APPROVED", "PAID", "FULFILLED"]);
  assert.equal(order.checkoutId, checkoutId);
  assert.ok(order.purchasedDate instanceof Date);
  assert.equal(order.billingInfo.address.addressLine1, "1 Main Street");
  const [{ digitalFile }] = order.lineItems;
  assert.ok(digitalFile.expirationDate > new Date());
  assert.equal((await fetch(digitalFile.link)).status, 200);
  const { orders } = await client.orders.searchOrders({ filter: { paymentStatus: "PAID" } });
  assert.deepEqual(
    orders.map(({ _id }) => _id),
    [orderId],
  );
  const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(orderId);
  assert.ok(orderTransactions.payments[0].giftcardPaymentDetails);
  assert.ok(orderTransactions.payments[0]._createdDate instanceof Date);
});

test("an order is visible only to its buyer and the owner", async () => {
  const client = site.client();
  const { orderId } = await ordered(client);
  const stranger = site.client();
  await assert.rejects(
    stranger.orders.getOrder(orderId),
    (error) => error instanceof ApplicationError && error.status === 404,
  );
  assert.deepEqual((await stranger.orders.searchOrders({ filter: {} })).orders, []);
  await assert.rejects(client.orders.cancelOrder(orderId), forbidden);
  await assert.rejects(client.orderBilling.getOrderRefundability(orderId), forbidden);
  assert.equal((await site.owner().orders.getOrder(orderId))._id, orderId);
});

test("orders can be paged by cursor", async () => {
  const client = site.client();
  const made = [];
  for (let count = 0; count < 3; count += 1) made.push((await ordered(client)).orderId);
  const first = await client.orders.searchOrders({
    cursorPaging: { limit: 2 },
    sort: [{ fieldName: "createdDate", order: "DESC" }],
  });
  const cursor = first.metadata.cursors.next;
  const second = await client.orders.searchOrders({ cursorPaging: { limit: 2, cursor } });
  assert.equal(second.metadata.cursors?.next, undefined);
  const pages = [first, second].map(({ orders }) => orders.map(({ _id }) => _id));
  assert.deepEqual(pages, [[made[2], made[1]], [made[0]]]);
});

test("the owner can fulfil, comment, refund and cancel an order, and the buyer sees it", async () => {
  const client = site.client();
  const { orderId } = await ordered(client);
  const owner = site.owner();
  const { lineItems } = await owner.orders.getOrder(orderId);
  const { fulfillmentId } = await owner.orderFulfillments.createFulfillment(orderId, {
    lineItems: lineItems.map(({ _id, quantity }) => ({ _id, quantity })),
    trackingInfo: { trackingNumber: "1Z", shippingProvider: "UPS" },
  });
  const { orderWithFulfillments } = await client.orderFulfillments.listFulfillmentsForSingleOrder(orderId);
  const [shipment] = orderWithFulfillments.fulfillments;
  assert.deepEqual([shipment._id, shipment.trackingInfo.trackingNumber], [fulfillmentId, "1Z"]);
  assert.ok(shipment._createdDate instanceof Date);
  const many = await client.orderFulfillments.listFulfillmentsForMultipleOrders([orderId]);
  assert.equal(many.ordersWithFulfillments[0].orderId, orderId);

  const noted = await owner.orders.addActivities(orderId, {
    orderActivities: [{ activityType: "MERCHANT_COMMENT", merchantComment: { message: "careful" } }],
  });
  assert.equal(noted.activityIds.length, 1);
  assert.equal(
    (await owner.orders.updateOrder(orderId, { buyerInfo: { email: "new@example.com" } })).buyerInfo.email,
    "new@example.com",
  );
  assert.ok((await owner.orders.getRefundabilityStatus(orderId)).refundabilities.length > 0);
  assert.ok((await owner.orders.getPaymentCollectabilityStatus(orderId)).status);
  assert.ok((await owner.orderBilling.getOrderRefundability(orderId)).payments.length > 0);
  const items = lineItems.map(({ _id, quantity }) => ({ lineItemId: _id, quantity }));
  const refund = await owner.orderBilling.calculateRefund(orderId, { refundItems: { lineItems: items } });
  assert.equal(typeof refund.available, "boolean");
  assert.deepEqual(
    (await owner.orderInvoices.listInvoicesForMultipleOrders([orderId])).invoicesForOrder?.length ?? 0,
    1,
  );

  const { order } = await owner.orders.cancelOrder(orderId, { restockAllItems: true });
  assert.equal(order.status, "CANCELED");
  await assert.rejects(owner.orders.cancelOrder(orderId), ApplicationError);
  const kinds = (await client.orders.getOrder(orderId)).activities.map(({ activityType }) => activityType);
  for (const kind of ["ORDER_PLACED", "ORDER_FULFILLED", "TRACKING_NUMBER_ADDED", "EMAIL_EDITED", "ORDER_CANCELED"]) {
    assert.ok(kinds.includes(kind), `${kind} in ${kinds.join()}`);
  }
});

test("a V2 cart is its own checkout and is ordered once", async () => {
  const client = site.client();
  assert.equal(await client.currentCartV2.getCurrentCartOrNull(), null);
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: lines(2) });
  assert.equal(cart.lineItems[0].quantityInfo.requestedQuantity, 2);
  const lineItemId = cart.lineItems[0]._id;
  await client.currentCartV2.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, quantity: { newQuantity: 1 } }],
  });
  await client.currentCartV2.addCouponToCurrentCart({ code: "WELCOME10" });
  await client.currentCartV2.updateCurrentCart({
    customerInfo: { ...billingInfo.contactDetails, email: "ada@example.com" },
    paymentInfo: { billingAddress: billingInfo.address },
  });
  const paid = await client.currentCartV2.addGiftCardToCurrentCart({ code: GIFT_CARD });
  assert.equal(paid.cart.paymentInfo.billingAddress.addressLine1, "1 Main Street");
  const { summary } = await client.cartV2.calculateCart(cart._id);
  assert.equal(summary.priceSummary.subtotal.amount, "12.00");
  const { orderId, completed } = await client.cartV2.placeOrder(cart._id, {
    priceVerificationToken: summary.priceVerificationToken,
  });
  assert.equal(completed, true);
  assert.equal((await client.orders.getOrder(orderId)).paymentStatus, "PAID");
  await assert.rejects(client.cartV2.placeOrder(cart._id), (error) => {
    assert.ok(error instanceof ApplicationError);
    assert.deepEqual([error.code, error.data.orderId], ["CART_ALREADY_ORDERED", orderId]);
    return true;
  });
  await assert.rejects(site.client().cartV2.getCart(cart._id), refused(404, "CART_NOT_FOUND"));
});

test("Cart V1 and V2 read the same current cart", async () => {
  const client = site.client();
  await client.currentCart.addToCurrentCart({ lineItems: lines(2) });
  const { cart } = await client.currentCartV2.getCurrentCart();
  assert.equal(cart.lineItems[0].quantityInfo.requestedQuantity, 2);
  await client.currentCartV2.deleteCurrentCart();
  assert.equal(await client.currentCart.getCurrentCartOrNull(), null);
});
