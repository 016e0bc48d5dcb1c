import { translatedText } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { parseImage } from "../../lib/media";
import { priceText } from "../../lib/money";
import type { Order, OrderLine } from "../../lib/order";
import { useConfig } from "../../lib/useShop";
import { Picture } from "../../ui";

export function OrderLines({ order }: { order: Order }) {
  const { host } = useConfig();
  return (
    <ul aria-label={t`Items`} className="divide-y divide-line border-y border-line">
      {(order.lineItems ?? []).map((line) => (
        <li key={line._id} className="flex gap-4 py-4">
          <div className="w-16 shrink-0 self-start overflow-hidden rounded-sm">
            <Picture image={parseImage(line.image, host, "")} sizes="4rem" small alt="" />
          </div>
          <div className="min-w-0 flex-1">
            <p className="flex items-start justify-between gap-4 font-medium">
              <span>
                <bdi>{translatedText(line.productName)}</bdi>
              </span>
              <span className="shrink-0 tabular-nums">
                {priceText(line.lineItemPrice ?? line.price, order.currency)}
              </span>
            </p>
            <ul className="text-sm text-soft">
              {factsOf(line, order).map((fact) => (
                <li key={fact}>
                  <bdi>{fact}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

function factsOf(line: OrderLine, { currency }: Order): string[] {
  const { quantity = 1, descriptionLines = [], subscriptionInfo, refundQuantity = 0 } = line;
  return [
    ...descriptionLines.map(({ name, plainText, colorInfo }) =>
      [translatedText(name), translatedText(plainText) || translatedText(colorInfo)].filter(Boolean).join(": "),
    ),
    t`Quantity: ${{ count: quantity }}`,
    quantity > 1 && line.price && t`${{ price: priceText(line.price, currency) }} each`,
    subscriptionInfo && subscriptionText(subscriptionInfo),
    refundQuantity > 0 && plural({ count: refundQuantity }, { one: "# item refunded", other: "# items refunded" }),
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}

/** A subscription's plan and its charges. */
export function subscriptionText({
  subscriptionOptionTitle: title = "",
  chargesDescription: charges = "",
}: NonNullable<OrderLine["subscriptionInfo"]>): string {
  return title && charges ? t`${title}, ${charges}` : title || charges;
}
