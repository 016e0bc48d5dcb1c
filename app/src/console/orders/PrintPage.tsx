import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "../../lib/router";
import { dayText } from "../../lib/dates";
import { listText } from "../../lib/listText";
import { priceText } from "../../lib/money";
import { addressLines } from "../../lib/countries";
import { useConfig } from "../../lib/useShop";
import { AddressLines, Button, ErrorPanel, Skeleton } from "../../ui";
import { OrderTotals } from "../../features/orders";
import { useConsole } from "../session/client";
import { fulfillmentsQuery, orderQuery } from "./queries";
import { openLines } from "./sent";
import { customerOf } from "./messages";
import { ScreenHeading } from "../kit/ui/ScreenHeading";

/** The printed documents of an order: the packing slip, without prices, and the invoice. */
export function PrintPage() {
  const { id = "", paper } = useParams();
  const { client } = useConsole();
  const { name } = useConfig();
  const { data: order, error, refetch } = useQuery(orderQuery(client, id));
  const isSlip = paper === "packing-slip";
  const sent = useQuery({ ...fulfillmentsQuery(client, id), enabled: isSlip });
  if (error && !order) return <ErrorPanel error={error} title={t`The order could not be loaded`} onRetry={refetch} />;
  if (order === undefined) return <Skeleton className="h-96" />;
  if (order === null || (!isSlip && paper !== "invoice")) return <ScreenHeading>{t`Document not found`}</ScreenHeading>;
  const open = isSlip ? openLines(order, sent.data) : [];
  if (!open) {
    // Without the known shipments, the slip would list shipped items again.
    return sent.isPending ? (
      <Skeleton className="h-96" />
    ) : (
      <ErrorPanel error={sent.error} title={t`The shipments could not be loaded`} onRetry={sent.refetch} />
    );
  }
  const contact = order.shippingInfo?.logistics?.shippingDestination ?? order.recipientInfo ?? order.billingInfo;
  const address = isSlip ? contact?.address : (order.billingInfo?.address ?? contact?.address);
  const rows = (order.lineItems ?? []).map((line) => ({
    id: line._id,
    name: translatedText(line.productName),
    facts: (line.descriptionLines ?? []).map(
      ({ plainText, colorInfo }) => translatedText(plainText) || translatedText(colorInfo),
    ),
    sku: line.physicalProperties?.sku ?? "",
    quantity: line.quantity ?? 1,
    open: open.find((each) => each.line._id === line._id)?.open ?? 0,
    price: priceText(line.price, order.currency) ?? "",
    total: priceText(line.lineItemPrice ?? line.price, order.currency) ?? "",
  }));
  return (
    <article className="mx-auto max-w-3xl">
      <div className="no-print mb-8 flex flex-wrap items-center gap-4">
        <Link to={`/owner/orders/${id}`} className="link">
          {t`Back to order ${{ number: order.number ?? "" }}`}
        </Link>
        <Button
          onClick={() => {
            window.print();
          }}
        >
          {t`Print`}
        </Button>
      </div>
      <p className="font-display text-lg">
        <bdi>{name}</bdi>
      </p>
      <ScreenHeading className="mt-4">
        {isSlip
          ? t`Packing slip for order ${{ number: order.number ?? "" }}`
          : t`Invoice for order ${{ number: order.number ?? "" }}`}
      </ScreenHeading>
      <p className="mt-1 text-sm text-soft">{order.purchasedDate && dayText(order.purchasedDate)}</p>
      <address className="my-6 not-italic">
        <AddressLines lines={[customerOf(order), ...(address ? addressLines(address) : [])]} />
      </address>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-ink text-start">
            <th scope="col" className="py-2 text-start">{t`Item`}</th>
            <th scope="col" className="py-2 text-start">{t`SKU`}</th>
            <th scope="col" className="py-2 ps-3 text-end">{t`Quantity`}</th>
            {isSlip ? (
              <th scope="col" className="py-2 ps-3 text-end">{t`To pack`}</th>
            ) : (
              <>
                <th scope="col" className="py-2 ps-3 text-end">{t`Price`}</th>
                <th scope="col" className="py-2 ps-3 text-end">{t`Total`}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <td className="py-2 pe-3">
                <bdi>{row.name}</bdi>
                <span className="block text-soft">{listText(row.facts)}</span>
              </td>
              <td className="py-2 pe-3 break-all">
                <bdi>{row.sku}</bdi>
              </td>
              <td className="py-2 ps-3 text-end tabular-nums">{row.quantity}</td>
              {isSlip ? (
                <td className="py-2 ps-3 text-end font-medium tabular-nums">{row.open}</td>
              ) : (
                <>
                  <td className="py-2 ps-3 text-end tabular-nums">{row.price}</td>
                  <td className="py-2 ps-3 text-end tabular-nums">{row.total}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isSlip ? (
        order.buyerNote && (
          <p className="mt-6 whitespace-pre-line" dir="auto">
            {order.buyerNote}
          </p>
        )
      ) : (
        <div className="ms-auto mt-5 max-w-xs">
          <OrderTotals order={order} />
        </div>
      )}
    </article>
  );
}
