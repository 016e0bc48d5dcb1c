/** The query builder (contract: "Query builder"). Every method returns a new builder. */

import type { CallOptions } from "./call.js";

type Filter = Record<string, unknown>;

interface State {
  readonly filter: Filter;
  readonly sort: readonly { fieldName: string; order: "ASC" | "DESC" }[];
  readonly paging: { readonly offset: number; readonly limit: number };
}

/** A query as the platform reads it. */
export interface QueryObject {
  filter?: Filter;
  sort?: readonly { fieldName?: string; order?: "ASC" | "DESC" }[];
  paging?: { offset?: number; limit?: number };
}

/** One page of results. */
export interface QueryResult<T> {
  readonly items: T[];
  readonly length: number;
  readonly pageSize: number;
  /** Counted from 0. */
  readonly currentPage: number | undefined;
  readonly totalPages: number | undefined;
  /** How many there are in all; `undefined` when they are too many to count. */
  readonly totalCount: number | undefined;
  readonly query: QueryBuilder<T>;
  hasNext(): boolean;
  hasPrev(): boolean;
  next(options?: CallOptions): Promise<QueryResult<T>>;
  prev(options?: CallOptions): Promise<QueryResult<T>>;
}

/** One page as a module's call gives it. */
export interface FoundPage<T> {
  items: T[];
  total: number | undefined;
}

/** Makes the call of a query. */
export type Find<T> = (query: QueryObject, options?: CallOptions) => Promise<FoundPage<T>>;

const START: State = { filter: {}, sort: [], paging: { offset: 0, limit: 50 } };

export class QueryBuilder<T> {
  readonly #find: Find<T>;
  readonly #state: State;

  constructor(find: Find<T>, state: State = START) {
    this.#find = find;
    this.#state = state;
  }

  eq(field: string, value: unknown): QueryBuilder<T> {
    return this.#where(field, value ?? null);
  }
  ne(field: string, value: unknown): QueryBuilder<T> {
    return this.#where(field, { $ne: value ?? null });
  }
  ge(field: string, value: unknown): QueryBuilder<T> {
    return this.#where(field, { $gte: value });
  }
  gt(field: string, value: unknown): QueryBuilder<T> {
    return this.#where(field, { $gt: value });
  }
  le(field: string, value: unknown): QueryBuilder<T> {
    return this.#where(field, { $lte: value });
  }
  lt(field: string, value: unknown): QueryBuilder<T> {
    return this.#where(field, { $lt: value });
  }
  /** At least `from` and less than `to`. */
  between(field: string, from: unknown, to: unknown): QueryBuilder<T> {
    return this.ge(field, from).lt(field, to);
  }
  startsWith(field: string, text: string): QueryBuilder<T> {
    return this.#where(field, { $startsWith: text });
  }
  endsWith(field: string, text: string): QueryBuilder<T> {
    return this.#where(field, { $endsWith: text });
  }
  contains(field: string, text: string): QueryBuilder<T> {
    return this.#where(field, { $contains: text });
  }
  hasSome(field: string, ...values: unknown[]): QueryBuilder<T> {
    return this.#where(field, { $hasSome: values.flat() });
  }
  hasAll(field: string, ...values: unknown[]): QueryBuilder<T> {
    return this.#where(field, { $hasAll: values.flat() });
  }
  in(field: string, values: readonly unknown[]): QueryBuilder<T> {
    return this.#where(field, { $in: [...values] });
  }
  exists(field: string, exists = true): QueryBuilder<T> {
    return this.#where(field, { $exists: exists });
  }
  isEmpty(field: string): QueryBuilder<T> {
    return this.eq(field, null);
  }
  isNotEmpty(field: string): QueryBuilder<T> {
    return this.ne(field, null);
  }

