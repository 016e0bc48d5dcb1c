import { describe, expect, it } from "vitest";
import { placeProblems } from "../ui/form/problems";
import { errorText } from "./errors";
import { violationText } from "./violations";

/** All rules that a platform may report, with the data of those with a bound. */
const KINDS: Readonly<Record<string, number | undefined>> = {
  MAX: 5,
  MIN: 2,
  MAX_LENGTH: 40,
  MIN_LENGTH: 8,
  MAX_SIZE: 3,
  MIN_SIZE: 1,
  FORMAT: undefined,
  DECIMAL_LTE: 9.5,
  DECIMAL_GTE: 0,
  DECIMAL_LT: 10,
  DECIMAL_GT: 0,
  DECIMAL_MAX_SCALE: 2,
  INVALID_ENUM_VALUE: undefined,
  REQUIRED_FIELD: undefined,
  FIELD_NOT_ALLOWED: undefined,
  ONE_OF_ALIGNMENT: undefined,
  EXACT_LENGTH: 6,
  EXACT_SIZE: 1,
};

const of = (violatedRule: string, threshold?: number | string, description = "raw words") =>
  violationText({ field: "x", description, violatedRule, data: { threshold } });

describe("a violation", () => {
  it.each(Object.entries(KINDS))("of %s is a sentence with its limit", (kind, bound) => {
    const sentence = of(kind, bound);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/raw words|not accepted/);
    if (bound !== undefined) expect(sentence).toContain(String(bound));
  });

  it("takes its limit from the data, else from the message", () => {
    expect(of("MIN_LENGTH", undefined, "must have at least 8 characters")).toBe("Use at least 8 characters.");
    expect(of("MAX", "1234")).toBe("Enter 1,234 or less.");
    expect(of("MAX_SIZE", 1)).toBe("At most 1 entry is possible.");
  });

  it("shows the platform's message for an unknown kind as a sentence", () => {
    expect(of("OTHER", undefined, "is taken")).toBe("This is taken.");
    expect(of("VALIDATION", undefined, "The list is closed.")).toBe("The list is closed.");
    expect(of("MIN", undefined, "is too small")).toBe("This is too small.");
  });

  it("has the same text in forms and messages", () => {
    const violations = [
      { field: "member.password", description: "must have at least 8 characters", violatedRule: "MIN_LENGTH" },
    ];
    const error = Object.assign(new Error("INVALID_ARGUMENT"), { kind: "validation", violations });
    expect(placeProblems(error, [{ name: "password", label: { id: "password" } }]).fields).toEqual({
      password: "Use at least 8 characters.",
    });
    expect(errorText(error)).toBe("Use at least 8 characters.");
  });
});
