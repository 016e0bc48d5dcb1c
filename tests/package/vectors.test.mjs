// The rules that Rust implements, too, checked by shared test vectors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { challengeOf, parseCallback } from "../../wasm/pkg/sdk/auth/callback.js";
import { cookiePlace, cookieTokens, cookieVersion } from "../../wasm/pkg/sdk/auth/cookies.js";
import { tokensOf } from "../../wasm/pkg/sdk/auth/tokens.js";
import { isLoopback, isSecure } from "../../wasm/pkg/sdk/host.js";

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
