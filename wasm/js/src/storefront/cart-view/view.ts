/**
 * The cart view, common to both versions of the platform's cart API. Plain JSON, so that it can be stored and sent
 * between tabs: amounts are decimal text, dates are ISO text.
 */

import type { Period } from "../catalog-view/view.js";

export type { Period };

/** The version of the platform's cart API. */
export type CartVersion = 1 | 2;

/** An amount in the displayed currency. */
export interface Price {
  /** Decimal text, such as `10.50`. */
  readonly amount: string;
  readonly currency: string;
  /** The amount formatted in the environment's language. */
  readonly text: string;
}

/** A buyer's cart, alike for both versions of the platform's cart. */
export interface CartView {
  readonly version: CartVersion;
  readonly id: string;
  /** Increases with each change; absent if the platform does not send a revision. */
  readonly revision?: string;
  /** The buyer: `visitor:<id>` or `member:<id>`. */
  readonly buyer?: string;
  /** The cart's checkout, if there is one; in version 2 the cart is its own checkout. */
  readonly checkoutId?: string;
  readonly currency: string;
  readonly lines: readonly CartLine[];
  readonly coupons: readonly CartCoupon[];
  readonly giftCards: readonly CartGiftCard[];
  /**
   * Prices times quantities of all lines, before discounts; in version 1 only, and absent while a change is pending.
   */
  readonly subtotal?: Price;
  /** The discount by coupons; present whenever the subtotal is. */
  readonly discount?: Price;
  readonly note?: string;
  /** The delivery address, as far as the cart has one. */
  readonly address?: CartAddress;
  readonly deliveryMethod?: DeliveryChoice;
}

/** The kind of a line's item. */
export type LineKind = "physical" | "digital" | "giftCard" | "service" | "other";

/** A line of the cart: an item and its quantity. */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  /** Whether the merchant made this line, instead of a catalog. */
  readonly custom: boolean;
  readonly quantity: number;
  /** Whether the quantity is fixed. */
  readonly fixedQuantity: boolean;
  readonly unit?: Price;
  /** The unit price before any discount, if higher. */
  readonly unitBefore?: Price;
  readonly subtotal: Price | undefined;
  /** A text next to the price, such as "per night". */
  readonly priceNote?: string;
  /** A picture, as `wix:image://` text or URL. */
  readonly image?: string;
  /** The URL of the product's page. */
  readonly page?: string;
  readonly details: readonly LineDetail[];
  readonly extras: readonly LineExtra[];
  readonly availability: Availability;
  readonly subscription?: Subscription;
  readonly service?: ServiceDetails;
  /** The payment option, such as `FULL_PAYMENT_ONLINE` or `MEMBERSHIP`. */
  readonly payment: string;
  readonly deposit?: Price;
  readonly membersOnly: boolean;
  /** The item in its catalog; absent for lines that the merchant made. */
  readonly catalogReference?: ItemReference;
}

/** A catalog item with its choices. */
export interface ItemReference {
  readonly appId: string;
  readonly catalogItemId: string;
  readonly options?: unknown;
}

/** A choice or text of a line, such as the colour. */
export interface LineDetail {
  readonly name: string;
  readonly value: string;
  /** The colour's code. */
  readonly color?: string;
}

/** An addition to the item, such as engraving. */
export interface LineExtra {
  readonly name: string;
  readonly quantity: number;
  readonly price?: Price;
}

/** Whether a line can be bought unchanged; if not, the suggested fix. */
export interface Availability {
  readonly status: "available" | "partly" | "soldOut" | "gone";
  /** Remaining stock; absent if not tracked. */
  readonly left?: number;
  readonly fix?: SuggestedFix;
}

/** The platform's suggestion against a violation. */
export type SuggestedFix =
  | { readonly kind: "lowerQuantity"; readonly quantity: number }
  | { readonly kind: "removeLine" };

/** The billing of a line that is bought as a subscription. */
export interface Subscription {
  readonly title?: string;
  /** The billing interval is `every` of these units. */
  readonly period: Period;
  readonly every: number;
  /** The number of payments; absent for a subscription without an end. */
  readonly cycles?: number;
  readonly cancellable: boolean;
  readonly freeTrial?: { readonly period: Period; readonly count: number };
  /** The date of the first payment, if it is not the order's date. */
  readonly startDate?: string;
}

/** The date and the participants of a booked service. */
export interface ServiceDetails {
  readonly date?: string;
  readonly participants?: number;
}

/** A coupon in the cart. */
export interface CartCoupon {
  /** The id for removal, in version 2. */
  readonly id?: string;
  readonly code: string;
}

/** A gift card in the cart. */
export interface CartGiftCard {
  readonly id: string;
  /** The code, masked except for its end. */
  readonly code: string;
}

/** The address of a delivery. */
export interface CartAddress {
  readonly country?: string;
  readonly subdivision?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
}

/** A delivery option, by its carrier's code. */
export interface DeliveryChoice {
  readonly code: string;
  readonly carrierId?: string;
}
