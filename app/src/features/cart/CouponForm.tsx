import { textLength } from "@cartwright/sdk";
import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { MAX_COUPON_LENGTH } from "../../lib/cart";
import { CodeForm } from "./CodeForm";
import { couponErrorText } from "./refusals";

export function CouponForm() {
  const { cart, applyCoupon, removeCoupon } = useCart();
  return (
    <CodeForm
      label={t`Coupon code`}
      action={t`Apply`}
      applied={(cart?.coupons ?? []).map(({ code }) => ({ id: code, code, removeLabel: t`Remove coupon ${code}` }))}
      check={(code) =>
        code === ""
          ? t`Enter a code first.`
          : textLength(code) > MAX_COUPON_LENGTH
            ? t`Codes can be up to ${{ count: MAX_COUPON_LENGTH }} characters long.`
            : undefined
      }
      onApply={async (code) =>
        (await applyCoupon(code)) === "queued"
          ? t`Saved on this device. It will be applied as soon as the shop can be reached.`
          : t`Coupon ${{ code: code.toUpperCase() }} applied.`
      }
      onRemove={async () =>
        (await removeCoupon()) === "queued"
          ? t`Saved on this device. It will be applied as soon as the shop can be reached.`
          : t`Coupon removed.`
      }
      sayError={couponErrorText}
    />
  );
}
