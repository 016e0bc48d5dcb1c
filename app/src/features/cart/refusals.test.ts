import { describe, expect, it } from "vitest";
import { sayRefusal } from "./refusals";

const gone = Object.assign(new Error("raw words"), { kind: "application", code: "LINE_GONE" });

describe("why a change was taken back", () => {
  it("tells a line that is gone from one that cannot be told from others", () => {
    expect(sayRefusal({ kind: "quantity", error: gone })).toBe("This item is no longer in your cart.");
    expect(sayRefusal({ kind: "remove", error: gone })).toBe("The item was still being added. Please try again.");
  });
});
