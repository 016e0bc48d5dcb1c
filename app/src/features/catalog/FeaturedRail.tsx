import { inLanguage, shopContent } from "../../lib/shopContent";
import { ProductRail } from "./ProductRail";

/** The shop's featured products, below a page or list without content. */
export function FeaturedRail() {
  return (
    <div className="mt-20">
      <ProductRail
        inset
        title={inLanguage(shopContent.featuredTitle)}
        rail={{ kind: "ribbon", ribbon: shopContent.featuredRibbon }}
      />
    </div>
  );
}
