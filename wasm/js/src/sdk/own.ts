/** Records whose keys people choose: `constructor` and `__proto__` are names too. */

/** The record's own field; never one that every object inherits. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sets the record's own field; an assignment to `__proto__` would change what the record inherits. */
export function setOwn<Value>(record: Record<string, Value>, name: string, value: Value): void {
  if (name === "__proto__") {
    Object.defineProperty(record, name, { value, configurable: true, enumerable: true, writable: true });
  } else {
    record[name] = value;
  }
}

/** The same fields in a record that inherits none, for readers of a snapshot. */
export function bare<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.setPrototypeOf({ ...record }, null) as Readonly<Record<string, Value>>;
}
