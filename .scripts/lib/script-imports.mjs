import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const IMPORT = /^(?:import|export)\s+(?:([^;"]*?)\s+from\s+)?"(\.[^"]*)"|\bimport\("(\.[^"]*)"\)/gm;

/**
 * The imports among the files of a folder, lazy ones included. Without `types` those of types do not count: they are
 * gone when code runs.
 * @param {string} folder from the repository's root
 * @param {{ types?: boolean }} [options]
 */
export function importsIn(folder, { types = false } = {}) {
  const source = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  const all = readdirSync(source, { recursive: true, encoding: "utf8" });
  const files = new Set(
    all.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !file.startsWith("test/")),
  );
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of files) {
    const found = [...readFileSync(join(source, file), "utf8").matchAll(IMPORT)].flatMap(
      ([, names = "", first, lazy]) => {
        const path = normalize(join(dirname(file), first ?? lazy ?? "")).replace(/\.js$/, "");
        const target = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((name) =>
          files.has(name),
        );
        return target === undefined || (!types && areTypes(names)) ? [] : [target];
      },
    );
    imports.set(file, new Set(found));
  }
  return imports;
}

/** Whether all names of an import are types: `type { A }` or `{ type A, type B }`. @param {string} names */
function areTypes(names) {
  if (/^type\b/.test(names)) return true;
  const [, list = ""] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
  const each = list.split(",").filter((name) => name.trim() !== "");
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}
