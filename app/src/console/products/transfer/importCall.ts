/** The platform's import of a product file, and its dry run: a stream of results, one for each batch. */
import { arrayFrom, askLines, numbersFrom, recordOf, textFrom, textsFrom } from "../../session/request";

/** A product that the import creates. */
export interface NewGoods {
  line: number;
  slug: string;
  name: string;
  variants: number;
}

/** A changed cell; without choices a value of the whole product. */
export interface Change {
  column: string;
  choices: string;
  before: string;
  after: string;
}

export interface ChangedGoods {
  line: number;
  slug: string;
  name: string;
  cells: Change[];
}

/** A refused cell, row or product. */
export interface Refused {
  line: number;
  slug: string;
  /** Empty if the row or product is refused as a whole. */
  column: string;
  text: string;
  /** The code of the violated rule. */
  why: string;
  /** The reason, in English. */
  reason: string;
}

/** The result of an import so far; of a dry run, the result that an import would have. */
export interface Imported {
  created: number;
  updated: number;
  unchanged: number;
  new: NewGoods[];
  changes: ChangedGoods[];
  refusals: Refused[];
  /** Columns that the import does not know. */
  unknown: string[];
  /** The encoding, if not UTF-8. */
  encoding: string;
  /** The number of products so far. */
  products: number;
  /** The progress, from 0 to 1. */
  part: number;
}

export const NOTHING: Imported = {
  ...{ created: 0, updated: 0, unchanged: 0, products: 0, part: 0 },
  ...{ new: [], changes: [], refusals: [], unknown: [], encoding: "" },
};

/** A result with that of the next batch. */
export function added(one: Imported, next: Imported): Imported {
  return {
    created: one.created + next.created,
    updated: one.updated + next.updated,
    unchanged: one.unchanged + next.unchanged,
    new: [...one.new, ...next.new],
    changes: [...one.changes, ...next.changes],
    refusals: [...one.refusals, ...next.refusals],
    unknown: [...one.unknown, ...next.unknown],
    encoding: one.encoding || next.encoding,
    products: next.products,
    part: next.part,
  };
}

interface ImportOptions {
  dryRun?: boolean;
  /** The number of products to skip: those of an interrupted import. */
  after?: number;
  signal?: AbortSignal;
}

/** Imports a file. Who stops reading stops the import, after the batch whose result came last. */
export async function* importFile(
  host: string,
  file: Blob,
  { dryRun = false, after = 0, signal }: ImportOptions,
): AsyncGenerator<Imported> {
  const address = `${host}/_console/api/_platform/products/import?dryRun=${dryRun}&after=${after}`;
  for await (const line of askLines(address, file, signal)) yield importedFrom(recordOf(line));
}

function importedFrom(read: Readonly<Record<string, unknown>>): Imported {
  const { bytes, size, ...counts } = numbersFrom(
    read,
    ...(["created", "updated", "unchanged", "products", "bytes", "size"] as const),
  );
  return {
    ...counts,
    part: bytes / size,
    new: arrayFrom(read.new).map((each) => ({
      ...numbersFrom(each, "line", "variants"),
      ...textsFrom(each, "slug", "name"),
    })),
    changes: arrayFrom(read.changes).map((each) => ({
      ...numbersFrom(each, "line"),
      ...textsFrom(each, "slug", "name"),
      cells: arrayFrom(recordOf(each).cells).map((cell) => textsFrom(cell, "column", "choices", "before", "after")),
    })),
    refusals: arrayFrom(read.refusals).map((each) => ({
      ...numbersFrom(each, "line"),
      ...textsFrom(each, "slug", "column", "text", "why", "reason"),
    })),
    unknown: arrayFrom(read.unknown).map(textFrom),
    encoding: textFrom(read.encoding),
  };
}
