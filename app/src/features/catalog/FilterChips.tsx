import {
  optionKey,
  facetName,
  countFilters,
  type ListingState,
  toggled,
  toggledOption,
  withoutFilters,
} from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import type { Collection, Facets } from "../../lib/catalog";
import { decimalText } from "../../lib/money";
import { Button, Icon } from "../../ui";

interface Props {
  state: ListingState;
  facets: Facets | undefined;
  collections: readonly Collection[];
  change: (change: Partial<ListingState>) => void;
}

interface Chip {
  name: string;
  change: Partial<ListingState>;
}

/** The filters that apply, each with its way out. */
export function FilterChips({ state, facets, collections, change }: Props) {
  if (countFilters(state) === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-2">
      {chipsOf(state, facets, collections).map((chip) => (
        <li key={chip.name}>
          <button
            type="button"
            aria-label={t`Remove filter: ${{ name: chip.name }}`}
            onClick={() => {
              change(chip.change);
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken ps-4 pe-3 text-sm hover:bg-line"
          >
            <bdi>{chip.name}</bdi>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button
          look="text"
          size="small"
          className="px-2"
          onClick={() => {
            change(withoutFilters(state));
          }}
        >
          {t`Clear filters`}
        </Button>
      </li>
    </ul>
  );
}

function chipsOf(state: ListingState, facets: Facets | undefined, collections: readonly Collection[]): Chip[] {
  const chips: Chip[] = [];
  if (state.inStock) chips.push({ name: t`In stock only`, change: { inStock: false } });
  if (state.onSale) chips.push({ name: t`On sale`, change: { onSale: false } });
  if (state.min || state.max) {
    const text = (amount: string) => (amount ? decimalText(amount, undefined) : "");
    chips.push({ name: priceRange(text(state.min), text(state.max)), change: { min: "", max: "" } });
  }
  for (const slug of state.collections) {
    const name = collections.find((collection) => collection.slug === slug)?.name ?? slug;
    chips.push({ name, change: { collections: toggled(state.collections, slug) } });
  }
  for (const brand of state.brands) {
    chips.push({ name: facetName(brand, facets?.brands), change: { brands: toggled(state.brands, brand) } });
  }
  for (const ribbon of state.ribbons) {
    chips.push({ name: facetName(ribbon, facets?.ribbons), change: { ribbons: toggled(state.ribbons, ribbon) } });
  }
  for (const [key, choices] of Object.entries(state.options)) {
    const option = facets?.options.find((each) => optionKey(each) === key);
    for (const choice of choices) {
      const name = `${option?.name ?? key}: ${facetName(choice, option?.values)}`;
      chips.push({ name, change: { options: toggledOption(state, key, choice) } });
    }
  }
  return chips;
}

function priceRange(min: string, max: string): string {
  if (min && max) return t`${min} to ${max}`;
  return min ? t`From ${min}` : t`Up to ${max}`;
}
