import { useCart } from "@cartwright/sdk/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { catalogMessages, ProductRail } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { ButtonLink, Icon, PageHeading } from "../ui";
import { routeMessages as t } from "./messages";

export function Component() {
  const [params] = useSearchParams();
  const { refresh } = useCart();
  const number = params.get("orderNumber") ?? params.get("orderId");
  // The order took the cart with it; what this page remembers of it is from before.
  useEffect(() => void refresh(), [refresh]);
  return (
    <>
      <PageMeta title={t.thankYouTitle} />
      <div className="shell py-20 text-center lg:py-28">
        <span className="mb-6 inline-flex size-16 items-center justify-center rounded-full bg-brand text-on-brand">
          <Icon name="check" size={32} />
        </span>
        <PageHeading>{t.thankYouTitle}</PageHeading>
        <p className="mt-4 text-lg font-medium">{number ? t.thankYouOrder(number) : t.thankYouNoNumber}</p>
        <p className="mx-auto mt-2 mb-8 max-w-prose text-soft">{t.thankYouText}</p>
        <ButtonLink to="/">{t.continue}</ButtonLink>
      </div>
      <ProductRail title={catalogMessages.newIn} rail={{ kind: "newest" }} />
    </>
  );
}
