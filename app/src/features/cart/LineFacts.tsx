import { msg, plural, t } from "@lingui/core/macro";
import type { CartLine } from "../../lib/cart";
import { dayText } from "../../lib/dates";
import { listText } from "../../lib/listText";
import { priceText } from "../../lib/money";
import { everyText, freeTrialText, termsText } from "../../lib/periods";
import { textIn, type TextTable } from "../../lib/textTable";

const KINDS: TextTable = {
  digital: msg`Digital download`,
  giftCard: msg`Gift card`,
  service: msg`Service`,
};

const PAYMENTS: TextTable = {
  MEMBERSHIP: msg`Paid with your membership`,
  MEMBERSHIP_OFFLINE: msg`Paid with your membership`,
  FULL_PAYMENT_OFFLINE: msg`Pay in person`,
};

/** The details of a line: choices, modifiers, delivery, subscription and payment. */
export function LineFacts({ line }: { line: CartLine }) {
  const facts = factsOf(line);
  return (
    <>
      {line.details.length > 0 && (
        <dl className="mt-1 text-sm text-soft">
          {line.details.map((detail, index) => (
            <div key={index} className="flex gap-1.5">
              {detail.name && (
                <dt>
                  <bdi>{detail.name}</bdi>:
                </dt>
              )}
              <dd>
                <bdi>{detail.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <ul className="mt-1 text-sm text-soft">
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function factsOf(line: CartLine): string[] {
  const { subscription, service } = line;
  const often = subscription && everyText(subscription.period, subscription.every);
  return [
    textIn(KINDS, line.kind),
    line.custom && t`Custom item, added for you by the shop`,
    ...line.extras.map(({ name, quantity, price }) =>
      listText([quantity > 1 ? `${quantity} × ${name}` : name, priceText(price)]),
    ),
    // A plan's title that only repeats the interval is left out.
    subscription && subscription.title !== often ? subscription.title : undefined,
    subscription && termsText(subscription.period, subscription.every, subscription.cycles),
    subscription?.freeTrial && freeTrialText(subscription.freeTrial.period, subscription.freeTrial.count),
    subscription?.startDate && t`Starts on ${{ date: dayText(subscription.startDate) }}`,
    service?.date && t`On ${{ date: dayText(service.date) }}`,
    service?.participants && plural({ count: service.participants }, { one: "# person", other: "# people" }),
    textIn(PAYMENTS, line.payment),
    line.deposit && t`${{ amount: priceText(line.deposit) }} due now, the rest later`,
    line.membersOnly && t`For members only`,
    line.priceNote,
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}
