/** Turns the platform's product and its stock into the state that the screen edits. */
import type { productsV3 } from "@cartwright/sdk";
import type { CatalogVersion } from "../../session/catalog";
import { recordOf } from "../../session/request";
import { richValueOf } from "../../kit/richText";
import type {
  Details,
  DigitalFile,
  Edit,
  Option,
  OwnSection,
  Picture,
  Row,
  StockItem,
  WireProduct,
  WireVariant,
} from "./model";
import { modifierOf } from "./modifiers";
import { planOf } from "./plans";

/** The editable state of a product and its stock. */
export function editOf(product: WireProduct, stock: readonly StockItem[], catalog: CatalogVersion = 3): Edit {
  const options = (product.options ?? []).map(optionOf);
  const counted = new Map(stock.map((item) => [item.variantId, item]));
  return {
    details: detailsOf(product, catalog),
    options,
    rows: (product.variantsInfo?.variants ?? []).map((variant) => rowOf(variant, options, counted.get(variant._id))),
    modifiers: (product.modifiers ?? []).map(modifierOf),
    plans: (product.subscriptionDetails?.subscriptions ?? []).map(planOf),
    sections: (product.infoSections ?? []).filter(isOwn).map(sectionOf),
    media: picturesOf(product),
    files: (product.variantsInfo?.variants ?? []).flatMap(fileOf),
  };
}

function detailsOf({ plainDescription, ...product }: WireProduct, catalog: CatalogVersion): Details {
  const tags = product.seoData?.tags ?? [];
  return {
    name: product.name ?? "",
    slug: product.slug ?? "",
    description: richValueOf(catalog === 1 ? { plainDescription } : product),
    visible: product.visible ?? false,
    brand: product.brand?.name ?? "",
    ribbon: product.ribbon?.name ?? "",
    seoTitle: tags.find(isTitle)?.children ?? "",
    seoDescription: contentOf(tags.find(isDescription)),
    infoSections: (product.infoSections ?? []).flatMap((each) => (each._id && !isOwn(each) ? [each._id] : [])),
    oneTime: product.subscriptionDetails?.allowOneTimePurchases ?? !product.subscriptionDetails,
  };
}

type InfoSection = NonNullable<WireProduct["infoSections"]>[number];

/** Whether an info section is the product's own, as in catalog V1: shared sections are read without their texts. */
function isOwn({ plainDescription }: InfoSection): boolean {
  return plainDescription !== undefined;
}

function sectionOf({ _id: key = "", title: name = "", ...text }: InfoSection): OwnSection {
  return { key, name, text: richValueOf(text) };
}

type SeoTag = NonNullable<NonNullable<WireProduct["seoData"]>["tags"]>[number];

export function isTitle({ type }: SeoTag): boolean {
  return type === "title";
}

export function isDescription({ type, props }: SeoTag): boolean {
  return type === "meta" && recordOf(props).name === "description";
}

function contentOf(tag: SeoTag | undefined): string {
  const { content } = recordOf(tag?.props);
  return typeof content === "string" ? content : "";
}

function optionOf({ _id = "", name = "", optionRenderType, choicesSettings }: productsV3.ConnectedOption): Option {
  return {
    key: _id,
    id: _id,
    name,
    render: optionRenderType ?? "TEXT_CHOICES",
    choices: (choicesSettings?.choices ?? []).map(
      ({ choiceId = "", name: choice = "", colorCode, linkedMedia = [] }) => ({
        key: choiceId,
        id: choiceId,
        name: choice,
        color: colorCode ?? "",
        media: linkedMedia.flatMap(({ _id: id }) => id ?? []),
      }),
    ),
  };
}

function rowOf(variant: WireVariant, options: readonly Option[], item: StockItem | undefined): Row {
  const chosen = variant.choices ?? [];
  const choices = options.map(
    ({ id }) => chosen.find(({ optionChoiceIds }) => optionChoiceIds?.optionId === id)?.optionChoiceIds?.choiceId ?? "",
  );
  const id = variant._id ?? "";
  const { actualPrice, compareAtPrice } = variant.price ?? {};
  const isReduced = compareAtPrice?.amount !== undefined && compareAtPrice.amount !== actualPrice?.amount;
  const weight = variant.physicalProperties?.weight;
  return {
    key: id,
    id,
    choices,
    sku: variant.sku ?? "",
    barcode: variant.barcode ?? "",
    price: actualPrice?.amount ?? "",
    compareAt: isReduced ? (compareAtPrice.amount ?? "") : "",
    cost: variant.revenueDetails?.cost?.amount ?? "",
    weight: weight === undefined ? "" : String(weight),
    quantity: item?.trackQuantity && item.quantity !== undefined ? String(item.quantity) : "",
    visible: variant.visible === false ? "" : "yes",
  };
}

function fileOf({ _id: key = "", digitalProperties }: WireVariant): DigitalFile[] {
  const { _id: id, fileName } = digitalProperties?.digitalFile ?? {};
  return id ? [{ key, id, name: fileName ?? id }] : [];
}

function picturesOf({ media }: WireProduct): Picture[] {
  return (media?.itemsInfo?.items ?? []).map((item) => ({
    id: item._id ?? "",
    url: (item.mediaType === "VIDEO" ? item.thumbnail?.url : item.image) ?? item.url ?? "",
    alt: item.altText ?? "",
    isVideo: item.mediaType === "VIDEO",
  }));
}
