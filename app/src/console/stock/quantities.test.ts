import { describe, expect, it } from "vitest";
import { changesOf, isItems, isQuantities, outcomeOf, readStock, staged } from "./quantities";

const MUG = { _id: "mug", revision: "3", quantity: 7, product: { name: "Mug", variantSku: "M-1" } };

describe("staged changes", () => {
  const change = { id: "mug", name: "Mug", before: 7, revision: "3", after: 12 };
  const items = { mug: { name: "Mug", revision: "3" } };
  const none = { before: {}, after: {}, version: {} };

  it("start from the read state and drop unchanged and invalid quantities", () => {
    const first = staged(none, MUG, "Mug", 12);
    expect(first).toEqual({ before: { mug: 7 }, after: { mug: 12 }, version: items });
    expect(changesOf(first)).toEqual([change]);
    const newer = { ...MUG, quantity: 9, revision: "4" };
    expect(changesOf(staged(first, newer, "Mug", 13))).toEqual([{ ...change, after: 13 }]);
    const back = staged(first, MUG, "Mug", 7);
    expect(changesOf(back)).toEqual([]);
    expect(changesOf(staged(back, newer, "Mug", 13))).toEqual([{ ...change, revision: "4", before: 9, after: 13 }]);
    expect(["12", "1,200", "٣", "-1", "1e3", "2.5", "many", "100000"].map(readStock)).toEqual([
      12,
      1200,
      3,
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  it("are distinguished from other data in storage", () => {
    expect(isQuantities({ mug: 7 }) && isItems(items)).toBe(true);
    for (const other of [null, [1], { mug: 1.5 }, { mug: null }]) {
      expect(isQuantities(other)).toBe(false);
      expect(isItems(other)).toBe(false);
    }
  });

  it("are sorted by outcome: saved, outdated or refused", () => {
    const other = { ...change, id: "bowl" };
    const lost = { ...change, id: "vase" };
    const failed = { id: "vase", error: new Error("X") };
    const conflict = { id: "bowl", error: Object.assign(new Error("Outdated"), { code: "INVALID_REVISION" }) };
    const {
      saved,
      outdated: late,
      refused,
    } = outcomeOf([change, other, lost], [{ id: "mug", revision: "4" }, conflict, failed]);
    expect(saved).toEqual([{ change, revision: "4" }]);
    expect(late).toEqual([other]);
    expect(refused.map((each) => each.change.id)).toEqual(["vase"]);
  });
});
