import { t } from "@lingui/core/macro";
import { ProductList, useListState } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { PageHeading } from "../ui";

export function Component() {
  const { state } = useListState();
  const title = state.q ? t`Results for “${{ query: state.q }}”` : t`All products`;
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={title} keep={["q", "page"]} />
      <PageHeading className="mb-8">{title}</PageHeading>
      <ProductList />
    </div>
  );
}
