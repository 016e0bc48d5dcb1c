/** Cursors by page offset, so that a catalog with cursor paging can be read by page number. */

interface Mark {
  readonly offset: number;
  readonly cursor?: string;
}

const START: Mark = { offset: 0 };
/** The number of cached searches. */
const KEPT = 30;

export class CursorCache {
  readonly #marks = new Map<string, Map<number, Mark>>();

  /** The closest known cursor at or before an offset. */
  nearest(search: string, offset: number): Mark {
    let nearest = START;
    for (const mark of this.#marks.get(search)?.values() ?? []) {
      if (mark.offset <= offset && mark.offset > nearest.offset) nearest = mark;
    }
    return nearest;
  }

  note(search: string, offset: number, cursor: string): void {
    const marks = this.#marks.get(search) ?? new Map<number, Mark>();
    marks.set(offset, { offset, cursor });
    // Moves the search to the end: the least recently used search is dropped first.
    this.#marks.delete(search);
    this.#marks.set(search, marks);
    for (const old of this.#marks.keys()) {
      if (this.#marks.size <= KEPT) break;
      this.#marks.delete(old);
    }
  }
}
