// The rules that stand in Rust too, by the vectors that its tests read as well.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { challengeOf, parseCallback } from "../../wasm/pkg/sdk/auth/callback.js";
import { cookiePlace, cookieTokens } from "../../wasm/pkg/sdk/auth/cookies.js";
import { tokensOf } from "../../wasm/pkg/sdk/auth/tokens.js";
import { isLoopback, isSecure } from "../../wasm/pkg/sdk/host.js";

const vectors = JSON.parse(readFileSync(new URL("../spec/vectors.json", import.meta.url), "utf8"));

function assertTokens({ accessToken, refreshToken }, { access, expiresAt, refresh, role }) {
  assert.deepEqual(
    [accessToken.value, accessToken.expiresAt, refreshToken.value, refreshToken.role],
    [access, expiresAt, refresh, role],
  );
}

for (const { url, mode, ...parameters } of vectors.callbacks) {
  test(`the callback ${url}`, () => assert.deepEqual(parseCallback(url, mode), parameters));
}

for (const { verifier, challenge } of vectors.challenges) {
  test(`the challenge of ${verifier}`, () => assert.equal(challengeOf(verifier), challenge));
}

for (const { address, secure, loopback } of vectors.hosts) {
  test(`the host ${address}`, () => {
    const url = new URL(address);
    assert.equal(isSecure(url), secure);
    assert.equal(isLoopback(url) && url.protocol === "http:", loopback);
  });
}

for (const { origin, text, ...expected } of vectors.cookies) {
  test(`the cookies ${text}`, () => {
    const jar = { origin, read: () => text, write: () => undefined };
    assertTokens(cookieTokens(cookiePlace({ kind: "cookie", jar }, "client-1")), expected);
  });
}

for (const { given, ...expected } of vectors.tokens) {
  test(`the tokens ${JSON.stringify(given)}`, () => assertTokens(tokensOf(given), expected));
}
