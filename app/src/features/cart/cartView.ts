import { parseImage, type ShopImage } from "../../lib/media";
import { moneyText } from "../../lib/money";
import type { Cart, CartLineItem, CatalogReference, DescriptionLine, TranslatedText } from "../../lib/shop";

/** A line as the cart shows it. */
export interface LineView {
  id: string;
  name: string;
  /** The product's page on this store. */
  to: string | null;
  image: ShopImage | null;
  details: { name: string; value: string }[];
  quantity: number;
  /** The most that can be ordered; undefined when nobody counts. */
  most: number | undefined;
  each: string;
  eachBefore: string | null;
  total: string;
  problem: "sold-out" | "not-found" | "partly" | null;
  reference: CatalogReference | undefined;
}

export function lineViews(cart: Cart | null | undefined, mediaBase: string): LineView[] {
  return (cart?.lineItems ?? []).map((line) => lineView(line, cart?.currency, mediaBase));
}

function lineView(line: CartLineItem, currency: string | undefined, mediaBase: string): LineView {
  const name = say(line.productName);
  const quantity = line.quantity ?? 1;
  const each = moneyText(line.price, currency);
  const before = moneyText(line.fullPrice, currency);
  const available = line.availability?.quantityAvailable;
  return {
    id: line._id ?? "",
    name,
    to: productPath(line.url),
    image: parseImage(line.image, mediaBase, name),
    details: (line.descriptionLines ?? []).map(detail).filter((entry) => entry.value !== ""),
    quantity,
    most: available ?? undefined,
    each,
    eachBefore: before && before !== each ? before : null,
    total: moneyText(line.lineItemPrice, currency),
    problem: problemOf(line.availability?.status),
    reference: line.catalogReference,
  };
}

function problemOf(status: string | undefined): LineView["problem"] {
  if (status === "NOT_AVAILABLE") return "sold-out";
  if (status === "NOT_FOUND") return "not-found";
  return status === "PARTIALLY_AVAILABLE" ? "partly" : null;
}

function say(text: TranslatedText | undefined): string {
  return text?.translated || text?.original || "";
}

function detail(line: DescriptionLine): { name: string; value: string } {
  return { name: say(line.name), value: say(line.plainText) || say(line.colorInfo) };
}

/** The store's own address for the product that a line's page address names. */
export function productPath(url: CartLineItem["url"]): string | null {
  const text = typeof url === "string" ? url : (url?.relativePath ?? url?.url ?? "");
  const slug = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(text)?.[1];
  return slug ? `/product/${slug}` : null;
}

export function itemCount(cart: Cart | null | undefined): number {
  return (cart?.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0);
}

export function couponOf(cart: Cart | null | undefined): string | null {
  for (const discount of cart?.appliedDiscounts ?? []) {
    if (discount.coupon?.code) return discount.coupon.code;
  }
  return null;
}

/** What a cart holds, as one text: changes whenever its totals could. */
export function fingerprint(cart: Cart | null | undefined): string {
  const lines = (cart?.lineItems ?? []).map((line) => `${line._id}:${line.quantity}:${line.price?.amount}`);
  return [...lines, couponOf(cart) ?? ""].join("|");
}

/** How many of a catalog item a cart holds, over all its lines. */
export function held(cart: Cart | null | undefined, reference: CatalogReference): number {
  const variant = variantOf(reference);
  return (cart?.lineItems ?? [])
    .filter((line) => line.catalogReference?.catalogItemId === reference.catalogItemId)
    .filter((line) => variant === undefined || variantOf(line.catalogReference) === variant)
    .reduce((sum, line) => sum + (line.quantity ?? 0), 0);
}

function variantOf(reference: CatalogReference | undefined): unknown {
  const options = reference?.options;
  return typeof options === "object" && options !== null && "variantId" in options ? options.variantId : undefined;
}
