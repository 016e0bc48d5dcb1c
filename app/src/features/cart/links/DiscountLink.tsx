import { cutText } from "@cartwright/sdk";
import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useAction } from "../../../lib/resource";
import { useNavigate, useParams } from "../../../lib/router";
import { MAX_COUPON_LENGTH } from "../../../lib/cart";
import { Button, ButtonLink, Notice, PageHeading } from "../../../ui";
import { couponErrorText } from "../refusals";

/** The page of a coupon link. Asks before it applies the coupon. */
export function DiscountLink() {
  const { code: given = "" } = useParams();
  const code = cutText(given.trim(), MAX_COUPON_LENGTH);
  const { applyCoupon } = useCart();
  const navigate = useNavigate();
  const { run, data, busy, error } = useAction({
    do: () => applyCoupon(code),
    after: (outcome) => {
      if (outcome !== "queued") navigate("/cart", { replace: true });
    },
  });
  return (
    <>
      <PageHeading>{t`Apply code ${code}?`}</PageHeading>
      <p className="mt-4 mb-8 text-soft">{t`The code is applied to your cart and used at checkout.`}</p>
      {data === "queued" && (
        <Notice tone="warn" role="status" className="mb-6">
          {t`Saved on this device. The code will be applied as soon as the shop can be reached.`}
        </Notice>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert" className="mb-6">
          {couponErrorText(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => run()}>
          {t`Apply code`}
        </Button>
        <ButtonLink look="outline" to="/cart">
          {t`No, thanks`}
        </ButtonLink>
      </div>
    </>
  );
}
