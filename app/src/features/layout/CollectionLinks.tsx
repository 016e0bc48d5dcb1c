import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { useCatalog } from "../../lib/useShop";
import { collectionsQuery } from "../catalog";

interface Props {
  className: string;
  most?: number;
}

/** Links to the collections. Without them, the link to everything is still there. */
export function CollectionLinks({ className, most }: Props) {
  const catalog = useCatalog();
  const { data } = useQuery(collectionsQuery(catalog));
  return (
    <>
      {(data ?? []).slice(0, most).map((collection) => (
        <li key={collection.id}>
          <NavLink to={`/collections/${collection.slug}`} className={className}>
            {collection.name}
          </NavLink>
        </li>
      ))}
      <li>
        <NavLink to="/search" end className={className}>
          {t`All products`}
        </NavLink>
      </li>
    </>
  );
}
