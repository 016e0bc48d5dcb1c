import { msg, plural, t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { ORDER } from "../../generated/bounds";
import { addressLines } from "../../lib/countries";
import { CARRIERS } from "../../lib/carriers";
import type { Tracking } from "../../lib/parcel";
import type { Order } from "../../lib/order";
import type { Field } from "../../ui/form/field";
import { EntryFields } from "../kit/form";
import { Confirm } from "../kit/ui/Confirm";
import { nameOf } from "./messages";
import { shipmentMail } from "./orderActs";
import { QuantityRow, reasonOf } from "./QuantityRow";
import type { OpenLine } from "./sent";
import { withCarrier } from "./tracking";

interface FulfilProps {
  order: Order;
  lines: readonly OpenLine[];
  onClose: () => void;
  onFulfil: (lineItems: { _id: string; quantity: number }[], tracking: Tracking | undefined) => Promise<unknown>;
}

/** A dialog that fulfils open items of an order. */
export function FulfilDialog({ order, lines, onClose, onFulfil }: FulfilProps) {
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [tracking, setTracking] = useState<Tracking>({});
  const chosen = lines.flatMap(({ line: { _id = "" }, open: max }) => {
    const quantity = Math.min(quantities[_id] ?? max, max);
    return quantity > 0 ? [{ _id, quantity }] : [];
  });
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const { title, logistics } = order.shippingInfo ?? {};
  const { address, contactDetails } = logistics?.shippingDestination ?? {};
  return (
    <Confirm
      title={t`Fulfil items`}
      act={plural({ count: pieces }, { one: "Fulfil # item", other: "Fulfil # items" })}
      reason={reasonOf(Object.values(quantities), chosen.length === 0)}
      onClose={onClose}
      onConfirm={() => onFulfil(chosen, isEmpty(tracking) ? undefined : tracking)}
    >
      {address && (
        <p className="text-sm text-soft">
          <bdi>{[title, nameOf(contactDetails), ...addressLines(address)].filter(Boolean).join(" · ")}</bdi>
        </p>
      )}
      <ul className="divide-y divide-line">
        {lines.map(({ line, open: max }) => (
          <QuantityRow
            key={line._id}
            line={line}
            max={max}
            note={line.physicalProperties?.sku && t`SKU ${{ sku: line.physicalProperties.sku }}`}
            value={quantities[line._id ?? ""] ?? max}
            onChange={(quantity) => {
              setQuantities((before) => ({ ...before, [line._id ?? ""]: quantity }));
            }}
          />
        ))}
      </ul>
      <TrackingFields value={tracking} onChange={setTracking} />
      <p className="text-sm text-soft">{shipmentMail(order, !isEmpty(tracking))}</p>
    </Confirm>
  );
}

interface TrackingProps {
  tracking: Tracking;
  onClose: () => void;
  onSave: (tracking: Tracking) => Promise<unknown>;
}

/** A dialog that changes the tracking of a shipment. */
export function TrackingDialog({ tracking, onClose, onSave }: TrackingProps) {
  const [value, setValue] = useState(tracking);
  return (
    <Confirm title={t`Tracking`} act={t`Save`} onClose={onClose} onConfirm={() => onSave(value)}>
      <TrackingFields value={value} onChange={setValue} />
    </Confirm>
  );
}

const LINE = "sm:col-span-2";

/** The fields of a shipment's tracking; a carrier that the list lacks stays a choice. */
const trackingFields = ({ shippingProvider = "" }: Tracking): readonly Field<Tracking>[] => [
  { name: "trackingNumber", label: msg`Tracking number`, max: ORDER.trackingNumber, className: LINE },
  {
    name: "shippingProvider",
    label: msg`Carrier`,
    choices: [
      { value: "", label: msg({ context: "carrier", message: "None" }) },
      ...CARRIERS.map(([value, label]) => ({ value, label })),
      ...(shippingProvider && !CARRIERS.some(([value]) => value === shippingProvider)
        ? [{ value: shippingProvider, label: shippingProvider }]
        : []),
    ],
    className: LINE,
  },
  {
    name: "trackingLink",
    label: msg`Tracking link`,
    form: "url",
    hint: msg`Only if the carrier is not in the list.`,
    max: ORDER.trackingLink,
    className: LINE,
  },
];

function TrackingFields({ value, onChange }: { value: Tracking; onChange: (value: Tracking) => void }) {
  const group = useId();
  return (
    <fieldset aria-labelledby={group}>
      <legend id={group} className="mb-4 font-medium">
        {t`Tracking (may follow later)`}
      </legend>
      <EntryFields
        entry={value}
        fields={trackingFields(value)}
        change={(changed) => onChange(withCarrier(value, { ...value, ...changed }))}
      />
    </fieldset>
  );
}

function isEmpty({ shippingProvider, trackingNumber, trackingLink }: Tracking): boolean {
  return !shippingProvider && !trackingNumber && !trackingLink;
}
