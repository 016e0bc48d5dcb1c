/** Verifies a webhook: a JSON Web Token (RFC 7519) signed with RS256 (RFC 7518, section 3.3). */

import { type VerifyOptions, WebhookError } from "./error.js";

const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/**
 * Reads an RSA key in PEM form, as the platform shows it to the site's owner. A key from an environment variable may
 * be in quotes, with its line breaks written as `\\n` or missing.
 */
export async function readPublicKey(pem: string): Promise<CryptoKey> {
  const plain = pem.replace(/\\[rn]/g, "\n");
  const [, kind, text = ""] = /-----BEGIN ((?:RSA )?PUBLIC KEY)-----([^-]+)-----END/.exec(plain) ?? [];
  try {
    const bytes = bytesOf(text.replace(/\s/g, ""));
    const key = kind === "RSA PUBLIC KEY" ? inEnvelope(bytes) : bytes;
    return await crypto.subtle.importKey("spki", key, ALGORITHM, false, ["verify"]);
  } catch {
    throw new WebhookError("KEY", "the public key is not an RSA key in PEM form");
  }
}

/** Verifies a token as RS256, regardless of its `alg` header, and returns its `data` claim. */
export async function verified(token: string, key: CryptoKey, options: VerifyOptions = {}): Promise<string> {
  const parts = token.trim().split(".");
  const [header = "", payload = "", signature = ""] = parts;
  if (parts.length !== 3) throw new WebhookError("MALFORMED", "the webhook cannot be read: it is not a token");
  const isSigned = await crypto.subtle
    .verify(ALGORITHM.name, key, bytesOf(signature), new TextEncoder().encode(`${header}.${payload}`))
    .catch(() => false);
  if (!isSigned || claimsOf(header)?.["alg"] !== "RS256") {
    throw new WebhookError("SIGNATURE", "the token's signature is not the platform's");
  }
  const claims = claimsOf(payload) ?? {};
  const { leewaySeconds = 60, issuer, now = new Date() } = options;
  const seconds = now.getTime() / 1000;
  if (typeof claims["exp"] !== "number") {
    throw new WebhookError("MALFORMED", "the webhook cannot be read: the token has no expiry");
  }
  if (claims["exp"] < seconds - leewaySeconds || Number(claims["nbf"] ?? 0) > seconds + leewaySeconds) {
    throw new WebhookError("EXPIRED", "the token has expired");
  }
  if (issuer !== undefined && claims["iss"] !== issuer) {
    throw new WebhookError("ISSUER", "the token is of another issuer");
  }
  if (typeof claims["data"] !== "string") {
    throw new WebhookError("MALFORMED", "the webhook cannot be read: the token has no data");
  }
  return claims["data"];
}

function claimsOf(part: string): Record<string, unknown> | undefined {
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOf(part)));
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of base64 or base64url; empty for any other text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    const plain = text.replace(/-/g, "+").replace(/_/g, "/");
    return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Wraps a PKCS #1 key in the envelope that names its algorithm (RFC 5280, section 4.1), as Web Crypto requires. */
function inEnvelope(key: Uint8Array): Uint8Array<ArrayBuffer> {
  const rsaEncryption = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];
  const bits = [0x03, ...lengthOf(key.length + 1), 0x00];
  const head = [0x30, ...lengthOf(rsaEncryption.length + bits.length + key.length), ...rsaEncryption, ...bits];
  return Uint8Array.from([...head, ...key]);
}

/** A DER length in the long form of two bytes, which suits every RSA key. */
const lengthOf = (bytes: number): number[] => [0x82, bytes >> 8, bytes & 0xff];
