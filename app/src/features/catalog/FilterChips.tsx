import { countFilters, listingFilters, type ListingState, withoutFilters } from "@cartwright/sdk/store";
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

/** The active filters, each with a button that removes it. */
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
  const named = collections.filter(({ slug }) => state.collections.includes(slug));
  for (const { kind, title, choices } of listingFilters({ state, facets }, named)) {
    for (const { text, change } of choices.filter(({ isChosen }) => isChosen)) {
      chips.push({ name: kind === "option" ? `${title}: ${text}` : text, change });
    }
  }
  return chips;
}

function priceRange(min: string, max: string): string {
  if (min && max) return t`${min} to ${max}`;
  return min ? t`From ${min}` : t`Up to ${max}`;
}
