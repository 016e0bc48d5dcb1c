import { catalogEditorOf } from "@cartwright/sdk/owner";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ConsoleClient, useConsole } from "../../session/client";
import { RadioGroup } from "../../kit/ui/RadioGroup";
import { ReadFailure } from "../../kit/ui/ReadFailure";
import { countQuery, type Product, type ProductFilters, searchOf } from "../queries";

/** The products of a bulk act: the selected ones, or all that match the filters. */
export type ScopeName = "chosen" | "all";

interface Props {
  chosen: number;
  filters: ProductFilters;
  value: ScopeName;
  onChange: (scope: ScopeName) => void;
}

/** Radio buttons for the scope of a bulk act, with the number of products of each. */
export function Scope({ chosen, filters, value, onChange }: Props) {
  const { client } = useConsole();
  const { data: count, error, refetch } = useQuery(countQuery(client, filters));
  const isTooMany = count !== undefined && count > MAX_PRODUCTS;
  return (
    <RadioGroup
      legend={t`Which products?`}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: "chosen",
          label: plural({ count: chosen }, { one: "The selected product (#)", other: "The selected products (#)" }),
        },
        ...(count === undefined
          ? []
          : [{ value: "all" as const, label: t`All that match the filters (${{ count }})`, disabled: isTooMany }]),
      ]}
    >
      {error && count === undefined && (
        <ReadFailure
          text={t`The products that match the filters could not be counted.`}
          error={error}
          onRetry={refetch}
        />
      )}
      {isTooMany && (
        <p className="text-sm text-soft">{t`At most ${{ count: MAX_PRODUCTS }} at once: narrow the filters.`}</p>
      )}
    </RadioGroup>
  );
}

/** The greatest number of products in one act: each is read and written separately. */
const MAX_PRODUCTS = 1000;

const PAGE_SIZE = 100;
const AT_ONCE = 4;

/** All products that match the filters, with their categories. */
export async function allProducts(client: ConsoleClient, filters: ProductFilters): Promise<Product[]> {
  const editor = await catalogEditorOf(client);
  const products: Product[] = [];
  let cursor: string | undefined;
  do {
    const page = await editor.products(searchOf(filters), { limit: PAGE_SIZE, cursor });
    products.push(...page.items);
    cursor = page.next;
  } while (cursor && products.length < MAX_PRODUCTS);
  return products.slice(0, MAX_PRODUCTS);
}

/** Reads whole products, a few in parallel, in the order of the ids. Deleted products are left out. */
export async function readWhole(client: ConsoleClient, ids: readonly string[]): Promise<Product[]> {
  const editor = await catalogEditorOf(client);
  const read: Product[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => editor.product(id)));
    read.push(...some.flatMap((found) => found ?? []));
  }
  return read;
}
