import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { parseImage } from "../../lib/media";
import { numberText } from "../../lib/money";
import type { OrderLine } from "../../lib/order";
import { readNumber } from "../../lib/typed";
import { useConfig } from "../../lib/useShop";
import { Picture } from "../../ui";
import { TypedInput } from "../kit/ui/NumberField";

interface Props {
  line: OrderLine | undefined;
  max: number;
  /** A remark below the name. */
  note?: string | undefined;
  /** Whether the maximum stands beside the field. */
  isShare?: boolean;
  /** NaN while the typed text is no quantity. */
  value: number;
  onChange: (quantity: number) => void;
}

/** A line of an order with a quantity field, from zero to the maximum. */
export function QuantityRow({ line, max, note, isShare = true, value, onChange }: Props) {
  const { host } = useConfig();
  const id = useId();
  const isWrong = Number.isNaN(value);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-3">
        <span className="w-11 shrink-0 overflow-hidden rounded-sm max-sm:hidden">
          <Picture image={parseImage(line?.image, host, "")} sizes="2.75rem" small alt="" />
        </span>
        <span className="min-w-0 flex-1 break-words">
          <bdi>{translatedText(line?.productName)}</bdi>
          {note && <span className="block text-sm text-soft tabular-nums">{note}</span>}
        </span>
      </label>
      <span className="flex items-center gap-3 text-sm text-soft tabular-nums">
        <TypedInput
          id={id}
          inputMode="numeric"
          className="field w-20 text-end tabular-nums"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : isShare ? `${id}-max` : undefined}
          value={isWrong ? "" : String(value)}
          read={(text) => text}
          onChange={(text) => {
            onChange(quantityOf(text, max));
          }}
        />
        {isShare && <span id={`${id}-max`} className="min-w-8">{t`of ${{ count: numberText(max) }}`}</span>}
      </span>
      {isWrong && (
        <span id={`${id}-error`} role="alert" className="basis-full text-end text-sm text-bad">
          {t`Enter a whole number from 0 to ${max}.`}
        </span>
      )}
    </li>
  );
}

function quantityOf(text: string, max: number): number {
  if (text.trim() === "") return 0;
  const { value = "NaN" } = readNumber(text, { digits: 0 });
  return Number(value) <= max ? Number(value) : NaN;
}

/** Why an act with these quantities is disabled. */
export function reasonOf(quantities: readonly number[], isNone: boolean): string | undefined {
  if (quantities.some(Number.isNaN)) return t`A quantity is not a whole number within its limit.`;
  return isNone ? t`Choose at least one item.` : undefined;
}
