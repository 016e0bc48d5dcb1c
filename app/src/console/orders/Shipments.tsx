import { t } from "@lingui/core/macro";
import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { momentText } from "../../lib/dates";
import { type Fulfillment, type Order, translatedText } from "../../lib/order";
import { carrierName } from "../../lib/carriers";
import { safeHref } from "../../lib/safeHref";
import { Button } from "../../ui";
import { useConsole } from "../client";
import { Section } from "../ui/Section";
import { done, failed } from "../ui/toasts";
import { QueryContent } from "../QueryContent";
import { FulfilDialog, type Tracking, TrackingDialog } from "./FulfilDialog";
import { ORDERS } from "./queries";
import { openLines } from "./sent";

interface Props {
  order: Order;
  query: Pick<UseQueryResult<readonly Fulfillment[]>, "data" | "error" | "refetch">;
}

/** The shipments of an order. Each act on them can be undone. */
export function Shipments({ order, query }: Props) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<Fulfillment>();
  const orderId = order._id ?? "";
  const { data: fulfillments } = query;
  const lines = fulfillments ? openLines(order, fulfillments) : [];
  const refresh = () => queries.invalidateQueries({ queryKey: ORDERS });
  const calls = client.orderFulfillments;

  const create = async (fulfillment: Fulfillment) => {
    const { fulfillmentId = "" } = await calls.createFulfillment(orderId, fulfillment);
    await refresh();
    return fulfillmentId;
  };
  const remove = async (fulfillmentId: string) => {
    await calls.deleteFulfillment({ orderId, fulfillmentId });
    await refresh();
  };
  const track = async (fulfillmentId: string, trackingInfo: Tracking) => {
    await calls.updateFulfillment({ orderId, fulfillmentId }, { fulfillment: { trackingInfo } });
    await refresh();
  };
  const takeBack = async ({ _id = "", lineItems = [], trackingInfo }: Fulfillment) => {
    try {
      await remove(_id);
      done(t`Fulfilment taken back.`, () => create({ lineItems, ...(trackingInfo && { trackingInfo }) }));
    } catch (error) {
      failed(t`The fulfilment was not taken back.`, error);
    }
  };
  const isOver = order.status === "CANCELED" || order.status === "REJECTED";
  return (
    <Section
      title={t`Fulfilment`}
      action={
        lines.length > 0 &&
        !isOver &&
        fulfillments && (
          <Button
            size="small"
            onClick={() => {
              setOpen(true);
            }}
          >
            {t`Fulfil items`}
          </Button>
        )
      }
    >
      <QueryContent query={query} failure={t`The fulfilments could not be loaded`} height="h-16">
        {(shipments) =>
          shipments.length === 0 ? (
            <p className="text-sm text-soft">{t`Nothing is fulfilled yet.`}</p>
          ) : (
            <ul className="divide-y divide-line">
              {shipments.map((shipment) => (
                <li
                  key={shipment._id}
                  className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 text-sm"
                >
                  <div className="min-w-0">
                    <p className="text-soft">{shipment._createdDate && momentText(shipment._createdDate)}</p>
                    <ul>
                      {(shipment.lineItems ?? []).map(({ _id, quantity = 1 }) => (
                        <li key={_id}>
                          {`${quantity} × `}
                          <bdi>{translatedText(order.lineItems?.find((line) => line._id === _id)?.productName)}</bdi>
                        </li>
                      ))}
                    </ul>
                    <TrackingLine tracking={shipment.trackingInfo} />
                  </div>
                  <p className="flex flex-wrap gap-x-3">
                    <Button
                      look="text"
                      onClick={() => {
                        setEdited(shipment);
                      }}
                    >
                      {shipment.trackingInfo ? t`Edit tracking` : t`Add tracking`}
                    </Button>
                    <Button look="text" onClick={() => void takeBack(shipment)}>
                      {t`Take back`}
                    </Button>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <FulfilDialog
        open={isOpen}
        lines={lines}
        onClose={() => {
          setOpen(false);
        }}
        onFulfil={async (lineItems, trackingInfo) => {
          const made = await create({ lineItems, ...(trackingInfo && { trackingInfo }) });
          done(t`Items fulfilled.`, () => remove(made));
        }}
      />
      {edited && (
        <TrackingDialog
          open
          tracking={edited.trackingInfo ?? {}}
          onClose={() => {
            setEdited(undefined);
          }}
          onSave={async (tracking) => {
            const { _id = "", trackingInfo: before = { trackingNumber: "", shippingProvider: "", trackingLink: "" } } =
              edited;
            await track(_id, tracking);
            done(t`Tracking saved.`, () => track(_id, before));
          }}
        />
      )}
    </Section>
  );
}

function TrackingLine({ tracking }: { tracking: Tracking | undefined }) {
  const { trackingNumber, trackingLink, shippingProvider } = tracking ?? {};
  const text = [carrierName(shippingProvider), trackingNumber].filter(Boolean).join(" ");
  const href = safeHref(trackingLink);
  if (!text && !href) return null;
  return (
    <p className="break-all">
      {href ? (
        <a href={href} target="_blank" rel="noreferrer" className="link">
          <bdi>{text || t`Track the parcel`}</bdi>
        </a>
      ) : (
        <bdi>{text}</bdi>
      )}
    </p>
  );
}
