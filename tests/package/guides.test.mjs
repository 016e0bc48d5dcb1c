// The code that the guides of both npm packages show compiles against their types.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { guide } from "../../.scripts/llms.mjs";

const inRoot = (/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url);
/** The folder that the modules seem to be in, from which the package is found. */
const FOLDER = fileURLToPath(new URL("types/", import.meta.url));

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { "@cartwright/platform": [fileURLToPath(inRoot("platform/npm/index.d.ts"))] },
};

/** The modules that a guide shows, by the names of files; one may name its file in its first line. @param {string} guide */
function modulesOf(guide) {
  const text = readFileSync(inRoot(guide), "utf8");
  const name = guide.replaceAll("/", "-");
  const blocks = [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)];
  return new Map(
    blocks.map(([, type, code = ""], number) => {
      const [, file = `${name}-${number + 1}.${type}`] = /^\/\/ (\S+)\n/.exec(code) ?? [];
      return [FOLDER + file, code];
    }),
  );
}

/** The problems of modules. @param {Map<string, string>} modules */
function problemsOf(modules) {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => modules.has(file) || fileExists(file);
  host.readFile = (file) => modules.get(file) ?? readFile(file);
  host.getSourceFile = (file, options, ...rest) => {
    const code = modules.get(file);
    return code === undefined
      ? getSourceFile.call(host, file, options, ...rest)
      : ts.createSourceFile(file, code, options);
  };
  const program = ts.createProgram([...modules.keys()], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.replace(FOLDER, "")}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
}

test("the guide for programs that write code has the recipes of the cookbook", () => {
  const { is, should } = guide();
  assert.equal(is, should, "write it anew: node .scripts/llms.mjs");
});

test("the code of the guides compiles", () => {
  const recipes = modulesOf("docs/cookbook.md");
  assert.ok(recipes.size >= 18);
  const platform = modulesOf("platform/npm/README.md");
  assert.equal(platform.size, 3);
  const modules = new Map([...recipes, ...modulesOf("wasm/README.md"), ...platform]);
  assert.deepEqual(problemsOf(modules), []);
  const [first = ""] = modules.keys();
  const broken = new Map([[first, `${modules.get(first)}\nclient.productsV3.queryProduct();`]]);
  assert.equal(problemsOf(broken).length, 1, "what does not compile is found");
});
