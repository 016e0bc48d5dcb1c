/** Every name that programs write has documentation in the editor. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const FILE = fileURLToPath(new URL("types/hover.generated.ts", import.meta.url));
const PROGRAM = `
import * as sdk from "@cartwright/sdk";
import * as react from "@cartwright/sdk/react";
import * as store from "@cartwright/sdk/store";
import * as server from "@cartwright/sdk/server";
import * as next from "@cartwright/sdk/next";
import * as owner from "@cartwright/sdk/owner";
import * as media from "@cartwright/sdk/media";
import * as webhooks from "@cartwright/sdk/webhooks";
export const entries = { sdk, react, store, server, next, owner, media, webhooks };

const client = sdk.createClient({
  modules: { products: sdk.products, productsV3: sdk.productsV3, currentCartV2: sdk.currentCartV2 },
  auth: sdk.OAuthStrategy({ clientId: "client-1" }),
});
export const offset = client.products.queryProducts();
export const cursor = client.productsV3.queryProducts();
export const pages = { offset: offset.find(), cursor: cursor.find() };
export { client };
export const auth = client.auth;
export const apiKey = sdk.ApiKeyStrategy({ apiKey: "key" });
export const proxy = sdk.ProxyStrategy({} as never);
export const cart = store.cartStore(client);
export const catalog: sdk.CatalogApi = undefined as never;
`;

const options = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  types: [],
};
const host = ts.createCompilerHost(options);
const { getSourceFile, fileExists } = host;
host.fileExists = (name) => name === FILE || fileExists(name);
host.getSourceFile = (name, ...rest) =>
  name === FILE ? ts.createSourceFile(name, PROGRAM, ...rest) : getSourceFile.call(host, name, ...rest);
const program = ts.createProgram([FILE], options, host);
const checker = program.getTypeChecker();
const source = program.getSourceFile(FILE);

const documentationOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
const targetOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const isCallable = (symbol) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;

/** The callable members of a value, each by its path. */
function* membersOf(name) {
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((each) => each.name === name);
  for (const member of checker.getTypeOfSymbol(targetOf(symbol)).getProperties()) {
    const isOurs = member.declarations?.some((node) => !node.getSourceFile().fileName.includes("/typescript/lib/"));
    if (isOurs && isCallable(member)) yield [`${name}.${member.name}`, member];
  }
}

test("each function that an entry exports has a doc comment", () => {
  const found = checker.getTypeOfSymbol(
    checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find(({ name }) => name === "entries"),
  );
  const silent = found.getProperties().flatMap((entry) =>
    checker
      .getTypeOfSymbol(entry)
      .getProperties()
      .filter((symbol) => isCallable(symbol) && documentationOf(targetOf(symbol)) === "")
      .map(({ name }) => `${entry.name}.${name}`),
  );
  assert.deepEqual(silent, []);
});

for (const name of ["client", "auth", "apiKey", "proxy", "offset", "cursor", "cart", "catalog"]) {
  test(`each method of ${name} has a doc comment`, () => {
    const all = [...membersOf(name)];
    assert.ok(all.length > 1);
    const silent = all.filter(([, symbol]) => documentationOf(symbol) === "").map(([path]) => path);
    assert.deepEqual(silent, []);
  });
}

const client = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find(({ name }) => name === "client");
const calls = checker
  .getTypeOfSymbol(targetOf(client))
  .getProperties()
  .filter(({ name }) => ["products", "productsV3", "currentCartV2"].includes(name))
  .flatMap((module) => checker.getTypeOfSymbol(module).getProperties().filter(isCallable));

test("each call of a client's module has a doc comment", () => {
  assert.ok(calls.length > 60);
  assert.deepEqual(
    calls.filter((call) => documentationOf(call) === "").map(({ name }) => name),
    [],
  );
});

test("go-to-definition of a client's call leads to the function of that name", () => {
  const others = calls.filter(
    ({ name, declarations: [found] }) => !ts.isVariableDeclaration(found) || found.name.text !== name,
  );
  assert.deepEqual(
    others.map(({ name }) => name),
    [],
  );
});
