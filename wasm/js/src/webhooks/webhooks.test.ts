/** Webhooks: valid and invalid tokens, and the events in them. */

import assert from "node:assert/strict";
import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { test } from "vitest";
import { createWebhooks, type PlatformEvent, type VerifyOptions, WebhookError } from "./index.js";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = (key: KeyObject, type: "spki" | "pkcs1" = "spki") => key.export({ type, format: "pem" }) as string;
const NOW = new Date("2026-11-24T12:00:00Z");
const seconds = NOW.getTime() / 1000;

const encoded = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

/** The parts of a token that a test changes. */
interface Made {
  readonly claims?: object;
  readonly header?: object;
  readonly key?: KeyObject;
}

/** A token like the platform's. */
function token(data: unknown, { claims = {}, header = { alg: "RS256", typ: "JWT" }, key = privateKey }: Made = {}) {
  const content = `${encoded(header)}.${encoded({ iss: "wix.com", exp: seconds + 60, data, ...claims })}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
}

const outer = (eventType: string | undefined, data: object, more = {}) =>
  JSON.stringify({ eventType, instanceId: "site-1", data: JSON.stringify(data), ...more });
const order = (event: object) => ({
  ...{ id: "event-1", entityFqdn: "wix.ecom.v1.order", entityId: "order-1", entityEventSequence: "7" },
  ...{ eventTime: "2026-11-24T11:59:00Z", triggeredByAnonymizeRequest: false, ...event },
});
const approved = outer(
  "wix.ecom.v1.order_approved",
  order({ slug: "approved", actionEvent: { body: { order: { id: "order-1", createdDate: "2026-11-24T11:00:00Z" } } } }),
  { identity: JSON.stringify({ identityType: "MEMBER", memberId: "ada" }) },
);

const webhooks = (options: VerifyOptions & { publicKey?: string } = {}) =>
  createWebhooks({ publicKey: pem(publicKey), now: NOW, ...options });
const refused = (code: string) => (error: unknown) => {
  assert.ok(error instanceof WebhookError, String(error));
  assert.equal(error.code, code);
  return true;
};

/** An event with the fields of every kind. */
const parsed = async (text: string) =>
  (await webhooks().verify(text)) as PlatformEvent & { readonly data?: unknown; readonly entity?: unknown };

test("an event is parsed with its metadata, in the field format of call responses", async () => {
  const { type, data, metadata } = await parsed(`${token(approved)}\n`);
  assert.equal(type, "wix.ecom.v1.order_approved");
  assert.deepEqual(data, { order: { _id: "order-1", _createdDate: new Date("2026-11-24T11:00:00Z") } });
  assert.deepEqual(metadata, {
    eventType: "wix.ecom.v1.order_approved",
    instanceId: "site-1",
    identity: { identityType: "MEMBER", memberId: "ada" },
    entityFqdn: "wix.ecom.v1.order",
    _id: "event-1",
    slug: "approved",
    eventTime: new Date("2026-11-24T11:59:00Z"),
    entityId: "order-1",
    entityEventSequence: "7",
    triggeredByAnonymizeRequest: false,
  });
});

test("created, updated and deleted events have their entity, given as a value or as JSON text", async () => {
  for (const event of [
    { createdEvent: { entity: { id: "o" } } },
    { createdEvent: { entityAsJson: '{"id":"o"}' } },
    { updatedEvent: { currentEntity: { id: "o" } } },
    { updatedEvent: { currentEntityAsJson: '{"id":"o"}' } },
    { deletedEvent: { deletedEntity: { id: "o" } } },
  ]) {
    const { entity } = await parsed(token(outer("wix.ecom.v1.order_created", order(event))));
    assert.deepEqual(entity, { _id: "o" }, JSON.stringify(event));
  }
  const gone = await parsed(token(outer("wix.members.v1.member_deleted", order({ deletedEvent: {} }))));
  assert.equal(gone.entity, undefined);
});

test("catalog V1 events have only a body, and an unknown event is passed on unchanged", async () => {
  const body = { productId: "p", changedFields: ["price"] };
  const plain = await parsed(token(outer("com.wix.ecommerce.catalog.api.v1.ProductChanged", body)));
  assert.deepEqual(plain.data, body);
  assert.deepEqual(plain.metadata, { eventType: plain.type, instanceId: "site-1" });
  const event = { id: "e", entityFqdn: "wix.new.thing", slug: "made", actionEvent: { body: { a: 1 } } };
  const unknown = await parsed(token(outer(undefined, event)));
  assert.deepEqual([unknown.type, unknown.data], ["wix.new.thing_made", { a: 1 }]);
});

test("a webhook with an invalid signature or algorithm is refused", async () => {
  const [header, payload, signature] = token(approved).split(".");
  const none = `${encoded({ alg: "none" })}.${payload}.`;
  const altered = `${header}.${encoded({ exp: seconds + 60, data: "{}" })}.${signature}`;
  for (const bad of [token(approved, { key: other.privateKey }), none, altered, `${header}.${payload}.AAAA`]) {
    await assert.rejects(webhooks().verify(bad), refused("SIGNATURE"));
  }
  await assert.rejects(webhooks().verify(token(approved, { header: { alg: "HS256" } })), refused("SIGNATURE"));
});

test("expiry, not-before and issuer are checked with a minute of leeway", async () => {
  const ended = (ago: number) => token(approved, { claims: { exp: seconds - ago } });
  assert.ok(await webhooks().verify(ended(59)));
  await assert.rejects(webhooks().verify(ended(61)), refused("EXPIRED"));
  await assert.rejects(webhooks({ leewaySeconds: 0 }).verify(ended(1)), refused("EXPIRED"));
  await assert.rejects(webhooks().verify(token(approved, { claims: { nbf: seconds + 61 } })), refused("EXPIRED"));
  assert.ok(await webhooks({ issuer: "wix.com" }).verify(token(approved)));
  await assert.rejects(webhooks({ issuer: "example.com" }).verify(token(approved)), refused("ISSUER"));
});

test("a malformed webhook is refused as MALFORMED", async () => {
  for (const bad of ["", "nonsense", "a.b", token(undefined), token("{"), token(JSON.stringify({ data: "[" }))]) {
    await assert.rejects(webhooks().verify(bad), refused("MALFORMED"), bad);
  }
  await assert.rejects(webhooks().verify(token(approved, { claims: { exp: undefined } })), refused("MALFORMED"));
});

test("both PEM formats are accepted, and an invalid key is refused by verify", async () => {
  assert.ok(await webhooks({ publicKey: pem(publicKey, "pkcs1") }).verify(token(approved)));
  for (const bad of ["", "nonsense", pem(publicKey).replace("A", "!")]) {
    await assert.rejects(webhooks({ publicKey: bad }).verify(token(approved)), refused("KEY"));
  }
});

test("handlers of a type run one after another, and a handler's error rejects `process`", async () => {
  const hooks = webhooks();
  const heard: string[] = [];
  const stop = hooks.on("wix.ecom.v1.order_approved", async ({ data }) => {
    await new Promise((resolve) => setImmediate(resolve));
    heard.push(data.order!._id!);
  });
  hooks.on("*", ({ type }) => void heard.push(type));
  hooks.on("wix.ecom.v1.order_canceled", () => assert.fail("another type"));
  await hooks.process(token(approved));
  assert.deepEqual(heard, ["order-1", "wix.ecom.v1.order_approved"]);
  stop();
  hooks.on("wix.ecom.v1.order_approved", () => {
    throw new Error("the database is away");
  });
  await assert.rejects(hooks.process(token(approved)), /database is away/);
  assert.equal(heard.length, 2);
});
