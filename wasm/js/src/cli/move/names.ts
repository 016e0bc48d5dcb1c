/** The names that this package exports, types included. */

import { parse } from "@babel/parser";
import { readFileSync } from "node:fs";

/** Reads the names from the package's declarations. */
export function exportedNames(): ReadonlySet<string> {
  const names = new Set<string>();
  collect(new URL("./types/api.d.ts", import.meta.url), names);
  return names;
}

function collect(file: URL, names: Set<string>): void {
  const { program } = parse(readFileSync(file, "utf8"), {
    sourceType: "module",
    plugins: [["typescript", { dts: true }]],
  });
  for (const statement of program.body) {
    if (statement.type === "ExportAllDeclaration") {
      collect(new URL(statement.source.value.replace(/\.js$/, ".d.ts"), file), names);
    } else if (statement.type === "ExportNamedDeclaration") {
      for (const { exported } of statement.specifiers) {
        names.add(exported.type === "Identifier" ? exported.name : exported.value);
      }
      const { declaration } = statement;
      if (declaration && "id" in declaration && declaration.id?.type === "Identifier") {
        names.add(declaration.id.name);
      } else if (declaration?.type === "VariableDeclaration") {
        for (const { id } of declaration.declarations) {
          names.add(id.type === "Identifier" ? id.name : "");
        }
      }
    }
  }
}
