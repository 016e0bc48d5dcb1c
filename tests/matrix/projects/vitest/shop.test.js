import * as sdk from "@cartwright/sdk";
import { expect, test } from "vitest";
import { expected, journey } from "./journey.mjs";

test("a visitor's journey works in Vitest", async () => {
  expect(await journey(sdk)).toEqual(expected);
});
