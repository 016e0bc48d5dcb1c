/** Splits lists into batches for one call each, and limits concurrent calls. */

export function partsOf<Item>(items: readonly Item[], max: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += max) parts.push(items.slice(start, start + max));
  return parts;
}

const AT_ONCE = 4;

/** The answers in the order of the items. */
export async function eachOf<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const part of partsOf(items, AT_ONCE)) answers.push(...(await Promise.all(part.map(work))));
  return answers;
}
