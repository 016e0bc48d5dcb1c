import type { ProductFormSnapshot } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import type { Product } from "../../lib/catalog";
import { Button } from "../../ui";
import { Price } from "../catalog";
import { buyText, canBuy } from "./BuyBox";

interface Props {
  /** The id of the purchase form. */
  form: string;
  product: Product;
  chosen: ProductFormSnapshot;
}

/**
 * On phones, the price and a second button of the purchase form, at the screen's edge while the first is out of sight.
 * At the page's end it takes the room above the footer.
 */
export function BuyBar({ form, product, chosen: { offer, price, plan } }: Props) {
  const isOut = useOutOfSight(form);
  if (!canBuy(offer)) return null;
  return (
    <div
      inert={!isOut}
      className={`shell sticky bottom-0 z-[5] mt-6 -mb-18 flex items-center justify-between gap-4 border-t border-line bg-surface pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden no-print ${isOut ? "" : "invisible"}`}
    >
      <p className="min-w-0 tabular-nums">
        <Price price={price} varies={product.priceVaries && !("variant" in offer && offer.variant)} />
      </p>
      <Button type="submit" form={form} className="min-w-40">
        {offer.kind === "incomplete" ? t`Choose: ${{ option: offer.missing[0] ?? "" }}` : buyText(offer, plan)}
      </Button>
    </div>
  );
}

/** Whether the form's own button is out of sight; false until known. */
function useOutOfSight(form: string): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const button = document.getElementById(form)?.querySelector("[type=submit]");
    if (!button || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  }, [form]);
  return isOut;
}
