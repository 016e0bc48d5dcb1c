/** The fields that every entity has, whose names differ between the wire and JavaScript. */

/** The wire's name of a field, at each step of a path: `_id` is `id`, and the two dates likewise. */
export function wireName(field: string): string {
  return field.includes("_") ? field.replace(/(^|\.)_(?=(?:id|createdDate|updatedDate)(?:\.|$))/g, "$1") : field;
}
