import type { Product } from "../../lib/catalog";
import { stillOf } from "../../lib/catalogMedia";
import { JsonLd } from "../../lib/JsonLd";

/** What search engines read of a product. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { name, sku, brand, price, stock, preorder, media } = product;
  const availability = stock !== "soldOut" ? "InStock" : preorder ? "PreOrder" : "OutOfStock";
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
      availability: `https://schema.org/${availability}`,
    },
  };
  return <JsonLd data={data} />;
}
