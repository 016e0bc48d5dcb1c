/** A function that keeps its results by their arguments: making an `Intl` formatter takes longer than using it a hundred times. */
export function kept<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? make(...args);
    results.set(key, result);
    return result;
  };
}
