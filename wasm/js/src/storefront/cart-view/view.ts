/**
 * One cart, whichever version of the platform's cart API it came by. Plain JSON all through, so that it can be kept and
 * handed from tab to tab: amounts are decimal text, dates are ISO texts.
 */

/** Which of the platform's two cart APIs. */
export type CartVersion = 1 | 2;

/** An amount in the currency that the buyer is shown. */
export interface Price {
  /** Decimal text, such as `10.50`. */
  readonly amount: string;
  readonly currency: string;
  /** The amount as the environment's language writes it. */
  readonly text: string;
}

export interface CartView {
  readonly version: CartVersion;
  readonly id: string;
  /** Rises with each change; missing where the platform does not count. */
  readonly revision?: string;
  /** The buyer: `visitor:<id>` or `member:<id>`. */
  readonly buyer?: string;
  /** The checkout made of it, if one was; in version 2 the cart is its own. */
  readonly checkoutId?: string;
  readonly currency: string;
  readonly lines: readonly CartLine[];
  readonly coupons: readonly CartCoupon[];
  readonly giftCards: readonly CartGiftCard[];
  /** Prices times quantities of all lines, before discounts; told by version 1, while no change is pending. */
  readonly subtotal?: Price;
  /** The amount that coupons take off; told as the subtotal is. */
  readonly discount?: Price;
  readonly note?: string;
  /** Where it is to be delivered, as far as the cart says. */
  readonly address?: CartAddress;
  readonly deliveryMethod?: DeliveryChoice;
}

export type LineKind = "physical" | "digital" | "giftCard" | "service" | "other";

export interface CartLine {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  /** Made by the merchant, rather than taken from a catalog. */
  readonly custom: boolean;
  readonly quantity: number;
  /** Whether the quantity cannot be changed. */
  readonly fixedQuantity: boolean;
  readonly unit?: Price;
  /** The price of one before any sale, where that is more. */
  readonly unitBefore?: Price;
  readonly subtotal: Price | undefined;
  /** A text beside the price, such as "per night". */
  readonly priceNote?: string;
  /** A picture, as `wix:image://` text or an address. */
  readonly image?: string;
  /** The product's page. */
  readonly page?: string;
  readonly details: readonly LineDetail[];
  readonly extras: readonly LineExtra[];
  readonly availability: Availability;
  readonly subscription?: Subscription;
  readonly service?: ServiceDetails;
  /** How it is paid, such as `FULL_PAYMENT_ONLINE` or `MEMBERSHIP`. */
  readonly payment: string;
  readonly deposit?: Price;
  readonly membersOnly: boolean;
  /** The item in its catalog; missing for lines made by the merchant. */
  readonly catalogReference?: ItemReference;
}

/** An item of a catalog, with what was chosen of it. */
export interface ItemReference {
  readonly appId: string;
  readonly catalogItemId: string;
  readonly options?: unknown;
}

/** A choice or text of a line, such as its colour. */
export interface LineDetail {
  readonly name: string;
  readonly value: string;
  /** A colour's code. */
  readonly color?: string;
}

/** Something added to the item, such as engraving. */
export interface LineExtra {
  readonly name: string;
  readonly quantity: number;
  readonly price?: Price;
}

/** Whether a line can be bought as it stands; if not, what would mend it. */
export interface Availability {
  readonly status: "available" | "partly" | "soldOut" | "gone";
  /** How many can be had; missing where nobody counts. */
  readonly left?: number;
  readonly fix?: SuggestedFix;
}

export type SuggestedFix =
  { readonly kind: "lowerQuantity"; readonly quantity: number } | { readonly kind: "removeLine" };

export type Period = "DAY" | "WEEK" | "MONTH" | "YEAR";

export interface Subscription {
  readonly title?: string;
  /** Charged each `every` of these. */
  readonly period: Period;
  readonly every: number;
  /** How often it is charged; missing when it goes on until it is cancelled. */
  readonly cycles?: number;
  readonly cancellable: boolean;
  readonly freeTrial?: { readonly period: Period; readonly count: number };
  /** The day of the first charge, where it is not the day of the order. */
  readonly startDate?: string;
}

export interface ServiceDetails {
  readonly date?: string;
  readonly participants?: number;
}

export interface CartCoupon {
  /** The id to remove it by in version 2. */
  readonly id?: string;
  readonly code: string;
}

export interface CartGiftCard {
  readonly id: string;
  /** The code, all but its end hidden. */
  readonly code: string;
}

export interface CartAddress {
  readonly country?: string;
  readonly subdivision?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
}

/** One of the delivery options, by its carrier's code for it. */
export interface DeliveryChoice {
  readonly code: string;
  readonly carrierId?: string;
}
