import { type FilterGroup, type ListingBase, listingFilters, type ListingState } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import type { Collection, Facets } from "../../lib/catalog";
import { inOrder } from "./choiceOrder";
import { CheckRow, FacetGroup } from "./FacetGroup";
import { PriceFilter } from "./PriceFilter";

interface Props {
  base: ListingBase;
  state: ListingState;
  facets: Facets | undefined;
  collections: readonly Collection[];
  /** Whether the catalog can filter by sale. */
  sale: boolean;
  change: (change: Partial<ListingState>) => void;
}

/** The filters of a list. */
export function FilterPanel({ base, state, facets, collections, sale, change }: Props) {
  const isFixed = { collection: base.collectionId !== undefined, brand: base.brand !== undefined };
  const groups = listingFilters({ state, facets }, collections).filter(
    ({ kind }) => !((kind === "collection" || kind === "brand") && isFixed[kind]),
  );
  return (
    <div role="group" aria-label={t`Filters`}>
      <fieldset className="pb-4">
        <legend className="float-start mb-1 w-full text-sm font-medium">{t`Availability`}</legend>
        <div className="clear-both">
          <CheckRow
            name={t`In stock only`}
            value={facets?.inStock === undefined ? {} : { count: facets.inStock }}
            checked={state.inStock}
            onChange={() => {
              change({ inStock: !state.inStock });
            }}
          />
          {sale && (
            <CheckRow
              name={t`On sale`}
              value={{}}
              checked={state.onSale}
              onChange={() => {
                change({ onSale: !state.onSale });
              }}
            />
          )}
        </div>
      </fieldset>
      <PriceFilter
        key={`${state.min}|${state.max}`}
        min={state.min}
        max={state.max}
        hint={facets?.prices}
        onCommit={change}
      />
      {groups.map((group) => (
        <FacetGroup
          key={group.name}
          title={titleOf(group)}
          choices={group.kind === "option" ? inOrder(group.choices) : group.choices}
          change={change}
        />
      ))}
    </div>
  );
}

function titleOf({ kind, title }: FilterGroup): string {
  switch (kind) {
    case "collection":
      return t`Category`;
    case "ribbon":
      return t`Highlights`;
    case "brand":
      return t`Brand`;
    case "option":
      return title;
  }
}
