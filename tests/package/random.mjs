/** Seeded pseudo-random numbers, so that a failing case can be repeated. */

/** Mulberry32. */
export function random(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `low` to `high`, both inclusive. */
  const whole = (low, high) => low + Math.floor(next() * (high - low + 1));
  return { next, whole, pick: (list) => list[whole(0, list.length - 1)] };
}
