import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const IMPORT = /^(?:import|export)\s+(?:([^;"]*?)\s+from\s+)?"(\.[^"]*)"|\bimport\("(\.[^"]*)"\)/gm;

/**
 * The imports between the files of a folder, including lazy ones. Without `types`, type imports do not count: they do
 * not exist at run time.
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

/** Whether an import has only types: `type { A }` or `{ type A, type B }`. @param {string} names */
function areTypes(names) {
  if (/^type\b/.test(names)) return true;
  const [, list = ""] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
  const each = list.split(",").filter((name) => name.trim() !== "");
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}
