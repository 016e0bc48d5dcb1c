/** An object with the field, or an empty object if there is no value. */
export function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined | null,
): { [Key in Name]?: Value } {
  return (value === undefined || value === null ? {} : { [name]: value }) as { [Key in Name]?: Value };
}
