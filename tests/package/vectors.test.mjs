// The rules that Rust implements, too, checked by shared test vectors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { challengeOf, parseCallback } from "../../wasm/pkg/sdk/auth/callback.js";
import { clearCookies, cookiePlace, cookieTokens, cookieVersion } from "../../wasm/pkg/sdk/auth/cookies.js";
import { loginSteps } from "../../wasm/pkg/sdk/auth/login.js";
import { tokensOf } from "../../wasm/pkg/sdk/auth/tokens.js";
import { STORES_APP_ID } from "../../wasm/pkg/generated/app-ids.js";
import { isLoopback, isSecure } from "../../wasm/pkg/sdk/host.js";
import { Money } from "../../wasm/pkg/sdk/money.js";
import { CursorQueryBuilder } from "../../wasm/pkg/sdk/query/cursor.js";
import { QueryBuilder } from "../../wasm/pkg/sdk/query/offset.js";
import { missing, quantityOf } from "../../wasm/pkg/storefront/cart-api/nothing-added.js";
import { hasSession } from "../../wasm/pkg/storefront/lazy/has-session.js";
import { withReasons } from "../../wasm/pkg/storefront/cart-api/reasons.js";
import { readPublicKey, verified } from "../../wasm/pkg/webhooks/verify.js";

const vectors = JSON.parse(readFileSync(new URL("../../contract/vectors.json", import.meta.url), "utf8"));

function assertTokens({ accessToken, refreshToken }, { access, expiresAt, refresh, role }) {
  assert.deepEqual(
    [accessToken.value, accessToken.expiresAt, refreshToken.value, refreshToken.role],
    [access, expiresAt, refresh, role],
  );
}

for (const { url, mode, ...parameters } of vectors.callbacks) {
  test(`the callback ${url} is parsed as in the shared vectors`, () =>
    assert.deepEqual(parseCallback(url, mode), parameters));
}

for (const { verifier, challenge } of vectors.challenges) {
  test(`the challenge of ${verifier} matches the shared vector`, () => assert.equal(challengeOf(verifier), challenge));
}

for (const { address, secure, loopback } of vectors.hosts) {
  test(`the host ${address} is classified as in the shared vectors`, () => {
    const url = new URL(address);
    assert.equal(isSecure(url), secure);
    assert.equal(isLoopback(url) && url.protocol === "http:", loopback);
  });
}

for (const { origin, text, ...expected } of vectors.cookies) {
  test(`the cookies ${text} are parsed as in the shared vectors`, () => {
    const jar = { origin, read: () => text, write: () => undefined };
    assertTokens(cookieTokens(cookiePlace({ kind: "cookie", jar }, "client-1")), expected);
  });
}

for (const { text, role } of vectors.cookies.filter(({ role }) => role !== "none")) {
  test(`the cookies ${text} are found to be a session before the core is loaded`, (context) => {
    globalThis.document = { cookie: text };
    context.after(() => delete globalThis.document);
    assert.equal(hasSession(), true, role);
  });
}

test("cookies are accepted only in the canonical format, as in the core", () => {
  const { about: _, ...fields } = vectors.cookieFields;
  const names = Object.keys(fields);
  const usual = Object.fromEntries(names.map((name) => [name, fields[name][0]]));
  for (const [one, other] of names.flatMap((name, index) => names.slice(index + 1).map((second) => [name, second]))) {
    for (const [first, second] of fields[one].flatMap((a) => fields[other].map((b) => [a, b]))) {
      const drawn = { ...usual, [one]: first, [other]: second };
      const [version, role, refresh, expiresAt, renewAt, access] = names.map((name) => drawn[name]);
      const texts = [
        ["session", version, role, refresh],
        ["access", version, expiresAt, renewAt, access],
      ].map(([part, ...values]) => `__Host-cartwright-${part}=1~${values.map(([text]) => text).join("~")}`);
      const text = texts.join("; ");
      const isSession = [version, role, refresh].every(([, value]) => value !== null);
      const isAccess = isSession && [expiresAt, renewAt, access].every(([, value]) => value !== null);
      const place = cookiePlace({ kind: "cookie", jar: { origin: "https://shop.example", read: () => text } });
      const expected = {
        accessToken: isAccess ? { value: access[1], expiresAt: expiresAt[1] } : { value: "", expiresAt: 0 },
        refreshToken: isSession ? { value: refresh[1], role: role[1] } : { value: "", role: "none" },
      };
      assert.deepEqual(cookieTokens(place), expected, text);
      assert.equal(cookieVersion(place), isSession ? version[1] : undefined, text);
    }
  }
});

