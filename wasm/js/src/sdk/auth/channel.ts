/** Opens the channel on which the tabs of a session report its changes; none outside of a page. */
export function openChannel(name: string | undefined): BroadcastChannel | undefined {
  if (name === undefined || typeof BroadcastChannel === "undefined" || typeof document === "undefined") {
    return undefined;
  }
  return new BroadcastChannel(name);
}
