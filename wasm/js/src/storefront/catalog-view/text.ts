/** Text lengths: the platform counts characters (code points), JavaScript UTF-16 units. */

/** The number of characters (code points) of a text. */
export const textLength = (text: string): number => Array.from(text).length;

/**
 * The beginning of a text, with at most `max` characters. A letter with its accents, or an emoji of several parts,
 * stays whole.
 *
 * ```ts
 * const description = cutText(plainText(product.description), 155);
 * ```
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let [end, count] = [0, 0];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    count += textLength(segment);
    if (count > max) break;
    end += segment.length;
  }
  return text.slice(0, end) || Array.from(text).slice(0, max).join("");
}
