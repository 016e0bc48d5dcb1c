import { t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { MAX_QUANTITY } from "../lib/cart";
import { isComposing } from "../lib/keys";
import { numberText } from "../lib/money";
import { readQuantity } from "../lib/typed";
import { Icon } from "./Icon";

interface Props {
  label: string;
  value: number;
  max?: number;
  onChange: (value: number) => void;
}

const STEP =
  "inline-flex size-11 items-center justify-center hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40";

/** A number from 1 up, set by buttons or typing. */
export function QuantityStepper({ label, value, max = MAX_QUANTITY, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const limit = Math.max(1, max);
  const commit = (text: string) => {
    const number = readQuantity(text);
    if (number === undefined) {
      setProblem(t`Enter a whole number, such as 2.`);
      return;
    }
    setTyped(null);
    setProblem(number > limit ? t`${{ count: numberText(limit) }} at most.` : "");
    onChange(Math.min(limit, number));
  };
  const step = (to: number) => {
    setTyped(null);
    setProblem("");
    onChange(to);
  };
  return (
    <div>
      <div role="group" aria-labelledby={id} className="inline-flex rounded-sm border border-edge bg-surface">
        <span id={id} className="sr-only">
          {label}
        </span>
        <button
          type="button"
          aria-label={t`Decrease quantity`}
          className={STEP}
          disabled={value <= 1}
          onClick={() => {
            step(value - 1);
          }}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          {...(problem && { "aria-invalid": typed !== null, "aria-describedby": `${id}-problem` })}
          className="h-11 w-11 bg-transparent text-center tabular-nums"
          value={typed ?? String(value)}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          onBlur={(event) => {
            if (typed !== null) commit(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !isComposing(event)) {
              event.preventDefault();
              commit(event.currentTarget.value);
            }
          }}
        />
        <button
          type="button"
          aria-label={t`Increase quantity`}
          className={STEP}
          disabled={value >= limit}
          onClick={() => {
            step(value + 1);
          }}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
