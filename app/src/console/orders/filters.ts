/** The filters of the list of orders: from the URL to the platform's query. */
import { t } from "@lingui/core/macro";
import type { View } from "../kit/list/ViewTabs";

export type OrderFilters = Readonly<Record<"q" | "state" | "payment" | "fulfilment" | "from" | "to" | "sort", string>>;

export const NO_FILTERS: OrderFilters = { q: "", state: "", payment: "", fulfilment: "", from: "", to: "", sort: "" };

/** The payment states of orders that are to be shipped. */
const PAID = ["PAID", "PARTIALLY_REFUNDED", "PARTIALLY_PAID"];
/** Payment states that one filter choice groups. */
const PAYMENTS: Readonly<Record<string, readonly string[]>> = {
  paid: ["PAID"],
  unpaid: ["NOT_PAID", "PENDING", "PENDING_MERCHANT", "PARTIALLY_PAID"],
  refunded: ["PARTIALLY_REFUNDED", "FULLY_REFUNDED"],
  declined: ["DECLINED", "CANCELED"],
};
const FULFILMENTS: Readonly<Record<string, readonly string[]>> = {
  open: ["NOT_FULFILLED", "PARTIALLY_FULFILLED"],
  partly: ["PARTIALLY_FULFILLED"],
  sent: ["FULFILLED"],
};

/** The built-in views. */
export function knownViews(): View[] {
  return [
    { name: t`All`, query: "" },
    { name: t`To fulfil`, query: "state=tofulfil" },
    { name: t`Unpaid`, query: "payment=unpaid" },
    { name: t`Refunded`, query: "payment=refunded" },
    { name: t`Cancelled`, query: "state=cancelled" },
    { name: t`Archived`, query: "state=archived" },
  ];
}

type Condition = Record<string, unknown>;

/** The products and orders that a search text matches, besides names and addresses that begin with it. */
export interface SearchMatches {
  products: readonly string[];
  orders: readonly string[];
}

/** The query filter of a search. */
export function filterOf(
  { q, state, payment, fulfilment, from, to }: OrderFilters,
  meant: SearchMatches = { products: [], orders: [] },
): Condition {
  const conditions = [
    ...stateOf(state),
    ...oneOf("paymentStatus", PAYMENTS, payment),
    ...oneOf("fulfillmentStatus", FULFILMENTS, fulfilment),
    ...(isDay(from) ? [{ createdDate: { $gte: startOf(from) } }] : []),
    ...(isDay(to) ? [{ createdDate: { $lt: startOf(to, 1) } }] : []),
    ...conditionsOf(q, meant),
  ];
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
}

function oneOf(field: string, groups: Readonly<Record<string, readonly string[]>>, name: string): Condition[] {
  return Object.hasOwn(groups, name) ? [{ [field]: { $in: groups[name] } }] : [];
}

function stateOf(state: string): Condition[] {
  switch (state) {
    case "tofulfil":
      return [
        { status: "APPROVED" },
        { paymentStatus: { $in: PAID } },
        { fulfillmentStatus: { $in: FULFILMENTS.open } },
        { archived: { $ne: true } },
      ];
    case "cancelled":
      return [{ status: "CANCELED" }];
    case "archived":
      return [{ archived: true }];
    default:
      return [{ status: { $ne: "INITIALIZED" } }];
  }
}

/** The search text, unless it is a number. */
export function textOf({ q }: Pick<OrderFilters, "q">): string {
  const text = q.trim().replace(/^#/, "");
  return /^\d+$/.test(text) ? "" : text;
}

/**
 * Orders are searched by number, by words (each a prefix of an email address or of a part of a name), by product, or
 * by tracking number.
 */
function conditionsOf(q: string, { products, orders }: SearchMatches): Condition[] {
  const text = textOf({ q });
  const number = q.trim().replace(/^#/, "");
  if (number === "") return [];
  const words = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(($startsWith) => ({ $or: SEARCHED.map((field) => ({ [field]: { $startsWith } })) }));
  const own = text === "" ? [{ number }] : words;
  const others = [
    ...(text !== "" && products.length > 0
      ? [{ "lineItems.catalogReference.catalogItemId": { $hasSome: products } }]
      : []),
    ...(orders.length > 0 ? [{ _id: { $in: orders } }] : []),
  ];
  return others.length === 0 ? own : [{ $or: [{ $and: own }, ...others] }];
}

const SEARCHED = ["buyerInfo.email", "billingInfo.contactDetails.firstName", "billingInfo.contactDetails.lastName"];

export function sortOf({ sort }: OrderFilters): { fieldName: string; order: "ASC" | "DESC" }[] {
  switch (sort) {
    case "oldest":
      return [{ fieldName: "createdDate", order: "ASC" }];
    case "total":
      return [{ fieldName: "priceSummary.total.amount", order: "DESC" }];
    default:
      return [{ fieldName: "createdDate", order: "DESC" }];
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The start of a local day, or of a later one. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
