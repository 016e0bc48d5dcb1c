import { expect, it } from "vitest";
import spec from "../../../../../contract/transfer.json";
import { csvOf } from "../../kit/list/csv";
import { choicesText, listText } from "./lists";

it.each(spec.written)("$text is written as in the platform's export", ({ text, cell, entries, choices }) => {
  if (cell !== undefined) expect(csvOf([[cell]])).toBe(csvOf([["x"]]).replace("x", text));
  if (entries) expect(listText(entries)).toBe(text);
  if (choices) expect(choicesText(choices)).toBe(text);
});
