import { t } from "@lingui/core/macro";
import { type FocusEvent, useId, useState } from "react";
import type { Facets } from "../../lib/catalog";
import { numberText } from "../../lib/money";

interface Props {
  min: string;
  max: string;
  /** Between what the prices are. */
  hint: Facets["prices"] | undefined;
  onCommit: (range: { min: string; max: string }) => void;
}

/** A price range that applies when it is left or sent, not at every key. */
export function PriceFilter({ min, max, hint, onCommit }: Props) {
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  const id = useId();
  const commit = () => {
    if (from !== min || to !== max) onCommit({ min: from, max: to });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.currentTarget.form?.contains(event.relatedTarget)) commit();
  };
  const inputClassName = "field min-h-11 w-full min-w-0 py-1";
  return (
    <form
      className="border-t border-line py-4"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t`Price`}</legend>
        <div className="flex items-center gap-2">
          <label className="sr-only" htmlFor={`${id}-from`}>
            {t`From`}
          </label>
          <input
            id={`${id}-from`}
            className={inputClassName}
            inputMode="decimal"
            onBlur={leave}
            placeholder={hint ? numberText(Math.floor(hint.least)) : t`From`}
            value={from}
            onChange={(event) => {
              setFrom(event.target.value);
            }}
          />
          <span aria-hidden="true">–</span>
          <label className="sr-only" htmlFor={`${id}-to`}>
            {t`To`}
          </label>
          <input
            id={`${id}-to`}
            className={inputClassName}
            inputMode="decimal"
            onBlur={leave}
            placeholder={hint ? numberText(Math.ceil(hint.most)) : t`To`}
            value={to}
            onChange={(event) => {
              setTo(event.target.value);
            }}
          />
        </div>
      </fieldset>
      <button type="submit" hidden>
        {t`Apply price`}
      </button>
    </form>
  );
}
