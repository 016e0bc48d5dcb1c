import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { momentText } from "../../lib/dates";
import type { Fulfillment, Order } from "../../lib/order";
import { carrierName } from "../../lib/carriers";
import { parcelHref, type Tracking } from "../../lib/parcel";
import { Button } from "../../ui";
import { useConsole } from "../session/client";
import { DialogButton } from "../kit/ui/DialogButton";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import { QueryContent } from "../kit/ui/QueryContent";
import { FulfilDialog, TrackingDialog } from "./FulfilDialog";
import { ORDERS } from "./queries";
import { openLines } from "./sent";
import { useOrderAct } from "./useOrderAct";
import { useAct } from "../kit/useAct";

interface Props {
  order: Order;
  query: Pick<UseQueryResult<readonly Fulfillment[]>, "data" | "error" | "refetch">;
}

const isOver = ({ status }: Order) => status === "CANCELED" || status === "REJECTED";

interface FulfilProps {
  order: Order;
  fulfillments: readonly Fulfillment[] | undefined;
}

/** The button that fulfils open items of an order; nothing if there are none. */
export function FulfilButton({ order, fulfillments }: FulfilProps) {
  const { orderFulfillments } = useConsole().client;
  const orderId = order._id ?? "";
  const lines = openLines(order, fulfillments) ?? [];
  const fulfil = useAct({
    do: (fulfillment: Fulfillment) => orderFulfillments.createFulfillment(orderId, fulfillment),
    success: () => t`Items fulfilled.`,
    undo:
      ({ fulfillmentId = "" }) =>
      () =>
        orderFulfillments.deleteFulfillment({ orderId, fulfillmentId }),
    touches: [ORDERS],
  });
  if (lines.length === 0 || isOver(order)) return null;
  return (
    <DialogButton
      size="small"
      dialog={(close) => (
        <FulfilDialog
          order={order}
          lines={lines}
          onClose={close}
          onFulfil={(lineItems, trackingInfo) => fulfil.attempt({ lineItems, ...(trackingInfo && { trackingInfo }) })}
        />
      )}
    >
      {t`Fulfil items`}
    </DialogButton>
  );
}

const NO_TRACKING = { trackingNumber: "", shippingProvider: "", trackingLink: "" };

/** The shipments of an order. Each act has Undo. */
export function Shipments({ order, query }: Props) {
  const { client } = useConsole();
  const orderId = order._id ?? "";
  const calls = client.orderFulfillments;
  const touches = [ORDERS];

  const remove = (fulfillmentId: string) => calls.deleteFulfillment({ orderId, fulfillmentId });
  const track = (fulfillmentId: string, trackingInfo: Tracking) =>
    calls.updateFulfillment({ orderId, fulfillmentId }, { fulfillment: { trackingInfo } });
  const takeBack = useAct({
    do: ({ _id = "" }: Fulfillment) => remove(_id),
    success: () => t`Fulfilment undone.`,
    failure: () => t`The fulfilment was not taken back.`,
    undo:
      (_, { lineItems = [], trackingInfo }) =>
      () =>
        calls.createFulfillment(orderId, { lineItems, ...(trackingInfo && { trackingInfo }) }),
    touches,
  });
  const changeTracking = useAct({
    do: ({ fulfillment: { _id = "" }, tracking }: { fulfillment: Fulfillment; tracking: Tracking }) =>
      track(_id, tracking),
    success: () => t`Tracking saved.`,
    undo:
      (_, { fulfillment: { _id = "", trackingInfo = NO_TRACKING } }) =>
      () =>
        track(_id, trackingInfo),
    touches,
  });
  return (
    <Section title={t`Fulfilment`}>
      <QueryContent query={query} failure={t`The fulfilments could not be loaded`} height="h-16">
        {(shipments) => (
          <Rows rows={shipments} rowId={({ _id }) => _id} empty={t`Nothing is fulfilled yet.`}>
            {(shipment) => (
              <>
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
                <div className="-my-2.5 flex flex-wrap gap-x-4">
                  <DialogButton
                    look="text"
                    dialog={(close) => (
                      <TrackingDialog
                        tracking={shipment.trackingInfo ?? {}}
                        onClose={close}
                        onSave={(tracking) => changeTracking.attempt({ fulfillment: shipment, tracking })}
                      />
                    )}
                  >
                    {shipment.trackingInfo ? t`Edit tracking` : t`Add tracking`}
                  </DialogButton>
                  <Button look="text" onClick={() => void takeBack.run(shipment)}>
                    {t`Undo fulfilment`}
                  </Button>
                </div>
              </>
            )}
          </Rows>
        )}
      </QueryContent>
      {!isOver(order) && <Notifications order={order} />}
    </Section>
  );
}

/** The delivery mails that the owner sends by hand. */
function Notifications({ order }: { order: Order }) {
  const { act, reason } = useOrderAct(order._id ?? "");
  const send = useAct({ ...act, failure: () => t`The email was not sent.` });
  const { lineItems = [], shippingInfo, buyerInfo } = order;
  const noEmail = buyerInfo?.email ? undefined : t`The order has no email address.`;
  const hasDownloads = lineItems.some(({ digitalFile }) => digitalFile);
  const mails = [
    {
      isFor: shippingInfo?.logistics?.pickupDetails !== undefined,
      name: "send-pickup-ready",
      label: t`Email: ready for pickup`,
      said: t`Email sent: ready for pickup.`,
      missing: noEmail,
    },
    {
      isFor: hasDownloads,
      name: "send-download-links",
      label: t`Send new download links`,
      said: t`Download links sent.`,
      missing: noEmail,
    },
  ] as const;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {mails
        .filter(({ isFor }) => isFor)
        .map(({ name, label, said, missing }) => (
          <Button
            key={name}
            look="outline"
            size="small"
            reason={reason ?? missing}
            onClick={() => void send.run({ name, success: said })}
          >
            {label}
          </Button>
        ))}
    </p>
  );
}

function TrackingLine({ tracking = {} }: { tracking: Tracking | undefined }) {
  const { trackingNumber, shippingProvider } = tracking;
  const text = [carrierName(shippingProvider), trackingNumber].filter(Boolean).join(" ");
  const href = parcelHref(tracking);
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
