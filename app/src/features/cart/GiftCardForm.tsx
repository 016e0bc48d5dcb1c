import { useCart } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useResources } from "../../lib/resource";
import type { CartTotals } from "../../lib/cart";
import { Disclosure } from "../../ui";
import { CodeForm } from "./CodeForm";
import { giftCardErrorText } from "./refusals";
import { estimateKey } from "./useEstimate";

/** The gift cards of the cart, read from its totals. */
export function GiftCardForm({ totals }: { totals: CartTotals | undefined }) {
  const { addGiftCard, removeGiftCard } = useCart();
  const resources = useResources();
  const applied = totals?.giftCards ?? [];
  const after = async (change: Promise<void>, message: string) => {
    await change;
    await resources.invalidate(estimateKey);
    return message;
  };
  return (
    <Disclosure title={t`Gift card`} open={applied.length > 0}>
      <CodeForm
        label={t`Gift card code`}
        action={t`Redeem`}
        hint={t`The balance is used to pay for this order.`}
        applied={applied.map(({ id, code }) => ({ id, code, removeLabel: t`Remove gift card ${code}` }))}
        check={(code) => (code === "" ? t`Enter the gift card code first.` : undefined)}
        onApply={(code) => after(addGiftCard(code), t`Gift card applied.`)}
        onRemove={({ id }) => after(removeGiftCard(id), t`Gift card removed.`)}
        sayError={giftCardErrorText}
      />
    </Disclosure>
  );
}
