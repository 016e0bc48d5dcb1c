import { t } from "@lingui/core/macro";
import { Suspense } from "react";
import { lazyComponent } from "../../lib/lazyPage";
import { Part } from "../../lib/loading";
import { inLanguage, shopContent } from "../../lib/shopContent";
import { Contained } from "../../ui";

// Pages with content do not load it.
const ProductRail = lazyComponent(new Part(async () => (await import("./ProductRail")).ProductRail));

/** The shop's featured products, below a page or list without content. */
export function FeaturedRail() {
  return (
    <div className="mt-20">
      <Contained title={t`These products could not be loaded`}>
        <Suspense>
          <ProductRail
            inset
            title={inLanguage(shopContent.featuredTitle)}
            rail={{ kind: "ribbon", ribbon: shopContent.featuredRibbon }}
          />
        </Suspense>
      </Contained>
    </div>
  );
}
