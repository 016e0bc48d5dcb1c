/** The cart view: both versions of the API give the same view of a cart. */

import assert from "node:assert/strict";
import { test } from "vitest";
import type { Cart, LineItem } from "../../generated/types/cart.js";
import type { Cart as CartV2, LineItem as LineItemV2 } from "../../generated/types/cart-v2.js";
import { cartApiV2, type V2Modules } from "../cart-api/v2.js";
import { applyQueue } from "../stores/cart/optimistic.js";
import { viewOfV1 } from "../cart-v1/view.js";
import { viewOfV2 } from "./from-v2.js";
import { totalsOfV1 } from "../cart-v1/totals.js";
import { totalsOfV2 } from "./totals-v2.js";

const text = (original: string) => ({ original });
const REFERENCE = { appId: "stores", catalogItemId: "mug", options: { variantId: "moss" } };
const SUBSCRIPTION = {
  title: text("Candle post"),
  subscriptionSettings: {
    frequency: "MONTH",
    interval: 2,
    billingCycles: 6,
    enableCustomerCancellation: true,
    freeTrialPeriod: { frequency: "DAY", interval: 14 },
    startDate: new Date("2026-12-01T00:00:00Z"),
  },
};

/** How a line differs from a plain one. */
interface Spec {
  readonly quantity?: number;
  readonly total?: string;
  /** The price before a reduction. */
  readonly full?: string;
  readonly status?: "partly" | "soldOut" | "gone";
  readonly left?: number;
  readonly type?: string;
  readonly service?: object;
  readonly subscription?: object;
  readonly custom?: boolean;
  readonly details?: readonly object[];
  readonly modifiers?: readonly object[];
  readonly payment?: string;
  readonly deposit?: string;
  readonly membersOnly?: boolean;
  readonly fixed?: boolean;
  readonly note?: string;
  readonly converted?: string;
}

const LINES = {
  plain: {},
  "on sale": { full: "15.00" },
  "three of a kind": { quantity: 3, total: "30.00" },
  "all but one sold": { quantity: 3, status: "partly", left: 1 },
  "sold out": { status: "soldOut", left: 0 },
  "partly, of none": { status: "partly", left: 0 },
  "no longer sold": { status: "gone" },
  "counted stock": { left: 7 },
  digital: { type: "DIGITAL" },
  "a gift card": { type: "GIFT_CARD" },
  "a kind nobody knows": { type: "HOLOGRAM" },
  "a service": {
    type: "SERVICE",
    service: { scheduledDate: new Date("2026-12-24T10:00:00Z"), numberOfParticipants: 2 },
  },
  "a subscription": { subscription: SUBSCRIPTION },
  "a subscription without an end": {
    subscription: { subscriptionSettings: { frequency: "WEEK", autoRenewal: true, billingCycles: 6 } },
  },
  "a custom line": { custom: true },
  "with choices": {
    details: [
      { name: text("Colour"), colorInfo: { original: "Moss", code: "#6b7355" } },
      { name: text("Size"), plainText: text("M") },
      { name: text("Empty"), plainText: text("") },
    ],
  },
  "with extras": { modifiers: [{ modifiers: [{ quantity: 2, label: text("Ribbon"), price: { amount: "1.50" } }] }] },
  "paid by a membership": { payment: "MEMBERSHIP" },
  "paid by deposit": { payment: "DEPOSIT_ONLINE", deposit: "4.00" },
  "for members": { membersOnly: true },
  "of a fixed quantity": { fixed: true },
  "priced in words": { note: "per night" },
  "in the buyer's currency": { converted: "9.20" },
} satisfies Record<string, Spec>;

const STATUS_V1 = { partly: "PARTIALLY_AVAILABLE", soldOut: "NOT_AVAILABLE", gone: "NOT_FOUND" };
const STATUS_V2 = { partly: "PARTIALLY_IN_STOCK", soldOut: "OUT_OF_STOCK", gone: "REMOVED_FROM_CATALOG" };

/** Drops undefined fields, like JSON. */
const defined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const price = (amount: string | undefined, converted?: string) =>
  amount && defined({ amount, convertedAmount: converted });

