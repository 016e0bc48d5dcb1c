import { MAX_PRICE_DIGITS } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { type FocusEvent, useId, useState } from "react";
import type { Facets } from "../../lib/catalog";
import { numberText } from "../../lib/money";
import { numberInField, readNumber } from "../../lib/typed";

interface Props {
  min: string;
  max: string;
  /** The lowest and the highest price of the list. */
  hint: Facets["prices"] | undefined;
  onCommit: (range: { min: string; max: string }) => void;
}

/** A price range that applies on blur or submit, not on each key. */
export function PriceFilter({ min, max, hint, onCommit }: Props) {
  const [from, setFrom] = useState(() => numberInField(min));
  const [to, setTo] = useState(() => numberInField(max));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const id = useId();
  const commit = () => {
    const [low, high] = [read(from), read(to)];
    setWrong([...(low === undefined ? ["from"] : []), ...(high === undefined ? ["to"] : [])]);
    if (low === undefined || high === undefined) return;
    if (from !== numberInField(min) || to !== numberInField(max)) onCommit({ min: low, max: high });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.currentTarget.form?.contains(event.relatedTarget)) commit();
  };
  const input = (name: "from" | "to") => ({
    id: `${id}-${name}`,
    className: "field min-h-11 w-full min-w-0 py-1",
    inputMode: "decimal" as const,
    onBlur: leave,
    ...(wrong.includes(name) && { "aria-invalid": true, "aria-describedby": `${id}-error` }),
  });
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
            {...input("from")}
            placeholder={hint ? numberText(Math.floor(hint.min)) : t`From`}
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
            {...input("to")}
            placeholder={hint ? numberText(Math.ceil(hint.max)) : t`To`}
            value={to}
            onChange={(event) => {
              setTo(event.target.value);
            }}
          />
        </div>
        {wrong.length > 0 && (
          <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-bad">
            {t`Enter a price such as ${{ example: numberInField("12.50") }}.`}
          </p>
        )}
      </fieldset>
      <button type="submit" hidden>
        {t`Apply price`}
      </button>
    </form>
  );
}

/** A typed price as decimal text; empty for no text, undefined if invalid. */
function read(text: string): string | undefined {
  return text.trim() === "" ? "" : readNumber(text, { digits: 2, whole: MAX_PRICE_DIGITS }).value;
}
