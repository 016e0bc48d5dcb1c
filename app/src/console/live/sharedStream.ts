/**
 * One stream of events for all tabs of the console in a browser: over HTTP/1.1 each stream takes one of the six
 * connections that a browser has to a host. The tab that holds a lock reads the stream and tells the others; tabs that
 * nobody sees take no part.
 */
import { recordOf } from "../session/request";

/** A closed stream is opened again after this time, by whichever tab then gets the lock. */
const REOPEN_MS = 15_000;

interface Follower {
  onEvent: (text: string) => void;
  onLive: (isLive: boolean) => void;
  /** The tab is seen again: events may have been missed. */
  onReturn: () => void;
}

/** Follows the stream at an address. The result ends it. */
export function followStream(address: string, { onEvent, onLive, onReturn }: Follower): () => void {
  const name = `cartwright.events ${address}`;
  const channel = new BroadcastChannel(name);
  let turn: AbortController | undefined;
  let isOpen = false;
  let isLeading = false;

  const tell = (message: { live: boolean } | { text: string }) => {
    if ("text" in message) {
      onEvent(message.text);
    } else {
      isOpen = message.live;
      onLive(isOpen);
    }
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { live, text, ask } = recordOf(data);
    if (ask === true && isLeading) channel.postMessage({ live: isOpen });
    if (typeof text === "string") onEvent(text);
    if (typeof live === "boolean") onLive(live);
  };

  /** Reads the stream until the turn ends, or until the stream is closed for good. */
  const read = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const source = new EventSource(address, { withCredentials: true });
      isLeading = true;
      const end = () => {
        source.close();
        isLeading = false;
        resolve();
      };
      signal.addEventListener("abort", end);
      source.onopen = () => {
        tell({ live: true });
      };
      source.onmessage = ({ data }: MessageEvent<string>) => {
        tell({ text: data });
      };
      source.onerror = () => {
        tell({ live: false });
        if (source.readyState === EventSource.CLOSED) end();
      };
    });

  const take = async (signal: AbortSignal) => {
    try {
      // Web Locks need a secure context; without them each tab reads for itself.
      await ("locks" in navigator ? navigator.locks.request(name, { signal }, () => read(signal)) : read(signal));
    } catch {
      // The turn ended while the tab waited for the lock.
    }
    if (signal.aborted) return;
    const again = setTimeout(() => void take(signal), REOPEN_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(again);
    });
  };
  const follow = () => {
    turn = new AbortController();
    void take(turn.signal);
    channel.postMessage({ ask: true });
  };
  const seen = () => {
    if (document.visibilityState === "hidden") {
      turn?.abort();
      turn = undefined;
    } else if (!turn) {
      follow();
      onReturn();
    }
  };

  if (document.visibilityState !== "hidden") follow();
  document.addEventListener("visibilitychange", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    turn?.abort();
    channel.close();
  };
}
