import { type FocusEvent, useId, useState } from "react";
import { catalogMessages as t } from "./messages";

interface Props {
  min: string;
  max: string;
  onCommit: (range: { min: string; max: string }) => void;
}

/** A price range that applies when it is left or sent, not at every key. */
export function PriceFilter({ min, max, onCommit }: Props) {
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  const id = useId();
  const commit = () => {
    if (from !== min || to !== max) onCommit({ min: from, max: to });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.currentTarget.form?.contains(event.relatedTarget)) commit();
  };
  const input = "field min-h-11 w-24 py-1";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <fieldset className="flex items-center gap-2 text-sm">
        <legend className="float-start me-1">{t.price}</legend>
        <label className="sr-only" htmlFor={`${id}-from`}>
          {t.from}
        </label>
        <input
          id={`${id}-from`}
          className={input}
          inputMode="decimal"
          onBlur={leave}
          placeholder={t.from}
          value={from}
          onChange={(event) => {
            setFrom(event.target.value);
          }}
        />
        <label className="sr-only" htmlFor={`${id}-to`}>
          {t.to}
        </label>
        <input
          id={`${id}-to`}
          className={input}
          inputMode="decimal"
          onBlur={leave}
          placeholder={t.to}
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
          }}
        />
      </fieldset>
      <button type="submit" hidden>
        {t.applyPrice}
      </button>
    </form>
  );
}
