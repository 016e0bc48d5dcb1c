/** The order of a category's products: the arranged ones come first, the rest by date. */

/** The maximum of products that can be put in order by hand. */
export const MAX_ARRANGED = 100;

/**
 * The arranged products after one was moved, given all in the order shown. Everything down to the lower of both places
 * has to be arranged for the order to be the one that is seen.
 */
export function arranged(shown: readonly string[], count: number, from: number, to: number): string[] {
  const order = [...shown];
  const [id] = order.splice(from, 1);
  if (id === undefined) return shown.slice(0, count);
  order.splice(to, 0, id);
  return order.slice(0, Math.min(MAX_ARRANGED, Math.max(count, from + 1, to + 1)));
}