for (const { given, ...expected } of vectors.tokens) {
  test(`the tokens ${JSON.stringify(given)} are parsed as in the shared vectors`, () =>
    assertTokens(tokensOf(given), expected));
}

/** The result of a sum of money, or null for a text that is no amount. */
function reckoned({ do: act, left, right, currency }) {
  try {
    const money = Money.parse(left, currency);
    if (act === "compare") return money.compare(Money.parse(right, currency));
    if (act === "times") return money.times(right).toString();
    if (act === "round") return money.round().toString();
    return (act === "parse" ? money : money[act](Money.parse(right, currency))).toString();
  } catch (error) {
    assert.ok(error instanceof RangeError, String(error));
    return null;
  }
}

for (const vector of vectors.money) {
  const { do: act, left, right = "", currency, result } = vector;
  test(`money: ${act} ${JSON.stringify(left)} ${right} ${currency} gives ${result}`, () =>
    assert.equal(reckoned(vector), result));
}

for (const { title, before, items, after, missing: lacking } of vectors.additions) {
  test(`an add that left ${title} lacks ${JSON.stringify(lacking)}`, () => {
    const counts = items.map(({ catalogReference }) => quantityOf({ lines: before }, catalogReference));
    const found = missing(items, counts, { lines: after });
    const quantities = {};
    for (const { catalogReference, quantity, added } of found) {
      quantities[catalogReference.catalogItemId] = (quantities[catalogReference.catalogItemId] ?? 0) + quantity - added;
    }
    assert.deepEqual(quantities, lacking);
  });
}

for (const { title, catalog, product, options, reason } of vectors.reasons) {
  test(`the reason of ${title} is ${JSON.stringify(reason)}`, async () => {
    const call = (row) => {
      if ((catalog === "v3") !== row.startsWith("products_v3")) throw new Error("The site has the other catalog");
      return Promise.resolve({ product });
    };
    const client = { use: (make) => make({ call }) };
    const catalogReference = { appId: STORES_APP_ID, catalogItemId: "p", options };
    const [item] = await withReasons(client, [{ catalogReference, quantity: 1, added: 0 }]);
    const found = item.reason?.kind === "not-chosen" ? item.reason.names : (item.reason?.kind ?? null);
    assert.deepEqual(found, reason);
  });
}

for (const { origin, clientId, name, cookies } of vectors.clearing) {
  test(`a logout at ${origin} of ${clientId || "no client id"} clears ${cookies.length} cookies`, () => {
    const written = [];
    const jar = { origin, read: () => "", write: (text) => written.push(text) };
    clearCookies(cookiePlace({ kind: "cookie", jar, ...(name && { name }) }, clientId));
    assert.deepEqual(written.toSorted(), cookies.toSorted());
  });
}

for (const { title, step, given, payload } of vectors.loginPayloads) {
  test(`the payload of ${title} is the platform's`, async () => {
    const sent = [];
    const login = (_, { payload: text }) => {
      sent.push(JSON.parse(text));
      return Promise.resolve({ loginState: "FAILURE", error: "refused" });
    };
    await loginSteps(() => ({ wait: (work) => work({ login }) }), "client-1")[step](...given);
    assert.deepEqual(sent, [payload]);
  });
}

for (const { title, by, limit, pages, ids, requested } of vectors.walks) {
  test(`all results: ${title}`, async () => {
    const sent = [];
    const find = ({ cursorPaging, paging }) => {
      sent.push(by === "cursor" ? (cursorPaging.cursor ?? null) : paging.offset);
      const { ids: found, next, total } = pages[sent.length - 1];
      const items = found.map((id) => ({ _id: id }));
      return Promise.resolve(by === "cursor" ? { items, metadata: { cursors: { next } } } : { items, total });
    };
    const query = by === "cursor" ? new CursorQueryBuilder(find) : new QueryBuilder(find).limit(limit);
    const walked = [];
    for await (const { _id } of query.all()) walked.push(_id);
    assert.deepEqual([walked, sent], [ids, requested]);
  });
}

for (const { title, token, issuer, result } of vectors.webhooks.tokens) {
  test(`a webhook with ${title} is ${result ?? "accepted"}`, async () => {
    const key = await readPublicKey(vectors.webhooks.key);
    const found = await verified(token, key, issuer ? { issuer } : {}).then(
      () => null,
      ({ code, reason }) => reason ?? code,
    );
    assert.equal(found, result);
  });
}
