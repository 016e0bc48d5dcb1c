/** The catalog for agents: search, lookup, and one product with a selection of its options. */

import { currencyDigits, Money } from "../../../sdk/money.js";
import type { CatalogApi } from "../../catalog-view/api.js";
import { plainText } from "../../catalog-view/rich.js";
import type { Amount, ProductPrice, ProductVariant, ProductView } from "../../catalog-view/view.js";
import { type Answer, invalidParams, isRecord, type Message, recordAt, textAt } from "./protocol.js";

/** The parts of the shop that the answers of the catalog use. */
export interface CatalogContext {
  catalog: CatalogApi;
  /** A product by its id, at most a minute old. */
  product: CatalogApi["productById"];
  name: string;
  productUrl: (slug: string) => string;
}

type Arguments = Readonly<Record<string, unknown>>;

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 25;
const MAX_IDS = 25;

/** An amount in the currency's minor units. */
export function minorUnits({ amount, currency }: Amount): number {
  return Number(Money.parse(amount, currency).round().toJSON().amount.replace(".", ""));
}

/** The decimal text of an amount in minor units. */
function decimalOf(minor: unknown, currency: string): string {
  if (typeof minor !== "number" || !Number.isSafeInteger(minor) || minor < 0) {
    throw invalidParams("a price is no amount");
  }
  const digits = currencyDigits(currency);
  const text = String(minor).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const SEPARATOR = ":";

/** The id of an item: the product's, with the variant's if the product has options. */
export const itemId = (product: ProductView, variant: ProductVariant): string =>
  product.options.length > 0 ? `${product.id}${SEPARATOR}${variant.id}` : product.id;

/** The ids of product and variant in an item's id. */
export function idsOf(item: string): { productId: string; variantId: string | undefined } {
  const [productId = "", variantId] = item.split(SEPARATOR, 2);
  return { productId, variantId };
}

export async function searchCatalog(context: CatalogContext, given: Arguments): Promise<Answer> {
  const query = textAt(given, "query");
  const filters = recordAt(given, "filters");
  const { limit = DEFAULT_LIMIT } = recordAt(given, "pagination");
  if (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1) throw invalidParams("limit is no count");
  const offset = offsetOf(textAt(recordAt(given, "pagination"), "cursor"));
  const currency = textAt(recordAt(given, "context"), "currency", 3) ?? "USD";
  const { min, max } = recordAt(filters, "price");
  const collectionIds = await collectionsOf(context.catalog, filters.categories);
  if (collectionIds?.length === 0) return { body: { products: [], pagination: { has_next_page: false } } };
  const size = Math.min(limit, MAX_LIMIT);
  const page = await context.catalog.products({
    ...(query && { text: query }),
    ...(collectionIds && { collectionIds }),
    ...(min !== undefined && { minPrice: decimalOf(min, currency) }),
    ...(max !== undefined && { maxPrice: decimalOf(max, currency) }),
    ...{ limit: size, offset },
  });
  const views = await Promise.all(page.products.map(({ id }) => context.product(id)));
  const products = views.flatMap((view) => (view ? [productOf(context, view)] : []));
  const pagination = {
    has_next_page: page.more,
    ...(page.more && { cursor: String(offset + size) }),
    ...(page.total !== undefined && { total_count: page.total }),
  };
  return { body: { products, pagination } };
}

function offsetOf(cursor = "0"): number {
  const offset = Number(cursor);
  if (!/^\d{1,6}$/.test(cursor)) throw invalidParams("cursor is none of this shop");
  return offset;
}

/** The ids of the categories that a filter names; `undefined` without the filter. */
async function collectionsOf(catalog: CatalogApi, given: unknown): Promise<readonly string[] | undefined> {
  if (given === undefined) return undefined;
  if (!Array.isArray(given) || given.length > MAX_IDS) throw invalidParams("categories is no list");
  const wanted = new Set(given.map((each) => (typeof each === "string" ? each.toLowerCase() : "")));
  const all = await catalog.collections();
  return all
    .filter(({ id, name }) => wanted.has(id.toLowerCase()) || wanted.has(name.toLowerCase()))
    .map(({ id }) => id);
}

export async function lookupCatalog(context: CatalogContext, given: Arguments): Promise<Answer> {
  const { ids } = given;
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === "string")) {
    throw invalidParams("ids is no list of texts");
  }
  if (ids.length > MAX_IDS) throw invalidParams(`ids has more than ${MAX_IDS} entries`);
  const wanted = [...new Set(ids)];
  const views = await Promise.all(wanted.map((id) => context.product(idsOf(id).productId)));
  const products = new Map<string, { view: ProductView; inputs: Map<string, object[]> }>();
  const messages: Message[] = [];
  wanted.forEach((id, index) => {
    const view = views[index];
    const variant = view && variantOf(view, id);
    if (!view || !variant) {
      messages.push({ type: "info", code: "not_found", content: id });
      return;
    }
    const known = products.get(view.id) ?? { view, inputs: new Map<string, object[]>() };
    const match = itemId(view, variant) === id ? "exact" : "featured";
    known.inputs.set(variant.id, [...(known.inputs.get(variant.id) ?? []), { id, match }]);
    products.set(view.id, known);
  });
  const found = [...products.values()].map(({ view, inputs }) => {
    const product = productOf(context, view);
    const variants = view.variants.flatMap((variant) => {
      const own = inputs.get(variant.id);
      return own ? [{ ...variantOn(context, view, variant), inputs: own }] : [];
    });
    return { ...product, variants };
  });
  return { body: { products: found, ...(messages.length > 0 && { messages }) } };
}

