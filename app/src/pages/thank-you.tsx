import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { useSearchParams } from "../lib/router";
import { ProductRail } from "../features/catalog";
import { Confirmed, ThankYou } from "../features/orders";
import { PageMeta } from "../lib/PageMeta";
import { ButtonLink } from "../ui";

export function Component() {
  const params = useSearchParams();
  const { refresh } = useCart();
  const orderId = params.get("orderId");
  const number = params.get("orderNumber");
  // Refreshes the cart: the order emptied it.
  useEffect(() => void refresh(), [refresh]);
  return (
    <>
      <PageMeta title={t`Thank you`} />
      <div className="shell py-16 lg:py-24">
        {orderId ? (
          <ThankYou key={orderId} orderId={orderId} />
        ) : (
          <Confirmed lead={number ? t`Your order number is ${number}.` : t`We have received your order.`}>
            <ButtonLink to="/" className="mt-8">
              {t`Continue shopping`}
            </ButtonLink>
          </Confirmed>
        )}
      </div>
      <ProductRail title={t`New in`} rail={{ kind: "newest" }} />
    </>
  );
}
