/** Builds the kind of a shared list from its calls, which brands, ribbons and the others have alike. */
import type { ConsoleClient } from "../session/client";
import type { Entry, Kind, PageRequest } from "../kit/form";
import type { Texts } from "../../ui/form/field";

const PAGE_SIZE = 50;

/** The option that makes calls count the products of an item. */
export const COUNTED = { fields: ["ASSIGNED_PRODUCTS_COUNT"] };

/** The query of a page: names with the typed prefix, sorted. */
function queryOf(field: string, { q, cursor }: PageRequest) {
  return cursor
    ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
    : {
        cursorPaging: { limit: PAGE_SIZE },
        sort: [{ fieldName: field, order: "ASC" as const }],
        ...(q && { filter: { [field]: { $startsWith: q } } }),
      };
}

interface Found<Item> {
  items: Item[] | undefined;
  pagingMetadata?: { cursors?: { next?: string | undefined; prev?: string | undefined } | undefined } | undefined;
}

interface Stored {
  _id?: string | undefined;
  revision?: string | undefined;
}

interface ListSpec<Item extends Stored> extends Pick<Kind, "title" | "add" | "empty" | "fate" | "fields"> {
  /** Whether its fields are complete, so that Undo can re-create a deleted item. */
  restorable: boolean;
  entry: (item: Item) => Pick<Entry, "uses" | "notes" | "values">;
  query: (
    client: ConsoleClient,
    query: ReturnType<typeof queryOf>,
    options: { signal: AbortSignal },
  ) => Promise<Found<Item>>;
  get: (client: ConsoleClient, id: string) => Promise<Item>;
  create: (client: ConsoleClient, values: Texts) => Promise<unknown>;
  update: (client: ConsoleClient, id: string, changes: Texts & { revision: string }) => Promise<unknown>;
  remove: (client: ConsoleClient, id: string) => Promise<unknown>;
}

export function listKind<Item extends Stored>(spec: ListSpec<Item>): Kind {
  const { restorable, entry, query, get, create, update, remove, ...words } = spec;
  const [name] = words.fields;
  const entryOf = (item: Item): Entry => ({ id: item._id ?? "", revision: item.revision ?? "", ...entry(item) });
  return {
    ...words,
    subject: "products",
    searched: true,
    read: async ({ client }, request) => {
      const { items = [], pagingMetadata } = await query(client, queryOf(name?.name ?? "", request), {
        signal: request.signal,
      });
      const { next, prev } = pagingMetadata?.cursors ?? {};
      return { items: items.map(entryOf), next: next || undefined, previous: prev || undefined };
    },
    get: async ({ client }, id) => entryOf(await get(client, id)),
    create: ({ client }, values) => create(client, values),
    update: ({ client }, { id, revision = "" }, changes) => update(client, id, { ...changes, revision }),
    remove: ({ client }, id) => remove(client, id),
    ...(restorable && { restore: ({ client }, { values }) => create(client, values) }),
  };
}