function lineV1(spec: Spec): LineItem {
  const { quantity = 1, total = "10.00", full = "10.00" } = spec;
  return defined({
    _id: "line",
    quantity,
    productName: text("Mug"),
    itemType: { preset: spec.type ?? "PHYSICAL" },
    price: price("10.00", spec.converted),
    fullPrice: price(full, spec.converted),
    lineItemPrice: price(total, spec.converted),
    image: "wix:image://v1/a.jpg",
    url: "https://shop.example/mug",
    availability: defined({ status: spec.status ? STATUS_V1[spec.status] : "AVAILABLE", quantityAvailable: spec.left }),
    subscriptionOptionInfo: spec.subscription,
    serviceProperties: spec.service,
    descriptionLines: spec.details,
    modifierGroups: spec.modifiers,
    paymentOption: spec.payment,
    depositAmount: price(spec.deposit),
    membersOnly: spec.membersOnly,
    fixedQuantity: spec.fixed,
    priceDescription: spec.note && text(spec.note),
    customLineItem: spec.custom,
    catalogReference: spec.custom ? undefined : REFERENCE,
  });
}

function lineV2(spec: Spec): LineItemV2 {
  const { quantity = 1, total = "10.00", full = "10.00" } = spec;
  return defined({
    _id: "line",
    name: text("Mug"),
    quantityInfo: defined({ requestedQuantity: quantity, availableQuantity: spec.left, fixedQuantity: spec.fixed }),
    pricing: defined({
      unitPrice: price("10.00", spec.converted),
      totalPrice: price(total, spec.converted),
      priceDescription: spec.note && text(spec.note),
      breakdown: { fullPrice: price(full, spec.converted), salePrice: price("10.00", spec.converted) },
    }),
    source: { catalogReference: spec.custom ? undefined : REFERENCE },
    attributes: defined({
      itemType: { preset: spec.type ?? "PHYSICAL" },
      image: "wix:image://v1/a.jpg",
      url: "https://shop.example/mug",
      subscriptionInfo: spec.subscription,
      serviceProperties: spec.service,
      descriptionLines: spec.details,
      membersOnly: spec.membersOnly,
    }),
    paymentConfig: defined({ paymentOption: spec.payment, depositAmount: price(spec.deposit) }),
    status: spec.status ? STATUS_V2[spec.status] : "IN_STOCK",
    modifierGroups: spec.modifiers,
    customLineItem: spec.custom,
  });
}

const cartV1 = (lines: Spec[]): Cart => ({
  _id: "cart",
  revision: "7",
  currency: "USD",
  conversionCurrency: "EUR",
  checkoutId: "cart",
  buyerInfo: { memberId: "ada" },
  buyerNote: "Ring twice",
  appliedDiscounts: [
    { coupon: { _id: "coupon", code: "SPRING" } },
    { merchantDiscount: { amount: { amount: "1.00" } } },
  ],
  contactInfo: { address: { country: "US", postalCode: "12534", addressLine1: "1 Main Street" } },
  selectedShippingOption: { code: "standard", carrierId: "carrier" },
  lineItems: lines.map(lineV1),
});

const cartV2 = (lines: Spec[]): CartV2 => ({
  _id: "cart",
  revision: "7",
  businessInfo: { currencyCode: "USD" },
  customerInfo: { memberId: "ada", currencyCode: "EUR" },
  note: "Ring twice",
  coupons: [{ _id: "coupon", code: "SPRING" }],
  deliveryInfo: {
    address: { country: "US", postalCode: "12534", addressLine1: "1 Main Street" },
    method: { code: "standard", appId: "carrier" },
  },
  lineItems: lines.map(lineV2),
});

for (const [name, spec] of Object.entries<Spec>(LINES)) {
  test(`a line ${name} has the same view from Cart V1 and V2`, () => {
    const [one, two] = [viewOfV1(cartV1([spec])), viewOfV2(cartV2([spec]))];
    assert.deepEqual({ ...one, version: 2 }, two);
    assert.deepEqual(JSON.parse(JSON.stringify(one)), one, "it can be kept and handed on as JSON");
    assert.equal(one.lines[0]!.name, "Mug");
  });
}

