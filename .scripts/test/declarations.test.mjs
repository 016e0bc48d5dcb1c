// The bodies of the crate's macros, which rustfmt skips, are formatted like structs and lists.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const SOURCE = new URL("../../sdk/src/", import.meta.url);

/** The lines allowed in a body: comments, attributes, and declarations. @type {Record<string, RegExp[]>} */
const LINES = {
  entities: [
    /^ {4}\w+ \{( \w+: [^{}]+ )?\}$/,
    /^ {4}\w+ \{$/,
    /^ {8}(?:r#)?\w+: [\w<>:, ()[\];]+( as "\w+")?,$/,
    /^ {4}\}$/,
  ],
  open_enums: [/^ {4}\w+ \{$/, /^ {8}\w+ = "[^"]*",$/, /^ {4}\}$/],
};

/** @param {string} text @returns {{ macro: string, line: string, number: number }[]} */
function bodyLines(text) {
  /** @type {{ macro: string, line: string, number: number }[]} */
  const found = [];
  let macro = "";
  text.split("\n").forEach((line, index) => {
    const [, name] = /^(entities|open_enums|calls)! \{$/.exec(line) ?? [];
    if (name) macro = name;
    else if (line === "}") macro = "";
    else if (macro) found.push({ macro, line, number: index + 1 });
  });
  return found;
}

/** The fault of a line; undefined if well-formed. @param {string} macro @param {string} line */
function fault(macro, line) {
  if (line.length > 124 || (line.length > 120 && !line.includes("//"))) return "is too long";
  if (/\s$/.test(line)) return "ends with a space";
  if (line.trim() !== "" && line.search(/\S/) % 4 !== 0) return "is indented by others than fours";
  if (/^ *\/\/|^ *#\[|^$/.test(line)) return undefined;
  if (/[^ ] {2,}[^ ]/.test(line.trim())) return "has two spaces in a row";
  if (/[,;:](?=[^ \n:"])(?!:)/.test(line.replaceAll(/"[^"]*"|::/g, ""))) return "lacks a space";
  const known = LINES[macro];
  return known && !known.some((pattern) => pattern.test(line)) ? "is no line of this macro" : undefined;
}

test("bodies of macro declarations are formatted", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".rs"));
  let count = 0;
  const faults = files.flatMap((file) =>
    bodyLines(readFileSync(new URL(file, SOURCE), "utf8")).flatMap(({ macro, line, number }) => {
      count += 1;
      const problem = fault(macro, line);
      return problem ? [`${file}:${number} ${problem}: ${line.trim()}`] : [];
    }),
  );
  assert.ok(count > 9000, `${count} lines of declarations are found`);
  assert.deepEqual(faults, []);
});

test("planted formatting faults are found", () => {
  assert.equal(fault("entities", "        name:  String,"), "has two spaces in a row");
  assert.equal(fault("entities", "        name: String"), "is no line of this macro");
  assert.equal(fault("entities", "      name: String,"), "is indented by others than fours");
  assert.equal(fault("calls", '    get(GetBrand { id:String }) -> { brand: Brand } = GET "/a";'), "lacks a space");
  assert.equal(fault("entities", '        name: Vec<String> as "names",'), undefined);
});
