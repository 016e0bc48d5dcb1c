import { describe, expect, it } from "vitest";
import { setLanguage } from "./language";
import { isNoSuchCall, isNotFound, isRefusedValue, isUnavailable, readError, errorText } from "./errors";

const error = (fields: object) => Object.assign(new Error("raw"), fields);

describe("reading errors", () => {
  it.each([
    [error({ kind: "network" }), true],
    [error({ kind: "offline" }), true],
    [error({ kind: "network", code: "MISSING_CODE" }), false],
    [error({ kind: "system", status: 503 }), true],
    [error({ kind: "application", status: 429, retryable: true }), true],
    [error({ kind: "application", status: 403 }), false],
    [error({ kind: "application", status: 404, isPlatform: true }), false],
    [error({ kind: "validation", status: 400 }), false],
    ["text", false],
    [null, false],
  ])("isUnavailable distinguishes an outage from a refusal: %s", (thrown, unavailable) => {
    expect(isUnavailable(thrown)).toBe(unavailable);
  });

  it("isNotFound accepts only a response of the platform", () => {
    expect(isNotFound(error({ status: 404, isPlatform: true }))).toBe(true);
    expect(isNotFound(error({ code: "COLLECTION_NOT_FOUND", isPlatform: true }))).toBe(true);
    expect(isNotFound(error({ status: 500, isPlatform: true }))).toBe(false);
    expect(isNotFound(error({ status: 404, code: "NOT_FOUND" }))).toBe(false);
  });

  it("isNoSuchCall reads only the package's field, not the status", () => {
    expect(isNoSuchCall(error({ status: 404, isNoSuchCall: true }))).toBe(true);
    expect(isNoSuchCall(error({ status: 404, code: "NOT_FOUND", isPlatform: true, isNoSuchCall: false }))).toBe(false);
    expect(isNoSuchCall(error({ status: 501 }))).toBe(false);
  });

  it("isRefusedValue distinguishes validation errors from failures that may be temporary", () => {
    expect(isRefusedValue(error({ kind: "validation", status: 400 }))).toBe(true);
    expect(isRefusedValue(error({ kind: "application", status: 403, isPlatform: true }))).toBe(false);
    expect(isRefusedValue(error({ kind: "system", status: 503 }))).toBe(false);
    expect(isRefusedValue(null)).toBe(false);
  });

  it("sayError names an intermediary as the cause without its message", () => {
    const text = errorText(error({ kind: "application", status: 403, message: "Access denied by policy 7" }));
    expect(text).toMatch(/^Something between you and the shop refused this \(status 403\)/);
  });

  it("sayError reports a missing file as missing and not as an outage", () => {
    expect(errorText(error({ kind: "network", code: "MISSING_CODE" }))).toMatch(/^A file of this page/);
  });

  it("sayError shows the platform's message only for refusals", () => {
    expect(
      errorText(error({ kind: "application", status: 400, isPlatform: true, message: "This coupon has expired" })),
    ).toBe("This coupon has expired");
    expect(errorText(error({ kind: "system", status: 500, message: "stack trace" }))).not.toContain("stack");
    expect(errorText(new TypeError("x is undefined"))).not.toContain("undefined");
  });

  it("sayError shows no English message of the platform in another language", () => {
    setLanguage("de");
    try {
      expect(
        errorText(error({ kind: "application", status: 400, isPlatform: true, message: "This coupon has expired" })),
      ).toBe("The shop did not accept this. Check what you entered and try again.");
    } finally {
      setLanguage("en");
    }
  });

  it("sayError reports a changed identity", () => {
    expect(errorText(error({ kind: "session", code: "IDENTITY_CHANGED" }))).toMatch(/logged in or out/);
  });

  it("numeric error codes are read as text", () => {
    expect(readError(error({ code: 404 })).code).toBe("404");
  });
});
