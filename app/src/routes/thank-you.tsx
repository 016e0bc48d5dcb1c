import { useCart } from "@cartwright/sdk/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { catalogMessages, ProductRail } from "../features/catalog";
import { orderMessages as t, Outcome, ThankYou } from "../features/orders";
import { PageMeta } from "../lib/PageMeta";
import { ButtonLink } from "../ui";

export function Component() {
  const [params] = useSearchParams();
  const { refresh } = useCart();
  const orderId = params.get("orderId");
  const number = params.get("orderNumber");
  // The order took the cart with it; what this page remembers of it is from before.
  useEffect(() => void refresh(), [refresh]);
  return (
    <>
      <PageMeta title={t.thankYouTitle} />
      <div className="shell py-16 lg:py-24">
        {orderId ? (
          <ThankYou key={orderId} orderId={orderId} />
        ) : (
          <Outcome
            icon="check"
            title={t.thankYouTitle}
            lead={number ? t.thankYouNumber(number) : t.thankYouNoNumber}
            text={t.thankYouText}
          >
            <ButtonLink to="/" className="mt-8">
              {t.continue}
            </ButtonLink>
          </Outcome>
        )}
      </div>
      <ProductRail title={catalogMessages.newIn} rail={{ kind: "newest" }} />
    </>
  );
}