test("a line's view has its availability, service and kind", () => {
  const of = (spec: Spec) => viewOfV1(cartV1([spec])).lines[0];
  assert.deepEqual(of(LINES["all but one sold"])!.availability, {
    status: "partly",
    left: 1,
    fix: { kind: "lowerQuantity", quantity: 1 },
  });
  assert.deepEqual(of(LINES["partly, of none"])!.availability.fix, { kind: "removeLine" });
  assert.deepEqual(of(LINES["no longer sold"])!.availability, { status: "gone", fix: { kind: "removeLine" } });
  assert.equal(of(LINES["on sale"])!.unitBefore!.amount, "15.00");
  assert.equal(of(LINES.plain)!.unitBefore, undefined);
  assert.deepEqual(of(LINES["in the buyer's currency"])!.unit!.currency, "EUR");
  assert.deepEqual(of(LINES["with choices"])!.details, [
    { name: "Colour", value: "Moss", color: "#6b7355" },
    { name: "Size", value: "M" },
  ]);
  assert.deepEqual(of(LINES["a subscription"])!.subscription, {
    title: "Candle post",
    period: "MONTH",
    every: 2,
    cycles: 6,
    cancellable: true,
    freeTrial: { period: "DAY", count: 14 },
    startDate: "2026-12-01T00:00:00.000Z",
  });
  assert.equal(of(LINES["a subscription without an end"])!.subscription!.cycles, undefined);
  assert.deepEqual(of(LINES["a service"])!.service, { date: "2026-12-24T10:00:00.000Z", participants: 2 });
  assert.equal(of(LINES["a kind nobody knows"])!.kind, "other");
});

test("the totals of a V1 cart are shown until a change is pending", () => {
  const price = (amount: string) => ({ amount, convertedAmount: amount });
  const sums = { subtotal: price("30.00"), discount: price("3.00"), subtotalAfterDiscounts: price("27.00") };
  const line = { _id: "l", quantity: 2, price: price("15.00") };
  const view = viewOfV1({ _id: "c", currency: "USD", ...sums, lineItems: [line] });
  assert.deepEqual([view.subtotal!.amount, view.discount!.amount], ["30.00", "3.00"]);
  const change = { kind: "quantity", lineId: "l", name: "Mug", quantity: 3 } as const;
  const pending = applyQueue(view, [{ id: "1", place: 1, change }], 1);
  assert.deepEqual([pending!.lines[0]!.quantity, pending!.subtotal, pending!.discount], [3, undefined, undefined]);
});

test("an empty response yields the view of an empty cart", () => {
  for (const view of [viewOfV1({}), viewOfV2({})]) {
    assert.deepEqual([view.lines, view.coupons, view.giftCards, view.currency], [[], [], [], ""]);
  }
});

const SUMS = { subtotal: "30.00", discount: "3.00", tax: "2.16", additionalFees: "1.00", total: "35.16" };
const amounts = (more: object) =>
  Object.fromEntries(Object.entries({ ...SUMS, ...more }).map(([key, amount]) => [key, { amount }]));

test("totals are equal from Cart V1 and V2 where both report them", () => {
  const one = totalsOfV1({
    currency: "USD",
    cart: cartV1([]),
    priceSummary: amounts({ shipping: "5.00" }),
    appliedDiscounts: [
      { coupon: { code: "SPRING", name: "Spring", amount: { amount: "3.00" } }, lineItemIds: ["line"] },
    ],
    additionalFees: [{ name: "Wrap", price: { amount: "1.00" }, source: "ITEM", lineItemIds: ["line-1"] }],
    giftCard: { _id: "gift", obfuscatedCode: "••50", amount: { amount: "10.00" } },
    payNow: { total: { amount: "25.16" } },
    payLater: { total: { amount: "0.00" } },
    shippingInfo: {
      selectedCarrierServiceOption: {
        code: "standard",
        carrierId: "carrier",
        title: "Standard",
        cost: { price: { amount: "5.00" } },
      },
    },
    violations: [{ severity: "ERROR", description: "no", target: { lineItem: { _id: "line" } } }],
    calculationErrors: { taxCalculationError: { applicationError: { code: "T", description: "t" } } },
  });
  const two = totalsOfV2({
    cart: { ...cartV2([]), paymentInfo: { giftCards: [{ _id: "gift", obfuscatedCode: "••50" }] } },
    summary: {
      priceSummary: amounts({ delivery: "5.00" }),
      discounts: [
        {
          name: text("Spring"),
          source: { couponCode: "SPRING" },
          total: { amount: "3.00" },
          lineItemDiscounts: [{ lineItemId: "line" }],
        },
      ],
      additionalFees: [{ name: text("Wrap"), price: { amount: "1.00" }, source: "LINE_ITEM", lineItemIds: ["line-1"] }],
      deliverySummary: {
        method: { code: "standard", appId: "carrier", title: text("Standard") },
        price: { amount: "5.00" },
      },
      paymentSummary: {
        giftCards: [{ giftCardId: "gift", redeemAmount: { amount: "10.00" } }],
        payNow: { amount: "25.16" },
        payLater: { amount: "0.00" },
      },
      violations: [
        { severity: "ERROR", description: "no", customValidationData: { target: { lineItem: { _id: "line" } } } },
      ],
      calculationErrors: { taxCalculationError: { applicationError: { code: "T", description: "t" } } },
    },
  });
  const { deliveryOptions, ...rest } = one;
  assert.deepEqual(rest, two);
  assert.deepEqual(deliveryOptions, []);
  assert.ok(!("deliveryOptions" in two), "a version that does not tell options has no empty list of them");
});

