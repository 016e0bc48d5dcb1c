/** The types of webhooks' events as they are built. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The properties of `EventTypes` in the package's declarations. */
function typedEvents() {
  const file = fileURLToPath(new URL("../../wasm/pkg/types/webhooks/events.d.ts", import.meta.url));
  const program = ts.createProgram([file], { module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  const events = checker.getDeclaredTypeOfSymbol(exported.find(({ name }) => name === "EventTypes"));
  return { checker, events: checker.getPropertiesOfType(events) };
}

test("the body of every event is typed with the fields of the contract", () => {
  const { checker, events } = typedEvents();
  const plain = events.filter((event) =>
    checker
      .getPropertiesOfType(checker.getTypeOfSymbol(event))
      .map((member) => checker.getNonNullableType(checker.getTypeOfSymbol(member)))
      .some((body) => checker.getIndexInfosOfType(body).length > 0 || checker.getPropertiesOfType(body).length === 0),
  );
  assert.deepEqual(
    plain.map(({ name }) => name),
    [],
  );
});

test("the typed events match the contract's table", () => {
  const { checker, events } = typedEvents();
  const typed = events.map((event) => {
    const members = checker.getPropertiesOfType(checker.getTypeOfSymbol(event)).map(({ name }) => name);
    return [event.name, ...members].join("\t");
  });
  const table = readFileSync(new URL("../../contract/events.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  assert.deepEqual(typed.toSorted(), table);
});
