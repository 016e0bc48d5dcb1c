import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The path of a file of this package. */
const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  base: "/workbench/graphiql/",
  resolve: {
    alias: [
      // All of the editor, and two plugins of Prettier for JSON with comments: 0.9 MB that GraphiQL does not need.
      { find: /^(monaco-graphql\/esm|\.)\/monaco-editor(\.js)?$/, replacement: own("src/monaco.ts") },
      { find: /^prettier\/(plugins\/estree|parser-babel)$/, replacement: own("src/jsonc.ts") },
    ],
  },
  build: {
    target: "esnext",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      // The directive is for a compiler that does not run here.
      checks: { moduleLevelDirective: false },
    },
  },
  worker: { format: "es" },
});
