import type { ShopImage } from "../../lib/media";
import type { Media, PriceData, Product } from "../../lib/shop";

export interface PriceView {
  now: string;
  /** The price before a discount, when there is one. */
  was: string | null;
}

export interface Swatch {
  name: string;
  colour: string;
}

/** A product as lists show it. */
export interface ProductCardView {
  id: string;
  slug: string;
  name: string;
  ribbon: string | null;
  price: PriceView;
  /** Whether variants cost more than the price shown. */
  priceVaries: boolean;
  soldOut: boolean;
  image: ShopImage | null;
  otherImage: ShopImage | null;
  swatches: Swatch[];
}

const CSS_COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d.,%\s/]+\)|[a-z]{3,20})$/i;

/** A colour as the platform's choice names it, if it is one that CSS understands. */
export function swatchColour(value: string | undefined): string | null {
  return value && CSS_COLOUR.test(value.trim()) ? value.trim() : null;
}

export function toPrice(data: PriceData | undefined): PriceView {
  const full = data?.formatted?.price ?? plain(data?.price, data?.currency);
  const now = data?.formatted?.discountedPrice ?? plain(data?.discountedPrice ?? data?.price, data?.currency);
  const reduced = data?.price !== undefined && data.discountedPrice !== undefined && data.discountedPrice < data.price;
  return { now: now || full, was: reduced ? full : null };
}

function plain(amount: number | undefined, currency: string | undefined): string {
  if (amount === undefined) return "";
  return new Intl.NumberFormat(undefined, currency ? { style: "currency", currency } : {}).format(amount);
}

/** All pictures, the main one first, with a text for each. */
export function toImages(media: Media | undefined, name: string): ShopImage[] {
  const items = [media?.mainMedia, ...(media?.items ?? [])];
  const images = new Map<string, ShopImage>();
  for (const item of items) {
    const image = item?.image;
    if (!image?.url || images.has(image.url)) continue;
    images.set(image.url, {
      url: image.url,
      width: image.width || 1200,
      height: image.height || 1200,
      alt: image.altText || name,
    });
  }
  return [...images.values()];
}

export function toProductCard(product: Product): ProductCardView {
  const name = product.name ?? "";
  const images = toImages(product.media, name);
  const colour = product.productOptions?.find((option) => option.optionType === "color");
  const swatches = (colour?.choices ?? []).flatMap((choice) => {
    const css = swatchColour(choice.value);
    return css && choice.visible !== false ? [{ name: choice.description ?? "", colour: css }] : [];
  });
  const { minValue, maxValue } = product.priceRange ?? {};
  return {
    id: product._id ?? "",
    slug: product.slug ?? "",
    name,
    ribbon: product.ribbon || null,
    price: toPrice(product.convertedPriceData ?? product.priceData),
    priceVaries: minValue !== undefined && maxValue !== undefined && minValue < maxValue,
    soldOut: product.stock?.inStock === false || product.stock?.inventoryStatus === "OUT_OF_STOCK",
    image: images[0] ?? null,
    otherImage: images[1] ?? null,
    swatches,
  };
}
