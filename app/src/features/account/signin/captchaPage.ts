import { t } from "@lingui/core/macro";

/** A source of captcha tokens. */
export interface CaptchaSource {
  /** A token without a visible check; undefined after a timeout. */
  silentToken: () => Promise<string | undefined>;
  /** Renders the visible check into an element; returns the function that removes it. */
  show: (box: HTMLElement, onToken: (token: string) => void, onFailure: () => void) => () => void;
}

/** The timeout of the invisible page: the person waits without seeing why. */
const LIMIT_MS = 10_000;

/** The local platform's simulated captcha: a page in an iframe, which posts its token. */
export function captchaPage(page: string): CaptchaSource {
  const frameOf = (kind: "visible" | "invisible", onToken: (token: string) => void) => {
    const frame = document.createElement("iframe");
    const url = new URL(page);
    url.searchParams.set("kind", kind);
    url.searchParams.set("origin", window.location.origin);
    frame.src = url.href;
    const hear = (event: MessageEvent) => {
      const token = tokenIn(event, frame.contentWindow, url.origin);
      if (token !== undefined) onToken(token);
    };
    window.addEventListener("message", hear);
    const remove = () => {
      window.removeEventListener("message", hear);
      frame.remove();
    };
    return { frame, remove };
  };
  return {
    silentToken: () =>
      new Promise((resolve) => {
        const end = (token: string | undefined) => {
          remove();
          clearTimeout(timer);
          resolve(token);
        };
        const { frame, remove } = frameOf("invisible", end);
        const timer = setTimeout(end, LIMIT_MS, undefined);
        frame.hidden = true;
        frame.setAttribute("aria-hidden", "true");
        document.body.append(frame);
      }),
    show(box, onToken) {
      const { frame, remove } = frameOf("visible", onToken);
      frame.title = t`Security check: tick the box`;
      frame.className = "h-24 w-full rounded-sm border border-line";
      box.append(frame);
      return remove;
    },
  };
}

/** The token in a message, if it comes from the captcha's own iframe and origin. */
function tokenIn(event: MessageEvent, frame: Window | null, origin: string): string | undefined {
  if (frame === null || event.source !== frame || event.origin !== origin) return undefined;
  const data: unknown = event.data;
  if (typeof data !== "object" || data === null) return undefined;
  const { type, token } = data as Record<string, unknown>;
  return type === "cartwright-captcha" && typeof token === "string" && token !== "" ? token : undefined;
}
