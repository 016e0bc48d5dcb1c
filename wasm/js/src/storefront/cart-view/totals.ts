/** Totals of a cart: the platform's own sums, in one form for both versions. */

import type { CartAddress, CartGiftCard, Price } from "./view.js";

export interface CartTotals {
  readonly subtotal?: Price;
  readonly discount?: Price;
  readonly delivery?: Price;
  readonly fees?: Price;
  readonly tax?: Price;
  readonly total?: Price;
  /** The parts of the discount. */
  readonly discounts: readonly DiscountRow[];
  readonly feeRows: readonly FeeRow[];
  /** The parts of the tax, by jurisdiction. */
  readonly taxRows: readonly TaxRow[];
  /** Whether the prices already contain the tax, which then is no part of the sum. */
  readonly taxIncluded: boolean;
  /** Why a fallback rate stands for the right one. */
  readonly taxFallback?: "failed" | "deactivated";
  readonly chosenDelivery?: DeliveryOption;
  /** Missing where the version does not tell its options. */
  readonly deliveryOptions?: readonly DeliveryOption[];
  /** Missing where the version does not tell them. */
  readonly memberships?: Memberships;
  readonly giftCards: readonly (CartGiftCard & { readonly amount: Price })[];
  /** The amount left to pay after gift cards. */
  readonly payNow?: Price;
  readonly payLater?: Price;
  readonly violations: readonly CartViolation[];
  /** Parts that could not be calculated. */
  readonly problems: readonly CalculationProblem[];
}

export interface DiscountRow {
  readonly name: string;
  /** A coupon's code. */
  readonly code?: string;
  readonly amount: Price;
  /** The lines it is for; all of them when there are none. */
  readonly lineIds: readonly string[];
}

/** The origin of a fee: items, the delivery, the shop, or the platform. */
export type FeeSource = "item" | "delivery" | "shop" | "platform";

export interface FeeRow {
  readonly name: string;
  readonly amount: Price;
  readonly source?: FeeSource;
  /** The lines it is for; all of them when there are none. */
  readonly lineIds: readonly string[];
}

export interface TaxRow {
  readonly name: string;
  /** The jurisdiction, such as `New York`. */
  readonly jurisdiction?: string;
  /** `COUNTRY`, `STATE`, `COUNTY`, `CITY` or `SPECIAL`. */
  readonly level?: string;
  /** A fraction as decimal text: `0.08` is 8%. */
  readonly rate?: string;
  readonly amount: Price;
}

export interface DeliveryOption {
  readonly code: string;
  readonly carrierId?: string;
  readonly title: string;
  readonly price?: Price;
  /** Charges on top, such as for handling. */
  readonly charges: readonly { readonly kind: string; readonly details?: string; readonly price: Price }[];
  /** How long it takes, in words. */
  readonly time?: string;
  readonly instructions?: string;
  readonly slot?: { readonly from: string; readonly to: string };
  readonly pickup?: { readonly address?: CartAddress; readonly inStore: boolean };
}

export interface Memberships {
  readonly eligible: readonly Membership[];
  readonly invalid: readonly (Membership & { readonly reason: string })[];
}

export interface Membership {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  /** The lines that it may pay for. */
  readonly lineIds: readonly string[];
  readonly credits?: { readonly total?: number; readonly remaining?: number };
  readonly expires?: string;
  readonly selected: boolean;
}

export interface CartViolation {
  readonly severity: "warning" | "error";
  /** The platform's code, such as `MEMBERS_ONLY_ITEM`; version 1 has only words. */
  readonly code?: string;
  readonly text: string;
  /** The lines it is about; the whole cart when there are none. */
  readonly lineIds: readonly string[];
  /** The change that would resolve it. */
  readonly fix?: "removeLine";
}

export interface CalculationProblem {
  readonly area: "delivery" | "tax" | "coupon" | "giftCard" | "membership" | "discount" | "order";
  readonly code?: string;
  readonly text?: string;
}

/** The parts of an error inside an answer. */
interface WireDetails {
  applicationError?: { code?: string; description?: string };
  validationError?: { fieldViolations?: { description?: string }[] };
  systemError?: { errorCode?: string };
}

/** The platform's own record of what it could not work out, alike in both versions. */
export interface WireCalculationErrors {
  generalShippingCalculationError?: WireDetails;
  carrierErrors?: { errors?: { error?: WireDetails }[] };
  selectedShippingOptionError?: WireDetails;
  taxCalculationError?: WireDetails;
  couponCalculationError?: WireDetails;
  giftCardCalculationError?: WireDetails;
  orderValidationErrors?: { code?: string; description?: string }[];
  membershipError?: WireDetails;
  discountsCalculationError?: WireDetails;
}

export function problemsOf(wire: WireCalculationErrors = {}): CalculationProblem[] {
  const found: [CalculationProblem["area"], WireDetails | undefined][] = [
    ["delivery", wire.generalShippingCalculationError],
    ["delivery", wire.selectedShippingOptionError],
    ["tax", wire.taxCalculationError],
    ["coupon", wire.couponCalculationError],
    ["giftCard", wire.giftCardCalculationError],
    ["membership", wire.membershipError],
    ["discount", wire.discountsCalculationError],
  ];
  for (const { error } of wire.carrierErrors?.errors ?? []) {
    found.push(["delivery", error]);
  }
  for (const applicationError of wire.orderValidationErrors ?? []) {
    found.push(["order", { applicationError }]);
  }
  return found.flatMap(([area, details]) => (details ? [{ area, ...reasonOf(details) }] : []));
}

function reasonOf({ applicationError, validationError, systemError }: WireDetails): { code?: string; text?: string } {
  const code = applicationError?.code ?? systemError?.errorCode;
  const text = applicationError?.description ?? validationError?.fieldViolations?.[0]?.description;
  return { ...(code !== undefined && { code }), ...(text !== undefined && { text }) };
}
