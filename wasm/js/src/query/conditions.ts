/** The shared part of query builders: conditions and order. Every method returns a new builder. */

import { wireName } from "../convert/names.js";

/** A condition in the platform's filter language. */
export type Filter = Record<string, unknown>;

/** An entry of a sort. */
export interface Sorted {
  readonly fieldName: string;
  readonly order: "ASC" | "DESC";
}

/** The conditions and order of a query. */
export interface Conditions {
  readonly filter: Filter;
  readonly sort: readonly Sorted[];
}

export abstract class ConditionBuilder<Builder extends ConditionBuilder<Builder>> {
  readonly #conditions: Conditions;

  protected constructor(conditions: Conditions) {
    this.#conditions = conditions;
  }

  /** A builder of the same kind with other conditions. */
  protected abstract rebuilt(conditions: Conditions): Builder;

  /** Filter and order as the platform reads them. */
  protected get conditions(): Conditions {
    return this.#conditions;
  }

  eq(field: string, value: unknown): Builder {
    return this.#where(field, value ?? null);
  }
  ne(field: string, value: unknown): Builder {
    return this.#where(field, { $ne: value ?? null });
  }
  ge(field: string, value: unknown): Builder {
    return this.#where(field, { $gte: value });
  }
  gt(field: string, value: unknown): Builder {
    return this.#where(field, { $gt: value });
  }
  le(field: string, value: unknown): Builder {
    return this.#where(field, { $lte: value });
  }
  lt(field: string, value: unknown): Builder {
    return this.#where(field, { $lt: value });
  }
  /** At least `from` and less than `to`. */
  between(field: string, from: unknown, to: unknown): Builder {
    return this.ge(field, from).lt(field, to);
  }
  startsWith(field: string, text: string): Builder {
    return this.#where(field, { $startsWith: text });
  }
  endsWith(field: string, text: string): Builder {
    return this.#where(field, { $endsWith: text });
  }
  contains(field: string, text: string): Builder {
    return this.#where(field, { $contains: text });
  }
  hasSome(field: string, ...values: unknown[]): Builder {
    return this.#where(field, { $hasSome: values.flat() });
  }
  hasAll(field: string, ...values: unknown[]): Builder {
    return this.#where(field, { $hasAll: values.flat() });
  }
  in(field: string, values: readonly unknown[]): Builder {
    return this.#where(field, { $in: [...values] });
  }
  exists(field: string, exists = true): Builder {
    return this.#where(field, { $exists: exists });
  }
  isEmpty(field: string): Builder {
    return this.eq(field, null);
  }
  isNotEmpty(field: string): Builder {
    return this.ne(field, null);
  }

  and(other: Builder): Builder {
    return this.#filtered(join("$and", this.#conditions.filter, filterOf(other)));
  }
  or(other: Builder): Builder {
    return this.#filtered(join("$or", this.#conditions.filter, filterOf(other)));
  }
  /** Adds that the other's conditions do not hold. */
  not(other: Builder): Builder {
    const filter = filterOf(other);
    if (Object.keys(filter).length === 0) {
      return this.rebuilt(this.#conditions);
    }
    const negated = "$not" in filter ? (filter.$not as Filter) : { $not: filter };
    return this.#filtered(join("$and", this.#conditions.filter, negated));
  }

  ascending(...fields: string[]): Builder {
    return this.#sorted(fields, "ASC");
  }
  descending(...fields: string[]): Builder {
    return this.#sorted(fields, "DESC");
  }

  #where(field: string, condition: unknown): Builder {
    return this.#filtered(join("$and", this.#conditions.filter, { [wireName(field)]: condition }));
  }

  #filtered(filter: Filter): Builder {
    return this.rebuilt({ ...this.#conditions, filter });
  }

  #sorted(fields: readonly string[], order: "ASC" | "DESC"): Builder {
    const added = fields.map((field) => ({ fieldName: wireName(field), order }));
    return this.rebuilt({ ...this.#conditions, sort: [...this.#conditions.sort, ...added] });
  }

  /** The filter of another builder, which only its own class can read. */
  static filterOf(builder: ConditionBuilder<never>): Filter {
    return builder.#conditions.filter;
  }
}

const filterOf = (builder: unknown): Filter => ConditionBuilder.filterOf(builder as ConditionBuilder<never>);

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
