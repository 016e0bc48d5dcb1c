/** The handler of cart forms and the session of a request: how much a server reads, and which origin it assumes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cartForm, requestSession } from "../../wasm/pkg/storefront/server/index.js";

const KIB = 1024;
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** A form whose body comes in chunks of one kibibyte, with the number of chunks read. */
function streamed(parts, text = "x") {
  const read = { parts: 0, isCancelled: false };
  const part = new TextEncoder().encode(text.repeat(KIB / new TextEncoder().encode(text).length));
  const body = new ReadableStream({
    pull(controller) {
      if (read.parts === parts) return controller.close();
      read.parts += 1;
      controller.enqueue(part);
    },
    cancel() {
      read.isCancelled = true;
    },
  });
  return {
    read,
    request: new Request("https://shop.example/cart", { method: "POST", body, headers: FORM, duplex: "half" }),
  };
}

const handle = cartForm({ client: () => assert.fail("no client is made") });

test("a form without a content length is read only up to its byte limit", async () => {
  for (const text of ["x", "é"]) {
    const { request, read } = streamed(65 * KIB, text);
    assert.equal((await handle(request)).status, 413);
    assert.ok(read.parts <= 19, `${read.parts} KiB were read`);
    assert.ok(read.isCancelled);
  }
});

test("a form is decoded correctly if a character is split between two chunks", async () => {
  const seen = [];
  const client = () => ({ currentCart: { getCurrentCart: () => seen.push(1) }, dispose: () => undefined });
  const encoded = new TextEncoder().encode("action=nothing&note=é");
  const body = new ReadableStream({
    start(controller) {
      for (const byte of encoded) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const request = new Request("https://shop.example/cart", { method: "POST", body, headers: FORM, duplex: "half" });
  const answer = await cartForm({ client })(request);
  assert.deepEqual(
    [answer.status, answer.headers.get("location")],
    [303, "https://shop.example/cart?cartError=request"],
  );
});

test("behind a TLS-terminating proxy a request's session has the origin of the page", () => {
  const cookie = "__Host-cartwright-client-1-session=1~7~member~secret";
  const originOf = (url, headers, options) =>
    requestSession(new Request(url, { headers }), options).tokenStorage.jar.origin;
  for (const [url, headers, origin, options] of [
    ["http://localhost:3000/", {}, "http://localhost:3000"],
    ["http://localhost:3000/", { "x-forwarded-proto": "https" }, "https://localhost:3000"],
    [
      "http://localhost:3000/",
      { "x-forwarded-proto": "https, http", "x-forwarded-host": "shop.example" },
      "https://shop.example",
    ],
    ["http://localhost:3000/", { cookie }, "https://localhost:3000"],
    ["http://localhost:3000/", { "x-forwarded-proto": "javascript" }, "http://localhost:3000"],
    [
      "http://localhost:3000/",
      { "x-forwarded-proto": "http" },
      "https://shop.example",
      { origin: "https://shop.example" },
    ],
    ["https://shop.example/", {}, "https://shop.example"],
  ]) {
    assert.equal(originOf(url, headers, options), origin, JSON.stringify([url, headers]));
  }
});
