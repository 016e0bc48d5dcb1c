/** The view of catalog v3, which does not show visitors a variant's stock. */

import { optional } from "../../core/optional.js";
import type {
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  PricePerUnit as WirePricePerUnit,
  Product,
  ProductMedia,
  Subscription,
  Variant,
} from "../../generated/types/products-v3.js";
import type { RichContent } from "../../generated/types/rich-content.js";
import type { MediaBases } from "./media-bases.js";
import {
  amountOf,
  colorOf,
  distinct,
  firstImages,
  imageOf,
  keyOf,
  priceOf,
  mandatory,
  swatchesOf,
  videoOf,
} from "./parts.js";
import { htmlText, nodesText, type RichText } from "./rich.js";
import type {
  CatalogMedia,
  ChoiceModifier,
  ModifierChoice,
  OptionChoice,
  Period,
  PricePerUnit,
  ProductModifier,
  ProductOption,
  ProductPrice,
  ProductSummary,
  ProductVariant,
  ProductView,
  Stock,
  SubscriptionPlan,
} from "./view.js";

export function summaryOfV3(product: Product, bases: MediaBases): ProductSummary {
  const name = product.name ?? "";
  return {
    id: product._id ?? "",
    slug: product.slug ?? "",
    name,
    ...optional("brand", product.brand?.name || undefined),
    ...optional("ribbon", product.ribbon?.name || undefined),
    ...optional("price", smallestPrice(product)),
    priceVaries: variesOf(product),
    ...optional("perUnit", perUnitOfProduct(product)),
    stock: stockOf(product),
    preorder: preorderOf(product),
    images: firstImages(mediaOf(product, name, bases), 2),
    hasChoices: [...(product.options ?? []), ...mandatory(product.modifiers)].length > 0,
    swatches: swatchesOf(optionsOf(product, bases)),
  };
}

export function productOfV3(product: Product, bases: MediaBases): ProductView {
  const name = product.name ?? "";
  const { currency, brand, ribbon, additionalRibbons = [], subscriptionDetails } = product;
  const wireChoices = [...(product.options ?? []), ...(product.modifiers ?? [])].flatMap(
    ({ choicesSettings }) => choicesSettings?.choices ?? [],
  );
  const linked = wireChoices.flatMap((choice) =>
    (choice.linkedMedia ?? []).map((item) => mediaItemOf(item, `${name}, ${choice.name ?? ""}`, bases)),
  );
  return {
    version: 3,
    id: product._id ?? "",
    slug: product.slug ?? "",
    name,
    kind: product.productType === "DIGITAL" ? "digital" : "physical",
    ...optional("brand", brand?.name || undefined),
    ribbons: [ribbon, ...additionalRibbons].flatMap((one) => (one?.name ? [one.name] : [])),
    ...optional("sku", soleVariant(product)?.sku || undefined),
    ...optional("description", textOf(product.description, product.plainDescription)),
    ...optional("price", smallestPrice(product)),
    priceVaries: variesOf(product),
    ...optional("perUnit", perUnitOfProduct(product)),
    stock: stockOf(product),
    preorder: preorderOf(product),
    membersOnly: product.purchaseEligibility?.userCriteria === "MEMBERS_ONLY",
    media: distinct([...mediaOf(product, name, bases), ...linked]),
    options: optionsOf(product, bases),
    variants: variantsOf(product),
    modifiers: (product.modifiers ?? []).map((modifier) => modifierOf(modifier, currency, bases)),
    sections: (product.infoSections ?? []).map(({ _id = "", title = "", description, plainDescription }) => ({
      id: _id,
      title,
      ...optional("text", textOf(description, plainDescription)),
    })),
    subscriptions: (subscriptionDetails?.subscriptions ?? []).flatMap((plan) => planOf(plan, currency) ?? []),
    oneTime: !subscriptionDetails || subscriptionDetails.allowOneTimePurchases === true,
    collectionIds: collectionsOf(product),
  };
}

function textOf(content: RichContent | undefined, html: string | undefined): RichText | undefined {
  return nodesText(content) ?? htmlText(html);
}

function smallestPrice(product: Product): ProductPrice | undefined {
  const { currency, actualPriceRange, compareAtPriceRange } = product;
  return priceOf(
    amountOf(actualPriceRange?.minValue?.amount, currency),
    amountOf(compareAtPriceRange?.minValue?.amount, currency),
  );
}

