/** Converts products and stock of catalog v1 to catalog v3. */

import type { Stored } from "../sdk/binder.js";
import type {
  ConnectedOption,
  PriceInfo,
  Product as ProductV3,
  ProductMedia,
  Variant as VariantV3,
} from "../generated/types/products-v3.js";
import type { Choice, MediaItem, PriceData, Product, Variant } from "../generated/types/products.js";
import { optional } from "../core/optional.js";
import { ALL_PRODUCTS, choiceName, ONLY_VARIANT } from "../storefront/catalog-view/from-v1.js";
import { numberOf } from "../storefront/catalog-view/parts.js";
import type { EditorProduct, EditorStock } from "./editor.js";
import { richOf } from "./v1-text.js";

export type ProductV1 = Stored<Product>;

/** The id of a choice: catalog v1 has names only, which other options may repeat. */
export function choiceId(option: string | undefined, choice: Choice): string {
  return `${option ?? ""}: ${choiceName(choice)}`;
}

/** A whole product with all of catalog v1's data. */
export function productOf(product: ProductV1): EditorProduct {
  return { ...listedOf(product), ...partsOf(product), revision: revisionOf(product) };
}

/** A product of a list: without a revision, as queries return no costs. */
export function listedOf(product: ProductV1): EditorProduct {
  const { currency } = product.priceData ?? {};
  const { minValue, maxValue } = product.priceRange ?? {};
  const { brand, ribbon, stock, _createdDate } = product;
  const collections = (product.collectionIds ?? []).filter((id) => id !== ALL_PRODUCTS);
  const [main] = product.media?.items ?? [];
  return {
    _id: product._id,
    name: product.name ?? "",
    slug: product.slug ?? "",
    visible: product.visible === true,
    productType: product.productType === "digital" ? "DIGITAL" : "PHYSICAL",
    ...optional("_createdDate", _createdDate),
    ...optional("_updatedDate", product.lastUpdated),
    ...optional("currency", currency),
    ...(brand && { brand: { name: brand } }),
    ...(ribbon && { ribbon: { name: ribbon } }),
    ...(main && { media: { main: mediaOf(main) } }),
    actualPriceRange: {
      ...optional("minValue", numberOf(minValue, currency)),
      ...optional("maxValue", numberOf(maxValue, currency)),
    },
    ...(stock?.inventoryStatus && { inventory: { availabilityStatus: stock.inventoryStatus } }),
    directCategoriesInfo: { categories: collections.map((_id) => ({ _id })) },
    variantSummary: { variantCount: variantsOf(product).length },
  };
}

function partsOf(product: ProductV1): ProductV3 {
  const items = (product.media?.items ?? []).map(mediaOf);
  const { seoData } = product;
  return {
    ...(product.productType !== "digital" && { physicalProperties: {} }),
    description: richOf(product.description),
    plainDescription: product.description ?? "",
    media: { ...optional("main", items[0]), itemsInfo: { items } },
    ...optional("seoData", seoData),
    options: (product.productOptions ?? []).map(optionOf),
    modifiers: (product.customTextFields ?? []).map(({ title = "", mandatory = false, maxLength = 500 }) => ({
      _id: title,
      name: title,
      mandatory,
      modifierRenderType: "FREE_TEXT",
      freeTextSettings: { title, maxCharCount: maxLength },
    })),
    infoSections: (product.additionalInfoSections ?? []).map(({ title = "", description = "" }, index) => ({
      _id: String(index),
      title,
      description: richOf(description),
      plainDescription: description,
    })),
    variantsInfo: { variants: variantsOf(product).map((variant) => variantOf(product, variant)) },
  };
}

function optionOf({
  name = "",
  optionType,
  choices = [],
}: NonNullable<Product["productOptions"]>[number]): ConnectedOption {
  const isColor = optionType === "color";
  return {
    _id: name,
    name,
    optionRenderType: isColor ? "SWATCH_CHOICES" : "TEXT_CHOICES",
    choicesSettings: {
      choices: choices.map((choice) => ({
        choiceId: choiceId(name, choice),
        name: choiceName(choice),
        choiceType: isColor ? "ONE_COLOR" : "CHOICE_TEXT",
        ...(isColor && optional("colorCode", choice.value)),
        ...optional("visible", choice.visible),
        ...optional("inStock", choice.inStock),
        linkedMedia: (choice.media?.items ?? []).map(mediaOf),
      })),
    },
  };
}

