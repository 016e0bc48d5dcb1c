import { momentText } from "../../lib/dates";
import type { Activity, Order } from "../../lib/order";
import { orderMessages as t } from "./messages";
import { OrderSection } from "./OrderSection";

/** What happened to an order, the newest first. What the shop notes for itself is not among it. */
export function Timeline({ order }: { order: Order }) {
  const entries = (order.activities ?? [])
    .flatMap((activity) => {
      const text = t.activities[kindOf(activity)];
      return text === undefined ? [] : [{ id: activity._id, text, when: activity._createdDate }];
    })
    // What came at one moment came in the order that it is told in.
    .reverse()
    .sort((a, b) => (b.when?.getTime() ?? 0) - (a.when?.getTime() ?? 0));
  if (entries.length === 0) return null;
  return (
    <OrderSection title={t.history}>
      <ol className="border-s border-line ps-6">
        {entries.map(({ id, text, when }, index) => (
          <li key={id ?? index} className="relative pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute -start-[1.8rem] top-1.5 size-2.5 rounded-full border-2 border-brand bg-page"
            />
            <p>{text}</p>
            {when && (
              <p className="text-sm text-soft">
                <time dateTime={when.toISOString()}>{momentText(when)}</time>
              </p>
            )}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

function kindOf({ activityType, type }: Activity): string {
  return activityType ?? type ?? "";
}
