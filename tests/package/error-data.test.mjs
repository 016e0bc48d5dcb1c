/** Errors as plain data, for workers, other pages and logs. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import * as sdk from "../../wasm/pkg/inline.js";

/** The error classes with a guard. */
const CLASSES = Object.keys(sdk).filter(
  (name) => sdk[name].prototype instanceof sdk.CartwrightError && `is${name}` in sdk,
);
const failure = { kind: "application", message: "no cart", code: "OWNED_CART_NOT_FOUND", status: 404, requestId: "1" };

/** The guards of an error's class and of its base classes. */
const guardsOf = (error) => CLASSES.filter((name) => error instanceof sdk[name]).map((name) => sdk[`is${name}`]);

test("the package has more than ten classes of errors with a guard", () => {
  assert.ok(CLASSES.length > 10);
});

for (const name of CLASSES) {
  test(`the guards recognize a ${name} copied between threads or parsed from JSON`, async () => {
    const error = new sdk[name](failure);
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(error.toJSON());
    const [data] = await once(port2, "message");
    port1.close();
    for (const copy of [data, JSON.parse(JSON.stringify(error))]) {
      assert.ok(sdk.isCartwrightError(copy));
      assert.ok(guardsOf(error).every((guard) => guard(copy)));
      assert.equal(sdk.codeOf(copy), "OWNED_CART_NOT_FOUND");
      for (const field of ["name", "kind", "message", "status", "details"]) {
        assert.deepEqual(copy[field], error[field], field);
      }
    }
  });
}

test("structuredClone drops the fields of an error, so that its JSON has to be sent", () => {
  const copy = structuredClone(new sdk.ApplicationError(failure));
  assert.equal(copy.message, "no cart");
  assert.equal(sdk.isCartwrightError(copy), false);
});

test("other errors and data are not recognized as errors of the package", () => {
  for (const other of [
    new Error("no"),
    { name: "ApplicationError" },
    { kind: "application", code: "NO" },
    undefined,
    null,
  ]) {
    assert.equal(sdk.isCartwrightError(other), false);
  }
});