test("tax rows are summed by jurisdiction, starting with the country", () => {
  const part = (jurisdiction: string, jurisdictionType: "CITY" | "COUNTRY", amount: string) => ({
    jurisdiction,
    jurisdictionType,
    taxName: "Tax",
    rate: "0.04",
    taxAmount: { amount },
  });
  const taxed = (...taxBreakdown: ReturnType<typeof part>[]) => ({ pricesBreakdown: { taxDetails: { taxBreakdown } } });
  const { taxRows } = totalsOfV1({
    currency: "JPY",
    calculatedLineItems: [
      taxed(part("Kanda", "CITY", "3"), part("Japan", "COUNTRY", "10")),
      taxed(part("Japan", "COUNTRY", "5")),
    ],
    additionalFees: [{ taxDetails: { taxBreakdown: [part("Japan", "COUNTRY", "1")] } }],
  });
  assert.deepEqual(
    taxRows.map(({ jurisdiction, amount }) => [jurisdiction, amount.amount]),
    [
      ["Japan", "16"],
      ["Kanda", "3"],
    ],
  );
});

test("a chosen membership is sent for its lines by Cart V2 and shown as selected", async () => {
  const sent: unknown[] = [];
  const summary = { paymentSummary: { memberships: [{ _id: "m", appId: "a", lineItemIds: ["line"] }] } };
  const membership = { name: { original: "Gold" } };
  const cart = { lineItems: [{ _id: "line", paymentConfig: { membership } }] };
  const currentCartV2 = {
    updateLineItemsInCurrentCart: (request: unknown) => Promise.resolve(void sent.push(request)),
    estimateCurrentCart: () => Promise.resolve({ cart, summary }),
  };
  const api = cartApiV2({ currentCartV2 } as unknown as V2Modules);
  assert.deepEqual([api.supports("memberships"), api.supports("deliveryOptions")], [true, false]);
  const totals = await api.estimate(viewOfV2({}), { memberships: [{ id: "m", appId: "a", lineIds: ["line"] }] });
  assert.deepEqual(sent, [
    {
      lineItems: [{ lineItemId: "line", membershipPayment: { existingMembership: { appId: "a", membershipId: "m" } } }],
    },
  ]);
  const chosen = { id: "m", appId: "a", name: "Gold", lineIds: ["line"], selected: true };
  assert.deepEqual(totals.memberships, { eligible: [chosen], invalid: [] });
});

test("a V2 estimate first updates the cart with changed address and delivery only", async () => {
  const calls: [name: string, given: object][] = [];
  const currentCartV2 = {
    updateCurrentCart: (change: object) => calls.push(["update", change]),
    setDeliveryMethodForCurrentCart: (method: object) => calls.push(["method", method]),
    estimateCurrentCart: (what: object) => {
      calls.push(["estimate", what]);
      return {};
    },
  };
  const api = cartApiV2({ currentCartV2 } as unknown as V2Modules);
  const address = { country: "US", postalCode: "12534" };
  await api.estimate(viewOfV2({}), { address, delivery: { code: "x", carrierId: "c" } });
  await api.estimate(viewOfV2(cartV2([])), { address, delivery: { code: "standard" } });
  await api.estimate(viewOfV2({}), {});
  assert.deepEqual(
    calls.map(([name]) => name),
    ["update", "method", "estimate", "estimate", "estimate"],
  );
  assert.deepEqual(calls[1]![1], { code: "x", appId: "c" });
  const estimates = calls.slice(3).map(([, given]) => (given as { calculateDelivery?: boolean }).calculateDelivery);
  assert.deepEqual(estimates, [true, false]);
});
