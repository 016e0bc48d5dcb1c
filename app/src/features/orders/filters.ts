export const FILTERS = ["all", "open", "fulfilled", "unpaid", "cancelled"] as const;

export type FilterKey = (typeof FILTERS)[number];

/** The filter that an address names; all orders when it names none. */
export function readFilter(text: string | null): FilterKey {
  return FILTERS.find((key) => key === text) ?? "all";
}

/** The condition that the platform is asked for. */
export function filterOf(key: FilterKey) {
  switch (key) {
    case "all":
      return {};
    case "open":
      return { status: "APPROVED", fulfillmentStatus: { $in: ["NOT_FULFILLED", "PARTIALLY_FULFILLED"] } };
    case "fulfilled":
      return { fulfillmentStatus: "FULFILLED" };
    case "unpaid":
      return { paymentStatus: { $in: ["NOT_PAID", "PENDING", "PARTIALLY_PAID"] }, status: { $ne: "CANCELED" } };
    case "cancelled":
      return { status: "CANCELED" };
  }
}
