/** Tests the README's code, which people copy first. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./install.mjs";

/**
 * Writes the README's code blocks into files. A block may name its file in its first line.
 * @param {string} folder
 * @returns {string[]} the files' names, in the README's order
 */
export function writeBlocks(folder) {
  const text = readFileSync(join(installed, "README.md"), "utf8");
  mkdirSync(folder, { recursive: true });
  return [...text.matchAll(/^```(js|ts|tsx)\n(.*?)^```$/gms)].map(([, kind, code = ""], index) => {
    const [, name = `${index}.${kind === "js" ? "mjs" : kind}`] = /^\/\/ (\S+)\n/.exec(code) ?? [];
    writeFileSync(join(folder, name), code);
    return name;
  });
}

/** The compiler options of a strict program. */
export const STRICT = {
  compilerOptions: {
    target: "ES2023",
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ["*.ts", "*.tsx"],
};
