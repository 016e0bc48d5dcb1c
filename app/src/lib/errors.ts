import { plural, t } from "@lingui/core/macro";
import { language } from "./language";
import { type Violation, violationText } from "./violations";

/** The fields of the package's errors that the store reads. */
interface ShopError {
  kind: string;
  message: string;
  code: string | undefined;
  status: number | undefined;
  requestId: string | undefined;
  retryable: boolean;
  /** Whether the platform itself answered, not a proxy. */
  isPlatform: boolean;
  /** The effect of the failed call on the platform: `refused`, `not-done` or `unknown`. */
  outcome: string;
  /** The platform's `Retry-After`. */
  retryAfterMs: number | undefined;
}

/** An error whose message is a sentence in the reader's language, such as the reason why a screen stops a save. */
export class ShownError extends Error {
  override readonly name: string = "ShownError";
}

/** Reads the fields of any thrown value. */
export function readError(thrown: unknown): ShopError {
  const fields = (typeof thrown === "object" && thrown !== null ? thrown : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === "string" && fields[name] ? fields[name] : undefined);
  return {
    kind: text("kind") ?? "unknown",
    message: text("message") ?? "",
    code: typeof fields.code === "number" ? String(fields.code) : text("code"),
    status: typeof fields.status === "number" ? fields.status : undefined,
    requestId: text("requestId"),
    retryable: fields.retryable === true,
    isPlatform: fields.isPlatform === true,
    outcome: text("outcome") ?? "unknown",
    retryAfterMs: typeof fields.retryAfterMs === "number" ? fields.retryAfterMs : undefined,
  };
}

/** The fields that the platform refused; empty for other errors. */
export function violationsOf(thrown: unknown): Violation[] {
  const list: unknown =
    typeof thrown === "object" && thrown !== null && "violations" in thrown ? thrown.violations : [];
  return Array.isArray(list) ? (list as unknown[]).filter(isViolation) : [];
}

function isViolation(value: unknown): value is Violation {
  if (typeof value !== "object" || value === null) return false;
  const { field, description } = value as Record<string, unknown>;
  return typeof field === "string" && typeof description === "string";
}

/** The code of an error caused by code that failed to load, of the store or of the package. */
export const MISSING_CODE = "MISSING_CODE";

/** Whether the platform was unreachable or could not answer, rather than refusing. */
export function isUnavailable(thrown: unknown): boolean {
  const { kind, code, retryable } = readError(thrown);
  // The failed chunk is loaded again on request; the platform itself is reachable.
  if (code === MISSING_CODE) return false;
  return ["network", "offline", "timed-out", "system"].includes(kind) || retryable;
}

/** Whether the platform refused a value of the request, so that a retry would fail, too. */
export const isRefusedValue = (thrown: unknown): boolean => readError(thrown).kind === "validation";

/** Whether the platform reports a missing entity; a proxy's 404 does not count. */
export function isNotFound(thrown: unknown): boolean {
  const { isPlatform, status, code } = readError(thrown);
  return isPlatform && (status === 404 || (code?.endsWith("NOT_FOUND") ?? false));
}

/** Whether the site lacks the call itself, rather than the entity. */
export function isNoSuchCall(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "isNoSuchCall" in thrown && thrown.isNoSuchCall === true;
}

export function isCancelled(thrown: unknown): boolean {
  return readError(thrown).kind === "cancelled" || (thrown instanceof DOMException && thrown.name === "AbortError");
}

/** Whether a chunk of the store is missing for lack of a connection: the page was never visited here. */
export function isNotKept(thrown: unknown): boolean {
  return readError(thrown).code === MISSING_CODE && !navigator.onLine;
}

/** A sentence that the shopper can act on. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof ShownError) return thrown.message;
  const { kind, code, message, status, isPlatform, retryAfterMs } = readError(thrown);
  if (isNotKept(thrown)) {
    return t`You are offline, and this was not opened on this device before. What you have opened still works.`;
  }
  if (code === MISSING_CODE) return t`A file of this page could not be loaded. Please try again, or reload the page.`;
  if (kind === "offline") return t`You are offline. Check your connection and try again.`;
  if (kind === "timed-out") return t`The shop took too long to respond. Please try again.`;
  if (kind === "network") return t`The shop cannot be reached right now. Please try again in a moment.`;
  if (code === "IDENTITY_CHANGED") {
    return t`You logged in or out in the meantime, so this was not completed. Please try again.`;
  }
  if (status === 429) return sayWait(retryAfterMs);
  if (kind === "system") return t`The shop is having problems at the moment. Please try again shortly.`;
  const violations = violationsOf(thrown);
  if (violations.length > 0) return [...new Set(violations.map(violationText))].join(" ");
  if (kind === "application" && !isPlatform && status !== undefined) {
    return t`Something between you and the shop refused this (status ${status}). Try another network, or tell the shop.`;
  }
  if (kind === "application" || kind === "validation") {
    // The platform's own messages are in English.
    return language === "en" && message
      ? message
      : t`The shop did not accept this. Check what you entered and try again.`;
  }
  return t`Something went wrong. Please try again.`;
}

function sayWait(afterMs: number | undefined): string {
  if (afterMs === undefined) return t`Too many attempts. Please wait a moment and try again.`;
  const seconds = Math.ceil(afterMs / 1000);
  return seconds >= 120
    ? plural(
        { count: Math.ceil(seconds / 60) },
        { one: "Too many attempts. Try again in # minute.", other: "Too many attempts. Try again in # minutes." },
      )
    : plural(
        { count: seconds },
        { one: "Too many attempts. Try again in # second.", other: "Too many attempts. Try again in # seconds." },
      );
}