function variesOf({ actualPriceRange }: Product): boolean {
  const { minValue, maxValue } = actualPriceRange ?? {};
  return (
    minValue?.amount !== undefined &&
    maxValue?.amount !== undefined &&
    Number(minValue.amount) < Number(maxValue.amount)
  );
}

function perUnitOfProduct({ physicalProperties, currency }: Product): PricePerUnit | undefined {
  return perUnitOf(physicalProperties?.pricePerUnitRange?.minValue, currency);
}

/** The unit quantity of the price, which only the description contains, such as `$2.50 / 100 G`. */
const PER_UNIT = /\/\s*(\d+(?:\.\d+)?)\s*([A-Z]+)\s*$/i;

function perUnitOf(
  wire: Pick<WirePricePerUnit, "value" | "description"> = {},
  currency: string | undefined,
): PricePerUnit | undefined {
  const price = amountOf(wire.value, currency);
  const [, quantity, unit] = PER_UNIT.exec(wire.description ?? "") ?? [];
  return price && unit ? { price, quantity: Number(quantity), unit: unit.toUpperCase() } : undefined;
}

/** A preorder product is out of stock; `preorder` shows that it can be ordered. */
const STOCKS: Readonly<Record<string, Stock>> = {
  OUT_OF_STOCK: "soldOut",
  PARTIALLY_OUT_OF_STOCK: "partly",
  PREORDER: "soldOut",
};

const stockOf = ({ inventory }: Product): Stock => stockFrom(inventory?.availabilityStatus);

/** The stock by the platform's availability status. */
export function stockFrom(status: string | undefined): Stock {
  return STOCKS[status ?? ""] ?? "inStock";
}

function preorderOf(product: Product): boolean {
  const status = product.inventory?.preorderStatus;
  return isForPreorder(product) || status === "ENABLED" || status === "PARTIALLY_ENABLED";
}

/** Whether every variant of a product is for preorder. */
const isForPreorder = ({ inventory }: Product): boolean => inventory?.availabilityStatus === "PREORDER";

function mediaOf({ media }: Product, name: string, bases: MediaBases): CatalogMedia[] {
  return distinct(
    [media?.main, ...(media?.itemsInfo?.items ?? [])].map((item) => item && mediaItemOf(item, name, bases)),
  );
}

function mediaItemOf(item: ProductMedia, name: string, bases: MediaBases): CatalogMedia | undefined {
  const alt = item.altText || name;
  const { _id: id, url } = item;
  if (item.mediaType !== "VIDEO" || !item.video) return imageOf(item.image, { id, url, alt }, bases);
  return videoOf(item.video, { id, poster: item.thumbnail && imageOf(item.thumbnail, { alt }, bases), alt }, bases);
}

function optionsOf(product: Product, bases: MediaBases): ProductOption[] {
  return (product.options ?? []).map((option) => ({
    name: option.name ?? "",
    ...keyOf(option),
    kind: option.optionRenderType === "SWATCH_CHOICES" ? "color" : "text",
    choices: (option.choicesSettings?.choices ?? [])
      .filter(({ visible }) => visible !== false)
      .map((choice) => optionChoiceOf(choice, option, bases)),
  }));
}

function optionChoiceOf(choice: ConnectedOptionChoice, option: ConnectedOption, bases: MediaBases): OptionChoice {
  const { name, color, image, mediaIds } = choiceOf(choice, bases);
  const isSwatch = option.optionRenderType === "SWATCH_CHOICES";
  return { name, ...keyOf(choice), ...(isSwatch && optional("color", color)), ...optional("image", image), mediaIds };
}

function choiceOf(
  choice: ConnectedOptionChoice | ConnectedModifierChoice,
  bases: MediaBases,
): Omit<ModifierChoice, "key" | "added"> {
  const { name = "", colorCode, displayImage, linkedMedia = [], media } = choice;
  const ids = [...linkedMedia.map(({ _id }) => _id), ...(media?.items ?? []).map(({ mediaId }) => mediaId)];
  return {
    name,
    ...optional("color", colorOf(colorCode)),
    ...optional("image", imageOf(displayImage, { alt: name }, bases)),
    mediaIds: [...new Set(ids.flatMap((id) => id ?? []))],
  };
}

