/** Helpers for table-driven tests. */

import assert from "node:assert/strict";
import { test } from "vitest";

/** A test for each row of a table. */
export const each =
  <Row>(rows: readonly Row[]) =>
  (name: string, run: (...values: Row extends readonly unknown[] ? Row : [Row]) => void): void => {
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as Row extends readonly unknown[] ? Row : [Row];
      test(`${name}: ${JSON.stringify(values)}`, () => run(...values));
    }
  };

/** Asserts only the expected fields. */
export function matches(actual: object, expected: object): void {
  const found = actual as Record<string, unknown>;
  for (const [key, value] of Object.entries(expected) as [string, unknown][]) {
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isPart) matches(found[key] as object, value);
    else assert.deepEqual(found[key], value, key);
  }
}
