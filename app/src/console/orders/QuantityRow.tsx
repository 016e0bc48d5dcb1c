import { t } from "@lingui/core/macro";
import { useId } from "react";

interface Props {
  name: string;
  max: number;
  value: number;
  onChange: (quantity: number) => void;
}

/** A line of an order with the quantity that an act takes of it, from none to all. */
export function QuantityRow({ name, max, value, onChange }: Props) {
  const id = useId();
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <label htmlFor={id} className="min-w-0">
        {name}
        <span className="block text-sm text-soft">{t`${max} at most`}</span>
      </label>
      <input
        id={id}
        type="number"
        min={0}
        max={max}
        step={1}
        inputMode="numeric"
        className="field w-24! text-end tabular-nums"
        value={value}
        onChange={(event) => {
          const quantity = Number.parseInt(event.target.value, 10);
          onChange(Number.isNaN(quantity) ? 0 : Math.min(max, Math.max(0, quantity)));
        }}
      />
    </li>
  );
}
