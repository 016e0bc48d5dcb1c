/** The view of catalog v1, which has no modifiers with choices, subscriptions, preorder or members-only products. */

import { optional } from "../../core/optional.js";
import type { Collection } from "../../generated/types/collections.js";
import type {
  Choice,
  Media,
  MediaItem,
  PriceData,
  Product,
  ProductOption as WireOption,
  Variant,
} from "../../generated/types/products.js";
import type { MediaBases } from "./media-bases.js";
import { colorOf, distinct, firstImages, imageOf, numberOf, priceOf, mandatory, swatchesOf, videoOf } from "./parts.js";
import { htmlText } from "./rich.js";
import type {
  CatalogMedia,
  CollectionView,
  OptionChoice,
  PricePerUnit,
  ProductOption,
  ProductPrice,
  ProductSummary,
  ProductVariant,
  ProductView,
  Stock,
} from "./view.js";

/** The variant of a product without options. */
export const ONLY_VARIANT = "00000000-0000-0000-0000-000000000000";

/** The collection of all products. */
export const ALL_PRODUCTS = "00000000-000000-000000-000000000001";

export function summaryOfV1(product: Product, bases: MediaBases): ProductSummary {
  const name = product.name ?? "";
  return {
    id: product._id ?? "",
    slug: product.slug ?? "",
    name,
    ...optional("brand", product.brand || undefined),
    ...optional("ribbon", product.ribbon || undefined),
    ...optional("price", smallestPrice(product)),
    priceVaries: variesOf(product),
    ...optional("perUnit", perUnitOf(product, shownPrice(product))),
    stock: stockOf(product),
    preorder: false,
    images: firstImages(mediaOf(product.media, name, bases), 2),
    hasChoices: [...(product.productOptions ?? []), ...mandatory(product.customTextFields)].length > 0,
    swatches: swatchesOf(optionsOf(product, bases)),
  };
}

export function productOfV1(product: Product, bases: MediaBases): ProductView {
  const name = product.name ?? "";
  const options = optionsOf(product, bases);
  const media = mediaOf(product.media, name, bases);
  const ofChoices = (product.productOptions ?? []).flatMap(({ choices = [] }) =>
    choices.flatMap((choice) => mediaOf(choice.media, choiceName(choice), bases)),
  );
  return {
    version: 1,
    id: product._id ?? "",
    slug: product.slug ?? "",
    name,
    kind: product.productType === "digital" ? "digital" : "physical",
    ...optional("brand", product.brand || undefined),
    ribbons: product.ribbon ? [product.ribbon] : [],
    ...optional("sku", product.sku || undefined),
    ...optional("description", htmlText(product.description)),
    ...optional("price", smallestPrice(product)),
    priceVaries: variesOf(product),
    ...optional("perUnit", perUnitOf(product, shownPrice(product))),
    stock: stockOf(product),
    preorder: false,
    membersOnly: false,
    media: distinct([...media, ...ofChoices]),
    options,
    variants: variantsOf(product, options),
    modifiers: (product.customTextFields ?? []).map(({ title = "", mandatory, maxLength }) => ({
      kind: "text" as const,
      key: title,
      title,
      mandatory: mandatory === true,
      min: 0,
      max: maxLength ?? 500,
    })),
    sections: (product.additionalInfoSections ?? []).map(({ title = "", description }, index) => ({
      id: `${index}`,
      title,
      ...optional("text", htmlText(description)),
    })),
    subscriptions: [],
    oneTime: true,
    collectionIds: (product.collectionIds ?? []).filter((id) => id !== ALL_PRODUCTS),
  };
}

export function collectionOfV1(collection: Collection, bases: MediaBases): CollectionView {
  const name = collection.name ?? "";
  return {
    id: collection._id ?? "",
    slug: collection.slug ?? "",
    name,
    ...optional("description", collection.description || undefined),
    ...optional("image", firstImages(mediaOf(collection.media, name, bases), 1)[0]),
    ...optional("products", collection.numberOfProducts),
  };
}

function shownPrice(product: Product): PriceData | undefined {
  return product.convertedPriceData ?? product.priceData ?? product.price;
}

/** The smallest price of all variants: the product's own price belongs to no variant. */
function smallestPrice(product: Product): ProductPrice | undefined {
  const own = shownPrice(product);
  const each = visibleVariants(product).flatMap(
    ({ variant }) => variant?.convertedPriceData ?? variant?.priceData ?? [],
  );
  if (each.length === 0) return priceOfV1(own);
  const lowest = (amounts: (number | undefined)[]): number =>
    Math.min(...amounts.flatMap((amount) => (amount === undefined ? [] : amount)));
  return priceOfV1({
    ...own,
    price: lowest(each.map(({ price }) => price)),
    discountedPrice: lowest(each.map(({ price, discountedPrice }) => discountedPrice ?? price)),
  });
}

