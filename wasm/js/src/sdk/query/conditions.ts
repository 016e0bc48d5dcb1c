/** The shared part of query builders: conditions and order. Every method returns a new builder. */

import { wireName } from "../convert/names.js";
import type { Fields } from "./fields.js";

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

/** The fields that a builder can filter by. */
export type Filterable<Of extends Fields> = Of["every"] | Of["equality"] | Of["list"];

export abstract class ConditionBuilder<Builder extends ConditionBuilder<Builder, Of>, Of extends Fields = Fields> {
  readonly #conditions: Conditions;

  protected constructor(conditions: Conditions) {
    this.#conditions = conditions;
  }

  /** A builder of the same class with other conditions. */
  protected abstract rebuilt(conditions: Conditions): Builder;

  /** Filter and sort in the platform's format. */
  protected get conditions(): Conditions {
    return this.#conditions;
  }

  /** Entries whose field equals the value. */
  eq(field: Filterable<Of>, value: unknown): Builder {
    return this.#where(field, value ?? null);
  }
  /** Entries whose field does not equal the value. */
  ne(field: Filterable<Of>, value: unknown): Builder {
    return this.#where(field, { $ne: value ?? null });
  }
  /** Entries whose field is greater than the value, or equal to it. */
  ge(field: Of["every"], value: unknown): Builder {
    return this.#where(field, { $gte: value });
  }
  /** Entries whose field is greater than the value. */
  gt(field: Of["every"], value: unknown): Builder {
    return this.#where(field, { $gt: value });
  }
  /** Entries whose field is less than the value, or equal to it. */
  le(field: Of["every"], value: unknown): Builder {
    return this.#where(field, { $lte: value });
  }
  /** Entries whose field is less than the value. */
  lt(field: Of["every"], value: unknown): Builder {
    return this.#where(field, { $lt: value });
  }
  /** Entries whose field is at least `from` and less than `to`. */
  between(field: Of["every"], from: unknown, to: unknown): Builder {
    return this.ge(field, from).lt(field, to);
  }
  /** Entries whose text starts with this prefix, ignoring case. */
  startsWith(field: Of["every"], text: string): Builder {
    return this.#where(field, { $startsWith: text });
  }
  /** Entries whose text ends with this suffix, ignoring case. */
  endsWith(field: Of["every"], text: string): Builder {
    return this.#where(field, { $endsWith: text });
  }
  /** Entries whose text contains this text, ignoring case. */
  contains(field: Of["every"], text: string): Builder {
    return this.#where(field, { $contains: text });
  }
  /** Entries whose list contains at least one of the values. */
  hasSome(field: Filterable<Of>, ...values: unknown[]): Builder {
    return this.#where(field, { $hasSome: values.flat() });
  }
  /** Entries whose list contains all of the values. */
  hasAll(field: Filterable<Of>, ...values: unknown[]): Builder {
    return this.#where(field, { $hasAll: values.flat() });
  }
  /** Entries whose field equals one of the values. */
  in(field: Filterable<Of>, values: readonly unknown[]): Builder {
    return this.#where(field, { $in: [...values] });
  }
  /** Entries that have the field; with `false`, entries that do not. */
  exists(field: Filterable<Of>, exists = true): Builder {
    return this.#where(field, { $exists: exists });
  }
  /** Entries whose field has no value. */
  isEmpty(field: Filterable<Of>): Builder {
    return this.eq(field, null);
  }
  /** Entries whose field has a value. */
  isNotEmpty(field: Filterable<Of>): Builder {
    return this.ne(field, null);
  }

  /** Entries that meet the conditions of both builders. */
  and(other: Builder): Builder {
    return this.#filtered(join("$and", this.#conditions.filter, filterOf(other)));
  }
  /** Entries that meet the conditions of one of the builders. */
  or(other: Builder): Builder {
    return this.#filtered(join("$or", this.#conditions.filter, filterOf(other)));
  }
  /** Entries that do not meet the other builder's conditions. */
  not(other: Builder): Builder {
    const filter = filterOf(other);
    if (Object.keys(filter).length === 0) return this.rebuilt(this.#conditions);
    const negated = "$not" in filter ? (filter.$not as Filter) : { $not: filter };
    return this.#filtered(join("$and", this.#conditions.filter, negated));
  }

  /** Sorts by the fields, ascending. */
  ascending(...fields: Of["sort"][]): Builder {
    return this.#sorted(fields, "ASC");
  }
  /** Sorts by the fields, descending. */
  descending(...fields: Of["sort"][]): Builder {
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

  /** Another builder's filter, which is private to the builder's class. */
  static filterOf(builder: ConditionBuilder<never>): Filter {
    return builder.#conditions.filter;
  }
}

const filterOf = (builder: unknown): Filter => ConditionBuilder.filterOf(builder as ConditionBuilder<never>);

/** Joins two conditions into one flat list, leaving out an empty one. */
function join(operator: "$and" | "$or", left: Filter, right: Filter): Filter {
  if (Object.keys(left).length === 0) return right;
  if (Object.keys(right).length === 0) return left;
  const list = (side: Filter): unknown[] => (Array.isArray(side[operator]) ? (side[operator] as unknown[]) : [side]);
  return { [operator]: [...list(left), ...list(right)] };
}
