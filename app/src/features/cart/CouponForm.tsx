import { useCart } from "@cartwright/sdk/react";
import { CodeForm } from "./CodeForm";
import { cartMessages as t } from "./messages";
import { sayCouponError } from "./refusals";

const LONGEST = 50;

export function CouponForm() {
  const { cart, applyCoupon, removeCoupon } = useCart();
  return (
    <CodeForm
      label={t.coupon}
      action={t.apply}
      applied={(cart?.coupons ?? []).map(({ code }) => ({ id: code, code, removeLabel: t.removeCoupon(code) }))}
      check={(code) => (code === "" ? t.couponEmpty : code.length > LONGEST ? t.couponLong : undefined)}
      onApply={async (code) => ((await applyCoupon(code)) === "queued" ? t.kept : t.couponApplied(code.toUpperCase()))}
      onRemove={async () => ((await removeCoupon()) === "queued" ? t.kept : t.couponRemoved)}
      sayError={sayCouponError}
    />
  );
}
