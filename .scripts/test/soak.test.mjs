import assert from "node:assert/strict";
import { test } from "node:test";
import { requireFlat } from "../../tests/bench/soak.mjs";

test("the soak test fails if the database keeps growing after the rows' lifetime", () => {
  const sample = (/** @type {number} */ database) => ({
    ...{ minute: 0, callsPerSecond: 0 },
    ...{ database, log: 1, media: 0, memory: 100 },
  });
  requireFlat([1, 5, 9, 40, 41, 42, 41, 42, 42].map(sample));
  assert.throws(() => requireFlat([1, 2, 3, 40, 50, 60, 70, 80, 90].map(sample)), /database grows on/);
});