function modifierOf(modifier: ConnectedModifier, currency: string | undefined, bases: MediaBases): ProductModifier {
  const { name = "", mandatory, modifierRenderType, freeTextSettings, choicesSettings } = modifier;
  const common = { key: modifier.key || name, title: name, mandatory: mandatory === true };
  if (modifierRenderType === "FREE_TEXT") {
    const { title, key, minCharCount, maxCharCount, defaultAddedPrice } = freeTextSettings ?? {};
    return {
      ...common,
      kind: "text",
      key: key || title || common.key,
      title: title || name,
      min: minCharCount ?? 0,
      max: maxCharCount ?? 500,
      ...optional("added", addedOf(defaultAddedPrice, currency)),
    };
  }
  const look: ChoiceModifier["look"] = modifierRenderType === "SWATCH_CHOICES" ? "swatch" : "text";
  const choices = (choicesSettings?.choices ?? []).map((choice) => ({
    ...choiceOf(choice, bases),
    key: choice.key || choice.name || "",
    ...optional("added", addedOf(choice.addedPrice, currency)),
  }));
  return { ...common, kind: "choice", look, choices };
}

function addedOf(amount: string | undefined, currency: string | undefined): ReturnType<typeof amountOf> {
  return Number(amount) === 0 ? undefined : amountOf(amount, currency);
}

/** The variant of a product without options. */
function soleVariant({ options = [], variantsInfo }: Product): Variant | undefined {
  return options.length === 0 ? variantsInfo?.variants?.[0] : undefined;
}

function variantsOf(product: Product): ProductVariant[] {
  const names = new Map<string, string>();
  for (const option of product.options ?? []) {
    names.set(option._id ?? "", option.name ?? "");
    for (const { choiceId, name } of option.choicesSettings?.choices ?? []) names.set(choiceId ?? "", name ?? "");
  }
  const visible = (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);
  return visible.map((variant) => variantOf(variant, names, product));
}

function variantOf(variant: Variant, names: ReadonlyMap<string, string>, product: Product): ProductVariant {
  const { currency, options = [] } = product;
  const { price, inventoryStatus, physicalProperties, subscriptionPricesInfo, media } = variant;
  const chosen = (variant.choices ?? []).map(
    ({ optionChoiceIds: ids, optionChoiceNames: chosenNames }): [string, string] => [
      chosenNames?.optionName ?? names.get(ids?.optionId ?? "") ?? "",
      chosenNames?.choiceName ?? names.get(ids?.choiceId ?? "") ?? "",
    ],
  );
  return {
    id: options.length === 0 ? "" : (variant._id ?? ""),
    choices: Object.fromEntries(chosen),
    ...optional("sku", variant.sku || undefined),
    ...optional(
      "price",
      priceOf(amountOf(price?.actualPrice?.amount, currency), amountOf(price?.compareAtPrice?.amount, currency)),
    ),
    ...optional("perUnit", perUnitOf(physicalProperties?.pricePerUnit, currency)),
    inStock: inventoryStatus?.inStock ?? stockOf(product) !== "soldOut",
    preorder: inventoryStatus?.preorderEnabled ?? isForPreorder(product),
    ...optional("mediaId", media?._id),
    subscriptionPrices: (subscriptionPricesInfo?.subscriptionPrices ?? []).flatMap(
      ({ subscriptionId, price: override }) => {
        const amount = amountOf(override?.amount, currency);
        return subscriptionId && amount ? [{ subscriptionId, price: amount }] : [];
      },
    ),
  };
}

const PERIODS: readonly Period[] = ["DAY", "WEEK", "MONTH", "YEAR"];

function planOf(plan: Subscription, currency: string | undefined): SubscriptionPlan | undefined {
  const { _id, title = "", description, frequency, interval, discount } = plan;
  const period = PERIODS.find((known) => known === frequency);
  if (!_id || !period || plan.visible === false) return undefined;
  return {
    id: _id,
    title,
    ...optional("description", description || undefined),
    period,
    every: interval ?? 1,
    ...(plan.autoRenewal !== true && optional("cycles", plan.billingCycles)),
    ...optional("percentOff", discount?.percentOff || undefined),
    ...optional("amountOff", addedOf(discount?.amountOff, currency)),
  };
}

/** Sorts the main collection first. */
function collectionsOf({ mainCategoryId, directCategoriesInfo, allCategoriesInfo }: Product): string[] {
  const categories = directCategoriesInfo?.categories ?? allCategoriesInfo?.categories ?? [];
  const ids = [mainCategoryId, ...categories.map(({ _id }) => _id)];
  return [...new Set(ids.flatMap((id) => id || []))];
}
