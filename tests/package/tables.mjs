/** Reads the tables in `contract`. */
import { readFileSync } from "node:fs";

/** The rows of a table, without comments. @param {string} name @returns {string[][]} */
export const rowsOf = (name) =>
  readFileSync(new URL(`../../contract/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** The omitted functions, each with its module and the reason. */
export const notBuilt = () =>
  rowsOf("not-built.tsv").flatMap(([module = "", functions = "", reason = ""]) =>
    functions.split(", ").map((name) => ({ module, name, reason })),
  );
