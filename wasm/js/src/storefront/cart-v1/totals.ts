/** The totals of an estimate of version 1. */

import type {
  AppliedDiscount,
  EstimatedTotals,
  HostSelectedMembership,
  ItemTaxFullDetails,
  Membership as WireMembership,
  SelectedCarrierServiceOption,
  ShippingOption,
  Violation,
} from "../../generated/types/cart.js";
import { optional } from "../../core/optional.js";
import { addressOf, feeSourceOf, isoText, translatedText } from "../cart-view/items.js";
import { type Currencies, currencies, priceOf } from "../cart-view/price.js";
import { taxRows, type WireTax } from "../cart-view/tax.js";
import type { CartTotals, CartViolation, DeliveryOption, DiscountRow, Membership } from "../cart-view/totals.js";
import { problemsOf } from "../cart-view/totals.js";

export function totalsOfV1(estimate: EstimatedTotals): CartTotals {
  const { cart, priceSummary: sums, shippingInfo, membershipOptions, giftCard, taxSummary } = estimate;
  const money = currencies(estimate.currency ?? cart?.currency, cart?.conversionCurrency);
  const fallback = taxSummary?.calculationDetails?.autoTaxFallbackDetails?.fallbackReason;
  const giftAmount = priceOf(giftCard?.amount, money);
  const chosen = shippingInfo?.selectedCarrierServiceOption;
  return {
    ...optional("subtotal", priceOf(sums?.subtotal, money)),
    ...optional("discount", priceOf(sums?.discount, money)),
    ...optional("delivery", priceOf(sums?.shipping, money)),
    ...optional("fees", priceOf(sums?.additionalFees, money)),
    ...optional("tax", priceOf(sums?.tax, money)),
    ...optional("total", priceOf(sums?.total, money)),
    discounts: (estimate.appliedDiscounts ?? []).flatMap((discount) => discountOf(discount, money)),
    feeRows: (estimate.additionalFees ?? []).flatMap(({ name, translatedName, price, source, lineItemIds = [] }) => {
      const amount = priceOf(price, money);
      return amount
        ? [
            {
              name: translatedName || name || "",
              amount,
              ...optional("source", feeSourceOf(source)),
              lineIds: lineItemIds,
            },
          ]
        : [];
    }),
    taxRows: taxRows(taxesOf(estimate), money),
    taxIncluded: cart?.taxIncludedInPrices === true,
    ...(fallback && { taxFallback: fallback === "AUTO_TAX_DEACTIVATED" ? "deactivated" : "failed" }),
    ...(chosen && { chosenDelivery: chosenOf(chosen, money) }),
    deliveryOptions: (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
      shippingOptions.map((option) => optionOf(option, carrierId, money)),
    ),
    memberships: {
      eligible: (membershipOptions?.eligibleMemberships ?? []).map((membership) =>
        membershipOf(membership, membershipOptions?.selectedMemberships),
      ),
      invalid: (membershipOptions?.invalidMemberships ?? []).map(({ membership = {}, reason = "" }) => ({
        ...membershipOf(membership, undefined),
        reason,
      })),
    },
    giftCards:
      giftCard && giftAmount
        ? [{ id: giftCard._id ?? "", code: giftCard.obfuscatedCode ?? "", amount: giftAmount }]
        : [],
    ...optional("payNow", priceOf(estimate.payNow?.total, money)),
    ...optional("payLater", priceOf(estimate.payLater?.total, money)),
    violations: (estimate.violations ?? []).map(violationOf),
    problems: problemsOf(estimate.calculationErrors),
  };
}

function discountOf(wire: AppliedDiscount, money: Currencies): DiscountRow[] {
  const { coupon, merchantDiscount, discountRule, lineItemIds = [] } = wire;
  const amount = priceOf(coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount, money);
  if (!amount) return [];
  const name = coupon?.name || translatedText(discountRule?.name);
  return [{ name, ...optional("code", coupon?.code), amount, lineIds: lineItemIds }];
}

