import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { ButtonLink } from "../../ui";
import { CartContents } from "./CartContents";
import { CartTotals } from "./CartTotals";
import { CheckoutButton } from "./CheckoutButton";
import { FreeDelivery } from "./FreeDelivery";
import { isFilled } from "./lines";
import { usePlan } from "./plan";
import { useEstimate } from "./useEstimate";

export function CartDrawerBody() {
  return (
    <>
      <div className="flex-1 overflow-y-auto px-6">
        <CartContents />
      </div>
      <DrawerFoot />
    </>
  );
}

function DrawerFoot() {
  const { cart } = useCart();
  const plan = usePlan();
  const { data, updating } = useEstimate();
  if (!isFilled(cart)) return null;
  return (
    <div className="border-t border-line px-6 py-5">
      <div className="not-empty:mb-4">
        <FreeDelivery totals={data} />
      </div>
      <CartTotals totals={data} updating={updating} complete={plan.address !== undefined} />
      <div className="mt-4 flex flex-col gap-3">
        <CheckoutButton plan={plan} />
        <ButtonLink look="outline" to="/cart">
          {t`View cart`}
        </ButtonLink>
      </div>
    </div>
  );
}
