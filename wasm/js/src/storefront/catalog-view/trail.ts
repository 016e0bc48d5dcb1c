/** Where pages begin, in a catalog that is paged by cursors and has to be asked for a page by its number. */

interface Mark {
  readonly offset: number;
  readonly cursor?: string;
}

const START: Mark = { offset: 0 };
/** How many searches are remembered. */
const KEPT = 30;

export class CursorTrail {
  readonly #marks = new Map<string, Map<number, Mark>>();

  /** The last place before an offset whose cursor is known. */
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
    // The page asked for last stands last.
    this.#marks.delete(search);
    this.#marks.set(search, marks);
    for (const old of this.#marks.keys()) {
      if (this.#marks.size <= KEPT) break;
      this.#marks.delete(old);
    }
  }
}
