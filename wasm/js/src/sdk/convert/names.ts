/** The fields that every entity has, whose names differ between the wire and JavaScript. */

/** The wire name of a field path: `_id` becomes `id` at each step, and the two dates likewise. */
export function wireName(field: string): string {
  return field.includes("_") ? field.replace(/(^|\.)_(?=(?:id|createdDate|updatedDate)(?:\.|$))/g, "$1") : field;
}
