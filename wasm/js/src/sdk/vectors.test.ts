/** The rules that Rust implements, too, checked by shared test vectors. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { onTestFinished, test } from "vitest";
import { challengeOf, parseCallback } from "./auth/callback.js";
import { clearCookies, cookiePlace, cookieTokens, cookieVersion } from "./auth/cookies.js";
import { type LoginSteps, loginSteps } from "./auth/login.js";
import type { ResponseMode } from "./auth/callback.js";
import type { Lifetime } from "./lifetime.js";
import type { CartView } from "../storefront/cart-view/view.js";
import type { AddedItem } from "../storefront/cart-api/nothing-added.js";
import { noCart } from "../storefront/stores/cart/known.js";
import type { WebhookError } from "../webhooks/error.js";
import { type Tokens, tokensOf } from "./auth/tokens.js";
import { STORES_APP_ID } from "../generated/app-ids.js";
import { isLoopback, isSecure } from "./host.js";
import { Money } from "./money.js";
import { CursorQueryBuilder } from "./query/cursor.js";
import { QueryBuilder } from "./query/offset.js";
import { missing, quantityOf } from "../storefront/cart-api/nothing-added.js";
import { hasSession } from "../storefront/lazy/has-session.js";
import { withReasons } from "../storefront/cart-api/reasons.js";
import { readPublicKey, verified } from "../webhooks/verify.js";

interface ExpectedTokens {
  readonly access: string;
  readonly expiresAt: number;
  readonly refresh: string;
  readonly role: string;
}

interface Sum {
  readonly do: "parse" | "plus" | "minus" | "times" | "round" | "compare";
  readonly left: string;
  readonly right?: string;
  readonly currency: string;
  readonly result: string | number | null;
}

/** A text of a cookie's field with its value; `null` if the text is not in the cookies' format. */
type CookieField = [text: string, value: string | number | null];

/** The groups of the shared cases. */
interface Vectors {
  readonly callbacks: readonly { readonly url: string; readonly mode: ResponseMode }[];
  readonly challenges: readonly { readonly verifier: string; readonly challenge: string }[];
  readonly hosts: readonly { readonly address: string; readonly secure: boolean; readonly loopback: boolean }[];
  readonly cookies: readonly ({ readonly origin: string; readonly text: string } & ExpectedTokens)[];
  readonly cookieFields: { readonly about: string } & Readonly<Record<string, CookieField[]>>;
  readonly tokens: readonly ({ readonly given: unknown } & ExpectedTokens)[];
  readonly money: readonly Sum[];
  readonly additions: readonly {
    readonly title: string;
    readonly before: CartView["lines"];
    readonly items: readonly AddedItem[];
    readonly after: CartView["lines"];
    readonly missing: Readonly<Record<string, number>>;
  }[];
  readonly reasons: readonly {
    readonly title: string;
    readonly catalog: "v1" | "v3";
    readonly product: unknown;
    readonly options: unknown;
    readonly reason: unknown;
  }[];
  readonly clearing: readonly {
    readonly origin: string;
    readonly clientId: string;
    readonly name: string | null;
    readonly cookies: readonly string[];
  }[];
  readonly loginPayloads: readonly {
    readonly title: string;
    readonly step: keyof LoginSteps;
    readonly given: readonly unknown[];
    readonly payload: unknown;
  }[];
  readonly walks: readonly {
    readonly title: string;
    readonly by: "cursor" | "offset";
    readonly limit?: number;
    readonly pages: readonly { readonly ids: readonly string[]; readonly next?: string; readonly total?: number }[];
    readonly ids: readonly string[];
    readonly requested: unknown;
  }[];
  readonly webhooks: {
    readonly key: string;
    readonly tokens: readonly {
      readonly title: string;
      readonly token: string;
      readonly issuer?: string;
      readonly result: string | null;
    }[];
  };
}

const file = new URL("../../../../contract/vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vectors;

function assertTokens({ accessToken, refreshToken }: Tokens, { access, expiresAt, refresh, role }: ExpectedTokens) {
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
  test(`the cookies ${text} are found to be a session before the core is loaded`, () => {
    Object.assign(globalThis, { document: { cookie: text } });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, "document"));
    assert.equal(hasSession(), true, role);
  });
}

