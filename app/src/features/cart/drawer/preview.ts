import type { ItemPreview } from "@cartwright/sdk/react";
import { pictureOfChoices } from "@cartwright/sdk/store";
import type { Product, ProductVariant } from "../../../lib/catalog";
import { amountText } from "../../../lib/money";

/** How the cart shows a product until the platform has put it there. A price that varies is the platform's to say. */
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
