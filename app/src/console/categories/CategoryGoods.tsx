import { plural, t } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { parseImage } from "../../lib/media";
import { useConfig } from "../../lib/useShop";
import { Badge, Button, IconButton, Picture } from "../../ui";
import { useConsole } from "../session/client";
import { reread } from "../session/queries";
import { ActsMenu } from "../kit/ui/ActsMenu";
import { QueryContent } from "../kit/ui/QueryContent";
import { ReadFailure } from "../kit/ui/ReadFailure";
import { Section } from "../kit/ui/Section";
import { failed } from "../kit/ui/toasts";
import { useAct } from "../kit/useAct";
import { changeItems, isIn, itemOf } from "./items";
import { AddProducts } from "./ProductChoice";
import {
  arrangementQuery,
  CATEGORIES,
  type CategoryProduct,
  type FoundProduct,
  type ItemPage,
  itemsQuery,
  TREE,
  withCategories,
} from "./queries";
import type { CategoryNode } from "./tree";

interface Props {
  node: CategoryNode;
  /** Queues a write to the tree behind those before it. */
  inTurn: <Answer>(write: () => Promise<Answer>) => Promise<Answer>;
}

/** The products of a category in the shop's order, with moving, adding and removing. */
export function CategoryGoods({ node, inTurn }: Props) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const items = itemsQuery(client, node.id);
  const arrangement = arrangementQuery(client, node.id);
  const query = useInfiniteQuery(items);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const { data: known, error: unarranged, refetch: rearrange } = useQuery(arrangement);
  const [adding, setAdding] = useState(false);
  const products = data?.pages.flatMap((page) => page.products);
  const ids = (products ?? []).map(({ _id }) => _id);
  const common = { touches: [CATEGORIES], turns: inTurn };

  const arrange = (order: readonly string[]) =>
    client.categories.setArrangedItems(node.id, TREE, { items: order.map(itemOf) });
  const move = async (from: number, to: number) => {
    if (!products || !known || to < 0 || to >= Math.min(MAX_ARRANGED, products.length)) return;
    const order = arranged(ids, known.length, from, to);
    const list = [...products];
    const [product] = list.splice(from, 1);
    if (!product) return;
    list.splice(to, 0, product);
    const next = data?.pages.at(-1)?.next;
    await Promise.all([
      queries.cancelQueries({ queryKey: items.queryKey }),
      queries.cancelQueries({ queryKey: arrangement.queryKey }),
    ]);
    queries.setQueryData(items.queryKey, { pages: [{ products: list, next } satisfies ItemPage], pageParams: [""] });
    queries.setQueryData(arrangement.queryKey, order);
    try {
      await inTurn(() => arrange(order));
    } catch (thrown) {
      failed(t`The order was not saved.`, thrown);
      void reread(queries, CATEGORIES);
    }
  };
  /** Sends a bulk change; throws the first refusal only if nothing was changed. */
  const send = async (act: "add" | "remove", changed: readonly string[]) => {
    const sent = await changeItems(client, node.id, act, changed);
    if (sent.refused && sent.changed.length === 0) throw sent.refused;
    return sent;
  };
  const add = useAct({
    do: async (chosen: readonly FoundProduct[]) => {
      const wanted = await withCategories(
        client,
        chosen.map(({ _id }) => _id),
      );
      // Products on a page that is not loaded are already in the category: Undo must not remove them.
      const added = wanted.flatMap((product) => (isIn(product, node.id) || !product._id ? [] : [product._id]));
      return added.length > 0 ? send("add", added) : undefined;
    },
    partly: (sent) => sent?.refused && [t`Some products were not added.`, sent.refused],
    success: (sent) =>
      sent
        ? plural({ count: sent.changed.length }, { one: "# product added.", other: "# products added." })
        : t`Nothing had to change.`,
    undo: (sent) =>
      sent &&
      (async () => {
        const back = await send("remove", sent.changed);
        if (back.refused) throw back.refused;
      }),
    ...common,
  });
  const remove = useAct({
    do: ({ _id: id }: CategoryProduct) => send("remove", [id]),
    success: (_, { name = "" }) => t`${name} is no longer in ${{ category: node.name }}.`,
    failure: () => t`The product was not taken out.`,
    undo: (_, { _id: id }) => {
      const order = known ?? [];
      return async () => {
        await send("add", [id]);
        if (order.includes(id)) await arrange(order);
      };
    },
    ...common,
  });

  return (
    <Section
      title={t`Products`}
      action={
        <Button look="outline" size="small" onClick={() => setAdding(true)}>
          {t`Add products`}
        </Button>
      }
    >
      {unarranged && !known && (
        <ReadFailure
          className="mb-3"
          text={t`The order of the products could not be loaded, so nothing can be moved.`}
          error={unarranged}
          onRetry={rearrange}
        />
      )}
      <QueryContent query={{ ...query, data: products }} failure={t`The products could not be loaded`} height="h-24">
        {(shown) =>
          shown.length === 0 ? (
            <p className="text-soft">{t`This category has no products of its own.`}</p>
          ) : (
            <ol className="divide-y divide-line">
              {shown.map((product, index) => (
                <Item
                  key={product._id}
                  product={product}
                  index={index}
                  canMove={known !== undefined}
                  isLast={index === Math.min(MAX_ARRANGED, shown.length) - 1}
                  isArranged={index < (known?.length ?? 0)}
                  onMove={(to) => void move(index, to)}
                  onRemove={() => void remove.run(product)}
                />
              ))}
            </ol>
          )
        }
      </QueryContent>
      {hasNextPage && (
        <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
      {products && products.length > 0 && (
        <p className="mt-3 text-sm text-soft">
          {t`Products without a fixed position follow, the newest first. Up to ${{ count: MAX_ARRANGED }} can have one.`}
        </p>
      )}
      {adding && <AddProducts isIn={(id) => ids.includes(id)} onClose={() => setAdding(false)} onAdd={add.attempt} />}
    </Section>
  );
}

interface ItemProps {
  product: CategoryProduct;
  index: number;
  /** Whether the products can be moved: a move needs the loaded order. */
  canMove: boolean;
  isLast: boolean;
  isArranged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Item({ product, index, canMove, isLast, isArranged, onMove, onRemove }: ItemProps) {
  const { host } = useConfig();
  const { name = "", media, visible } = product;
  const step = (icon: "up" | "down", label: string, to: number, isDisabled: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      className="aria-disabled:opacity-40"
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onMove(to)}
    />
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="w-7 text-end text-sm text-soft tabular-nums">{index + 1}</span>
      <span className="w-10 shrink-0 overflow-hidden rounded-sm">
        <Picture image={parseImage(media?.main?.image, host, "")} sizes="2.5rem" small alt="" />
      </span>
      <span className="min-w-32 flex-1 break-words">
        {name} {visible === false && <Badge tone="plain">{t`Hidden`}</Badge>}{" "}
        {isArranged && <span className="sr-only">{t`Has a fixed position.`}</span>}
      </span>
      <span className="flex items-center">
        {step("up", t`Move ${name} up`, index - 1, !canMove || index === 0 || index >= MAX_ARRANGED)}
        {step("down", t`Move ${name} down`, index + 1, !canMove || isLast || index >= MAX_ARRANGED)}
        <ActsMenu
          name={name}
          acts={[
            ...(canMove && index > 0 ? [{ label: t`To the front`, run: () => onMove(0) }] : []),
            { label: t`Remove`, run: onRemove },
          ]}
        />
      </span>
    </li>
  );
}

/** The order of a category's products: arranged products first, the others by date. */

/** The maximum of products that can be put in order by hand. */
const MAX_ARRANGED = 100;

/**
 * The arranged products after a move, given all ids in the shown order. To keep the shown order, every product down
 * to the lower of both positions becomes arranged.
 */
export function arranged(shown: readonly string[], count: number, from: number, to: number): string[] {
  const order = [...shown];
  const [id] = order.splice(from, 1);
  if (id === undefined) return shown.slice(0, count);
  order.splice(to, 0, id);
  return order.slice(0, Math.min(MAX_ARRANGED, Math.max(count, from + 1, to + 1)));
}