function visibleVariants(product: Product): Variant[] {
  return (product.variants ?? []).filter(({ variant }) => variant?.visible !== false);
}

function priceOfV1(data: PriceData | undefined): ProductPrice | undefined {
  return priceOf(numberOf(data?.discountedPrice ?? data?.price, data?.currency), numberOf(data?.price, data?.currency));
}

function variesOf({ priceRange }: Product): boolean {
  const { minValue, maxValue } = priceRange ?? {};
  return minValue !== undefined && maxValue !== undefined && minValue < maxValue;
}

function perUnitOf({ pricePerUnitData }: Product, data: PriceData | undefined): PricePerUnit | undefined {
  const price = numberOf(data?.pricePerUnit, data?.currency);
  const { baseQuantity, baseMeasurementUnit } = pricePerUnitData ?? {};
  return price && baseQuantity !== undefined && baseMeasurementUnit
    ? { price, quantity: baseQuantity, unit: baseMeasurementUnit }
    : undefined;
}

function stockOf({ stock }: Product): Stock {
  if (stock?.inventoryStatus === "OUT_OF_STOCK" || stock?.inStock === false) return "soldOut";
  return stock?.inventoryStatus === "PARTIALLY_OUT_OF_STOCK" ? "partly" : "inStock";
}

function mediaOf(media: Media | undefined, name: string, bases: MediaBases): CatalogMedia[] {
  return distinct([media?.mainMedia, ...(media?.items ?? [])].map((item) => item && mediaItemOf(item, name, bases)));
}

function mediaItemOf(item: MediaItem, name: string, bases: MediaBases): CatalogMedia | undefined {
  if (item.mediaType !== "video" || !item.video) return imageOf(item.image, { id: item._id, alt: name }, bases);
  const { files = [], stillFrameMediaId } = item.video;
  const poster = item.thumbnail ?? (stillFrameMediaId ? { id: stillFrameMediaId } : undefined);
  const still = imageOf(poster, { id: stillFrameMediaId, alt: name }, bases);
  return videoOf({ resolutions: files }, { id: item._id, poster: still, alt: item.title || name }, bases);
}

/** The choice's name for shoppers. */
export function choiceName({ description, value }: Choice): string {
  return description ?? value ?? "";
}

function optionsOf(product: Product, bases: MediaBases): ProductOption[] {
  return (product.productOptions ?? []).map((option) => ({
    name: option.name ?? "",
    kind: option.optionType === "color" ? "color" : "text",
    choices: (option.choices ?? [])
      .filter(({ visible }) => visible !== false)
      .map((choice) => choiceOf(choice, option, product.name ?? "", bases)),
  }));
}

function choiceOf(choice: Choice, option: WireOption, product: string, bases: MediaBases): OptionChoice {
  const name = choiceName(choice);
  const media = mediaOf(choice.media, `${product}, ${name}`, bases);
  return {
    name,
    ...optional("color", option.optionType === "color" ? colorOf(choice.value) : undefined),
    mediaIds: media.map(({ id }) => id),
  };
}

function variantsOf(product: Product, options: readonly ProductOption[]): ProductVariant[] {
  const variants = visibleVariants(product).map((variant) => variantOf(variant, product));
  if (options.length === 0 && variants.length === 0) {
    const { trackInventory, quantity } = product.stock ?? {};
    const counted = trackInventory ? quantity : undefined;
    return [onlyVariant(product, counted)];
  }
  return variants;
}

function onlyVariant(product: Product, quantity: number | undefined): ProductVariant {
  return {
    id: "",
    choices: {},
    ...optional("price", priceOfV1(shownPrice(product))),
    inStock: stockOf(product) !== "soldOut",
    ...optional("quantity", quantity),
    preorder: false,
    subscriptionPrices: [],
  };
}

function variantOf({ _id = "", choices = {}, variant, stock }: Variant, product: Product): ProductVariant {
  const quantity = stock?.trackQuantity === false ? undefined : stock?.quantity;
  const prices = variant?.convertedPriceData ?? variant?.priceData;
  return {
    id: _id === ONLY_VARIANT ? "" : _id,
    choices,
    ...optional("sku", variant?.sku || undefined),
    ...optional("price", priceOfV1(prices)),
    ...optional("perUnit", perUnitOf(product, prices)),
    inStock: stock?.inStock ?? (quantity === undefined || quantity > 0),
    ...optional("quantity", quantity),
    preorder: false,
    subscriptionPrices: [],
  };
}
