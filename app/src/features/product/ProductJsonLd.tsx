import { stillOf, availabilityOf } from "@cartwright/sdk/store";
import type { Product } from "../../lib/catalog";
import { JsonLd } from "../../lib/JsonLd";

const SCHEMA_NAMES = { inStock: "InStock", preorder: "PreOrder", soldOut: "OutOfStock" } as const;

/** The structured data of a product, for search engines. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { name, sku, brand, price, media } = product;
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    sku,
    image: media.flatMap((item) => stillOf(item)?.url ?? []),
    brand: brand && { "@type": "Brand", name: brand },
    offers: price && {
      "@type": "Offer",
      price: price.now.amount,
      priceCurrency: price.now.currency,
      availability: `https://schema.org/${SCHEMA_NAMES[availabilityOf(product)]}`,
    },
  };
  return <JsonLd data={data} />;
}
