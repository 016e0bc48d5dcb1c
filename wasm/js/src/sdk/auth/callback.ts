/** The data of a redirect login (RFC 7636), and its callback URL (RFC 6749, section 4.1.2). */

import type { ResponseMode } from "../../generated/rules.js";

/** The data of a redirect login, to be stored until the callback. */
export interface OAuthData {
  originalUri: string;
  redirectUri: string;
  codeVerifier: string;
  codeChallenge: string;
  state: string;
}

export type { ResponseMode };

/** The parameters of a login's callback URL. */
export interface CallbackParameters {
  code: string | null;
  state: string | null;
  error?: string;
  errorDescription?: string;
}

/** The data of a new login with this callback URL. */
export function oauthData(redirectUri: string, originalUri: string): OAuthData {
  const codeVerifier = randomText();
  return { originalUri, redirectUri, codeVerifier, codeChallenge: challengeOf(codeVerifier), state: randomText() };
}

/** The callback's parameters, from the query or the fragment according to the response mode. */
export function parseCallback(url: string, mode: ResponseMode): CallbackParameters {
  const [before = "", fragment = ""] = url.split(/#(.*)/s);
  const part = mode === "query" ? (before.split(/\?(.*)/s)[1] ?? "") : fragment;
  const parameters = new URLSearchParams(part);
  const error = parameters.get("error");
  return {
    code: parameters.get("code"),
    state: parameters.get("state"),
    ...(error !== null && { error, errorDescription: parameters.get("error_description") }),
  } as CallbackParameters;
}

/** The challenge of a verifier, by the method S256 of RFC 7636. */
export const challengeOf = (verifier: string): string => textOf(sha256(verifier));

/** 43 characters of 256 random bits. */
function randomText(): string {
  return textOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Bytes in URL-safe base64 without padding. */
function textOf(bytes: Uint8Array): string {
  const letters = { "+": "-", "/": "_", "=": "" };
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (letter) => letters[letter as keyof typeof letters]);
}

/**
 * SHA-256 of an ASCII text (FIPS 180-4). The browser's own SHA-256 is asynchronous, but `generateOAuthData` is
 * synchronous.
 */
function sha256(text: string): Uint8Array {
  const length = ((text.length + 72) >> 6) << 4;
  const message = new Uint32Array(length);
  const at = (list: Uint32Array, index: number): number => list[index] as number;
  for (let index = 0; index <= text.length; index += 1) {
    const byte = index < text.length ? text.charCodeAt(index) : 0x80;
    message[index >> 2] = at(message, index >> 2) | (byte << (24 - 8 * (index & 3)));
  }
  message[length - 1] = text.length * 8;
  const [constants, hash] = constantsOf();
  const words = new Uint32Array(64);
  const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
  for (let block = 0; block < length; block += 16) {
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let round = 0; round < 64; round += 1) {
      const early = at(words, round - 15);
      const late = at(words, round - 2);
      words[round] =
        round < 16
          ? at(message, block + round)
          : (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
            (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)) +
            at(words, round - 16) +
            at(words, round - 7);
      const first =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        at(constants, round) +
        at(words, round);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = at(hash, index) + word));
  }
  return new Uint8Array(Array.from(hash).flatMap((word) => [24, 16, 8, 0].map((bits) => word >>> bits)));
}

/** The first 32 bits of the fractions of the cube roots of the first 64 primes, and of the square roots of the first 8. */
function constantsOf(): [rounds: Uint32Array, hash: Uint32Array] {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const bits = (root: number): number => (root % 1) * 2 ** 32;
  return [
    Uint32Array.from(primes, (prime) => bits(Math.cbrt(prime))),
    Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))),
  ];
}
