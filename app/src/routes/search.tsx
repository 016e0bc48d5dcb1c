import { catalogMessages as t, ProductList, useListState } from "../features/catalog";
import { PageMeta } from "../lib/PageMeta";
import { PageHeading } from "../ui";

export function Component() {
  const { state } = useListState();
  const title = t.searchTitle(state.q);
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={title} keep={["q", "page"]} />
      <PageHeading className="mb-8">{title}</PageHeading>
      <ProductList />
    </div>
  );
}
