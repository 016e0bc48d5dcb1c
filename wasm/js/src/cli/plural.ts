/** Counts with nouns. */

/** A number and its noun: `1 file`, `2 files`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
