import { build } from "esbuild";

await build({
  entryPoints: ["main.js"],
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "esm",
  target: "esnext",
  // The core becomes a file beside the bundle, and its import that file's address.
  loader: { ".wasm": "file" },
  publicPath: "dist",
});
