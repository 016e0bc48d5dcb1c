import { useCart } from "@cartwright/sdk/react";
import { plural, t } from "@lingui/core/macro";
import { useSearchParams } from "../../lib/router";
import { useRetry } from "../../lib/useRetry";
import { Button, IconButton, Notice } from "../../ui";
import { nameRefusal, refusalText } from "./refusals";

/** Notices about the whole cart: queued changes, and refused ones. */
export function CartNotices() {
  const { cart, queuedCount, failedChanges, dismiss, error, refresh } = useCart();
  const again = useRetry(error, refresh);
  const params = useSearchParams();
  const shown = new Set((cart?.lines ?? []).map(({ id }) => id));
  // Refusals of a line are shown at the line, those of a code at its field.
  const loose = failedChanges.filter(
    ({ kind, lineId }) => (lineId === undefined || !shown.has(lineId)) && kind !== "coupon" && kind !== "removeCoupon",
  );
  return (
    <div className="flex flex-col gap-3 empty:hidden not-empty:pt-4">
      {params.get("checkout") === "cancelled" && (
        <Notice tone="plain" role="status">
          {t`You left checkout before paying. Your cart is unchanged.`}
        </Notice>
      )}
      {queuedCount > 0 && (
        <Notice tone="warn" role="status">
          {plural(
            { count: queuedCount },
            {
              one: "# change saved on this device. It will be applied as soon as the shop can be reached.",
              other: "# changes saved on this device. They will be applied as soon as the shop can be reached.",
            },
          )}{" "}
          {error !== undefined && (
            <Button look="quiet" className="min-h-11" onClick={() => void again?.()}>
              {t`Try again`}
            </Button>
          )}
        </Notice>
      )}
      {loose.map((refusal) => (
        <Notice key={refusal.id} tone="bad" role="alert">
          <div className="flex items-start justify-between gap-2">
            <p>
              <span className="font-medium">{nameRefusal(refusal)}</span> {refusalText(refusal)}
            </p>
            <IconButton
              icon="close"
              label={t`Dismiss`}
              className="-my-3 -me-3"
              onClick={() => {
                dismiss(refusal.id);
              }}
            />
          </div>
        </Notice>
      ))}
    </div>
  );
}
