/**
 * A message in ICU's form, with the arguments that it takes: `icu<{ count: number }>("{count, plural, …}")`. The build
 * puts the compiled function in its place.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- only the caller knows what a text takes
export function icu<Arguments extends object>(text: string): (values: Arguments) => string {
  throw new Error(`This message was not compiled: ${text}`);
}