  and(other: QueryBuilder<T>): QueryBuilder<T> {
    return this.#with({ filter: join("$and", this.#state.filter, other.#state.filter) });
  }
  or(other: QueryBuilder<T>): QueryBuilder<T> {
    return this.#with({ filter: join("$or", this.#state.filter, other.#state.filter) });
  }
  /** Adds that the other's conditions do not hold. */
  not(other: QueryBuilder<T>): QueryBuilder<T> {
    const { filter } = other.#state;
    if (Object.keys(filter).length === 0) {
      return this;
    }
    const negated = "$not" in filter ? (filter.$not as Filter) : { $not: filter };
    return this.#with({ filter: join("$and", this.#state.filter, negated) });
  }

  ascending(...fields: string[]): QueryBuilder<T> {
    return this.#sorted(fields, "ASC");
  }
  descending(...fields: string[]): QueryBuilder<T> {
    return this.#sorted(fields, "DESC");
  }
  skip(offset: number): QueryBuilder<T> {
    return this.#with({ paging: { ...this.#state.paging, offset } });
  }
  limit(limit: number): QueryBuilder<T> {
    return this.#with({ paging: { ...this.#state.paging, limit } });
  }

  /** Asks for the page. */
  async find(options?: CallOptions): Promise<QueryResult<T>> {
    const { filter, sort, paging } = this.#state;
    const query: QueryObject = { filter, paging };
    if (sort.length > 0) {
      query.sort = sort;
    }
    return this.#page(await this.#find(query, options));
  }

  /** Every result, page after page. A count that the platform does not give is no end. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    let page = await this.find();
    for (;;) {
      yield* page.items;
      const { offset, limit } = page.query.#state.paging;
      const more = page.totalCount === undefined ? page.items.length > 0 : offset + limit < page.totalCount;
      if (!more || limit <= 0) {
        return;
      }
      page = await page.query.skip(offset + limit).find();
    }
  }

  #page({ items, total }: FoundPage<T>): QueryResult<T> {
    const { offset, limit } = this.#state.paging;
    const currentPage = limit > 0 ? Math.floor(offset / limit) : 0;
    const totalPages = total === undefined || limit <= 0 ? undefined : Math.ceil(total / limit);
    const hasNext = (): boolean => totalPages !== undefined && currentPage < totalPages - 1;
    const hasPrev = (): boolean => currentPage > 0;
    return {
      items,
      length: items.length,
      pageSize: limit,
      currentPage,
      totalPages,
      totalCount: total,
      query: this,
      hasNext,
      hasPrev,
      next: (options) => {
        // When the platform does not count, whether there is more is found out by asking.
        if (!hasNext() && (total !== undefined || items.length === 0)) {
          return Promise.reject(new Error("No next page to fetch"));
        }
        return this.skip(offset + limit).find(options);
      },
      prev: (options) =>
        hasPrev()
          ? this.skip(Math.max(0, offset - limit)).find(options)
          : Promise.reject(new Error("No previous page to fetch")),
    };
  }

  #where(field: string, condition: unknown): QueryBuilder<T> {
    return this.#with({ filter: join("$and", this.#state.filter, { [wireName(field)]: condition }) });
  }

  #sorted(fields: readonly string[], order: "ASC" | "DESC"): QueryBuilder<T> {
    const added = fields.map((field) => ({ fieldName: wireName(field), order }));
    return this.#with({ sort: [...this.#state.sort, ...added] });
  }

  #with(change: Partial<State>): QueryBuilder<T> {
    return new QueryBuilder(this.#find, { ...this.#state, ...change });
  }
}

/** Joins two conditions into one flat list; an empty side is ignored. */
function join(operator: "$and" | "$or", left: Filter, right: Filter): Filter {
  if (Object.keys(left).length === 0) {
    return right;
  }
  if (Object.keys(right).length === 0) {
    return left;
  }
  const list = (side: Filter): unknown[] => (Array.isArray(side[operator]) ? (side[operator] as unknown[]) : [side]);
  return { [operator]: [...list(left), ...list(right)] };
}

/** `_id` and the two dates have other names on the wire, at each step of a path. */
function wireName(field: string): string {
  return field
    .split(".")
    .map((name) => (name === "_id" || name === "_createdDate" || name === "_updatedDate" ? name.slice(1) : name))
    .join(".");
}
