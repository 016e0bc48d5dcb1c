import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { CartContents, CartSummary, isFilled } from "../features/cart";
import { FeaturedRail } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { PageHeading } from "../ui";

export function Component() {
  const { cart } = useCart();
  const isEmpty = cart !== undefined && !isFilled(cart);
  return (
    // While the cart loads, the footer is below the window: it would jump when the items come.
    <div className={clsx("shell pt-10 lg:pt-14", cart === undefined && "min-h-dvh")}>
      <PageMeta title={t`Your cart`} />
      <PageHeading>{t`Your cart`}</PageHeading>
      <div className={clsx("mt-6 grid gap-12 lg:gap-20", !isEmpty && "lg:grid-cols-[minmax(0,1fr)_25rem]")}>
        <div>
          <h2 className="sr-only">{t`Items in your cart`}</h2>
          <CartContents />
        </div>
        {isFilled(cart) && (
          <div className="self-start rounded-md border border-line p-6 lg:p-7">
            <CartSummary />
          </div>
        )}
      </div>
      {isEmpty && <FeaturedRail />}
    </div>
  );
}
