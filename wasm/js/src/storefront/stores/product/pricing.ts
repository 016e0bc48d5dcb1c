/** The unit price of a product as chosen, before the cart has the platform's own price. */

import { Money } from "../../../sdk/money.js";
import type { Amount, ProductPrice, ProductVariant, ProductView, SubscriptionPlan } from "../../catalog-view/view.js";

/** The choices that a price depends on. */
export interface PricedChoice {
  variant: ProductVariant | undefined;
  added: readonly Amount[];
  plan: SubscriptionPlan | null;
}

/** The unit price of a product as chosen: the variant's, with the subscription's discount and the surcharges. */
export function chosenPrice(
  product: Pick<ProductView, "price">,
  { variant, added, plan }: PricedChoice,
): ProductPrice | undefined {
  const price = variant?.price ?? product.price;
  if (!price) return undefined;
  const now = plan ? planAmount(price.now, plan, variant) : price.now;
  const before = price.before ?? (plan && isLess(now, price.now) ? price.now : undefined);
  return { now: plus(now, added), ...(before && { before: plus(before, added) }) };
}

/** The current price as a text in a language, by default the environment's; empty without a price. */
export function formatPrice(price: ProductPrice | undefined, locale?: string): string {
  return price ? read(price.now).format(locale) : "";
}

function planAmount(now: Amount, plan: SubscriptionPlan, variant: ProductVariant | undefined): Amount {
  const own = variant?.subscriptionPrices.find(({ subscriptionId }) => subscriptionId === plan.id)?.price;
  if (own) return own;
  const money = read(now);
  if (plan.percentOff !== undefined) return write(money.times((1 - plan.percentOff / 100).toFixed(4)));
  if (plan.amountOff?.currency === now.currency) return write(money.minus(read(plan.amountOff)));
  return now;
}

function plus(amount: Amount, added: readonly Amount[]): Amount {
  const alike = added.filter(({ currency }) => currency === amount.currency);
  return write(Money.sum([amount, ...alike].map(read), amount.currency));
}

function isLess(one: Amount, other: Amount): boolean {
  return read(one).compare(read(other)) < 0;
}

function read({ amount, currency }: Amount): Money {
  return Money.parse(amount, currency);
}

function write(money: Money): Amount {
  return money.round().toJSON();
}
