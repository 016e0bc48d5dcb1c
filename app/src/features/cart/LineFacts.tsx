import { type CartLine, priceText } from "../../lib/cart";
import { dayText } from "../../lib/dates";
import { cartMessages as t } from "./messages";

/** What is said of a line beside its name and price: choices, extras, and how it is delivered, repeated and paid. */
export function LineFacts({ line }: { line: CartLine }) {
  const facts = factsOf(line);
  return (
    <>
      {line.details.length > 0 && (
        <dl className="mt-1 text-sm text-soft">
          {line.details.map((detail, index) => (
            <div key={index} className="flex gap-1.5">
              {detail.name && <dt>{detail.name}:</dt>}
              <dd>{detail.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <ul className="mt-1 text-sm text-soft">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function factsOf(line: CartLine): string[] {
  const { subscription, service } = line;
  const often = subscription && t.every(subscription.period, subscription.every);
  return [
    t.kinds[line.kind],
    line.custom && t.custom,
    ...line.extras.map(({ name, quantity, price }) =>
      [t.extra(name, quantity), priceText(price)].filter(Boolean).join(", "),
    ),
    // A title that says no more than how often need not be said twice.
    subscription && subscription.title !== often ? subscription.title : undefined,
    subscription &&
      [often, subscription.cycles === undefined ? t.untilCancelled : t.cycles({ count: subscription.cycles })].join(
        ", ",
      ),
    subscription?.freeTrial && t.freeTrial(subscription.freeTrial.period, subscription.freeTrial.count),
    service?.date && t.serviceOn(dayText(service.date)),
    service?.participants && t.participants({ count: service.participants }),
    t.payments[line.payment],
    line.deposit && t.deposit(priceText(line.deposit)),
    line.membersOnly && t.membersOnly,
    line.priceNote,
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}
