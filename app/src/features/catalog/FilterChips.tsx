import { decimalText } from "../../lib/money";
import { Icon } from "../../ui";
import { countFilters, type ListState, withoutFilters } from "./listState";
import { catalogMessages as t } from "./messages";

interface Props {
  state: ListState;
  change: (change: Partial<ListState>) => void;
}

/** The filters that apply, each with its way out. */
export function FilterChips({ state, change }: Props) {
  if (countFilters(state) === 0) return null;
  const chips: { name: string; change: Partial<ListState> }[] = [];
  if (state.inStock) chips.push({ name: t.inStock, change: { inStock: false } });
  if (state.min || state.max) {
    const text = (amount: string) => (amount ? decimalText(amount, undefined) : "");
    chips.push({ name: t.priceChip(text(state.min), text(state.max)), change: { min: "", max: "" } });
  }
  for (const ribbon of state.ribbons) {
    chips.push({ name: ribbon, change: { ribbons: state.ribbons.filter((other) => other !== ribbon) } });
  }
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.name}>
          <button
            type="button"
            aria-label={t.removeFilter(chip.name)}
            onClick={() => {
              change(chip.change);
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken ps-4 pe-3 text-sm hover:bg-line"
          >
            {chip.name}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="link min-h-11 px-2 text-sm"
          onClick={() => {
            change(withoutFilters(state));
          }}
        >
          {t.clearAll}
        </button>
      </li>
    </ul>
  );
}
