import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { type ReactNode, useId, useState } from "react";
import { numberText } from "../../../lib/money";
import { useFieldText } from "../../../lib/useFieldText";
import { Button } from "../../../ui";
import { SearchBox } from "./SearchBox";

/** A filter as data: a text search, a choice, or a date. */
export type Filter<Key extends string> =
  | { key: Key; label: string; kind: "search" | "date" }
  | { key: Key; label: string; kind?: "choice"; options: readonly { value: string; label: string }[] };

interface Props<Key extends string> {
  filters: readonly Filter<Key>[];
  values: Readonly<Record<Key, string>>;
  onChange: (changes: Partial<Record<Key, string>>) => void;
  /** Further fields and texts at the end of the line, such as the sort order and the number of entries. */
  children?: ReactNode;
}

/** The search and the filters of a list: in one line; on phones, the filters are folded below the search. */
export function Filters<Key extends string>({ filters, values, onChange, children }: Props<Key>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const search = filters.filter((filter) => filter.kind === "search");
  const others = filters.filter((filter) => filter.kind !== "search");
  const active = others.filter(({ key }) => values[key] !== "").length;
  const change = (key: Key) => (value: string) => onChange({ [key]: value } as Partial<Record<Key, string>>);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-2">
      {search.map(({ key, label }) => (
        <SearchBox key={key} label={label} value={values[key]} onChange={change(key)} />
      ))}
      {others.length > 0 && (
        <Button
          look="text"
          aria-expanded={isOpen}
          aria-controls={id}
          className="sm:hidden"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {active > 0 ? t`Filters (${{ count: numberText(active) }})` : t`Filters`}
        </Button>
      )}
      <div
        id={id}
        className={clsx(
          "gap-3 max-sm:basis-full max-sm:grid-cols-2 max-sm:*:min-w-0 sm:contents",
          isOpen ? "max-sm:grid" : "max-sm:hidden",
        )}
      >
        {others.map((filter) =>
          "options" in filter ? (
            <ChipSelect
              key={filter.key}
              label={filter.label}
              value={values[filter.key]}
              options={filter.options}
              onChange={change(filter.key)}
            />
          ) : (
            <DateField key={filter.key} label={filter.label} value={values[filter.key]} onChange={change(filter.key)} />
          ),
        )}
        {children}
      </div>
    </div>
  );
}

interface ChipProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A field in one line: its label stands before the value. */
function Chip({ label, isSet, children }: { label: string; isSet: boolean; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span
      className={clsx(
        "flex min-w-0 items-center rounded-sm border text-sm focus-within:outline-2",
        isSet ? "border-edge bg-sunken" : "border-line",
      )}
    >
      <label htmlFor={id} className="ps-3 whitespace-nowrap text-soft">
        {label}
      </label>
      {children(id)}
    </span>
  );
}

const INPUT = "h-11 min-w-0 flex-1 bg-transparent px-1.5 outline-none sm:h-10";

export function ChipSelect({ label, value, options, onChange }: ChipProps) {
  return (
    <Chip label={label} isSet={value !== options[0]?.value}>
      {(id) => (
        <select
          id={id}
          className={`${INPUT} field-sizing-content`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Chip>
  );
}

interface DateProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The earliest accepted year: a half-typed year, such as 20, counts as antiquity. */
const MIN_YEAR = 1900;

/** A date that applies once it is complete. */
export function DateField({ label, value, onChange }: DateProps) {
  const { text, setText, sent } = useFieldText(value);
  return (
    <Chip label={label} isSet={value !== ""}>
      {(id) => (
        <input
          id={id}
          type="date"
          className={INPUT}
          value={text}
          onChange={({ target }) => {
            // An incomplete date has no value, and must not clear the field.
            if (target.validity.badInput) return;
            setText(target.value);
            if (target.value !== "" && Number.parseInt(target.value, 10) < MIN_YEAR) return;
            sent(target.value);
            onChange(target.value);
          }}
        />
      )}
    </Chip>
  );
}
