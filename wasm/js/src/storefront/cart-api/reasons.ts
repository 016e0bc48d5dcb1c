/** The reasons why items were not added: missing choices, or the stock. Loaded only when an add adds nothing. */

import type { Caller } from "../../sdk/call.js";
import { STORES_APP_ID } from "../../generated/app-ids.js";
import * as endpoints from "../../generated/endpoints.js";
import type { ItemReference } from "../cart-view/view.js";
import type { MissingItem, NotAddedReason } from "./nothing-added.js";

/** A client with calls that read the catalog. */
export interface CatalogReader {
  readonly use: (modules: object) => unknown;
}

/** The parts of a product that decide whether the product can be added, in both catalog versions. */
interface Wire {
  options?: { name?: string }[];
  modifiers?: { name?: string; mandatory?: boolean; freeTextSettings?: { title?: string } }[];
  inventory?: { availabilityStatus?: string };
  variantsInfo?: { variants?: { id?: string; inventoryStatus?: { inStock?: boolean } }[] };
  productOptions?: { name?: string }[];
  customTextFields?: { title?: string; mandatory?: boolean }[];
  stock?: { inStock?: boolean };
  variants?: { id?: string; stock?: { inStock?: boolean } }[];
}

interface Chosen {
  variantId?: string;
  options?: Record<string, unknown>;
  customTextFields?: Record<string, unknown>;
}

/** The items, each with the reason found in the catalog. */
export function withReasons(client: CatalogReader, items: readonly MissingItem[]): Promise<MissingItem[]> {
  const read = client.use(productOf) as (id: string) => Promise<Wire | undefined>;
  return Promise.all(
    items.map(async (item) => {
      const reason = await reasonOf(item, read).catch(() => undefined);
      return reason ? { ...item, reason } : item;
    }),
  );
}

/** Converts nothing: the rules below read wire names. */
const AS_IT_IS = { opaque: ["product"] };

const productOf =
  (caller: Caller) =>
  async (id: string): Promise<Wire | undefined> => {
    const read = async (row: string, payload: object): Promise<Wire | undefined> =>
      ((await caller.call(row, payload, AS_IT_IS, undefined, () => true)) as { product?: Wire } | undefined)?.product;
    try {
      return await read(endpoints.productsV3Get, { productId: id });
    } catch {
      // A site of catalog v1 refuses this call.
      return read(endpoints.productsGet, { id });
    }
  };

async function reasonOf(
  { catalogReference, added }: MissingItem,
  read: (id: string) => Promise<Wire | undefined>,
): Promise<NotAddedReason | undefined> {
  if (added > 0) return { kind: "out-of-stock" };
  const product = catalogReference.appId === STORES_APP_ID && (await read(catalogReference.catalogItemId));
  return product ? reasonOfProduct(product, catalogReference) : undefined;
}

function reasonOfProduct(product: Wire, { options }: ItemReference): NotAddedReason | undefined {
  const chosen = (options ?? {}) as Chosen;
  const isChosen = (name: string): boolean =>
    [chosen.options, chosen.customTextFields].some(
      (choices) => ![undefined, null, ""].includes(choices?.[name] as string),
    );
  const of = <Part extends { id?: string }>(variants: readonly Part[] | undefined): Part | undefined =>
    variants?.find(({ id }) => id !== undefined && id === chosen.variantId);
  const isSoldOut =
    product.inventory?.availabilityStatus === "OUT_OF_STOCK" ||
    product.stock?.inStock === false ||
    of(product.variantsInfo?.variants)?.inventoryStatus?.inStock === false ||
    of(product.variants)?.stock?.inStock === false;
  if (isSoldOut) return { kind: "out-of-stock" };
  const needed = [
    ...(chosen.variantId
      ? []
      : [...(product.options ?? []), ...(product.productOptions ?? [])].map(({ name }) => name)),
    ...(product.modifiers ?? [])
      .filter(({ mandatory }) => mandatory)
      .map(({ name, freeTextSettings }) => freeTextSettings?.title ?? name),
    ...(product.customTextFields ?? []).filter(({ mandatory }) => mandatory).map(({ title }) => title),
  ];
  const names = needed.filter((name) => name !== undefined && !isChosen(name)) as string[];
  return names.length > 0 ? { kind: "not-chosen", names } : undefined;
}
