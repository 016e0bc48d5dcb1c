/** An id that no other page makes. A page over plain http, as in a local network, is not given `randomUUID`. */
export function randomId(): string {
  const made = (crypto as Partial<Crypto>).randomUUID?.();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return made ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
