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
import { useOrderAct } from "./useOrderAct";
import { useAct } from "../useAct";

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
      {!isOver && <Notifications order={order} />}
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
