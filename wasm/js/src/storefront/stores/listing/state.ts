/** The state of a product list, and its representation in a URL. */

import { own } from "../../../sdk/own.js";
import { cutText, textLength } from "../../catalog-view/text.js";

/** The state of a product list. */
export interface ListingState {
  q: string;
  sort: ListingSort;
  /** Decimal text, or empty. */
  min: string;
  max: string;
  inStock: boolean;
  onSale: boolean;
  /** Slugs. */
  collections: readonly string[];
  brands: readonly string[];
  ribbons: readonly string[];
  /** Keys of choices by option key; a product matches with any of them. */
  options: Readonly<Record<string, readonly string[]>>;
  page: number;
}

/** An invalid part of the URL, which was corrected. */
export type ListingCorrection = "sort" | "price" | "page" | "collection";

/** The sort orders of a product list, as its URL has them. */
export const LISTING_SORTS = ["featured", "newest", "price-low", "price-high", "name"] as const;

/** The sort order of a product list, as its URL has it. */
export type ListingSort = (typeof LISTING_SORTS)[number];

/** The largest number of digits before the point of a price. */
export const MAX_PRICE_DIGITS = 7;
const MAX_PAGE = 10_000;
const MAX_QUERY_LENGTH = 100;
const MAX_VALUE_LENGTH = 50;
const MAX_VALUES = 20;
const MAX_OPTIONS = 6;
/** The parameters of lists of values in a URL. */
export const PARAMETERS = { collections: "in", brands: "brand", ribbons: "tag" } as const;
/** The prefix of an option's parameter in a URL. */
export const OPTION_PARAMETER = "o.";

/** The state of a list without filters. */
export const NO_FILTERS: ListingState = {
  q: "",
  sort: "featured",
  min: "",
  max: "",
  inStock: false,
  onSale: false,
  collections: [],
  brands: [],
  ribbons: [],
  options: {},
  page: 1,
};

/** Parses a URL's query into a state. Invalid parts take their default. */
export function readListing(params: URLSearchParams): ListingState {
  const sort = params.get("sort");
  const [min, max] = ordered(price(params.get("min")), price(params.get("max")));
  return {
    q: cutText((params.get("q") ?? "").trim().replace(/\s+/g, " "), MAX_QUERY_LENGTH),
    sort: LISTING_SORTS.find((key) => key === sort) ?? "featured",
    min,
    max,
    inStock: params.get("stock") === "in",
    onSale: params.get("sale") === "yes",
    collections: values(params, PARAMETERS.collections),
    brands: values(params, PARAMETERS.brands),
    ribbons: values(params, PARAMETERS.ribbons),
    options: options(params),
    page: wholeInAddress(params.get("page"), MAX_PAGE) ?? 1,
  };
}

/** The invalid parts of a URL's query. */
export function listingCorrections(params: URLSearchParams): ListingCorrection[] {
  const state = readListing(params);
  const [sort, page, min, max] = ["sort", "page", "min", "max"].map((name) => params.get(name) ?? "");
  const wrong: [ListingCorrection, boolean][] = [
    ["sort", sort !== "" && sort !== state.sort],
    ["page", page !== "" && wholeInAddress(page ?? null) !== state.page],
    ["price", (price(min ?? "") === "" && min !== "") || (price(max ?? "") === "" && max !== "")],
  ];
  return wrong.flatMap(([correction, is]) => (is ? [correction] : []));
}

/** The query of a state, without defaults, in a fixed order: one list has one URL. */
export function writeListing(state: ListingState): string {
  const params = new URLSearchParams();
  if (state.q) params.set("q", state.q);
  if (state.sort !== "featured") params.set("sort", state.sort);
  if (state.min) params.set("min", state.min);
  if (state.max) params.set("max", state.max);
  if (state.inStock) params.set("stock", "in");
  if (state.onSale) params.set("sale", "yes");
  for (const slug of state.collections) params.append(PARAMETERS.collections, slug);
  for (const brand of state.brands) params.append(PARAMETERS.brands, brand);
  for (const ribbon of state.ribbons) params.append(PARAMETERS.ribbons, ribbon);
  for (const [option, choices] of Object.entries(state.options)) {
    for (const choice of choices) params.append(OPTION_PARAMETER + option, choice);
  }
  if (state.page > 1) params.set("page", String(state.page));
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** The state after a change; any change but of the page returns to page one. */
export function changeListing(state: ListingState, change: Partial<ListingState>): ListingState {
  const [min, max] = ordered(price(change.min ?? state.min), price(change.max ?? state.max));
  return { ...state, page: 1, ...change, min, max };
}

/** The values with the value added, or removed if present. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The options with the choice added, or removed if present. */
export function toggledOption(state: ListingState, option: string, choice: string): ListingState["options"] {
  const choices = toggled(own(state.options, option) ?? [], choice);
  const others = Object.entries(state.options).filter(([name]) => name !== option);
  return Object.fromEntries(choices.length > 0 ? [...others, [option, choices]] : others);
}

/** The state without filters: the search and the sort order stay. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...NO_FILTERS, q: state.q, sort: state.sort };
}

/** The number of filters; a price range counts once. */
export function countFilters(state: ListingState): number {
  const { min, max, inStock, onSale, collections, brands, ribbons } = state;
  const choices = Object.values(state.options).reduce((sum, { length }) => sum + length, 0);
  const lists = collections.length + brands.length + ribbons.length + choices;
  return Number(min !== "" || max !== "") + Number(inStock) + Number(onSale) + lists;
}

function values(params: URLSearchParams, name: string): string[] {
  const given = params.getAll(name).filter((value) => value !== "" && textLength(value) <= MAX_VALUE_LENGTH);
  return [...new Set(given)].slice(0, MAX_VALUES);
}

function options(params: URLSearchParams): ListingState["options"] {
  const names = [...new Set(params.keys())].filter(
    (key) => key.startsWith(OPTION_PARAMETER) && key.length > OPTION_PARAMETER.length,
  );
  const read = names
    .slice(0, MAX_OPTIONS)
    .map((key) => [key.slice(OPTION_PARAMETER.length), values(params, key)] as const);
  return Object.fromEntries(read.filter(([, choices]) => choices.length > 0));
}

/** A price in a URL as plain decimal text; empty if invalid. */
function price(text: string | null): string {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text ?? "");
  if (!match) return "";
  const whole = (match[1] ?? "0").replace(/^0+(?=\d)/, "");
  if (whole.length > MAX_PRICE_DIGITS) return "";
  return match[2] ? `${whole}.${match[2]}` : whole;
}

function ordered(min: string, max: string): [string, string] {
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max];
}

/** A whole number from 1 up; digits only. */
function wholeInAddress(text: string | null, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
