import type { FilterChoice, ListingState } from "@cartwright/sdk/store";
import { plural } from "@lingui/core/macro";
import { useId, useState } from "react";
import { numberText } from "../../lib/money";
import { useShownFirst } from "../../lib/useShownFirst";
import { Button } from "../../ui";

interface Props {
  title: string;
  choices: readonly FilterChoice[];
  change: (change: Partial<ListingState>) => void;
}

const SHOWN = 7;

/** A facet of the product list. */
export function FacetGroup({ title, choices, change }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? choices : choices.filter(({ isChosen }, index) => index < SHOWN || isChosen);
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-1 w-full text-sm font-medium">
        <bdi>{title}</bdi>
      </legend>
      <ul className="clear-both">
        {shown.map((choice) => (
          <li key={choice.value}>
            <CheckRow
              name={choice.text}
              value={choice}
              checked={choice.isChosen}
              onChange={() => {
                change(choice.change);
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < choices.length && (
        <Button
          look="text"
          size="small"
          className="text-soft"
          onClick={() => {
            setAll(true);
          }}
        >
          {plural({ count: choices.length - shown.length }, { one: "Show # more", other: "Show # more" })}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps {
  name: string;
  value: Pick<FilterChoice, "count" | "color">;
  checked: boolean;
  onChange: () => void;
}

/** A facet value with its colour and its product count. */
export function CheckRow({ name, value: { count, color }, checked, onChange }: RowProps) {
  const id = useId();
  const [isTicked, tick] = useShownFirst(checked, onChange);
  return (
    <label className="flex min-h-10 items-center gap-3 text-sm hover:text-brand">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-(--brand)"
        checked={isTicked}
        aria-describedby={count === undefined ? undefined : id}
        onChange={(event) => tick(event.target.checked)}
      />
      {color && (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full border border-edge"
          style={{ backgroundColor: color }}
        />
      )}
      <span className="min-w-0 flex-1">
        <bdi>{name}</bdi>
      </span>
      {count !== undefined && (
        <>
          <span aria-hidden="true" className="text-xs text-soft tabular-nums">
            {numberText(count)}
          </span>
          <span id={id} hidden>
            {plural({ count }, { one: "# product", other: "# products" })}
          </span>
        </>
      )}
    </label>
  );
}
