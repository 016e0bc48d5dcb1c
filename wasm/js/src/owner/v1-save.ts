/** Saves the difference between a product and its change by the fewest calls of catalog v1, in an order that works. */

import type { Product, ProductOption, Variant, VariantOverride } from "../generated/types/products.js";
import { optional } from "../core/optional.js";
import { choiceName } from "../storefront/catalog-view/from-v1.js";
import { numberOf } from "../storefront/catalog-view/parts.js";
import { partsOf } from "../storefront/catalog-view/batches.js";
import type { ProductChange } from "./editor.js";
import type { EditorV1Modules } from "./editor-of.js";
import { invalid } from "./failures.js";
import { PartlySavedError, type SavedPart } from "./partly-saved.js";
import { withFieldsOfV3 } from "./v1-fields.js";
import { isEqual, isSameDiscount } from "./v1-prices.js";
import { type ProductV1, variantsOf } from "./v1-product.js";
import { areSameOptions, type ChoiceMedia, type Row, type Wanted, wantedOf } from "./v1-wanted.js";

/** The greatest number of entries in a call. */
const MAX_MEDIA = 50;
const MAX_CHOICES = 10;

/** A call, which resolves to the product after it. */
type Call = (now: ProductV1) => Promise<ProductV1>;

interface Step {
  readonly part: SavedPart;
  /** The remaining calls for a product. */
  readonly calls: (now: ProductV1) => readonly Call[];
}

/** A product that does not exist yet. */
const NOTHING: ProductV1 = { _id: "" };

export async function create(modules: EditorV1Modules, change: ProductChange, currency: string): Promise<string> {
  const wanted = checked(NOTHING, change, currency);
  const product = { ...detailsOf(NOTHING, change, wanted, currency), priceData: { price: lowest(wanted) } };
  const { product: created } = await withFieldsOfV3(modules.products.createProduct(product));
  await run(stepsOf(modules, change, wanted, currency), created, ["details"]);
  return created._id;
}

export async function update(
  modules: EditorV1Modules,
  current: ProductV1,
  change: ProductChange,
  currency: string,
): Promise<void> {
  const wanted = checked(current, change, currency);
  await run(stepsOf(modules, change, wanted, currency), current, []);
}

function checked(current: ProductV1, change: ProductChange, currency: string): Wanted {
  const { wanted, violations } = wantedOf(current, change, currency);
  if (violations.length > 0) throw invalid([...violations]);
  return wanted;
}

async function run(steps: readonly Step[], product: ProductV1, before: readonly SavedPart[]): Promise<void> {
  const saved = [...before];
  let now = product;
  for (const [index, { part, calls }] of steps.entries()) {
    let done = 0;
    try {
      for (const call of calls(now)) {
        now = await call(now);
        done += 1;
      }
    } catch (error) {
      if (saved.length + done === 0) throw error;
      const later = steps.slice(index + 1).filter((step) => step.calls(now).length > 0);
      throw new PartlySavedError(now._id, saved, [part, ...later.map((step) => step.part)], error);
    }
    if (done > 0) saved.push(part);
  }
}

