/** Compares two values. */

/**
 * A difference between two values, with its path.
 * @typedef {{ at: string, theirs: unknown, ours: unknown }} Difference
 */

/**
 * All differences between two values. A field that is `undefined` equals an absent one.
 * @param {unknown} theirs
 * @param {unknown} ours
 * @param {string} [at]
 * @returns {Difference[]}
 */
export function differences(theirs, ours, at = "") {
  if (Object.is(theirs, ours)) return [];
  if (theirs instanceof Date && ours instanceof Date) {
    return Object.is(theirs.getTime(), ours.getTime()) ? [] : [{ at, theirs, ours }];
  }
  if (!alike(theirs, ours)) return [{ at, theirs, ours }];
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  return [...names].flatMap((name) => differences(theirs[name], ours[name], at ? `${at}.${name}` : name));
}

/** Whether both are lists of the same length, or plain objects. */
function alike(theirs, ours) {
  if (typeof theirs !== "object" || typeof ours !== "object" || theirs === null || ours === null) return false;
  if (theirs instanceof Date || ours instanceof Date) return false;
  if (Array.isArray(theirs) !== Array.isArray(ours)) return false;
  return !Array.isArray(theirs) || theirs.length === ours.length;
}
