/** The page of idioms also compiles with the platform's own packages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

test("programs written for the other packages compile with those and with ours", () => {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: { "@cartwright/sdk": [path("peer.d.mts")] },
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([path("../types/idioms.ts")], options));
  assert.deepEqual(
    found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    [],
  );
});
