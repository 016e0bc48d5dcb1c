/** Webhooks as the platform sends them. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { createWebhooks } from "../../../wasm/pkg/webhooks/index.js";
import { demoItem, placeOrder, siteOfFile } from "./site.mjs";

const site = await siteOfFile();

test("a webhook receiver gets signed and typed order events", async (t) => {
  const bodies = [];
  let heard;
  const all = new Promise((resolve) => (heard = resolve));
  const receiver = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end();
    if (bodies.length === 2) heard();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  t.after(() => receiver.close());
  const answer = await fetch(`${site.url}/_platform/webhooks`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: site.ownerKey, "wix-site-id": site.siteId },
    body: JSON.stringify({ url: `http://127.0.0.1:${receiver.address().port}/`, entities: ["wix.ecom.v1.order"] }),
  });
  const { publicKey } = await answer.json();

  const client = site.client();
  const { orderId } = await placeOrder(client, [
    { catalogReference: await demoItem(client, "walks-guide"), quantity: 1 },
  ]);
  await all;
  const webhooks = createWebhooks({ publicKey });
  const [created, approved] = await Promise.all(bodies.map((body) => webhooks.verify(body)));
  assert.equal(created.type, "wix.ecom.v1.order_created");
  assert.equal(created.entity._id, orderId ?? created.entity._id);
  assert.ok(created.entity._createdDate instanceof Date);
  assert.equal(approved.type, "wix.ecom.v1.order_approved");
  assert.equal(approved.data.order._id, created.entity._id);
  assert.equal(approved.metadata.instanceId, site.siteId);
  assert.equal(approved.metadata.identity.identityType, "ANONYMOUS_VISITOR");
});
