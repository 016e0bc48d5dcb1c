import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { dayText } from "../../lib/dates";
import type { Order } from "../../lib/order";
import { safeHref } from "../../lib/safeHref";
import { buttonStyle, ContactLink } from "../../ui";
import { OrderSection } from "./OrderSection";

/** The purchased files, while their links are valid. */
export function Downloads({ order, now }: { order: Order; now: Date }) {
  const digital = (order.lineItems ?? []).filter(
    ({ itemType, digitalFile }) => itemType?.preset === "DIGITAL" || digitalFile !== undefined,
  );
  if (digital.length === 0) return null;
  return (
    <OrderSection title={t`Downloads`}>
      <ul className="divide-y divide-line rounded-md border border-line px-5">
        {digital.map(({ _id, productName, digitalFile }) => {
          const name = translatedText(productName);
          const until = digitalFile?.expirationDate;
          const href = safeHref(digitalFile?.link);
          const expired = until !== undefined && until <= now;
          return (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
              <div>
                <p className="font-medium">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-sm text-soft">
                  {expired
                    ? t`This link expired on ${{ date: dayText(until) }}. Contact us for a new one.`
                    : href && until
                      ? t`Valid until ${{ date: dayText(until) }}`
                      : !href && t`The download link is available once your order is paid.`}
                </p>
                {expired && <ContactLink className="link inline-block py-1 text-sm" />}
              </div>
              {href && !expired && (
                <a
                  href={href}
                  aria-label={t`Download ${name}`}
                  className={buttonStyle("outline", "regular", "no-print")}
                >
                  {t`Download`}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </OrderSection>
  );
}
