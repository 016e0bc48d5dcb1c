/** The package's public types equal the accepted ones, so that no program breaks unnoticed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import ts from "typescript";
import { acceptedReport, apiReport } from "../../.scripts/lib/api-report.mjs";

const HOW =
  "The package's public types have changed. If that is meant: `npm run api`, read the difference in " +
  "wasm/js/sdk.api.txt, tell of it in wasm/CHANGELOG.md, and commit all three.";

const report = apiReport();

test("the public types match the accepted report", () => {
  const [accepted, built] = [acceptedReport(), report.text].map((text) => text.split("\n"));
  const difference = [
    ...accepted.filter((line) => !built.includes(line)).map((line) => `- ${line}`),
    ...built.filter((line) => !accepted.includes(line)).map((line) => `+ ${line}`),
  ];
  assert.ok(accepted.join("\n") === built.join("\n"), [HOW, ...difference.slice(0, 40)].join("\n"));
});

test("every optional property of a public type accepts undefined", () => {
  const exact = [];
  const source = ts.createSourceFile("sdk.api.ts", acceptedReport(), ts.ScriptTarget.ES2022);
  const visit = (node) => {
    ts.forEachChild(node, visit);
    const isOptional = (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.questionToken;
    const type = isOptional ? (node.type?.getText(source) ?? "") : "undefined";
    if (!/\b(?:undefined|never|any|unknown)$/.test(type)) exact.push(node.getText(source));
  };
  visit(source);
  assert.deepEqual(exact, []);
});

test("every public name has a doc comment", () => {
  assert.deepEqual(report.undocumented, []);
});
