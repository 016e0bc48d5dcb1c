import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import wasm from "vite-plugin-wasm";
import { compileMessages } from "./config/compileMessages.ts";
import { serveConfig } from "./config/serveConfig.ts";

export default defineConfig({
  plugins: [compileMessages(), react(), wasm() as PluginOption, tailwindcss(), serveConfig()],
  build: {
    target: "esnext",
    assetsInlineLimit: 0,
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}", "config/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    server: { deps: { inline: ["@cartwright/sdk"] } },
  },
});
