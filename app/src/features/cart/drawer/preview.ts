import type { ItemPreview } from "@cartwright/sdk/react";
import { pictureOfChoices } from "@cartwright/sdk/store";
import type { Product, ProductVariant } from "../../../lib/catalog";
import { amountText } from "../../../lib/money";

/** The optimistic line of a product. It has no price if that varies: only the platform knows it. */
export function toPreview(product: Product, variant?: ProductVariant, price = variant?.price): ItemPreview {
  const image = pictureOfChoices(product, variant?.choices ?? {}, variant)?.url;
  const now = price?.now ?? (product.priceVaries ? undefined : product.price?.now);
  return {
    name: product.name,
    page: `/product/${product.slug}`,
    ...(image !== undefined && { image }),
    ...(now && { unit: { ...now, text: amountText(now) } }),
  };
}
