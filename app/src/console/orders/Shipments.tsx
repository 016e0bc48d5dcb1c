import { t } from "@lingui/core/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { momentText } from "../../lib/dates";
import { type Fulfillment, type Order, translatedText } from "../../lib/order";
import { carrierName } from "../../lib/carriers";
import { safeHref } from "../../lib/safeHref";
import { Button } from "../../ui";
import { useConsole } from "../client";
import { Section } from "../ui/Section";
import { QueryContent } from "../QueryContent";
import { FulfilDialog, type Tracking, TrackingDialog } from "./FulfilDialog";
import { ORDERS } from "./queries";
import { openLines } from "./sent";
import { useOrderAct } from "./useOrderAct";
import { useAct } from "../useAct";

interface Props {
  order: Order;
  query: Pick<UseQueryResult<readonly Fulfillment[]>, "data" | "error" | "refetch">;
}

const NO_TRACKING = { trackingNumber: "", shippingProvider: "", trackingLink: "" };

/** The shipments of an order. Each act on them can be undone. */
export function Shipments({ order, query }: Props) {
  const { client } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<Fulfillment>();
  const orderId = order._id ?? "";
  const { data: fulfillments } = query;
  const lines = fulfillments ? openLines(order, fulfillments) : [];
  const calls = client.orderFulfillments;
  const touches = [ORDERS];

  const create = async (fulfillment: Fulfillment) => {
    const { fulfillmentId = "" } = await calls.createFulfillment(orderId, fulfillment);
    return fulfillmentId;
  };
  const remove = (fulfillmentId: string) => calls.deleteFulfillment({ orderId, fulfillmentId });
  const track = (fulfillmentId: string, trackingInfo: Tracking) =>
    calls.updateFulfillment({ orderId, fulfillmentId }, { fulfillment: { trackingInfo } });
  const fulfil = useAct({
    do: create,
    said: () => t`Items fulfilled.`,
    undo: (made) => () => remove(made),
    touches,
  });
  const takeBack = useAct({
    do: ({ _id = "" }: Fulfillment) => remove(_id),
    said: () => t`Fulfilment undone.`,
    failure: () => t`The fulfilment was not taken back.`,
    undo:
      (_, { lineItems = [], trackingInfo }) =>
      () =>
        create({ lineItems, ...(trackingInfo && { trackingInfo }) }),
    touches,
  });
  const changeTracking = useAct({
    do: ({ fulfillment: { _id = "" }, tracking }: { fulfillment: Fulfillment; tracking: Tracking }) =>
      track(_id, tracking),
    said: () => t`Tracking saved.`,
    undo:
      (_, { fulfillment: { _id = "", trackingInfo = NO_TRACKING } }) =>
      () =>
        track(_id, trackingInfo),
    touches,
  });
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
                    <Button look="text" onClick={() => void takeBack.run(shipment)}>
                      {t`Take back`}
                    </Button>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      {!isOver && <Notifications order={order} />}
      <FulfilDialog
        open={isOpen}
        lines={lines}
        onClose={() => {
          setOpen(false);
        }}
        onFulfil={(lineItems, trackingInfo) => fulfil.attempt({ lineItems, ...(trackingInfo && { trackingInfo }) })}
      />
      {edited && (
        <TrackingDialog
          open
          tracking={edited.trackingInfo ?? {}}
          onClose={() => {
            setEdited(undefined);
          }}
          onSave={(tracking) => changeTracking.attempt({ fulfillment: edited, tracking })}
        />
      )}
    </Section>
  );
}

/** The mails about an order's delivery that the owner sends by hand. */
function Notifications({ order }: { order: Order }) {
  const { act, reason } = useOrderAct(order._id ?? "");
  const send = useAct({ ...act, failure: () => t`The email was not sent.` });
  const { lineItems = [], shippingInfo, buyerInfo } = order;
  const noEmail = buyerInfo?.email ? undefined : t`The order has no email address.`;
  const isPickup = shippingInfo?.logistics?.pickupDetails !== undefined;
  const mails = [
    ...(isPickup
      ? [
          {
            name: "send-pickup-ready" as const,
            label: t`Email: ready for pickup`,
            said: t`Email sent: ready for pickup.`,
          },
        ]
      : []),
    ...(lineItems.some(({ digitalFile }) => digitalFile)
      ? [{ name: "send-download-links" as const, label: t`Send new download links`, said: t`Download links sent.` }]
      : []),
  ];
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {mails.map(({ name, label, said }) => (
        <Button
          key={name}
          look="outline"
          size="small"
          reason={reason ?? noEmail}
          onClick={() => void send.run({ name, said })}
        >
          {label}
        </Button>
      ))}
      <Button
        look="outline"
        size="small"
        reason={reason}
        onClick={() => void send.run({ name: "send-to-fulfiller", said: t`Email sent to the fulfilment service.` })}
      >
        {t`Send to the fulfilment service`}
      </Button>
    </p>
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
