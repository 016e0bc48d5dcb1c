/** Comparison of amounts, which are decimal texts. */
import { Money } from "@cartwright/sdk";

export function isMore(amount: string, than: string, currency: string): boolean {
  return Money.parse(amount, currency).compare(Money.parse(than, currency)) > 0;
}
