import { t } from "@lingui/core/macro";
import { useRetry } from "../../lib/useRetry";
import { Button, Notice } from "../../ui";
import { CartTotals } from "./CartTotals";
import { CheckoutButton } from "./CheckoutButton";
import { CouponForm } from "./CouponForm";
import { DeliveryEstimate } from "./DeliveryEstimate";
import { FreeDelivery } from "./FreeDelivery";
import { GiftCardForm } from "./GiftCardForm";
import { MembershipOptions } from "./MembershipOptions";
import { OrderNote } from "./OrderNote";
import { setPlan, usePlan } from "./plan";
import { useEstimate } from "./useEstimate";

/** The summary of the cart page: the checkout comes right after the totals. */
export function CartSummary() {
  const plan = usePlan();
  const { data: totals, error, updating, reload } = useEstimate();
  const again = useRetry(error, reload);
  return (
    <div className="flex flex-col gap-7">
      <h2 className="text-xl">{t`Order summary`}</h2>
      {error && (
        <Notice tone="bad" role="alert">
          {t`The totals could not be calculated right now.`}{" "}
          <Button look="quiet" className="min-h-11" onClick={() => void again?.()}>
            {t`Try again`}
          </Button>
        </Notice>
      )}
      <FreeDelivery totals={totals} />
      <CartTotals totals={totals} updating={updating} complete={plan.address !== undefined} />
      <CheckoutButton plan={plan} />
      <div className="flex flex-col gap-4 no-print">
        <CouponForm />
        <GiftCardForm totals={totals} />
        <OrderNote />
      </div>
      <DeliveryEstimate plan={plan} totals={totals} busy={updating} onChange={setPlan} />
      <MembershipOptions
        totals={totals}
        chosen={plan.memberships}
        onChoose={(memberships) => {
          setPlan({ ...plan, memberships });
        }}
      />
    </div>
  );
}
