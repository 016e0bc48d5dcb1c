/** Guards recognise this package's errors, also from another copy. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { loadCode } from "./lazy-code.js";
import { orNone } from "../storefront/catalog-view/errors.js";
import { PartlySavedError } from "../owner/partly-saved.js";
import { withFieldsOfV3 } from "../owner/v1-fields.js";
import { currentCartOrNull, currentCartV2OrNull } from "./custom-functions.js";
import type * as errors from "../core/errors.js";
import type { V1Modules } from "../storefront/cart-v1/api.js";
import type { Caller } from "./call.js";
import { cartForm } from "../storefront/server/cart-form.js";
import * as sdk from "../inline.js";

/** A second copy of the errors, as in a program that loads two versions. */
const COPY = "../core/errors.js?copy";
const copy = (await import(COPY)) as typeof errors;

const GUARDS = {
  ValidationError: "isValidationError",
  ApplicationError: "isApplicationError",
  RevisionConflictError: "isRevisionConflictError",
  GraphQlError: "isGraphQlError",
  SystemError: "isSystemError",
  TransportError: "isTransportError",
  SessionError: "isSessionError",
  CancelledError: "isCancelledError",
  RequestError: "isRequestError",
  DecodeError: "isDecodeError",
  FatalError: "isFatalError",
} as const;
const NAMES = Object.keys(GUARDS) as (keyof typeof GUARDS)[];

const failure: errors.Failure = { kind: "application", message: "no" };

for (const name of NAMES) {
  const guard = GUARDS[name];
  test(`${guard} recognizes a ${name}, also of another copy of the package`, () => {
    const other = new copy[name](failure);
    assert.equal(other instanceof sdk[name], false, "this is another copy");
    for (const error of [new sdk[name](failure), other]) {
      assert.ok(sdk.isCartwrightError(error));
      assert.ok(sdk[guard](error));
    }
    for (const error of [new Error(name), { name }, undefined, null, name]) {
      assert.equal(sdk[guard](error), false);
      assert.equal(sdk.isCartwrightError(error), false);
    }
  });

  test(`${guard} agrees with instanceof for every error class`, () => {
    for (const other of NAMES) {
      const error = new sdk[other](failure);
      assert.equal(sdk[guard](error), error instanceof sdk[name], other);
    }
  });
}

const refusal = (code: string) => new copy.ApplicationError({ ...failure, code });
const rejects = (error: Error) => () => Promise.reject(error);

test("a missing-cart error of another copy of the package is read as null", async () => {
  const caller = (error: Error) => ({ isNobody: () => false, call: rejects(error) }) as unknown as Caller;
  for (const orNull of [currentCartOrNull, currentCartV2OrNull]) {
    assert.equal(await orNull(caller(refusal("OWNED_CART_NOT_FOUND")))(), null);
    await assert.rejects(orNull(caller(refusal("ELSE")))(), { code: "ELSE" });
  }
});

test("errors of another copy of the package are handled like those of this copy", async () => {
  assert.equal(await orNone(Promise.reject(refusal("PRODUCT_NOT_FOUND"))), null);
  const error = refusal("NO");
  await assert.rejects(loadCode("the code", rejects(error)), (thrown) => thrown === error);
  assert.equal(new PartlySavedError("p", [], [], refusal("NO")).code, "NO");
  const violations = [{ field: "product.sku", description: "no" }];
  const refused = new copy.ValidationError({ kind: "validation", message: "no", violations });
  await assert.rejects(withFieldsOfV3(Promise.reject(refused)), (thrown) =>
    /variants\[0\]\.sku/.test((thrown as errors.ValidationError).violations[0]!.field),
  );
});

test("a cart form shows the error code of another copy's client", async () => {
  const calls: Partial<V1Modules["currentCart"]> = { getCurrentCartOrNull: rejects(refusal("NO")) };
  const currentCart = calls as V1Modules["currentCart"];
  const body = new URLSearchParams({ action: "add", catalogItemId: "p" });
  const headers = { "sec-fetch-site": "same-origin" };
  const request = new Request("https://shop.example/cart", { method: "POST", body, headers });
  const answer = await cartForm({ client: () => ({ currentCart, dispose: () => undefined }) })(request);
  assert.deepEqual([answer.status, answer.headers.get("location")], [303, "https://shop.example/cart?cartError=NO"]);
});

test("order change rejections are read from code and data and match those of the crate", () => {
  const rust = readFileSync(new URL("../../../../sdk/src/resources/orders/rejection.rs", import.meta.url), "utf8");
  const [, list = ""] = /OrderChangeRejection \{([^}]*)\}/.exec(rust) ?? [];
  const known = [...list.matchAll(/"([A-Z_]+)"/g)].map(([, name]) => name!);
  const refused = (code: string, data?: unknown) =>
    new sdk.ApplicationError({ kind: "application", message: "no", code, data });
  for (const reason of known) {
    assert.deepEqual(sdk.orderChangeRejections(refused(reason)), [reason]);
    assert.deepEqual(sdk.orderChangeRejections(refused("ORDER_CANNOT_BE_CHANGED", { reason })), [reason]);
  }
  const all = refused("ORDER_CANNOT_BE_CHANGED", { reasons: [...known, "SOMETHING_ELSE"] });
  assert.deepEqual(sdk.orderChangeRejections(all), known);
  assert.deepEqual(sdk.orderChangeRejections(refused("ORDER_IS_PENDING")), ["ORDER_STATUS_IS_NOT_SUPPORTED"]);
  for (const other of [refused("NOT_FOUND"), new Error("ORDER_NOT_FOUND"), undefined]) {
    assert.deepEqual(sdk.orderChangeRejections(other), []);
  }
});
