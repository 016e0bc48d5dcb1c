import type { catalogView } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import type { CatalogImage } from "../../lib/catalog";
import { amountText } from "../../lib/money";
import { Picture } from "../../ui";

export interface Suggestion {
  to: string;
  name: string;
  note: string;
  /** Null for a row without a picture. */
  image: CatalogImage | null | undefined;
}

/** The rows for a text; the last leads to all results. */
export function suggestionsOf({ collections, products }: catalogView.Suggestions, query: string): Suggestion[] {
  if (collections.length + products.length === 0) return [];
  return [
    ...collections.map(({ slug, name, image }) => ({ to: `/collections/${slug}`, name, note: t`Category`, image })),
    ...products.map(({ slug, name, price, images: [image] }) => ({
      to: `/product/${slug}`,
      name,
      note: price ? amountText(price.now) : "",
      image,
    })),
    { to: searchPath(query), name: t`See all results for “${{ query }}”`, note: "", image: null },
  ];
}

export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

interface Props {
  /** The prefix of the ids of the list and its entries. */
  id: string;
  entries: readonly Suggestion[];
  active: number;
  onChoose: (to: string) => void;
}

/** The listbox of the search. The field keeps the focus and names the active entry. */
export function SuggestionList({ id, entries, active, onChoose }: Props) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t`Suggestions`}
      hidden={entries.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-2 max-h-[70vh] overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-lg"
    >
      {entries.map(({ to, name, note, image }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
        <div
          key={to}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => {
            // Keeps the focus in the field.
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(to);
          }}
          className={clsx(
            "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm p-2 hover:bg-sunken",
            index === active && "bg-sunken",
          )}
        >
          {image !== null && (
            <span className="w-11 shrink-0 overflow-hidden rounded-sm">
              <Picture image={image} sizes="2.75rem" small alt="" />
            </span>
          )}
          <span className="min-w-0 flex-1 truncate text-sm">
            <bdi>{name}</bdi>
          </span>
          <span className="text-sm text-soft tabular-nums">{note}</span>
        </div>
      ))}
    </div>
  );
}
