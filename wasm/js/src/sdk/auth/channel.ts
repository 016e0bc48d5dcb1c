/** Opens the channel on which a session's tabs announce changes; undefined outside of a page. */
export function openChannel(name: string | undefined): BroadcastChannel | undefined {
  if (name === undefined || typeof BroadcastChannel === "undefined" || typeof document === "undefined") {
    return undefined;
  }
  return new BroadcastChannel(name);
}
