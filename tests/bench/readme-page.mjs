/** The page in React that the package's README shows. */
import { readFileSync } from "node:fs";
import { inRoot } from "../../.scripts/lib/paths.mjs";

/** The page's program, compiled to JavaScript. */
export async function readmePage() {
  const text = readFileSync(inRoot("wasm", "README.md"), "utf8");
  const [, program] = /^## React$[^]*?^```tsx\n([^]*?)^```$/m.exec(text) ?? [];
  if (program === undefined) throw new Error("wasm/README.md has no program in React");
  const { default: ts } = await import("typescript");
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX };
  return ts.transpileModule(program, { compilerOptions }).outputText;
}
