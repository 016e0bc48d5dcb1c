import { describe, expect, it } from "vitest";
import { couponErrorText, giftCardErrorText, refusalText } from "./refusals";

const gone = Object.assign(new Error("raw words"), { kind: "application", code: "LINE_GONE" });

describe("the reason for a rollback", () => {
  it("distinguishes a missing line from an ambiguous one", () => {
    expect(refusalText({ kind: "quantity", error: gone })).toBe("This item is no longer in your cart.");
    expect(refusalText({ kind: "remove", error: gone })).toBe("The item was still being added. Please try again.");
  });
});

it("a code refused by validation is reported as invalid", () => {
  const violations = [{ field: "giftCard.code", description: "must have at least 8 characters" }];
  const refused = Object.assign(new Error("raw words"), { kind: "validation", violations });
  expect(giftCardErrorText(refused)).toBe("This gift card code is not valid. Check the spelling.");
  expect(couponErrorText(refused)).toBe("This code is not valid. Check the spelling.");
});
