/** Seeded pseudo-random numbers, so that a failing case can be repeated. */

export interface Random {
  /** A number from 0 to 1, without 1. */
  next(): number;
  /** A whole number from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32. */
export function random(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return { next, whole, pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T };
}
