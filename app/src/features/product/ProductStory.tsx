import { memo } from "react";
import type { Product } from "../../lib/catalog";
import { Disclosure, RichText } from "../../ui";
import { CompareButton } from "../saved";
import { ShareButton } from "./ShareButton";

/** The description of a product. Memoized, as choices do not change it. */
export const ProductStory = memo(function ProductStory({ product }: { product: Product }) {
  return (
    <>
      {product.description && <RichText text={product.description} className="prose-shop mt-8" />}
      <div className="mt-8 border-t border-line">
        {product.sections.map(({ id, title, text }, index) => (
          <Disclosure key={id} title={title} open={index === 0}>
            {text && <RichText text={text} className="prose-shop text-sm" />}
          </Disclosure>
        ))}
      </div>
      <div className="-ms-2 mt-3 no-print">
        <ShareButton title={product.name} />
        <CompareButton product={product} />
      </div>
    </>
  );
});
