import { captchaAddress, captchaToken } from "./captchaAddress";

/** How long a person waits without seeing why. */
const LIMIT_MS = 10_000;

/** A token from the invisible page, in a frame that is gone afterwards; undefined when none comes in time. */
export function silentToken(page: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "";
    frame.setAttribute("aria-hidden", "true");
    frame.src = captchaAddress(page, "invisible");
    const end = (token: string | undefined) => {
      window.removeEventListener("message", hear);
      clearTimeout(timer);
      frame.remove();
      resolve(token);
    };
    const hear = (event: MessageEvent) => {
      const token = captchaToken(event, frame.contentWindow, page);
      if (token !== undefined) end(token);
    };
    const timer = setTimeout(() => {
      end(undefined);
    }, LIMIT_MS);
    window.addEventListener("message", hear);
    document.body.append(frame);
  });
}
