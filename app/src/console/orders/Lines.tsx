import { translatedText } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { subscriptionText } from "../../features/orders";
import { momentText } from "../../lib/dates";
import { isolated } from "../../lib/listText";
import { parseImage } from "../../lib/media";
import { isNothing, numberText, percentText, priceText, reductionText } from "../../lib/money";
import type { Fulfillment, Order, OrderLine } from "../../lib/order";
import { safeHref } from "../../lib/safeHref";
import { useConfig } from "../../lib/useShop";
import { Picture } from "../../ui";
import { Section } from "../kit/ui/Section";
import { recordOf } from "../session/request";
import { ChangeItems } from "./ChangeItems";
import { sentOf } from "./sent";

/** The lines of an order, with their fulfilment, refunds and price breakdowns. */
export function Lines({ order, fulfillments }: { order: Order; fulfillments: readonly Fulfillment[] | undefined }) {
  const { host } = useConfig();
  const sent = fulfillments && sentOf(fulfillments);
  return (
    <Section title={t`Items`} action={<ChangeItems order={order} fulfillments={fulfillments} />}>
      <ul className="divide-y divide-line">
        {(order.lineItems ?? []).map((line) => (
          <li key={line._id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
            <div className="w-14 shrink-0 self-start overflow-hidden rounded-sm">
              <Picture image={parseImage(line.image, host, "")} sizes="3.5rem" small alt="" />
            </div>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-start gap-x-4 font-medium">
                <span className="min-w-0 basis-full break-words sm:flex-1 sm:basis-0">
                  <bdi>{translatedText(line.productName)}</bdi>
                </span>
                <span className="font-normal text-soft tabular-nums">
                  {`${numberText(line.quantity ?? 1)} × `}
                  <bdi>{priceText(line.price, order.currency)}</bdi>
                </span>
                <span className="ms-auto min-w-20 text-end tabular-nums">
                  {priceText(line.lineItemPrice ?? line.price, order.currency)}
                </span>
              </p>
              <p className="text-sm text-soft">
                {factsOf(line, sent?.get(line._id ?? ""))
                  .map(isolated)
                  .join(" · ")}
              </p>
              {line.digitalFile?.link && <Download file={line.digitalFile} />}
              <Breakdown line={line} order={order} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf(line: OrderLine, sent = 0): string[] {
  const { quantity = 1, descriptionLines = [], refundQuantity = 0, restockQuantity = 0 } = line;
  // The SDK's type of an order line lacks a service's date.
  const date = recordOf(recordOf(line).serviceProperties).scheduledDate;
  const refunded = refundQuantity > 0 && plural({ count: refundQuantity }, { one: "# refunded", other: "# refunded" });
  return [
    line.physicalProperties?.sku && t`SKU ${{ sku: line.physicalProperties.sku }}`,
    ...descriptionLines.map(({ name, plainText, colorInfo }) =>
      [translatedText(name), translatedText(plainText) || translatedText(colorInfo)]
        .filter(Boolean)
        .map(isolated)
        .join(": "),
    ),
    date instanceof Date && t`On ${{ moment: momentText(date) }}`,
    line.subscriptionInfo && subscriptionText(line.subscriptionInfo),
    sent >= quantity
      ? t`Fulfilled`
      : sent > 0 && t`${{ some: numberText(sent) }} of ${{ all: numberText(quantity) }} fulfilled`,
    refunded,
    restockQuantity > 0 && plural({ count: restockQuantity }, { one: "# back in stock", other: "# back in stock" }),
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}

function Download({ file: { link, expirationDate } }: { file: NonNullable<OrderLine["digitalFile"]> }) {
  // oxlint-disable-next-line react/purity -- each rendering is about its own moment
  const isOver = expirationDate !== undefined && expirationDate < new Date();
  const moment = expirationDate ? momentText(expirationDate) : "";
  return (
    <p className="text-sm">
      {isOver ? (
        t`Download link expired on ${{ moment }}`
      ) : (
        <a href={safeHref(link) ?? undefined} className="link">{t`Download`}</a>
      )}
      {!isOver && moment && <span className="text-soft"> {t`until ${{ moment }}`}</span>}
    </p>
  );
}

/** The breakdown of a line's price. */
function Breakdown({ line, order }: { line: OrderLine; order: Order }) {
  const { currency } = order;
  const tax = line.taxInfo?.taxAmount ?? line.taxDetails?.totalTax;
  const rate = line.taxInfo?.taxRate ?? line.taxDetails?.taxRate;
  const rows = [
    { name: t`Price of one`, price: line.priceBeforeDiscounts ?? line.price },
    { name: t`Discount`, price: line.totalDiscount, isMinus: true },
    { name: rate ? t`Tax (${{ rate: percentText(Number(rate), 3) }})` : t`Tax`, price: tax },
    { name: t`Line total with tax`, price: line.totalPriceAfterTax ?? line.lineItemPrice },
  ].filter(({ price, isMinus }) => price && !(isMinus && isNothing(price)));
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center link sm:min-h-8">{t`Price breakdown`}</summary>
      <dl className="max-w-xs pb-2">
        {rows.map(({ name, price, isMinus }) => (
          <div key={name} className="flex justify-between gap-4 py-0.5">
            <dt className="text-soft">{name}</dt>
            <dd className="tabular-nums">{(isMinus ? reductionText : priceText)(price, currency)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
