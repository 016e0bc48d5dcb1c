import { optionKey, type ListingBase, type ListingState, toggled, toggledOption } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import type { Collection, Facets } from "../../lib/catalog";
import { CheckRow, FacetGroup } from "./FacetGroup";
import { PriceFilter } from "./PriceFilter";

interface Props {
  base: ListingBase;
  state: ListingState;
  facets: Facets | undefined;
  collections: readonly Collection[];
  /** Whether the catalog can filter by products on sale. */
  sale: boolean;
  change: (change: Partial<ListingState>) => void;
}

/** The filters of a list. */
export function FilterPanel({ base, state, facets, collections, sale, change }: Props) {
  const categories = collections.map(({ id, slug, name }) => ({ key: slug, value: name, ...countOf(facets, id) }));
  const offered = (facets?.options ?? []).map((option) => ({ ...option, key: optionKey(option) }));
  const lost = Object.keys(state.options).filter((key) => offered.every((option) => option.key !== key));
  const options = [...offered, ...lost.map((key) => ({ key, name: key, values: [] }))];
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
      {base.collectionId === undefined && (
        <FacetGroup
          title={t`Category`}
          values={categories}
          chosen={state.collections}
          onToggle={(slug) => {
            change({ collections: toggled(state.collections, slug) });
          }}
        />
      )}
      <FacetGroup
        title={t`Highlights`}
        values={facets?.ribbons ?? []}
        chosen={state.ribbons}
        onToggle={(ribbon) => {
          change({ ribbons: toggled(state.ribbons, ribbon) });
        }}
      />
      {options.map(({ key, name, values }) => (
        <FacetGroup
          key={key}
          title={name}
          values={values}
          chosen={state.options[key] ?? []}
          onToggle={(choice) => {
            change({ options: toggledOption(state, key, choice) });
          }}
        />
      ))}
      {base.brand === undefined && (
        <FacetGroup
          title={t`Brand`}
          values={facets?.brands ?? []}
          chosen={state.brands}
          onToggle={(brand) => {
            change({ brands: toggled(state.brands, brand) });
          }}
        />
      )}
    </div>
  );
}

/** How many products of a collection fit; nothing where the site does not count. */
function countOf(facets: Facets | undefined, id: string): { count?: number } {
  return facets?.collections ? { count: facets.collections.find(({ value }) => value === id)?.count ?? 0 } : {};
}
