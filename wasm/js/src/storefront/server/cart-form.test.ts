/** The handler of cart forms and the session of a request: how much a server reads, and which origin it assumes. */

import assert from "node:assert/strict";
import { test } from "vitest";
import type { V1Modules } from "../cart-v1/api.js";
import { cartForm, requestSession, type RequestSessionOptions } from "./index.js";

const KIB = 1024;
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** A request that sends a form part by part. */
const formRequest = (body: ReadableStream) =>
  new Request("https://shop.example/cart", { method: "POST", body, headers: FORM, ...{ duplex: "half" } });

/** A form whose body comes in chunks of one kibibyte, with the number of chunks read. */
function streamed(parts: number, text = "x") {
  const read = { parts: 0, isCancelled: false };
  const part = new TextEncoder().encode(text.repeat(KIB / new TextEncoder().encode(text).length));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.parts === parts) {
        controller.close();
      } else {
        read.parts += 1;
        controller.enqueue(part);
      }
    },
    cancel() {
      read.isCancelled = true;
    },
  });
  return {
    read,
    request: formRequest(body),
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
  const client = () => ({ currentCart: {} as V1Modules["currentCart"], dispose: () => undefined });
  const encoded = new TextEncoder().encode("action=nothing&note=é");
  const body = new ReadableStream({
    start(controller) {
      for (const byte of encoded) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const request = formRequest(body);
  const answer = await cartForm({ client })(request);
  assert.deepEqual(
    [answer.status, answer.headers.get("location")],
    [303, "https://shop.example/cart?cartError=request"],
  );
});

test("behind a TLS-terminating proxy a request's session has the origin of the page", () => {
  const cookie = "__Host-cartwright-client-1-session=1~7~member~secret";
  const originOf = (url: string, headers: Record<string, string>, options?: RequestSessionOptions) =>
    requestSession(new Request(url, { headers }), options).tokenStorage.jar!.origin;
  const rows: [url: string, headers: Record<string, string>, origin: string, options?: RequestSessionOptions][] = [
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
  ];
  for (const [url, headers, origin, options] of rows) {
    assert.equal(originOf(url, headers, options), origin, JSON.stringify([url, headers]));
  }
});
