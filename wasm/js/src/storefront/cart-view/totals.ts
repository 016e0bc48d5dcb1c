/** The cart's totals: the platform's sums, in one form for both versions. */

import type { CartAddress, CartGiftCard, Price } from "./view.js";

/** A cart's estimate: its sums, delivery, taxes, fees and problems. */
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
  /** Whether the prices include the tax, which then is not added to the sum. */
  readonly taxIncluded: boolean;
  /** The reason for a fallback tax rate. */
  readonly taxFallback?: "failed" | "deactivated";
  readonly chosenDelivery?: DeliveryOption;
  /** Absent if the version has no list of options. */
  readonly deliveryOptions?: readonly DeliveryOption[];
  /** Absent if the version has no list of options. */
  readonly memberships?: Memberships;
  readonly giftCards: readonly (CartGiftCard & { readonly amount: Price })[];
  /** The amount left to pay after gift cards. */
  readonly payNow?: Price;
  readonly payLater?: Price;
  readonly violations: readonly CartViolation[];
  /** Parts that could not be calculated. */
  readonly problems: readonly CalculationProblem[];
}

/** A discount of an estimate. */
export interface DiscountRow {
  readonly name: string;
  /** A coupon's code. */
  readonly code?: string;
  readonly amount: Price;
  /** The discounted lines; empty for all lines. */
  readonly lineIds: readonly string[];
}

/** The fee's source: items, the delivery, the shop, or the platform. */
export type FeeSource = "item" | "delivery" | "shop" | "platform";

/** An additional fee of an estimate. */
export interface FeeRow {
  readonly name: string;
  readonly amount: Price;
  readonly source?: FeeSource;
  /** The charged lines; empty for all lines. */
  readonly lineIds: readonly string[];
}

/** A tax of an estimate. */
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

/** A delivery that the buyer can choose. */
export interface DeliveryOption {
  readonly code: string;
  readonly carrierId?: string;
  readonly title: string;
  readonly price?: Price;
  /** Additional charges, such as for handling. */
  readonly charges: readonly { readonly kind: string; readonly details?: string; readonly price: Price }[];
  /** The delivery time, as a text for people. */
  readonly time?: string;
  readonly instructions?: string;
  readonly slot?: { readonly from: string; readonly to: string };
  readonly pickup?: { readonly address?: CartAddress; readonly inStore: boolean };
}

/** The buyer's memberships: those that can pay for lines, and those that cannot. */
export interface Memberships {
  readonly eligible: readonly Membership[];
  readonly invalid: readonly (Membership & { readonly reason: string })[];
}

/** A membership that can pay for lines of the cart. */
export interface Membership {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  /** The lines that the membership can pay for. */
  readonly lineIds: readonly string[];
  readonly credits?: { readonly total?: number; readonly remaining?: number };
  readonly expires?: string;
  readonly selected: boolean;
}

/** A reason why a cart cannot be checked out. */
export interface CartViolation {
  readonly severity: "warning" | "error";
  /** The platform's code, such as `MEMBERS_ONLY_ITEM`; absent in version 1, which has only texts. */
  readonly code?: string;
  readonly text: string;
  /** The affected lines; empty for the whole cart. */
  readonly lineIds: readonly string[];
  /** The change that would resolve the violation. */
  readonly fix?: "removeLine";
}

/** A part of an estimate that the platform could not calculate. */
export interface CalculationProblem {
  readonly area: "delivery" | "tax" | "coupon" | "giftCard" | "membership" | "discount" | "order";
  readonly code?: string;
  readonly text?: string;
}

/** The fields of an error within an answer. */
interface WireDetails {
  applicationError?: { code?: string; description?: string };
  validationError?: { fieldViolations?: { description?: string }[] };
  systemError?: { errorCode?: string };
}

/** The platform's list of calculation errors, in the format of both versions. */
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

/** The calculation problems in an answer. */
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
