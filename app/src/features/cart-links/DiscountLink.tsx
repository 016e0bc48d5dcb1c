import { useCart } from "@cartwright/sdk/react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Button, ButtonLink, Notice, PageHeading } from "../../ui";
import { sayCouponError } from "../cart";
import { linkMessages as t } from "./messages";

const LONGEST = 50;

/** A link that suggests a coupon: it asks before it applies it. */
export function DiscountLink() {
  const { code: given = "" } = useParams();
  const code = given.trim().slice(0, LONGEST);
  const { applyCoupon } = useCart();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [kept, setKept] = useState(false);
  const apply = async () => {
    setBusy(true);
    setError(null);
    try {
      if ((await applyCoupon(code)) === "queued") setKept(true);
      else await navigate("/cart", { replace: true });
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeading>{t.discountTitle(code)}</PageHeading>
      <p className="mt-4 mb-8 text-soft">{t.discountText}</p>
      {kept && (
        <Notice tone="warn" role="status" className="mb-6">
          {t.discountKept}
        </Notice>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert" className="mb-6">
          {sayCouponError(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void apply()}>
          {t.discountApply}
        </Button>
        <ButtonLink look="outline" to="/cart">
          {t.decline}
        </ButtonLink>
      </div>
    </>
  );
}
