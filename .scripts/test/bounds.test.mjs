import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { digestOf, TABLE, TABLE_DIGEST } from "../bounds.mjs";

test("the platform's bounds have the recorded digest of the contract", () => {
  assert.equal(digestOf(readFileSync(TABLE, "utf8")), readFileSync(TABLE_DIGEST, "utf8").trim());
});
