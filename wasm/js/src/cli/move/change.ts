/** The result of a move for one file. */

/** A change of a file, and the parts that stay. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The remarks with their offsets in the file before. */
  readonly remarks: readonly Remark[];
}

/** A part of a file that a person has to look at. */
export interface Remark {
  readonly at: number;
  readonly text: string;
}
