/** Ids as one text, with commas: the value of a field that chooses entries. */
export function idsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function idsText(ids: readonly string[]): string {
  return ids.join(", ");
}
