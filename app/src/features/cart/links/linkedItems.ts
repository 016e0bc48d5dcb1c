import { STORES_APP_ID } from "@cartwright/sdk";
import type { ItemPreview, WantedItem } from "@cartwright/sdk/react";
import { canBuy } from "@cartwright/sdk/store";
import type { Resource } from "../../../lib/resource";
import type { Catalog, Product } from "../../../lib/catalog";
import { listText } from "../../../lib/listText";
import { toPreview } from "../drawer";
import type { LinkItem } from "./cartLink";

/** An item of a link, with the shop's data. */
export interface LinkedItem extends WantedItem {
  preview: ItemPreview;
  /** The variant's choices as text. */
  choices: string;
  soldOut: boolean;
}

export interface LinkedItems {
  items: LinkedItem[];
  /** The number of linked items that the shop does not have. */
  unknown: number;
}

/** The items of a link, with names and prices from the shop, never from the link. */
export function linkedItemsQuery(catalog: Catalog, link: readonly LinkItem[]): Resource<LinkedItems> {
  return {
    key: ["cart-link", link],
    enabled: link.length > 0,
    load: async (signal) => {
      const ids = [...new Set(link.map(({ productId }) => productId))];
      const api = await catalog();
      const found = await Promise.all(ids.map((id) => api.productById(id, { signal })));
      const products = new Map(found.flatMap((product) => (product ? [[product.id, product]] : [])));
      const items = link.flatMap((item) => {
        const product = products.get(item.productId);
        return product ? (linkedItem(product, item) ?? []) : [];
      });
      return { items, unknown: link.length - items.length };
    },
  };
}

function linkedItem(product: Product, { productId, variantId, quantity }: LinkItem): LinkedItem | undefined {
  const variant = product.variants.find(({ id }) => id === (variantId ?? ""));
  // A product with options needs an existing variant.
  if (product.options.length > 0 && !variant) return undefined;
  const options = variantId !== undefined && variant ? { variantId } : {};
  return {
    catalogReference: { appId: STORES_APP_ID, catalogItemId: productId, options },
    quantity,
    preview: toPreview(product, variant),
    choices: listText(Object.values(variant?.choices ?? {})),
    soldOut: !canBuy(variant ?? product),
  };
}
