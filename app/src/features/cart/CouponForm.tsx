import { useCart } from "@cartwright/sdk/react";
import { useState } from "react";
import { readError, sayError } from "../../lib/errors";
import { Button, Icon, TextField } from "../../ui";
import { couponOf } from "./cartView";
import { cartMessages as t } from "./messages";

/** What to say of a refused code. */
export function sayCouponError(thrown: unknown): string {
  return t.couponErrors[readError(thrown).code ?? ""] ?? sayError(thrown);
}

export function CouponForm() {
  const { cart, applyCoupon, removeCoupon } = useCart();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const applied = couponOf(cart);

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      setCode("");
      setSaid(done);
    } catch (thrown) {
      setSaid("");
      setError(sayCouponError(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <form
        noValidate
        className="flex items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = code.trim();
          if (!typed) setError(t.couponEmpty);
          else if (!busy) void attempt(() => applyCoupon(typed), t.couponApplied(typed.toUpperCase()));
        }}
      >
        <TextField
          className="flex-1"
          label={t.coupon}
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" look="outline" busy={busy} className="mt-7">
          {t.apply}
        </Button>
      </form>
      {applied && (
        <p className="mt-3">
          <button
            type="button"
            aria-label={t.removeCoupon(applied)}
            onClick={() => void attempt(() => removeCoupon(), t.couponRemoved)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken ps-4 pe-3 text-sm font-medium hover:bg-line"
          >
            {applied}
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