function mediaOf({ _id = "", image, video, thumbnail, mediaType, title }: MediaItem): ProductMedia {
  const isVideo = mediaType === "video" && video !== undefined;
  const picture = image ?? thumbnail;
  return {
    _id,
    mediaType: isVideo ? "VIDEO" : "IMAGE",
    ...optional("url", isVideo ? video.files?.[0]?.url : picture?.url),
    ...optional("image", isVideo ? undefined : picture?.url),
    ...optional("displayName", title),
    ...optional("altText", picture?.altText || undefined),
    ...(thumbnail && { thumbnail: { ...optional("url", thumbnail.url), ...optional("altText", thumbnail.altText) } }),
  };
}

/** The variants; a product without options has one, which the platform may omit. */
export function variantsOf(product: ProductV1): Variant[] {
  const variants = product.variants ?? [];
  if (variants.length > 0) return variants;
  const { priceData, costAndProfitData, weight, sku, stock } = product;
  const { trackInventory = false, quantity, inStock = true } = stock ?? {};
  return [
    {
      _id: ONLY_VARIANT,
      choices: {},
      variant: {
        visible: true,
        ...optional("priceData", priceData),
        ...optional("costAndProfitData", costAndProfitData),
        ...optional("weight", weight),
        ...optional("sku", sku),
      },
      stock: { trackQuantity: trackInventory, inStock, ...optional("quantity", quantity) },
    },
  ];
}

function variantOf(product: ProductV1, { _id = "", choices = {}, variant = {} }: Variant): VariantV3 {
  const { sku, weight, priceData, productDimensions, packageDimensions } = variant;
  const currency = priceData?.currency ?? product.priceData?.currency;
  const cost = numberOf(variant.costAndProfitData?.itemCost, currency);
  const chosen = (product.productOptions ?? []).flatMap((option) => {
    const choice = option.choices?.find((each) => choiceName(each) === choices[option.name ?? ""]);
    if (!choice) return [];
    const names = { optionName: option.name ?? "", choiceName: choiceName(choice) };
    return [
      {
        optionChoiceIds: { optionId: option.name ?? "", choiceId: choiceId(option.name, choice) },
        optionChoiceNames: names,
      },
    ];
  });
  return {
    _id,
    visible: variant.visible !== false,
    ...(sku && { sku }),
    choices: chosen,
    price: priceOf(priceData, currency),
    ...(cost && { revenueDetails: { cost } }),
    ...(product.productType !== "digital" && {
      physicalProperties: {
        ...optional("weight", weight),
        ...optional("productDimensions", productDimensions),
        ...optional("packageDimensions", packageDimensions),
      },
    }),
  };
}

function priceOf(data: PriceData | undefined, currency: string | undefined): PriceInfo {
  const before = numberOf(data?.price, currency);
  const actual = numberOf(data?.discountedPrice ?? data?.price, currency);
  return {
    ...optional("actualPrice", actual),
    ...(before && before.amount !== actual?.amount && { compareAtPrice: before }),
  };
}

/** The stock of each variant. */
export function stockOf(product: ProductV1): EditorStock[] {
  return variantsOf(product).map(({ _id = "", choices = {}, variant, stock = {} }) => {
    const { trackQuantity = false, quantity, inStock = false } = stock;
    const state = { trackQuantity, inStock, ...(trackQuantity && { quantity: quantity ?? 0 }) };
    return {
      _id: `${product._id}-${_id}`,
      revision: digestOf(state),
      productId: product._id,
      variantId: _id,
      ...state,
      availabilityStatus: inStock ? "IN_STOCK" : "OUT_OF_STOCK",
      product: {
        name: product.name ?? "",
        variantName: Object.values(choices).join(" | "),
        variantVisible: variant?.visible !== false,
        ...optional("variantSku", variant?.sku),
      },
    };
  });
}

/**
 * A digest that changes with the product, instead of a revision. Sales must not change it, so it excludes stock and
 * what depends on stock.
 */
export function revisionOf(product: ProductV1): string {
  return digestOf({
    ...product,
    lastUpdated: undefined,
    stock: undefined,
    variants: product.variants?.map(({ _id, choices, variant }) => ({ _id, choices, variant })),
    productOptions: product.productOptions?.map(({ name, optionType, choices }) => ({
      name,
      optionType,
      choices: choices?.map(({ value, description, media }) => ({ value, description, media })),
    })),
  });
}

const FNV_PRIME = 0x01000193;
const FNV_START = 0x811c9dc5;

/** FNV-1a of the JSON, twice with different seeds: it detects changes, and is no protection against attacks. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(value);
  return [FNV_START, ~FNV_START].map((start) => hash(text, start)).join("");
}

function hash(text: string, start: number): string {
  let state = start;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (state >>> 0).toString(36);
}
