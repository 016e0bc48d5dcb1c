/** A hidden frame, for direct logins. */

import type { CoreEvent } from "./core-handle.js";
import type { Wait } from "./wait.js";

/** A posted value as JSON text; null for a value that JSON cannot represent. */
function textOf(data: unknown): string {
  try {
    return JSON.stringify(data ?? null);
  } catch {
    return "null";
  }
}

export interface Frame {
  /** The next message of the frame's page, or the event that ended the wait. */
  next(): Promise<CoreEvent>;
  close(): void;
}

/** Loads a page in a hidden frame. The timeout covers all of its messages. */
export function openFrame(url: string, wait: Wait): Frame {
  if (typeof document === "undefined") {
    const message = "a direct login needs a page, which a worker or Node is not";
    wait.clear();
    return { next: () => Promise.resolve(["notSent", 0, "", message]), close: () => undefined };
  }
  const frame = document.createElement("iframe");
  const messages: CoreEvent[] = [];
  let notify: (() => void) | undefined;
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source === frame.contentWindow) {
      messages.push(["message", 0, origin, textOf(data)]);
      notify?.();
    }
  };
  // Subscribed before the page is loaded, so that no message is lost.
  addEventListener("message", onMessage);
  frame.hidden = true;
  frame.src = url;
  document.body.append(frame);
  return {
    next: () =>
      wait.or(
        () =>
          new Promise((resolve) => {
            notify = () => {
              const message = messages.shift();
              if (message) resolve(message);
            };
            notify();
          }),
      ),
    close() {
      wait.clear();
      removeEventListener("message", onMessage);
      frame.remove();
    },
  };
}
