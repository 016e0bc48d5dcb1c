/** The choices of a product list's filters, for the fields of a form. */

import type { FacetValue } from "../../catalog-view/query.js";
import { own } from "../../../sdk/own.js";
import type { CollectionView } from "../../catalog-view/view.js";
import { type ListingState, OPTION_PARAMETER, PARAMETERS, toggled, toggledOption } from "./state.js";
import type { ListingSnapshot } from "./types.js";

/** The filters of one kind, or of one option. */
export interface FilterGroup {
  readonly kind: "collection" | "ribbon" | "option" | "brand";
  /** The parameter's name in URLs, for the fields of a form. */
  readonly name: string;
  /** The option's name; empty for other kinds. */
  readonly title: string;
  readonly choices: readonly FilterChoice[];
}

/** A choice of a list's filter. */
export interface FilterChoice {
  /** The value in URLs, equal in every language. */
  readonly value: string;
  readonly text: string;
  /** The number of products, if the site counts. */
  readonly count?: number;
  readonly color?: string;
  readonly isChosen: boolean;
  /** Adds the choice, or removes it if it is chosen: for the list's `change`. */
  readonly change: Partial<ListingState>;
}

/**
 * The choices of a list's filters. Chosen values stay even without products, so that they can be removed.
 *
 * ```ts
 * for (const { title, choices } of listingFilters(list.getSnapshot()))
 *   for (const { text, isChosen, change } of choices) console.log(title, text, isChosen, () => list.change(change));
 * ```
 *
 * @param collections the collections to choose from; without them there is no group of collections
 */
export function listingFilters(
  { state, facets }: Pick<ListingSnapshot, "state" | "facets">,
  collections: readonly CollectionView[] = [],
): FilterGroup[] {
  const groupOf = (
    kind: FilterGroup["kind"],
    [name, title]: readonly [name: string, title: string],
    values: readonly FacetValue[],
    [chosen, change]: readonly [chosen: readonly string[], change: (value: string) => Partial<ListingState>],
  ): FilterGroup[] => {
    const offered = values.map(({ value: text, key: value = text, ...more }) => ({ value, text, ...more }));
    const lost = chosen.filter((value) => offered.every((each) => each.value !== value));
    const choices = [...offered, ...lost.map((value) => ({ value, text: value, count: 0 }))].map((choice) => ({
      ...choice,
      isChosen: chosen.includes(choice.value),
      change: change(choice.value),
    }));
    return choices.length > 0 ? [{ kind, name, title, choices }] : [];
  };
  const categories = collections.map(({ id, slug, name }) => ({
    value: name,
    key: slug,
    ...(facets?.collections && { count: facets.collections.find(({ value }) => value === id)?.count ?? 0 }),
  }));
  const options = (facets?.options ?? []).map(({ name, key = name, values }) => ({ name, key, values }));
  const lost = Object.keys(state.options).filter((key) => options.every((option) => option.key !== key));
  return [
    ...groupOf("collection", [PARAMETERS.collections, ""], categories, [
      state.collections,
      (slug) => ({ collections: toggled(state.collections, slug) }),
    ]),
    ...groupOf("ribbon", [PARAMETERS.ribbons, ""], facets?.ribbons ?? [], [
      state.ribbons,
      (ribbon) => ({ ribbons: toggled(state.ribbons, ribbon) }),
    ]),
    ...[...options, ...lost.map((key) => ({ name: key, key, values: [] }))].flatMap(({ key, name, values }) =>
      groupOf("option", [OPTION_PARAMETER + key, name], values, [
        own(state.options, key) ?? [],
        (choice) => ({ options: toggledOption(state, key, choice) }),
      ]),
    ),
    ...groupOf("brand", [PARAMETERS.brands, ""], facets?.brands ?? [], [
      state.brands,
      (brand) => ({ brands: toggled(state.brands, brand) }),
    ]),
  ];
}
