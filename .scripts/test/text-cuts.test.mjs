// Texts are cut between characters: a cut at a fixed index may leave half an emoji, which the platform refuses.
import assert from "node:assert/strict";
import { relative } from "node:path";
import { test } from "node:test";
import ts from "typescript";
import { inRoot, root } from "../lib/paths.mjs";

/** The files whose texts have no emoji, with the reason. */
const OF_LETTERS = new Map([["app/src/features/account/settings/customFieldView.ts", "the date of a timestamp"]]);

/**
 * Texts cut at a fixed index, each with its file and code.
 * @param {ts.Program} program
 */
function cuts(program) {
  const checker = program.getTypeChecker();
  /** @type {string[]} */
  const found = [];
  const isText = (/** @type {ts.Expression} */ node) =>
    (checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
  const isFixed = (/** @type {ts.Expression | undefined} */ node) => {
    const type = node && checker.getTypeAtLocation(node);
    return type?.isNumberLiteral() === true && type.value > 0;
  };
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName).replaceAll("\\", "/");
    if (source.isDeclarationFile || !/^(?:app|wasm\/js)\/src\/(?!.*\.test\.)|^planted/.test(file)) continue;
    /** @param {ts.Node} node */
    const visit = (node) => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const { name, expression } = node.expression;
      if (!["slice", "substring", "substr"].includes(name.text) || !isText(expression)) return;
      const [from, to] = node.arguments;
      if (from?.getText() === "0" && isFixed(to)) found.push(`${file}: ${node.getText()}`);
    };
    visit(source);
  }
  return found;
}

/** The program of a project. @param {string} folder */
function programOf(folder) {
  const { config } = ts.readConfigFile(inRoot(folder, "tsconfig.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot(folder));
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

test("no user text is cut at a fixed index", () => {
  const all = ["wasm/js", "app"].flatMap((folder) => cuts(programOf(folder)));
  const known = new Set(all.flatMap((cut) => [...OF_LETTERS.keys()].filter((file) => cut.startsWith(`${file}: `))));
  assert.deepEqual([...known], [...OF_LETTERS.keys()].toSorted(), "each exception is there");
  assert.deepEqual(
    all.filter((cut) => !OF_LETTERS.has(cut.split(": ", 1)[0] ?? "")),
    [],
    "cutText of @cartwright/sdk cuts texts",
  );
});

test("a text cut at a literal or constant is found, and a cut of a list or at a searched index is not", () => {
  const code = `const MOST = 100; const text: string = String(Math.random()); const list = [1, 2];
    text.slice(0, 60); text.trim().substring(0, MOST); list.slice(0, MOST); text.slice(0, text.indexOf("x")); text.slice(0, -1);`;
  const host = ts.createCompilerHost({});
  const { getSourceFile } = host;
  const file = inRoot("planted.ts");
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  const found = cuts(ts.createProgram([file], { target: ts.ScriptTarget.ES2022, types: [] }, host));
  assert.deepEqual(found, ["planted.ts: text.slice(0, 60)", "planted.ts: text.trim().substring(0, MOST)"]);
});
