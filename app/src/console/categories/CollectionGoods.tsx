import { catalogEditorOf, type EditorProduct, type Page } from "@cartwright/sdk/owner";
import { plural, t } from "@lingui/core/macro";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge, Button, Dialog } from "../../ui";
import { type ConsoleClient, useConsole } from "../session/client";
import type { Entry } from "../kit/form";
import { QueryContent } from "../kit/ui/QueryContent";
import { CONSOLE } from "../session/session";
import { Rows } from "../kit/ui/Rows";
import { useAct, useTurns } from "../kit/useAct";
import { AddProducts } from "./ProductChoice";
import { CATEGORIES, type FoundProduct } from "./queries";

const PAGE = 100;

/** The products of a collection, sorted by name. */
function goodsQuery(client: ConsoleClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...CATEGORIES, "collections", id],
    initialPageParam: "",
    getNextPageParam: ({ next }: Page<EditorProduct>) => next,
    queryFn: async ({ signal, pageParam: cursor }) => {
      const editor = await catalogEditorOf(client);
      return editor.products({ collectionIds: [id] }, { limit: PAGE, cursor }, { signal });
    },
  });
}

interface Props {
  entry: Entry;
  onClose: () => void;
}

/** The products of a collection of catalog V1: added and removed here, reordered only in the site's own dashboard. */
export function CollectionGoods({ entry, onClose }: Props) {
  const { client } = useConsole();
  const { id, values } = entry;
  const collectionName = values.name ?? "";
  const query = useInfiniteQuery(goodsQuery(client, id));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const [adding, setAdding] = useState(false);
  const products = data?.pages.flatMap(({ items }) => items);
  const common = { touches: [[CONSOLE, "products"]], turns: useTurns() };
  const add = useAct({
    ...common,
    do: (chosen: readonly FoundProduct[]) =>
      client.products.addProductsToCollection(
        id,
        chosen.map(({ _id }) => _id),
      ),
    success: (_, { length: count }) => plural({ count }, { one: "# product added.", other: "# products added." }),
  });
  const remove = useAct({
    ...common,
    do: ({ _id }: FoundProduct) => client.products.removeProductsFromCollection(id, [_id]),
    success: (_, { name = "" }) => t`${name} is no longer in ${{ category: collectionName }}.`,
    failure: () => t`The product was not taken out.`,
    undo:
      (_, { _id }) =>
      () =>
        client.products.addProductsToCollection(id, [_id]),
  });
  if (adding) {
    return (
      <AddProducts
        isIn={(product) => products?.some(({ _id }) => _id === product) ?? false}
        onClose={() => setAdding(false)}
        onAdd={add.attempt}
      />
    );
  }
  return (
    <Dialog open title={t`Products in ${{ name: collectionName }}`} closeLabel={t`Close`} onClose={onClose}>
      <QueryContent query={{ ...query, data: products }} failure={t`The products could not be loaded`} height="h-24">
        {(shown) => (
          <div className="max-h-96 overflow-y-auto">
            <Rows rows={shown} rowId={({ _id }) => _id} empty={t`It has no products.`}>
              {(product) => (
                <>
                  <span className="min-w-0 flex-1 break-words">
                    {product.name} {product.visible === false && <Badge tone="plain">{t`Hidden`}</Badge>}
                  </span>
                  <Button
                    look="text"
                    aria-label={t`Remove ${{ name: product.name ?? "" }}`}
                    onClick={() => void remove.run(product)}
                  >
                    {t`Remove`}
                  </Button>
                </>
              )}
            </Rows>
          </div>
        )}
      </QueryContent>
      {hasNextPage && (
        <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
      <Button look="outline" className="mt-5" onClick={() => setAdding(true)}>
        {t`Add products`}
      </Button>
    </Dialog>
  );
}