/** The combined tax of lines, delivery and fees. */
function taxesOf({ calculatedLineItems = [], shippingInfo, additionalFees = [] }: EstimatedTotals): WireTax[] {
  const chosen = shippingInfo?.selectedCarrierServiceOption;
  const details: (ItemTaxFullDetails | undefined)[] = [
    ...calculatedLineItems.map(({ pricesBreakdown }) => pricesBreakdown?.taxDetails),
    chosen?.cost?.taxDetails,
    ...(chosen?.otherCharges ?? []).map(({ cost }) => cost?.taxDetails),
    ...additionalFees.map(({ taxDetails }) => taxDetails),
  ];
  return details.flatMap((tax) => tax?.taxBreakdown ?? []);
}

function optionOf(option: ShippingOption, carrierId: string | undefined, money: Currencies): DeliveryOption {
  const { code = "", title = "", cost, logistics } = option;
  return {
    code,
    ...optional("carrierId", carrierId),
    title,
    ...optional("price", priceOf(cost?.price, money)),
    charges: (cost?.otherCharges ?? []).flatMap(({ type, details, price }) =>
      chargeOf(type, details, priceOf(price, money)),
    ),
    ...logisticsOf(logistics),
  };
}

function chosenOf(option: SelectedCarrierServiceOption, money: Currencies): DeliveryOption {
  const { code = "", title = "", carrierId, cost, otherCharges = [], logistics } = option;
  return {
    code,
    ...optional("carrierId", carrierId),
    title,
    ...optional("price", priceOf(cost?.price, money)),
    charges: otherCharges.flatMap(({ type, details, cost }) => chargeOf(type, details, priceOf(cost?.price, money))),
    ...logisticsOf(logistics),
  };
}

function chargeOf(
  kind: string | undefined,
  details: string | undefined,
  price: ReturnType<typeof priceOf>,
): DeliveryOption["charges"][number][] {
  return price ? [{ kind: kind ?? "", ...optional("details", details), price }] : [];
}

function logisticsOf(
  wire: ShippingOption["logistics"],
): Pick<DeliveryOption, "time" | "instructions" | "slot" | "pickup"> {
  const from = isoText(wire?.deliveryTimeSlot?.from);
  const to = isoText(wire?.deliveryTimeSlot?.to);
  const pickup = wire?.pickupDetails;
  return {
    ...optional("time", wire?.deliveryTime || undefined),
    ...optional("instructions", wire?.instructions || undefined),
    ...(from !== undefined && to !== undefined && { slot: { from, to } }),
    ...(pickup && {
      pickup: { ...optional("address", addressOf(pickup.address)), inStore: pickup.pickupMethod !== "PICKUP_POINT" },
    }),
  };
}

function membershipOf(wire: WireMembership, selected: readonly HostSelectedMembership[] | undefined): Membership {
  const { _id: id = "", appId = "", name, lineItemIds = [], credits, expirationDate } = wire;
  return {
    id,
    appId,
    name: translatedText(name),
    lineIds: lineItemIds,
    ...(credits && { credits: { ...optional("total", credits.total), ...optional("remaining", credits.remaining) } }),
    ...optional("expires", isoText(expirationDate)),
    selected: (selected ?? []).some((chosen) => chosen._id === id && chosen.appId === appId),
  };
}

/** The suggested fix of a violation. Only older answers have this field, so the types lack it. */
interface Mendable extends Violation {
  suggestedFix?: string;
}

function violationOf({ severity, description = "", target, suggestedFix }: Mendable): CartViolation {
  const lineId = target?.lineItem?._id;
  return {
    severity: severity === "ERROR" ? "error" : "warning",
    text: description,
    lineIds: lineId === undefined ? [] : [lineId],
    ...(suggestedFix === "REMOVE_LINE_ITEM" && { fix: "removeLine" }),
  };
}
