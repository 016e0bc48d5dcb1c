import { catalogMessages as t } from "./messages";
import type { PriceView } from "./productView";

interface Props {
  price: PriceView;
  varies?: boolean;
  className?: string;
}

/** A price; a reduced one says in words which is which. */
export function Price({ price, varies = false, className }: Props) {
  if (!price.was) return <span className={className}>{varies ? t.from_price(price.now) : price.now}</span>;
  return (
    <span className={className}>
      <span className="sr-only">{t.now} </span>
      <ins className="text-sale no-underline">{varies ? t.from_price(price.now) : price.now}</ins>{" "}
      <span className="sr-only">{t.was} </span>
      <del className="ms-1 font-normal text-soft">{price.was}</del>
    </span>
  );
}
