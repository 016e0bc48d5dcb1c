/** Guards recognise this package's errors, also from another copy. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadCode } from "../../wasm/pkg/sdk/lazy-code.js";
import { orNone } from "../../wasm/pkg/storefront/catalog-view/errors.js";
import { PartlySavedError } from "../../wasm/pkg/owner/partly-saved.js";
import { withFieldsOfV3 } from "../../wasm/pkg/owner/v1-fields.js";
import { currentCartOrNull, currentCartV2OrNull } from "../../wasm/pkg/sdk/custom-functions.js";
import { cartForm } from "../../wasm/pkg/storefront/server/cart-form.js";
import * as sdk from "../../wasm/pkg/inline.js";
// A second copy of the same file, as in a program that loads two versions.
import * as copy from "../../wasm/pkg/core/errors.js?copy";

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
};

const failure = { kind: "application", message: "no" };

for (const [name, guard] of Object.entries(GUARDS)) {
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
    for (const other of Object.keys(GUARDS)) {
      const error = new sdk[other](failure);
      assert.equal(sdk[guard](error), error instanceof sdk[name], other);
    }
  });
}

const refusal = (code, more = {}) => new copy.ApplicationError({ ...failure, code, ...more });
const rejects = (error) => () => Promise.reject(error);

test("a missing-cart error of another copy of the package is read as null", async () => {
  const caller = (error) => ({ isNobody: () => false, call: rejects(error) });
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
  await assert.rejects(withFieldsOfV3(Promise.reject(refused)), ({ violations: [{ field }] }) =>
    /variants\[0\]\.sku/.test(field),
  );
});

test("a cart form shows the error code of another copy's client", async () => {
  const currentCart = { getCurrentCartOrNull: rejects(refusal("NO")) };
  const body = new URLSearchParams({ action: "add", catalogItemId: "p" });
  const headers = { "sec-fetch-site": "same-origin" };
  const request = new Request("https://shop.example/cart", { method: "POST", body, headers });
  const answer = await cartForm({ client: () => ({ currentCart, dispose: () => undefined }) })(request);
  assert.deepEqual([answer.status, answer.headers.get("location")], [303, "https://shop.example/cart?cartError=NO"]);
});

test("order change rejections are read from code and data and match those of the crate", () => {
  const rust = readFileSync(new URL("../../sdk/src/resources/orders/rejection.rs", import.meta.url), "utf8");
  const [, list = ""] = /OrderChangeRejection \{([^}]*)\}/.exec(rust) ?? [];
  const known = [...list.matchAll(/"([A-Z_]+)"/g)].map(([, name]) => name);
  const refused = (code, data) => new sdk.ApplicationError({ kind: "application", message: "no", code, data });
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
