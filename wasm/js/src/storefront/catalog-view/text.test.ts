/** Texts are cut between characters, and measured like the platform does. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { cutText, textLength } from "../../inline.js";
import type { ProductModifier } from "./view.js";
import { searchOfV3 } from "./filter-v3.js";
import { extraProblem } from "../stores/index.js";
import { readListing } from "../stores/listing/state.js";

const FAMILY = "👨‍👩‍👧";

test("a text is cut between grapheme clusters, so that emoji stay whole", () => {
  const rows: [text: string, max: number, cut: string][] = [
    ["mug", 3, "mug"],
    ["mugs", 3, "mug"],
    ["mm😀😀", 3, "mm😀"],
    ["mm😀😀", 2, "mm"],
    [`m${FAMILY}`, 3, "m"],
    [`m${FAMILY}`, 6, `m${FAMILY}`],
    ["cafe\u0301s", 4, "caf"],
    ["cafe\u0301s", 5, "cafe\u0301"],
    [FAMILY, 2, FAMILY.slice(0, 3)],
    ["", 0, ""],
  ];
  for (const [text, max, cut] of rows) {
    assert.equal(cutText(text, max), cut);
    assert.ok(cutText(text, max).isWellFormed());
    assert.ok(textLength(cutText(text, max)) <= max);
  }
});

test("a search text over the limit is cut after a whole character", () => {
  const typed = `${"m".repeat(99)}😀😀`;
  const { q } = readListing(new URLSearchParams({ q: typed }));
  assert.equal(q, `${"m".repeat(99)}😀`);
  assert.equal(searchOfV3({ text: typed }).search!.expression, q);
  assert.equal(readListing(new URLSearchParams({ q })).q, q, "one list has one address");
});

test("the length of emoji texts equals the platform's count", () => {
  const choice = "😀".repeat(50);
  assert.deepEqual(readListing(new URLSearchParams({ "o.Face": choice })).options, { Face: [choice] });
  const modifier: ProductModifier = { kind: "text", key: "m", title: "m", mandatory: true, min: 3, max: 4 };
  const problemOf = (text: string) => extraProblem(modifier, { texts: { m: text }, choices: {} });
  assert.deepEqual(["😀😀", "😀😀😀", "😀😀😀😀", "😀😀😀😀😀"].map(problemOf), [
    "short",
    undefined,
    undefined,
    "long",
  ]);
});