/** The variant that an item's id names; for a product's id, one in stock if there is one. */
function variantOf(view: ProductView, id: string): ProductVariant | undefined {
  const { variantId } = idsOf(id);
  if (variantId !== undefined) return view.variants.find((variant) => variant.id === variantId);
  return view.variants.find(({ inStock }) => inStock) ?? view.variants[0];
}

export async function getProduct(context: CatalogContext, given: Arguments): Promise<Answer> {
  const id = textAt(given, "id");
  if (!id) throw invalidParams("id is missing");
  const view = await context.product(idsOf(id).productId);
  if (!view) {
    const content = `Product not found: ${id}`;
    return { failed: [{ type: "error", code: "not_found", content, severity: "unrecoverable" }] };
  }
  const { variantId } = idsOf(id);
  const named = view.variants.find((variant) => variant.id === variantId)?.choices ?? selectionOf(given.selected);
  const chosen = Object.fromEntries(
    Object.entries(named).filter(([name, label]) =>
      view.options.some((option) => option.name === name && option.choices.some((choice) => choice.name === label)),
    ),
  );
  const fits = (variant: ProductVariant, except?: string) =>
    Object.entries(chosen).every(([name, label]) => name === except || variant.choices[name] === label);
  const options = view.options.map((option) => ({
    name: option.name,
    values: option.choices.map(({ name: label }) => {
      const those = view.variants.filter((each) => fits(each, option.name) && each.choices[option.name] === label);
      return { label, available: those.some(({ inStock }) => inStock), exists: those.length > 0 };
    }),
  }));
  const variants = view.variants.filter((variant) => fits(variant));
  const product = {
    ...productOf(context, view),
    ...(options.length > 0 && { options }),
    ...(Object.keys(chosen).length > 0 && {
      selected: Object.entries(chosen).map(([name, label]) => ({ name, label })),
    }),
    variants: (variants.length > 0 ? variants : view.variants).map((each) => variantOn(context, view, each)),
  };
  return { body: { product } };
}

function selectionOf(selected: unknown): Record<string, string> {
  if (selected === undefined) return {};
  if (!Array.isArray(selected) || selected.length > MAX_IDS) throw invalidParams("selected is no list");
  return Object.fromEntries(
    selected.map((each: unknown) => {
      if (!isRecord(each) || typeof each.name !== "string" || typeof each.label !== "string") {
        throw invalidParams("selected has an entry without name and label");
      }
      return [each.name, each.label];
    }),
  );
}

const priceOf = (amount: Amount) => ({ amount: minorUnits(amount), currency: amount.currency });

/** The smallest and the largest price of variants. */
function rangeOf(prices: readonly (Amount | undefined)[]) {
  const known = prices.flatMap((price) => (price ? [priceOf(price)] : [])).toSorted((a, b) => a.amount - b.amount);
  const [min, max] = [known[0], known.at(-1)];
  return min && max ? { min, max } : undefined;
}

function productOf(context: CatalogContext, view: ProductView) {
  const prices = view.variants.map(({ price }) => price ?? view.price);
  const listed = rangeOf(prices.map((price) => price?.before ?? price?.now));
  const isReduced = prices.some((price) => price?.before);
  const pictures = view.media.flatMap((media) => (media.kind === "image" ? [media] : []));
  return {
    id: view.id,
    handle: view.slug,
    title: view.name,
    description: { plain: plainText(view.description) || view.name },
    url: context.productUrl(view.slug),
    price_range: rangeOf(prices.map((price) => price?.now)),
    ...(isReduced && { list_price_range: listed }),
    ...(pictures.length > 0 && {
      media: pictures.map(({ url, alt }) => ({ type: "image", url, ...(alt && { alt_text: alt }) })),
    }),
    ...(view.options.length > 0 && {
      options: view.options.map(({ name, choices }) => ({
        name,
        values: choices.map(({ name: label }) => ({ label })),
      })),
    }),
    variants: view.variants.map((variant) => variantOn(context, view, variant)),
    ...(view.brand && { metadata: { brand: view.brand } }),
  };
}

function variantOn({ name }: CatalogContext, view: ProductView, variant: ProductVariant) {
  const price: ProductPrice | undefined = variant.price ?? view.price;
  const title = Object.values(variant.choices).join(", ") || view.name;
  const status = variant.preorder ? "preorder" : variant.inStock ? "in_stock" : "out_of_stock";
  return {
    id: itemId(view, variant),
    title,
    description: { plain: title },
    price: price ? priceOf(price.now) : undefined,
    ...(price?.before && { list_price: priceOf(price.before) }),
    ...(variant.sku && { sku: variant.sku }),
    availability: { available: variant.inStock || variant.preorder, status },
    options: Object.entries(variant.choices).map(([option, label]) => ({ name: option, label })),
    seller: { name },
  };
}
