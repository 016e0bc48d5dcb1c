/** The shop's products as rows of the exported file. */
import type { inventoryItemsV3, productsV3, readOnlyVariantsV3 } from "@cartwright/sdk";
import { PRODUCT } from "../../../generated/bounds";
import { type COLUMNS, PRODUCT_COLUMNS } from "../../../generated/spreadsheet";
import { type Category, EVERYTHING } from "../../categories/tree";
import type { ConsoleClient } from "../../session/client";
import { readAll } from "../../kit/list/reading";
import type { Product } from "../queries";
import { choicesText, type Chosen, listText } from "./lists";

/** A row with every cell. */
export type FullRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** The optional fields that the export needs. */
export const GOODS_FIELDS = ["PLAIN_DESCRIPTION", "MEDIA_ITEMS_INFO", "DIRECT_CATEGORIES_INFO", "THUMBNAIL"];

type Variant = readOnlyVariantsV3.ReadOnlyVariant;
type StockItem = inventoryItemsV3.InventoryItem;

export interface ShopReader {
  client: ConsoleClient;
  host: string;
  categories: readonly Category[];
}

/** The greatest number of variants, and of inventory items, on a page. */
const MAX_VARIANTS = PRODUCT.variants;

/** Reads the rows of at most 100 products, in order. */
export async function readShopGoods(
  { client, host, categories }: ShopReader,
  products: readonly Product[],
  signal?: AbortSignal,
): Promise<FullRow[][]> {
  const ids = products.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const [variants, stock] = await Promise.all([readVariants(client, ids, signal), readStock(client, ids, signal)]);
  // The default variant of a product without options has the same id in every product.
  const stockKey = (product = "", variant = "") => `${product} ${variant}`;
  const stockOf = new Map(stock.map((item) => [stockKey(item.productId, item.variantId), item]));
  const names = new Map(
    categories.filter(({ slug }) => slug !== EVERYTHING).map(({ _id = "", name = "" }) => [_id, name]),
  );
  return products.map((product) => {
    const own = variants.filter(({ productData }) => productData?.productId === product._id);
    const shared = sharedCells(product, names, host);
    return sorted(own, product).map((variant, index) => ({
      ...(index === 0 ? shared : NOTHING_SHARED),
      ...variantCells(variant, product, stockOf.get(stockKey(product._id, variant.variantId))),
      slug: product.slug ?? "",
    }));
  });
}

function readVariants(client: ConsoleClient, ids: readonly string[], signal?: AbortSignal): Promise<Variant[]> {
  const filter = { "productData.productId": { $in: [...ids] } };
  return readAll(MAX_VARIANTS, async (cursorPaging) => {
    const { variants = [], pagingMetadata } = await client.readOnlyVariantsV3.searchVariants(
      cursorPaging.cursor ? { cursorPaging } : { cursorPaging, filter },
      { fields: ["MERCHANT_DATA", "CURRENCY"] },
      signal && { signal },
    );
    return { items: variants, next: pagingMetadata?.cursors?.next };
  });
}

type Shared = Record<(typeof PRODUCT_COLUMNS)[number], string>;

/** The shared cells of a product's later rows: empty. */
const NOTHING_SHARED = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ""])) as Shared;

const yesOrNo = (is: boolean | undefined) => (is ? "yes" : "no");

function sharedCells(product: Product, categories: ReadonlyMap<string, string>, host: string): Shared {
  const { directCategoriesInfo, media, brand, ribbon } = product;
  return {
    name: product.name ?? "",
    type: product.productType === "DIGITAL" ? "digital" : "physical",
    visible: yesOrNo(product.visible),
    description: product.plainDescription ?? "",
    brand: brand?.name ?? "",
    ribbon: ribbon?.name ?? "",
    collections: listText(
      (directCategoriesInfo?.categories ?? []).flatMap(({ _id = "" }) => categories.get(_id) ?? []),
    ),
    media: listText((media?.itemsInfo?.items ?? []).map((item) => mediaAddress(item, host))),
  };
}

/** The URL of an image, or of a video's poster. The platform stores URLs of its own files without its host. */
function mediaAddress({ mediaType, url = "", thumbnail }: productsV3.ProductMedia, host: string): string {
  const address = mediaType === "VIDEO" ? (thumbnail?.url ?? url) : url;
  return address.startsWith(`${host}/`) ? address.slice(host.length) : address;
}

function variantCells(variant: Variant, product: Product, item: StockItem | undefined) {
  const { price, revenueDetails, physicalProperties, inventoryStatus } = variant;
  const isCounted = item?.trackQuantity === true && item.quantity !== undefined;
  return {
    choices: choicesText((variant.optionChoices ?? []).map((choice) => chosenOf(choice, product))),
    sku: variant.sku ?? "",
    barcode: variant.barcode ?? "",
    price: price?.actualPrice?.amount ?? "",
    compare_at_price: price?.compareAtPrice?.amount ?? "",
    cost: revenueDetails?.cost?.amount ?? "",
    weight: String(physicalProperties?.weight ?? ""),
    stock: isCounted ? String(item.quantity) : yesOrNo(item?.inStock ?? inventoryStatus?.inStock),
  };
}

type Choice = NonNullable<Variant["optionChoices"]>[number];

function chosenOf({ optionChoiceIds: ids, optionChoiceNames: names }: Choice, { options = [] }: Product): Chosen {
  const option = options.find(({ _id }) => _id === ids?.optionId);
  const colour = option?.choicesSettings?.choices?.find(({ choiceId }) => choiceId === ids?.choiceId)?.colorCode;
  return { option: names?.optionName ?? "", choice: names?.choiceName ?? "", ...(colour && { colour }) };
}

/** Variants sorted by their choices, so that an import restores the order of the options' choices. */
function sorted(variants: readonly Variant[], { options = [] }: Product): Variant[] {
  const choices = options.flatMap(({ choicesSettings }) => choicesSettings?.choices ?? []);
  const indexes = new Map(choices.map(({ choiceId }, index) => [choiceId, index]));
  const placesOf = ({ optionChoices = [] }: Variant) =>
    optionChoices.map(({ optionChoiceIds }) => indexes.get(optionChoiceIds?.choiceId) ?? 0);
  return variants
    .map((variant) => ({ variant, order: placesOf(variant) }))
    .sort(
      (one, other) =>
        one.order.map((rank, index) => rank - (other.order[index] ?? 0)).find((difference) => difference !== 0) ?? 0,
    )
    .map(({ variant }) => variant);
}

/** The stock of all variants of some products. */
function readStock(client: ConsoleClient, ids: readonly string[], signal?: AbortSignal): Promise<StockItem[]> {
  const filter = { productId: { $in: [...ids] } };
  return readAll(MAX_VARIANTS, async (cursorPaging) => {
    const search = cursorPaging.cursor ? { cursorPaging } : { cursorPaging, filter };
    const found = await client.inventoryItemsV3.searchInventoryItems(search, signal && { signal });
    return { items: found.inventoryItems ?? [], next: found.pagingMetadata?.cursors?.next };
  });
}
