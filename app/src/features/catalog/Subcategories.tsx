import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import type { Collection } from "../../lib/catalog";
import { numberText } from "../../lib/money";
import { Picture } from "../../ui";

/** Links to the subcategories, with their product counts. */
export function Subcategories({ categories }: { categories: readonly Collection[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Subcategories`} className="no-print mb-6 lg:mb-8">
      <ul className="flex gap-3 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 max-sm:whitespace-nowrap sm:flex-wrap">
        {categories.map(({ id, slug, name, image, products }) => (
          <li key={id}>
            <Link
              to={`/collections/${slug}`}
              className="flex min-h-14 items-center gap-3 rounded-full border border-line pe-5 text-sm font-medium hover:border-edge hover:bg-sunken"
            >
              <span className="ms-1.5 size-11 shrink-0 overflow-hidden rounded-full">
                <Picture image={image} sizes="2.75rem" small alt="" />
              </span>
              <bdi>{name}</bdi>
              {products !== undefined && <span className="text-soft tabular-nums">{numberText(products)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