test("cookies are accepted only in the canonical format, as in the core", () => {
  const names = ["version", "role", "refresh", "expiresAt", "renewAt", "access"] as const;
  const fieldsOf = (name: string) => vectors.cookieFields[name] as [CookieField, ...CookieField[]];
  assert.deepEqual(Object.keys(vectors.cookieFields), ["about", ...names]);
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => ({ one, other })));
  for (const { one, other } of pairs) {
    for (const [first, second] of fieldsOf(one).flatMap((a) => fieldsOf(other).map((b) => [a, b] as const))) {
      const drawn = (name: string): CookieField => (name === one ? first : name === other ? second : fieldsOf(name)[0]);
      const [version, role, refresh] = [drawn("version"), drawn("role"), drawn("refresh")];
      const [expiresAt, renewAt, access] = [drawn("expiresAt"), drawn("renewAt"), drawn("access")];
      const cookie = (part: string, ...fields: CookieField[]) =>
        `__Host-cartwright-${part}=1~${fields.map(([text]) => text).join("~")}`;
      const text = `${cookie("session", version, role, refresh)}; ${cookie("access", version, expiresAt, renewAt, access)}`;
      const isSession = [version, role, refresh].every(([, value]) => value !== null);
      const isAccess = isSession && [expiresAt, renewAt, access].every(([, value]) => value !== null);
      const place = cookiePlace({
        kind: "cookie",
        jar: { origin: "https://shop.example", read: () => text, write: () => undefined },
      });
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
function reckoned({ do: act, left, right = "", currency }: Sum) {
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
    const cartOf = (lines: CartView["lines"]): CartView => ({ ...noCart(2), lines });
    const counts = items.map(({ catalogReference }) => quantityOf(cartOf(before), catalogReference));
    const found = missing(items, counts, cartOf(after));
    const quantities: Record<string, number> = {};
    for (const { catalogReference, quantity, added } of found) {
      quantities[catalogReference.catalogItemId] = (quantities[catalogReference.catalogItemId] ?? 0) + quantity - added;
    }
    assert.deepEqual(quantities, lacking);
  });
}

for (const { title, catalog, product, options, reason } of vectors.reasons) {
  test(`the reason of ${title} is ${JSON.stringify(reason)}`, async () => {
    const call = (row: string) => {
      if ((catalog === "v3") !== row.startsWith("products_v3")) throw new Error("The site has the other catalog");
      return Promise.resolve({ product });
    };
    const client = { use: (make: (caller: object) => unknown) => make({ call }) };
    const catalogReference = { appId: STORES_APP_ID, catalogItemId: "p", options };
    const [item] = await withReasons(client as unknown as Parameters<typeof withReasons>[0], [
      { catalogReference, quantity: 1, added: 0 },
    ]);
    const found = item!.reason?.kind === "not-chosen" ? item!.reason.names : (item!.reason?.kind ?? null);
    assert.deepEqual(found, reason);
  });
}

for (const { origin, clientId, name, cookies } of vectors.clearing) {
  test(`a logout at ${origin} of ${clientId || "no client id"} clears ${cookies.length} cookies`, () => {
    const written: string[] = [];
    const jar = { origin, read: () => "", write: (text: string) => void written.push(text) };
    clearCookies(cookiePlace({ kind: "cookie", jar, ...(name && { name }) }, clientId));
    assert.deepEqual(written.toSorted(), cookies.toSorted());
  });
}

for (const { title, step, given, payload } of vectors.loginPayloads) {
  test(`the payload of ${title} is the platform's`, async () => {
    const sent: unknown[] = [];
    const login = (_: unknown, { payload: text }: { payload: string }) => {
      sent.push(JSON.parse(text));
      return Promise.resolve({ loginState: "FAILURE", error: "refused" });
    };
    const lifetime = { wait: (work: (core: object) => unknown) => work({ login }) } as unknown as Lifetime;
    const steps = loginSteps(() => lifetime, "client-1") as Record<keyof LoginSteps, (...given: never[]) => unknown>;
    await steps[step](...(given as never[]));
    assert.deepEqual(sent, [payload]);
  });
}

interface Found {
  readonly _id: string;
}

for (const { title, by, limit, pages, ids, requested } of vectors.walks) {
  test(`all results: ${title}`, async () => {
    const sent: unknown[] = [];
    const find = (asked: object): Promise<never> => {
      const { cursorPaging, paging } = asked as { cursorPaging?: { cursor?: string }; paging?: { offset: number } };
      sent.push(by === "cursor" ? (cursorPaging?.cursor ?? null) : paging?.offset);
      const { ids: found, next, total } = pages[sent.length - 1]!;
      const items = found.map((id) => ({ _id: id }));
      const page = by === "cursor" ? { items, metadata: { cursors: { next } } } : { items, total };
      return Promise.resolve(page as never);
    };
    const query =
      by === "cursor" ? new CursorQueryBuilder<Found>(find) : new QueryBuilder<Found>(find).limit(limit ?? 50);
    const walked: string[] = [];
    for await (const { _id } of query.all()) walked.push(_id);
    assert.deepEqual([walked, sent], [ids, requested]);
  });
}

for (const { title, token, issuer, result } of vectors.webhooks.tokens) {
  test(`a webhook with ${title} is ${result ?? "accepted"}`, async () => {
    const key = await readPublicKey(vectors.webhooks.key);
    const found = await verified(token, key, issuer ? { issuer } : {}).then(
      () => null,
      (error: unknown) => {
        const { code, reason } = error as WebhookError & { reason?: string };
        return reason ?? code;
      },
    );
    assert.equal(found, result);
  });
}
