/** An authenticator app: RFC 6238 with SHA-1, 6 digits and 30 seconds. */
import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** The code of an app for a base32 key; `step` 1 is the next one. */
export function totpCode(secret: string, step = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + step));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, "0");
}

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32.replace(/=+$/, "").toUpperCase(), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const octets = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
}
