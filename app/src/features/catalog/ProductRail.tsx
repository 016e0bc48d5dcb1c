import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { useId } from "react";
import { Link } from "../../lib/router";
import { useCatalog } from "../../lib/useShop";
import { Contained, ErrorPanel } from "../../ui";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid";
import { type RailKind, railQuery } from "./queries";

interface Props {
  title: string;
  rail: RailKind;
  count?: number;
  more?: string;
  /** Whether the row keeps within the page's margins. */
  inset?: boolean;
}

export function ProductRail(props: Props) {
  return (
    <Contained title={t`These products could not be loaded`}>
      <Rail {...props} />
    </Contained>
  );
}

/** A titled row of products with its own loading, error and retry; hidden with fewer than two. */
function Rail({ title, rail, count = 4, more, inset = false }: Props) {
  const heading = useId();
  const catalog = useCatalog();
  const { data, error, isPending, reload } = useResource(railQuery(catalog, rail, count));
  if (data && data.length < 2) return null;
  return (
    <section aria-labelledby={heading} className={inset ? undefined : "deferred shell"}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {more && (
          <Link
            to={more}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-label={t`See all: ${{ what: title }}`}
          >
            {t`See all`}
          </Link>
        )}
      </div>
      {isPending && <ProductGridSkeleton count={count} />}
      {!data && error && <ErrorPanel error={error} title={t`These products could not be loaded`} onRetry={reload} />}
      {data && <ProductGrid products={data} />}
    </section>
  );
}
