import { plural, t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { carrierName } from "../../lib/carriers";
import { parcelHref } from "../../lib/parcel";
import { dayText } from "../../lib/dates";
import type { Fulfillment } from "../../lib/order";
import { useShop } from "../../lib/useShop";
import { OrderSection } from "./OrderSection";
import { shipmentsQuery } from "./queries";

/** The shipments of an order, with their tracking. */
export function Shipments({ orderId }: { orderId: string }) {
  const { data } = useResource(shipmentsQuery(useShop(), orderId));
  if (!data?.length) return null;
  return (
    <OrderSection title={t`Shipment`}>
      <ul className="flex flex-col gap-4">
        {data.map((shipment) => (
          <li key={shipment._id} className="rounded-md border border-line p-5">
            <Shipment shipment={shipment} />
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function Shipment({ shipment: { _createdDate, lineItems = [], trackingInfo = {} } }: { shipment: Fulfillment }) {
  const { trackingNumber = "", shippingProvider } = trackingInfo;
  const count = lineItems.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const href = parcelHref(trackingInfo);
  return (
    <>
      <p className="font-medium">{_createdDate && t`Shipped on ${{ date: dayText(_createdDate) }}`}</p>
      {count > 0 && <p className="text-sm text-soft">{plural(count, { one: "# item", other: "# items" })}</p>}
      {trackingNumber && (
        <dl className="mt-3 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {shippingProvider && (
            <>
              <dt className="text-soft">{t`Carrier`}</dt>
              <dd>
                <bdi>{carrierName(shippingProvider)}</bdi>
              </dd>
            </>
          )}
          <dt className="text-soft">{t`Tracking number`}</dt>
          <dd className="tabular-nums">
            <bdi>{trackingNumber}</bdi>
          </dd>
        </dl>
      )}
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`Track parcel ${{ number: trackingNumber }}`}
          className="link mt-2 inline-flex min-h-11 items-center text-sm font-medium no-print"
        >
          {t`Track parcel`}
        </a>
      )}
    </>
  );
}
