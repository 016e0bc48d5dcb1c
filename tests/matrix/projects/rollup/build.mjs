import resolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";

const bundle = await rollup({ input: "main.js", plugins: [resolve({ browser: true })] });
await bundle.write({ dir: "dist", format: "es" });
await bundle.close();
