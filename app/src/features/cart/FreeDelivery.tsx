import { Money } from "@cartwright/sdk/web";
import type { CartTotals, Price } from "../../lib/cart";
import { ProgressBar } from "../../ui";
import { cartMessages as t } from "./messages";

/** How far the cart is from free delivery, where the shop has said from when on. */
export function FreeDelivery({ totals }: { totals: CartTotals | undefined }) {
  const { freeDeliveryOver: over, subtotal } = totals ?? {};
  if (!over || !subtotal || over.currency !== subtotal.currency) return null;
  const [goal, now] = [moneyOf(over), moneyOf(subtotal)];
  const left = goal.minus(now);
  const reached = left.isNegative() || left.isZero();
  const text = reached ? t.freeDeliveryReached : t.freeDeliveryLeft(left.format());
  return (
    <div>
      <p className="mb-2 text-sm">{text}</p>
      <ProgressBar label={t.freeDeliveryLabel} value={reached ? 1 : Number(now) / Number(goal)} text={text} />
    </div>
  );
}

function moneyOf({ amount, currency }: Price): Money {
  return Money.parse(amount, currency);
}
