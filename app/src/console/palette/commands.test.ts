import { expect, it } from "vitest";
import { matching } from "./commands";

it("commands match by word prefixes, ignoring accents", () => {
  const commands = ["Orders to fulfil", "Zubehör", "Stock"].map((label) => ({ id: label, label }));
  expect(matching(commands, "ful ord").map(({ id }) => id)).toEqual(["Orders to fulfil"]);
  expect(matching(commands, "zubehor").map(({ id }) => id)).toEqual(["Zubehör"]);
  expect(matching(commands, "ock")).toEqual([]);
  expect(matching(commands, " ")).toHaveLength(3);
});
