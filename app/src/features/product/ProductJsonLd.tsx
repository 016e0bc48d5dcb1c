import type { ProductDetail } from "./productDetail";

/** What search engines read of a product. */
export function ProductJsonLd({ product }: { product: ProductDetail }) {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku ?? undefined,
    image: product.images.map((image) => image.url),
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
    offers: {
      "@type": "Offer",
      price: product.offer?.price,
      priceCurrency: product.offer?.currency,
      availability: `https://schema.org/${product.soldOut ? "OutOfStock" : "InStock"}`,
    },
  };
  // `<` is escaped so that no text of a product can end the element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
