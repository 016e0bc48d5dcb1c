import { readListing } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useSearchParams } from "../lib/router";
import { ProductList } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { PageHeading } from "../ui";

export function Component() {
  const params = useSearchParams();
  const { q } = readListing(params);
  const title = q ? t`Results for “${{ query: q }}”` : t`All products`;
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={title} keep={["q", "page"]} />
      <PageHeading className="mb-8">{title}</PageHeading>
      <ProductList />
    </div>
  );
}
