/** Errors as plain data, for workers, other pages and logs. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "vitest";
import * as sdk from "../inline.js";
import type { Failure } from "./errors.js";

type ErrorClass = new (failure: Failure) => sdk.CartwrightError;

const isErrorClass = (value: unknown): value is ErrorClass =>
  typeof value === "function" && value.prototype instanceof sdk.CartwrightError;

/** The error classes with a guard. */
const CLASSES = (Object.entries(sdk) as [string, unknown][]).flatMap(([name, value]) => {
  const guard = (sdk as Record<string, unknown>)[`is${name}`] as ((error: unknown) => boolean) | undefined;
  return isErrorClass(value) && guard ? [{ name, make: value, guard }] : [];
});
const failure: Failure = {
  kind: "application",
  message: "no cart",
  code: "OWNED_CART_NOT_FOUND",
  status: 404,
  requestId: "1",
};

/** The guards of an error's class and of its base classes. */
const guardsOf = (error: unknown) => CLASSES.filter(({ make }) => error instanceof make).map(({ guard }) => guard);

test("the package has more than ten classes of errors with a guard", () => {
  assert.ok(CLASSES.length > 10);
});

for (const { name, make: Made } of CLASSES) {
  test(`the guards recognize a ${name} copied between threads or parsed from JSON`, async () => {
    const error = new Made(failure);
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(error.toJSON());
    const [data] = (await once(port2, "message")) as [unknown];
    port1.close();
    for (const copy of [data, JSON.parse(JSON.stringify(error)) as unknown]) {
      assert.ok(sdk.isCartwrightError(copy));
      assert.ok(guardsOf(error).every((guard) => guard(copy)));
      assert.equal(sdk.codeOf(copy), "OWNED_CART_NOT_FOUND");
      for (const field of ["name", "kind", "message", "status", "details"] as const) {
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
