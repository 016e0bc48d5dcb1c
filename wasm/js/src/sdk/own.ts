/** Records with user-defined keys: `constructor` and `__proto__` are valid keys. */

/** Reads the record's own field, never an inherited one. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sets the record's own field; assigning `__proto__` would change its prototype. */
export function setOwn<Value>(record: Record<string, Value>, name: string, value: Value): void {
  if (name === "__proto__") {
    Object.defineProperty(record, name, { value, configurable: true, enumerable: true, writable: true });
  } else {
    record[name] = value;
  }
}

/** The same fields in a record without a prototype, for readers of a snapshot. */
export function bare<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.setPrototypeOf({ ...record }, null) as Readonly<Record<string, Value>>;
}
