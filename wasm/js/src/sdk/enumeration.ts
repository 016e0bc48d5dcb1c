/** An object with the values of an open enumeration, each under its own name. */
export type ValuesByName<Open extends string> = {
  readonly [Value in Open as string extends Value ? never : Value]: Value;
};

/** Makes an enumeration from space-separated values. */
export function enumeration<Open extends string>(values: string): ValuesByName<Open> {
  return Object.fromEntries(values.split(" ").map((value) => [value, value])) as ValuesByName<Open>;
}
