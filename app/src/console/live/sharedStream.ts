/**
 * One event stream for all console tabs of a browser: over HTTP/1.1 each stream takes one of the browser's six
 * connections to a host. The tab that holds a Web Lock reads the stream and broadcasts its events; hidden tabs do not
 * take part.
 */
import { recordOf } from "../session/request";

/** A closed stream is reopened after this time, by the tab that then gets the lock. */
const REOPEN_MS = 15_000;

interface Follower {
  onEvent: (text: string) => void;
  onLive: (isLive: boolean) => void;
  /** Called when the tab becomes visible again: it may have missed events. */
  onReturn: () => void;
}

/** Follows the stream at a URL. Returns the function that stops it. */
export function followStream(address: string, { onEvent, onLive, onReturn }: Follower): () => void {
  const name = `cartwright.events ${address}`;
  const channel = new BroadcastChannel(name);
  let turn: AbortController | undefined;
  let isOpen = false;
  let isLeading = false;

  const broadcast = (message: { live: boolean } | { text: string }) => {
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

  /** Reads the stream until the signal aborts, or until the server closes it for good. */
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
        broadcast({ live: true });
      };
      source.onmessage = ({ data }: MessageEvent<string>) => {
        broadcast({ text: data });
      };
      source.onerror = () => {
        broadcast({ live: false });
        if (source.readyState === EventSource.CLOSED) end();
      };
    });

  const take = async (signal: AbortSignal) => {
    try {
      // Web Locks need a secure context; without them each tab reads its own stream.
      await ("locks" in navigator ? navigator.locks.request(name, { signal }, () => read(signal)) : read(signal));
    } catch {
      // Aborted while waiting for the lock.
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
