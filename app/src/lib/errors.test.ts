import { describe, expect, it } from "vitest";
import { setLanguage } from "./language";
import { isNoSuchCall, isNotFound, isRefusedValue, isUnavailable, readError, sayError } from "./errors";

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
  ])("tells an outage from a refusal: %s", (thrown, unavailable) => {
    expect(isUnavailable(thrown)).toBe(unavailable);
  });

  it("knows that something does not exist from the platform alone", () => {
    expect(isNotFound(error({ status: 404, isPlatform: true }))).toBe(true);
    expect(isNotFound(error({ code: "COLLECTION_NOT_FOUND", isPlatform: true }))).toBe(true);
    expect(isNotFound(error({ status: 500, isPlatform: true }))).toBe(false);
    expect(isNotFound(error({ status: 404, code: "NOT_FOUND" }))).toBe(false);
  });

  it("knows a call that the site does not have by the package's own field, and by no status", () => {
    expect(isNoSuchCall(error({ status: 404, isNoSuchCall: true }))).toBe(true);
    expect(isNoSuchCall(error({ status: 404, code: "NOT_FOUND", isPlatform: true, isNoSuchCall: false }))).toBe(false);
    expect(isNoSuchCall(error({ status: 501 }))).toBe(false);
  });

  it("tells a refused value, which is refused again, from a call that may be answered later", () => {
    expect(isRefusedValue(error({ kind: "validation", status: 400 }))).toBe(true);
    expect(isRefusedValue(error({ kind: "application", status: 403, isPlatform: true }))).toBe(false);
    expect(isRefusedValue(error({ kind: "system", status: 503 }))).toBe(false);
    expect(isRefusedValue(null)).toBe(false);
  });

  it("says that something else than the platform refused a call, in no words of its own", () => {
    const text = sayError(error({ kind: "application", status: 403, message: "Access denied by policy 7" }));
    expect(text).toMatch(/^Something between you and the shop refused this \(status 403\)/);
  });

  it("says of a missing file that it is missing, and not that the shop is away", () => {
    expect(sayError(error({ kind: "network", code: "MISSING_CODE" }))).toMatch(/^A file of this page/);
  });

  it("shows the platform's own words only for refusals", () => {
    expect(
      sayError(error({ kind: "application", status: 400, isPlatform: true, message: "This coupon has expired" })),
    ).toBe("This coupon has expired");
    expect(sayError(error({ kind: "system", status: 500, message: "stack trace" }))).not.toContain("stack");
    expect(sayError(new TypeError("x is undefined"))).not.toContain("undefined");
  });

  it("shows no English words of the platform to who reads another language", () => {
    setLanguage("de");
    try {
      expect(
        sayError(error({ kind: "application", status: 400, isPlatform: true, message: "This coupon has expired" })),
      ).toBe("The shop did not accept this. Check what you entered and try again.");
    } finally {
      setLanguage("en");
    }
  });

  it("says that someone else took the session over", () => {
    expect(sayError(error({ kind: "session", code: "IDENTITY_CHANGED" }))).toMatch(/logged in or out/);
  });

  it("reads numeric codes as text", () => {
    expect(readError(error({ code: 404 })).code).toBe("404");
  });
});
