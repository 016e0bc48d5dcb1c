import clsx from "clsx";
import { useId, useState } from "react";
import { Icon, SelectField } from "../../ui";
import { countFilters, type ListState, SORT_KEYS } from "./listState";
import { catalogMessages as t } from "./messages";
import { PriceFilter } from "./PriceFilter";

interface Props {
  state: ListState;
  change: (change: Partial<ListState>) => void;
}

const CHECK = "flex min-h-11 items-center gap-3 text-sm";
const BOX = "size-5 shrink-0 accent-(--brand)";

/** Filters and order. On narrow screens the filters open below their button. */
export function FilterBar({ state, change }: Props) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const toggle = (ribbon: string) => {
    change({
      ribbons: state.ribbons.includes(ribbon)
        ? state.ribbons.filter((other) => other !== ribbon)
        : [...state.ribbons, ribbon],
    });
  };
  return (
    <div className="border-y border-line py-3 no-print">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => {
            setOpen(!open);
          }}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium lg:hidden"
        >
          <Icon name="filter" />
          {t.filtersCount(countFilters(state))}
        </button>
        <div
          id={panel}
          role="group"
          aria-label={t.filters}
          className={clsx(
            "order-last w-full flex-col gap-5 pt-2 lg:order-none lg:flex lg:w-auto lg:flex-row lg:items-center lg:gap-8 lg:pt-0",
            open ? "flex" : "hidden",
          )}
        >
          <label className={CHECK}>
            <input
              type="checkbox"
              className={BOX}
              checked={state.inStock}
              onChange={() => {
                change({ inStock: !state.inStock });
              }}
            />
            {t.inStock}
          </label>
          <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
            <legend className="sr-only">{t.tags}</legend>
            {t.highlights.map((ribbon) => (
              <label key={ribbon} className={CHECK}>
                <input
                  type="checkbox"
                  className={BOX}
                  checked={state.ribbons.includes(ribbon)}
                  onChange={() => {
                    toggle(ribbon);
                  }}
                />
                {ribbon}
              </label>
            ))}
          </fieldset>
          <PriceFilter key={`${state.min}|${state.max}`} min={state.min} max={state.max} onCommit={change} />
        </div>
        <SelectField
          inline
          label={t.sort}
          value={state.sort}
          options={SORT_KEYS.map((key) => ({ value: key, label: t.sorts[key] }))}
          onChange={(event) => {
            change({ sort: SORT_KEYS.find((key) => key === event.target.value) ?? "featured" });
          }}
          className="ms-auto"
        />
      </div>
    </div>
  );
}