function stepsOf(modules: EditorV1Modules, change: ProductChange, wanted: Wanted, currency: string): Step[] {
  const { products, inventory } = modules;
  const { rows = [] } = wanted;
  const keep =
    (work: (now: ProductV1) => Promise<unknown>, after: (now: ProductV1) => ProductV1 = (now) => now): Call =>
    async (now) => {
      await work(now);
      return after(now);
    };
  return [
    {
      part: "options",
      calls: ({ productOptions = [] }) =>
        wanted.options?.length === 0 && productOptions.length > 0
          ? [
              async ({ _id }) => {
                await products.deleteProductOptions(_id);
                return (await products.getProduct(_id, { includeMerchantSpecificData: true })).product;
              },
            ]
          : [],
    },
    {
      part: "details",
      calls: (now) => {
        const details = detailsOf(now, change, wanted, currency);
        if (Object.keys(details).length === 0) return [];
        return [async ({ _id }) => (await withFieldsOfV3(products.updateProduct(_id, details))).product];
      },
    },
    {
      part: "brand",
      calls: ({ brand }) => (change.brand === null && brand ? [keep(({ _id }) => products.removeBrand(_id))] : []),
    },
    {
      part: "ribbon",
      calls: ({ ribbon }) => (change.ribbon === null && ribbon ? [keep(({ _id }) => products.removeRibbon(_id))] : []),
    },
    {
      part: "variants",
      calls: (now) => {
        const overrides = overridesOf(now, rows, currency);
        if (overrides.length === 0 || isSingle(now)) return [];
        if (isUniform(rows) && !hasOwnSizes(now)) return [keep(({ _id }) => products.resetAllProductVariantData(_id))];
        return [
          keep(({ _id }) => {
            const sent = overrides.map(({ override }) => override);
            return withFieldsOfV3(
              products.updateProductVariants(_id, sent),
              overrides.map(({ row }) => row),
            );
          }),
        ];
      },
    },
    { part: "media", calls: (now) => mediaCalls(products, now, wanted) },
    { part: "choiceMedia", calls: (now) => choiceCalls(products, now, wanted) },
    {
      part: "stock",
      calls: (now) => {
        const variants = rows.flatMap((row) => stockOf(variantOf(now, row), row));
        if (variants.length === 0) return [];
        const trackQuantity = variants.some(({ quantity }) => quantity !== undefined);
        return [keep(({ _id }) => inventory.updateInventoryVariants(_id, { trackQuantity, variants }))];
      },
    },
  ];
}

/** The changed fields of the product itself. */
function detailsOf(now: ProductV1, change: ProductChange, wanted: Wanted, currency: string): Product {
  const { name, slug, visible, plainDescription, brand, ribbon, seoData, productType } = change;
  const differs = <Value>(value: Value | null | undefined, before: Value | undefined): value is Value =>
    value !== undefined && value !== null && value !== before;
  const sections = sectionsOf(now, change);
  const isNew = now === NOTHING;
  return {
    ...(differs(name, now.name) && { name }),
    ...(differs(slug, now.slug) && { slug }),
    ...(differs(visible, now.visible) && { visible }),
    ...(differs(plainDescription, now.description) && { description: plainDescription }),
    ...(isNew && { productType: productType === "DIGITAL" ? "digital" : "physical" }),
    ...(differs(brand?.name, now.brand) && { brand: brand.name }),
    ...(differs(ribbon?.name, now.ribbon) && { ribbon: ribbon.name }),
    ...(seoData && JSON.stringify(seoData) !== JSON.stringify(now.seoData) && { seoData: seoData as never }),
    ...(sections && { additionalInfoSections: sections }),
    ...(wanted.options?.length && !areSameOptions([...wanted.options], now.productOptions)
      ? { productOptions: [...wanted.options] }
      : {}),
    ...(wanted.rows && figuresOf(now, wanted, wanted.rows, currency)),
  };
}

function sectionsOf(now: ProductV1, { infoSections }: ProductChange): Product["additionalInfoSections"] | undefined {
  const known = now.additionalInfoSections ?? [];
  const wanted = infoSections?.map(({ _id, title, plainDescription }) => {
    const before = known[Number(_id ?? NaN)];
    return { title: title ?? before?.title ?? "", description: plainDescription ?? before?.description ?? "" };
  });
  const texts = (sections: Product["additionalInfoSections"] = []): string =>
    JSON.stringify(sections.map(({ title, description }) => [title, description]));
  return wanted?.length && texts(wanted) !== texts(known) ? wanted : undefined;
}

/** The discount, and the product's own figures, which variants inherit. */
function figuresOf(now: ProductV1, wanted: Wanted, rows: readonly Row[], currency: string): Product {
  const { discount } = wanted;
  const hasOptions = (wanted.options ?? now.productOptions ?? []).length > 0;
  const isManaged = hasOptions && !isUniform(rows);
  return {
    ...(discount && !isSameDiscount(discount, now.discount) && { discount }),
    ...(isManaged && !now.manageVariants && { manageVariants: true }),
    ...(!(isManaged && now.manageVariants) && sharedFigures(now, rows, hasOptions, currency)),
  };
}

