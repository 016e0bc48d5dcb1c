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

/** The summary of the cart page. An estimate's results appear below its form, so that the form does not move. */
export function CartSummary() {
  const plan = usePlan();
  const { data: totals, error, updating, reload } = useEstimate();
  const again = useRetry(error, reload);
  return (
    <div className="flex flex-col gap-7">
      <h2 className="text-xl max-lg:order-1">{t`Order summary`}</h2>
      <div className="flex flex-col gap-4 max-lg:order-2 no-print">
        <CouponForm />
        <GiftCardForm totals={totals} />
        <OrderNote />
      </div>
      <div className="flex flex-col gap-7 max-lg:order-2">
        <DeliveryEstimate plan={plan} totals={totals} busy={updating} onChange={setPlan} />
        <MembershipOptions
          totals={totals}
          chosen={plan.memberships}
          onChoose={(memberships) => {
            setPlan({ ...plan, memberships });
          }}
        />
      </div>
      {error && (
        <Notice tone="bad" role="alert" className="max-lg:order-1">
          {t`The totals could not be calculated right now.`}{" "}
          <Button look="quiet" className="min-h-11" onClick={() => void again?.()}>
            {t`Try again`}
          </Button>
        </Notice>
      )}
      {/* On phones, the checkout comes right after the items. */}
      <div className="flex flex-col gap-7 max-lg:order-1">
        <FreeDelivery totals={totals} />
        <CartTotals totals={totals} updating={updating} complete={plan.address !== undefined} />
        <CheckoutButton plan={plan} />
      </div>
    </div>
  );
}
