import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../../app/src/", import.meta.url));
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^;"]*?)\s+from\s+)?"(\.[^"]*)"|\bimport\("(\.[^"]*)"\)/gm;

/** The imports among the store's files, lazy ones included. Types are no imports: they are gone when code runs. */
export function storeImports() {
  const all = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const files = new Set(
    all.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !file.startsWith("test/")),
  );
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of files) {
    const found = [...readFileSync(join(SOURCE, file), "utf8").matchAll(IMPORT)].flatMap(
      ([, names = "", first, lazy]) => {
        const path = normalize(join(dirname(file), first ?? lazy ?? ""));
        const target = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((name) =>
          files.has(name),
        );
        return target === undefined || areTypes(names) ? [] : [target];
      },
    );
    imports.set(file, new Set(found));
  }
  return imports;
}

/** Whether all of a list such as `{ type A, type B }` are types. @param {string} names */
function areTypes(names) {
  const [, list = ""] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
  const each = list.split(",").filter((name) => name.trim() !== "");
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}
