import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { ORDER } from "../../generated/bounds";
import { CARRIERS } from "../../lib/carriers";
import type { Fulfillment } from "../../lib/order";
import { SelectField, TextField } from "../../ui";
import { Confirm } from "../kit/ui/Confirm";
import { QuantityRow, reasonOf } from "./QuantityRow";
import type { OpenLine } from "./sent";

export type Tracking = NonNullable<Fulfillment["trackingInfo"]>;

interface FulfilProps {
  lines: readonly OpenLine[];
  onClose: () => void;
  onFulfil: (lineItems: { _id: string; quantity: number }[], tracking: Tracking | undefined) => Promise<unknown>;
}

/** A dialog that fulfils open items of an order. */
export function FulfilDialog({ lines, onClose, onFulfil }: FulfilProps) {
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [tracking, setTracking] = useState<Tracking>({});
  const chosen = lines.flatMap(({ line: { _id = "" }, open: max }) => {
    const quantity = Math.min(quantities[_id] ?? max, max);
    return quantity > 0 ? [{ _id, quantity }] : [];
  });
  return (
    <Confirm
      title={t`Fulfil items`}
      act={t`Fulfil`}
      reason={reasonOf(Object.values(quantities), chosen.length === 0)}
      onClose={onClose}
      onConfirm={() => onFulfil(chosen, isEmpty(tracking) ? undefined : tracking)}
    >
      <ul className="divide-y divide-line">
        {lines.map(({ line, open: max }) => (
          <QuantityRow
            key={line._id}
            name={translatedText(line.productName)}
            max={max}
            value={quantities[line._id ?? ""] ?? max}
            onChange={(quantity) => {
              setQuantities((before) => ({ ...before, [line._id ?? ""]: quantity }));
            }}
          />
        ))}
      </ul>
      <TrackingFields value={tracking} onChange={setTracking} />
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

function TrackingFields({ value, onChange }: { value: Tracking; onChange: (value: Tracking) => void }) {
  const group = useId();
  const { shippingProvider = "", trackingNumber = "", trackingLink = "" } = value;
  const known = CARRIERS.map(([carrier, name]) => ({ value: carrier, label: name }));
  const isKnown = shippingProvider === "" || known.some((carrier) => carrier.value === shippingProvider);
  return (
    <fieldset aria-labelledby={group} className="space-y-4">
      <legend id={group} className="mb-1 font-medium">
        {t`Tracking (may follow later)`}
      </legend>
      <SelectField
        label={t`Carrier`}
        value={shippingProvider}
        options={[
          { value: "", label: t({ context: "carrier", message: "None" }) },
          ...known,
          ...(isKnown ? [] : [{ value: shippingProvider, label: shippingProvider }]),
        ]}
        onChange={(event) => onChange({ ...value, shippingProvider: event.target.value })}
      />
      <TextField
        label={t`Tracking number`}
        value={trackingNumber}
        maxLength={ORDER.trackingNumber}
        onChange={(event) => onChange({ ...value, trackingNumber: event.target.value })}
      />
      <TextField
        label={t`Tracking link`}
        type="url"
        value={trackingLink}
        maxLength={ORDER.trackingLink}
        hint={t`Only if the carrier is not in the list.`}
        onChange={(event) => onChange({ ...value, trackingLink: event.target.value })}
      />
    </fieldset>
  );
}

function isEmpty({ shippingProvider, trackingNumber, trackingLink }: Tracking): boolean {
  return !shippingProvider && !trackingNumber && !trackingLink;
}