/** The figures common to all rows that the product does not have yet. */
function sharedFigures(now: ProductV1, rows: readonly Row[], hasOptions: boolean, currency: string): Product {
  const [first] = rows;
  if (!first) return {};
  const { before, cost, weight, sku } = first;
  const isShared = (name: "before" | "cost" | "weight"): boolean => rows.every((row) => row[name] === first[name]);
  const known = now.costAndProfitData?.itemCost ?? 0;
  return {
    ...(isShared("before") &&
      !isPrice(now.priceData?.price, before, currency) && { priceData: { price: Number(before) } }),
    ...(isShared("cost") && cost !== known && { costAndProfitData: { itemCost: cost } }),
    ...(isShared("weight") && weight !== (now.weight ?? 0) && { weight }),
    ...(!hasOptions && sku !== (now.sku ?? "") && { sku }),
  };
}

const lowest = ({ rows }: Wanted): number => (rows?.length ? Math.min(...rows.map(({ before }) => Number(before))) : 0);

const isPrice = (price: number | undefined, text: string, currency: string): boolean =>
  isEqual(numberOf(price ?? 0, currency)?.amount ?? "0", text, currency);

/** Whether the product has no options. */
const isSingle = ({ productOptions = [] }: ProductV1): boolean => productOptions.length === 0;

/** Whether all variants inherit the product's figures. */
function isUniform(rows: readonly Row[]): boolean {
  const [first] = rows;
  const key = ({ before, cost, weight }: Row): string => JSON.stringify([before, cost, weight]);
  return rows.every((row) => first && key(row) === key(first) && row.visible && row.sku === "");
}

/** Whether resetting the variants would lose data that the rows lack. */
const hasOwnSizes = (now: ProductV1): boolean =>
  variantsOf(now).some(({ variant }) => variant?.productDimensions ?? variant?.packageDimensions);

function variantOf(now: ProductV1, { choices }: Row): Variant | undefined {
  const wanted = Object.entries(choices);
  return variantsOf(now).find(
    ({ choices: known = {} }) =>
      Object.keys(known).length === wanted.length && wanted.every(([name, value]) => known[name] === value),
  );
}

interface Override {
  readonly override: VariantOverride;
  /** The index of the first row that the override is for. */
  readonly row: number;
}

/** The variants' changed figures: one override for all variants with the same figures. */
function overridesOf(now: ProductV1, rows: readonly Row[], currency: string): Override[] {
  const overrides = new Map<string, Override>();
  for (const [index, row] of rows.entries()) {
    const variant = variantOf(now, row);
    const figures = differenceOf(variant, row, currency);
    if (Object.keys(figures).length === 0) continue;
    const key = JSON.stringify(figures);
    const { override, row: first } = overrides.get(key) ?? { override: { ...figures, variantIds: [] }, row: index };
    overrides.set(key, {
      override: { ...override, variantIds: [...(override.variantIds ?? []), variant?._id ?? ""] },
      row: first,
    });
  }
  return [...overrides.values()];
}

function differenceOf(found: Variant | undefined, row: Row, currency: string): VariantOverride {
  const { priceData, costAndProfitData, weight = 0, sku = "", visible } = found?.variant ?? {};
  return {
    ...(!isPrice(priceData?.price, row.before, currency) && { price: Number(row.before) }),
    ...(row.cost !== (costAndProfitData?.itemCost ?? 0) && { cost: row.cost }),
    ...(row.weight !== weight && { weight: row.weight }),
    ...(row.sku !== sku && { sku: row.sku }),
    ...(row.visible !== (visible !== false) && { visible: row.visible }),
  };
}

type StockOfVariant = { variantId: string; quantity?: number; inStock?: boolean };

