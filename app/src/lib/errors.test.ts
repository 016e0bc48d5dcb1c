import { describe, expect, it } from "vitest";
import { setLanguage } from "./language";
import { isNotFound, isUnavailable, readError, sayError } from "./errors";

const error = (fields: object) => Object.assign(new Error("raw"), fields);

describe("reading errors", () => {
  it.each([
    [error({ kind: "network" }), true],
    [error({ kind: "offline" }), true],
    [error({ kind: "network", code: "MISSING_PART" }), false],
    [error({ kind: "application", status: 503 }), true],
    [error({ kind: "application", status: 404 }), false],
    [error({ kind: "validation", status: 400 }), false],
    ["text", false],
    [null, false],
  ])("tells an outage from a refusal: %s", (thrown, unavailable) => {
    expect(isUnavailable(thrown)).toBe(unavailable);
  });

  it("knows what is not there by status or by code", () => {
    expect(isNotFound(error({ status: 404 }))).toBe(true);
    expect(isNotFound(error({ code: "COLLECTION_NOT_FOUND" }))).toBe(true);
    expect(isNotFound(error({ status: 500 }))).toBe(false);
  });

  it("shows the platform's own words only for refusals", () => {
    expect(sayError(error({ kind: "application", status: 400, message: "This coupon has expired" }))).toBe(
      "This coupon has expired",
    );
    expect(sayError(error({ kind: "system", status: 500, message: "stack trace" }))).not.toContain("stack");
    expect(sayError(new TypeError("x is undefined"))).not.toContain("undefined");
  });

  it("shows no English words of the platform to who reads another language", () => {
    setLanguage("de");
    try {
      expect(sayError(error({ kind: "application", status: 400, message: "This coupon has expired" }))).toBe(
        "The shop did not accept this. Check what you entered and try again.",
      );
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
