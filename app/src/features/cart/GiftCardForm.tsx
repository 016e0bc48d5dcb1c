import { useCart } from "@cartwright/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import type { CartTotals } from "../../lib/cart";
import { Disclosure } from "../../ui";
import { CodeForm } from "./CodeForm";
import { cartMessages as t } from "./messages";
import { sayGiftCardError } from "./refusals";
import { estimateKey } from "./useEstimate";

/** Gift cards pay: what they pay is among the totals. */
export function GiftCardForm({ totals }: { totals: CartTotals | undefined }) {
  const { addGiftCard, removeGiftCard } = useCart();
  const queries = useQueryClient();
  const applied = totals?.giftCards ?? [];
  const after = async (change: Promise<void>, said: string) => {
    await change;
    await queries.invalidateQueries({ queryKey: estimateKey });
    return said;
  };
  return (
    <Disclosure title={t.giftCard} open={applied.length > 0}>
      <CodeForm
        label={t.giftCardCode}
        action={t.redeem}
        hint={t.giftCardHint}
        applied={applied.map(({ id, code }) => ({ id, code, removeLabel: t.removeGiftCard(code) }))}
        check={(code) => (code === "" ? t.giftCardEmpty : undefined)}
        onApply={(code) => after(addGiftCard(code), t.giftCardApplied)}
        onRemove={({ id }) => after(removeGiftCard(id), t.giftCardRemoved)}
        sayError={sayGiftCardError}
      />
    </Disclosure>
  );
}
