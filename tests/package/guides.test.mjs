// The code in the documents compiles against the npm packages' types.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { papers } from "../../.scripts/llms.mjs";
import { sources } from "../../.scripts/lib/git.mjs";
import { links } from "../../.scripts/lib/markdown.mjs";

const inRoot = (/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url);
/** The modules' virtual folder, from which the package resolves. */
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

/** The modules in a guide, by file name; a module's first line may name its file. @param {string} guide */
function modulesOf(guide) {
  const text = readFileSync(inRoot(guide), "utf8");
  const name = guide.replaceAll("/", "-");
  const blocks = [...text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm)];
  return new Map(
    blocks.map(([, type, code = ""], number) => {
      const [, file = `${name}-${number + 1}.${type}`] = /^\/\/ (\S+\.\w+)\n/.exec(code) ?? [];
      return [FOLDER + file, code];
    }),
  );
}

/** The diagnostics of modules. @param {Map<string, string>} modules */
function diagnosticsOf(modules) {
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
  return ts.getPreEmitDiagnostics(ts.createProgram([...modules.keys()], OPTIONS, host));
}

/** The problems of modules. @param {Map<string, string>} modules */
const problemsOf = (modules) =>
  diagnosticsOf(modules).map(
    ({ file, messageText }) =>
      `${file?.fileName.replace(FOLDER, "")}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
  );

/** The names that fragments use undeclared: a client with all modules, an owner's client, a person's input. */
const GIVEN = `import * as sdk from "@cartwright/sdk";
const { brandsV3, cartV2, catalogVersioning, checkout, currentCart, currentCartV2, customizationsV3 } = sdk;
const { inventoryItemsV3, members, orders, productGroupsV3, products, productsV3, redirects, ribbonsV3, wishlists } = sdk;
const catalog = { brandsV3, catalogVersioning, customizationsV3, inventoryItemsV3, productGroupsV3, productsV3, ribbonsV3 };
export const modules = { ...sdk.catalogModules, ...catalog, cartV2, checkout, currentCart, currentCartV2, members, orders, products, redirects, wishlists };
export const auth = sdk.OAuthStrategy({ clientId: "" });
export const client = sdk.createClient({ modules, auth });
export const owner = sdk.createClient({ modules: { ...catalog, products, inventory: sdk.inventory }, auth: sdk.ApiKeyStrategy({ apiKey: "", siteId: "" }) });
export declare const clientId: string, email: string, password: string, productId: string, variantId: string, root: HTMLElement;
`;
const PRELUDE = `${FOLDER}given.ts`;
/** Modules of the platform's own packages, which the page on moving imports. */
const OTHERS = `${["sdk", "ecom", "members", "stores", "redirects", "reviews"].map((name) => `declare module "@wix/${name}";`).join("\n")}\n`;

/** Fragments as modules, with imports of their undeclared names. @param {Map<string, string>} fragments */
function completed(fragments) {
  const base = new Map([...fragments, [PRELUDE, GIVEN], [`${FOLDER}others.d.ts`, OTHERS]]);
  /** @type {Map<string, Set<string>>} */
  const missing = new Map();
  for (const { file, code, messageText } of diagnosticsOf(base)) {
    const [, name = ""] = /'(\w+)'/.exec(ts.flattenDiagnosticMessageText(messageText, "")) ?? [];
    // 2304, 2552, 18004: an unknown name, with a suggestion, or in a shorthand property.
    if (!file || ![2304, 2552, 18004].includes(code)) continue;
    missing.set(file.fileName, (missing.get(file.fileName) ?? new Set()).add(name));
  }
  const given = new Set(GIVEN.match(/(?<=export (?:declare )?const )\w+|(?<=, )\w+(?=: (?:string|HTML))/g));
  const hooks = new Set(["CartwrightProvider", "useCart", "useSession"]);
  const from = (/** @type {string} */ name) =>
    given.has(name)
      ? "./given.js"
      : hooks.has(name)
        ? "@cartwright/sdk/react"
        : name === "createRoot"
          ? "react-dom/client"
          : "@cartwright/sdk";
  for (const [file, names] of missing) {
    const imports = [...names].map((name) => `import { ${name} } from "${from(name)}";`).join(" ");
    base.set(file, `${imports} ${base.get(file)}`);
  }
  return base;
}

test("the package's guides for coding agents are up to date and have no broken links", () => {
  for (const [name, text] of Object.entries(papers())) {
    assert.ok(readFileSync(inRoot(`wasm/pkg/${name}`), "utf8") === text, `${name} has changed: npm run package`);
    const own = links(text).filter((target) => !/^(?:https:|#)/.test(target));
    const broken = own.filter((target) => !existsSync(new URL(target, inRoot(`wasm/pkg/${name}`))));
    assert.deepEqual(broken, [], `${name}: links to nothing in the package`);
    assert.doesNotMatch(text, /\{\{\w+\}\}/, name);
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

test("the code fragments of all other pages compile with the context of their page", () => {
  const known = ["docs/cookbook.md", "wasm/README.md", "platform/npm/README.md", "CONTRIBUTING.md"];
  const pages = sources(["README.md", "docs", "examples/mediated", "sdk"]).filter(
    (file) => file.endsWith(".md") && !known.includes(file),
  );
  const fragments = new Map(pages.flatMap((page) => [...modulesOf(page)]));
  assert.ok(fragments.size >= 20, `${fragments.size} fragments`);
  assert.deepEqual(problemsOf(completed(fragments)), []);
  const broken = new Map([[`${FOLDER}broken.ts`, "await client.productsV3.queryProduct();"]]);
  assert.equal(problemsOf(completed(broken)).length, 1, "what does not compile is found");
});
