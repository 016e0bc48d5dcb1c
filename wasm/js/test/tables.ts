/** Reads the tables in `contract`. Node's tests of the built package import it, too. */
import { readFileSync } from "node:fs";

/** The rows of a table, without comments. */
export const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../../contract/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** The omitted functions, each with its module and the reason. */
export const notBuilt = (): { module: string; name: string; reason: string }[] =>
  rowsOf("not-built.tsv").flatMap(([module = "", functions = "", reason = ""]) =>
    functions.split(", ").map((name) => ({ module, name, reason })),
  );