/** The changed stock of a variant. */
function stockOf(variant: Variant | undefined, { stock }: Row): StockOfVariant[] {
  const { trackQuantity = false, quantity, inStock = false } = variant?.stock ?? {};
  const variantId = variant?._id ?? "";
  if (!stock) return [];
  if ("quantity" in stock) {
    return trackQuantity && quantity === stock.quantity ? [] : [{ variantId, quantity: stock.quantity }];
  }
  return !trackQuantity && inStock === stock.inStock ? [] : [{ variantId, inStock: stock.inStock }];
}

type Products = EditorV1Modules["products"];

/** The calls for the media: new ones are appended; moved ones are removed and appended again in order. */
function mediaCalls(products: Products, now: ProductV1, { media }: Wanted): Call[] {
  if (!media) return [];
  const known = (now.media?.items ?? []).map(({ _id }) => _id ?? "");
  const wanted = media.map(({ _id = "" }) => _id);
  const kept = known.filter((id) => wanted.includes(id));
  const moved = kept.findIndex((id, index) => wanted[index] !== id);
  const stay = moved < 0 ? kept : kept.slice(0, moved);
  const removed = known.filter((id) => !stay.includes(id));
  const added = media.slice(stay.length);
  const removals = partsOf(removed, MAX_MEDIA).map((ids): Call => async (before) => {
    await products.removeProductMedia(before._id, ids);
    return withoutMedia(before, ids);
  });
  const additions = partsOf(added, MAX_MEDIA).map((items): Call => async (before) => {
    const sent = items.map(({ _id, url }) => (_id ? { mediaId: _id } : { ...optional("url", url) }));
    await products.addProductMedia(before._id, sent);
    const list = [...(before.media?.items ?? []), ...items.map(({ _id = "" }) => ({ _id }))];
    return { ...before, media: { ...before.media, items: list } };
  });
  // Without moves, additions come first: a failure between the calls then leaves too many media, not too few.
  return moved < 0 ? [...additions, ...removals] : [...removals, ...additions];
}

function withoutMedia(product: ProductV1, ids: readonly string[]): ProductV1 {
  const left = (media: Product["media"]): NonNullable<Product["media"]> => ({
    ...media,
    items: (media?.items ?? []).filter(({ _id = "" }) => !ids.includes(_id)),
  });
  return {
    ...product,
    media: left(product.media),
    productOptions: (product.productOptions ?? []).map((option) => ({
      ...option,
      choices: (option.choices ?? []).map((choice) => ({ ...choice, media: left(choice.media) })),
    })),
  };
}

function choiceCalls(products: Products, now: ProductV1, { choiceMedia, media }: Wanted): Call[] {
  const all = media?.map(({ _id }) => _id);
  const differing = choiceMedia.flatMap(({ option, choice, mediaIds }) => {
    const known = mediaOf(now.productOptions ?? [], option, choice);
    const wanted = mediaIds.filter((id) => !all || all.includes(id));
    const added = wanted.some((id) => !known.includes(id));
    const removed = known.filter((id) => !wanted.includes(id));
    return added || removed.length > 0 ? [{ option, choice, wanted, added, removed }] : [];
  });
  const removals: ChoiceMedia[] = differing
    .filter(({ removed }) => removed.length > 0)
    .map(({ option, choice, removed }) => ({ option, choice, mediaIds: removed }));
  const additions: ChoiceMedia[] = differing
    .filter(({ added }) => added)
    .map(({ option, choice, wanted }) => ({ option, choice, mediaIds: wanted }));
  const sent = (part: readonly ChoiceMedia[]) => part.map((each) => ({ ...each, mediaIds: [...each.mediaIds] }));
  return [
    ...partsOf(removals, MAX_CHOICES).map((part): Call => async (before) => {
      await products.removeProductMediaFromChoices(before._id, sent(part));
      return before;
    }),
    ...partsOf(additions, MAX_CHOICES).map((part): Call => async (before) => {
      await products.addProductMediaToChoices(before._id, sent(part));
      return before;
    }),
  ];
}

function mediaOf(options: readonly ProductOption[], option: string, choice: string): string[] {
  const found = options.find(({ name }) => name === option)?.choices?.find((each) => choiceName(each) === choice);
  return (found?.media?.items ?? []).flatMap(({ _id }) => _id ?? []);
}
