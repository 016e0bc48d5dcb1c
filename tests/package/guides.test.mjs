// The code that the guides of both npm packages show compiles against their types.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { guide, papers } from "../../.scripts/llms.mjs";
import { links } from "../../.scripts/lib/markdown.mjs";

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

test("the package has the papers for programs that write code, with rules and links that work there", () => {
  for (const [name, text] of Object.entries(papers())) {
    assert.ok(readFileSync(inRoot(`wasm/pkg/${name}`), "utf8") === text, `${name} has changed: npm run package`);
    const own = links(text).filter((target) => !/^(?:https:|#)/.test(target));
    const broken = own.filter((target) => !existsSync(new URL(target, inRoot(`wasm/pkg/${name}`))));
    assert.deepEqual(broken, [], `${name}: links to nothing in the package`);
    assert.ok(!text.includes("{{rules}}"), name);
  }
  const { "AGENTS.md": agents = "", "skills/cartwright/SKILL.md": skill = "" } = papers();
  assert.match(agents, /^- Make one client in a page/m);
  assert.match(skill, /^---\nname: cartwright\ndescription: .{50,1000}\n---\n/);
  const named = [
    ...(agents + skill).matchAll(/`(?:node_modules\/@cartwright\/sdk\/)?([\w./-]+\.(?:md|txt)|types\/[\w/]+)/g),
  ];
  assert.ok(named.length >= 7, `${named.length} files are named`);
  assert.deepEqual(
    named.filter(([, file = ""]) => !existsSync(inRoot(`wasm/pkg/${file}`))).map(([, file]) => file),
    [],
  );
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
