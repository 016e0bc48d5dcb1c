export type CaptchaKind = "visible" | "invisible";

/** The address of the platform's captcha page for a frame of this store. */
export function captchaAddress(page: string, kind: CaptchaKind): string {
  const url = new URL(page);
  url.searchParams.set("kind", kind);
  url.searchParams.set("origin", window.location.origin);
  return url.href;
}

/** The token in a message, if it is the captcha's: from that very frame, and from the page's own origin. */
export function captchaToken(event: MessageEvent, frame: Window | null, page: string): string | undefined {
  if (frame === null || event.source !== frame || event.origin !== new URL(page).origin) return undefined;
  const data: unknown = event.data;
  if (typeof data !== "object" || data === null) return undefined;
  const { type, token } = data as Record<string, unknown>;
  return type === "cartwright-captcha" && typeof token === "string" && token !== "" ? token : undefined;
}
