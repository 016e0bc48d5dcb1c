import { build } from "esbuild";

await build({ entryPoints: ["main.js"], outdir: "dist", bundle: true, minify: true, format: "esm", target: "esnext" });
