/** The type names that programs import from the platform's modules, for the calls that we have. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { rowsOf } from "../../../wasm/js/test/tables.ts";
import { MODULES } from "./modules.mjs";

const require = createRequire(import.meta.url);

const INDEX = fileURLToPath(new URL("../../../wasm/pkg/index.d.ts", import.meta.url));
const { ESNext } = ts.ModuleKind;
const program = ts.createProgram([INDEX], { module: ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler });
const checker = program.getTypeChecker();
const modules = new Map(
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(INDEX)))
    .map((each) => [each.name, each]),
);

/** The type names that our module exports. */
function typesOf(name) {
  const module = checker.getAliasedSymbol(modules.get(name));
  const all = checker.getExportsOfModule(module);
  const targetOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  return all.filter((symbol) => targetOf(symbol).flags & ts.SymbolFlags.Type).map((symbol) => symbol.name);
}

const textOf = (declared, file) => {
  const folder = dirname(require.resolve(`@wix/auto_sdk_${declared}/package.json`));
  return readFileSync(join(folder, "build", "es", file), "utf8");
};

/** The names that the platform's module exports. */
function exported(declared) {
  const lists = textOf(declared, "index.d.mts").matchAll(/export \{([^}]*)\}/g);
  return [...lists].flatMap(([, list = ""]) =>
    list.split(",").map(
      (entry) =>
        entry
          .trim()
          .replace(/^type /, "")
          .split(" as ")
          .at(-1) ?? "",
    ),
  );
}

/** The payload and answer types of each call in the platform's module. */
function callsOf(declared) {
  const calls = textOf(declared, "meta.d.mts").matchAll(
    /declare function (\w+)\(\): __PublicMethodMetaInfo<'\w+', \{[^}]*\}, \w+(?:\$\d+)?, (\w+)(?:\$\d+)?, \w+(?:\$\d+)?, (\w+)(?:\$\d+)?>/g,
  );
  return [...calls].map(([, name, request, answer]) => ({ name, types: [request, answer] }));
}

const functions = new Set(rowsOf("functions.tsv").map(([module, name]) => `${module}.${name}`));

for (const [name, , declared] of MODULES) {
  test(`${name} exports the type names of the platform's own module`, () => {
    const ours = new Set(typesOf(name));
    const theirs = new Set(exported(declared));
    const calls = callsOf(declared).filter((call) => functions.has(`${name}.${call.name}`));
    const wanted = [
      ...calls.map(({ types: [request] }) => request),
      // An answer that is returned in part, or not at all, has no type here.
      ...calls.flatMap(({ types: [, answer] }) => (ours.has(answer) ? [answer] : [])),
      ...calls
        .map(({ name: call }) => `${call[0].toUpperCase()}${call.slice(1)}`)
        .filter((type) => /^Update/.test(type)),
      ...[...theirs].filter((type) => /QueryBuilder$|QueryResult$/.test(type)),
      ...[...theirs].filter((type) => /^(?!Cursor|Platform|Common|Unlimited|Offset)\w+(Query|Search)$/.test(type)),
    ];
    const missing = [...new Set(wanted)].filter((type) => theirs.has(type) && !ours.has(type));
    assert.deepEqual(missing, []);
  });
}
