import { currencyDigits, Money } from "@cartwright/sdk";
import type { ItemPreview } from "@cartwright/sdk/react";
import type { ShopImage } from "../../lib/media";
import type { Product } from "../../lib/shop";
import { type PriceView, swatchColour, toImages, toPrice } from "../catalog";
import type { Option, VariantEntry } from "./variants";

export interface ChoiceView {
  name: string;
  swatch: string | null;
  image: ShopImage | null;
}

export interface OptionView extends Option {
  kind: "colour" | "text";
  views: readonly ChoiceView[];
}

/** A product as its own page shows it. */
export interface ProductDetail {
  id: string;
  slug: string;
  name: string;
  brand: string | null;
  ribbon: string | null;
  sku: string | null;
  html: string;
  price: PriceView;
  /** The price for machines. */
  offer: { price: string; currency: string } | null;
  priceVaries: boolean;
  images: ShopImage[];
  options: OptionView[];
  variants: VariantEntry[];
  variantPrices: ReadonlyMap<string, PriceView>;
  soldOut: boolean;
  sections: { title: string; html: string }[];
  collectionIds: string[];
}

/** The variant of a product with nothing to choose. */
const ONLY_VARIANT = "00000000-0000-0000-0000-000000000000";

export function toProductDetail(product: Product): ProductDetail {
  const name = product.name ?? "";
  const options = (product.productOptions ?? []).map((option): OptionView => {
    const visible = (option.choices ?? []).filter((choice) => choice.visible !== false);
    const views = visible.map((choice) => ({
      name: choice.description ?? choice.value ?? "",
      swatch: option.optionType === "color" ? swatchColour(choice.value) : null,
      image: toImages(choice.media, `${name}, ${choice.description ?? ""}`)[0] ?? null,
    }));
    return {
      name: option.name ?? "",
      kind: option.optionType === "color" ? "colour" : "text",
      choices: views.map((view) => view.name),
      views,
    };
  });
  const soldOut = product.stock?.inStock === false || product.stock?.inventoryStatus === "OUT_OF_STOCK";
  const listed = (product.variants ?? []).filter((variant) => variant.variant?.visible !== false);
  const variants = listed.map((variant): VariantEntry => {
    const quantity = variant.stock?.trackQuantity === false ? null : (variant.stock?.quantity ?? null);
    return {
      id: variant._id ?? "",
      choices: variant.choices ?? {},
      inStock: variant.stock?.inStock ?? (quantity === null || quantity > 0),
      quantity,
    };
  });
  if (options.length === 0 && variants.length === 0) {
    const quantity = product.stock?.trackInventory ? (product.stock.quantity ?? null) : null;
    variants.push({ id: ONLY_VARIANT, choices: {}, inStock: !soldOut, quantity });
  }
  const data = product.convertedPriceData ?? product.priceData;
  const { minValue, maxValue } = product.priceRange ?? {};
  return {
    id: product._id ?? "",
    slug: product.slug ?? "",
    name,
    brand: product.brand || null,
    ribbon: product.ribbon || null,
    sku: product.sku || null,
    html: product.description ?? "",
    price: toPrice(data),
    offer:
      data?.discountedPrice !== undefined && data.currency
        ? { price: data.discountedPrice.toFixed(currencyDigits(data.currency)), currency: data.currency }
        : null,
    priceVaries: minValue !== undefined && maxValue !== undefined && minValue < maxValue,
    images: toImages(product.media, name),
    options,
    variants,
    variantPrices: new Map(listed.map((variant) => [variant._id ?? "", toPrice(variant.variant?.priceData)])),
    soldOut,
    sections: (product.additionalInfoSections ?? []).map((section) => ({
      title: section.title ?? "",
      html: section.description ?? "",
    })),
    collectionIds: product.collectionIds ?? [],
  };
}

/** How the cart shows a product until the platform has put it there. A price that varies is the platform's to say. */
export function toPreview({ name, slug, images, offer, priceVaries }: ProductDetail): ItemPreview {
  const image = images[0]?.url;
  return {
    name,
    page: `/product/${slug}`,
    ...(image !== undefined && { image }),
    ...(offer &&
      !priceVaries && {
        unit: {
          amount: offer.price,
          currency: offer.currency,
          text: Money.parse(offer.price, offer.currency).format(),
        },
      }),
  };
}

/** What a catalog reference says of a variant: nothing when there is nothing to choose. */
export function variantOptions(variant: VariantEntry): { variantId?: string } {
  return variant.id === "" || variant.id === ONLY_VARIANT ? {} : { variantId: variant.id };
}
