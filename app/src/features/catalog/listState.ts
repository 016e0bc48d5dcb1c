/** The state of a product list. The address is its only home. */
export interface ListState {
  q: string;
  sort: SortKey;
  /** Decimal text, or empty. */
  min: string;
  max: string;
  inStock: boolean;
  ribbons: readonly string[];
  page: number;
}

export const SORT_KEYS = ["featured", "newest", "price-low", "price-high", "name"] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const PAGE_SIZE = 24;
const LAST_PAGE = 10_000;
const LONGEST_QUERY = 100;

export const NO_FILTERS: ListState = {
  q: "",
  sort: "featured",
  min: "",
  max: "",
  inStock: false,
  ribbons: [],
  page: 1,
};

/** Reads the state from an address. Total: what does not read has its default. */
export function parseListState(params: URLSearchParams): ListState {
  const sort = params.get("sort");
  const page = Number(params.get("page"));
  const [min, max] = ordered(price(params.get("min")), price(params.get("max")));
  return {
    q: (params.get("q") ?? "").trim().replace(/\s+/g, " ").slice(0, LONGEST_QUERY),
    sort: SORT_KEYS.find((key) => key === sort) ?? "featured",
    min,
    max,
    inStock: params.get("stock") === "in",
    ribbons: [...new Set(params.getAll("tag").filter((tag) => tag && tag.length <= 50))].slice(0, 10),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Writes the state as a query, without what is at its default, in a fixed order. */
export function listSearch(state: ListState): string {
  const params = new URLSearchParams();
  if (state.q) params.set("q", state.q);
  if (state.sort !== "featured") params.set("sort", state.sort);
  if (state.min) params.set("min", state.min);
  if (state.max) params.set("max", state.max);
  if (state.inStock) params.set("stock", "in");
  for (const ribbon of state.ribbons) params.append("tag", ribbon);
  if (state.page > 1) params.set("page", String(state.page));
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** Changes some of the state; anything but the page itself starts at page one again. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const [min, max] = ordered(price(change.min ?? state.min), price(change.max ?? state.max));
  return { ...state, page: 1, ...change, min, max };
}

export function withoutFilters(state: ListState): ListState {
  return { ...NO_FILTERS, q: state.q, sort: state.sort };
}

export function countFilters(state: ListState): number {
  return Number(state.min !== "" || state.max !== "") + Number(state.inStock) + state.ribbons.length;
}

/** A price as typed, in plain decimal text; empty when it is none. */
function price(text: string | null): string {
  const cleaned = (text ?? "").trim().replace(",", ".");
  const match = /^(\d{1,7})(?:\.(\d{0,2})\d*)?$/.exec(cleaned);
  if (!match) return "";
  const whole = (match[1] ?? "0").replace(/^0+(?=\d)/, "");
  return match[2] ? `${whole}.${match[2]}` : whole;
}

function ordered(min: string, max: string): [string, string] {
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max];
}
