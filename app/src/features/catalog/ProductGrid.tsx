import clsx from "clsx";
import { Skeleton } from "../../ui";
import { ProductCard } from "./ProductCard";
import { useProductGroups } from "./useProductGroups";
import type { ProductSummary } from "../../lib/catalog";

const GRID = "grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3 lg:gap-y-12";
const WIDE = "lg:grid-cols-4";
const TILE_SIZES = "(min-width: 82rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, calc(50vw - 1.625rem)";
const FIRST_ROW = 4;

interface Props {
  products: readonly ProductSummary[];
  /** Whether the grid is at the top of its page. */
  first?: boolean;
  /** At most three columns, next to other content. */
  narrow?: boolean;
  dimmed?: boolean;
}

export function ProductGrid({ products, first = false, narrow = false, dimmed = false }: Props) {
  const groups = useProductGroups(products);
  return (
    <ul className={clsx(GRID, !narrow && WIDE, dimmed && "opacity-50 transition-opacity delay-150")}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            group={groups.get(product.id)}
            sizes={TILE_SIZES}
            eager={first && index < FIRST_ROW}
          />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count = 8, narrow = false }: { count?: number; narrow?: boolean }) {
  return (
    <div className={clsx(GRID, !narrow && WIDE)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-4 h-4 w-3/4" />
          <Skeleton className="mt-3 h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
