import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { FontaineTransform } from "fontaine";
import type { PluginOption } from "vite";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { firstLoad } from "./config/firstLoad.ts";
import { serveConfig } from "./config/serveConfig.ts";
import { shopLook } from "./config/shopLook.ts";
import { shopPages } from "./config/shopPages.ts";

/** The settings of the texts, which the plugin would look for where the command was started. */
const LINGUI = fileURLToPath(new URL("lingui.config.ts", import.meta.url));

/** Makes fallbacks as wide and high as the fonts, so that text hardly moves when those arrive. */
const fallbacks = FontaineTransform.vite({
  fallbacks: {
    "Instrument Sans Variable": ["Roboto", "Segoe UI", "Helvetica Neue"],
    "Besley Variable": ["Noto Serif", "Georgia"],
  },
  resolvePath: createRequire(import.meta.url).resolve,
}) as PluginOption;

/** The number of an order of the test files, from the stress run. */
const order = process.env.TEST_FILE_ORDER;

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    fallbacks,
    lingui({ configPath: LINGUI, macroTransform: true }),
    react(),
    tailwindcss(),
    wasm() as PluginOption,
    firstLoad(),
    serveConfig(),
    shopLook(),
    shopPages(),
  ],
  build: isSsrBuild
    ? { target: "esnext", outDir: "dist/.server", copyPublicDir: false }
    : { target: "esnext", assetsInlineLimit: 0, manifest: true },
  // In Node the package reads its core from beside itself.
  ssr: { external: ["@cartwright/sdk"] },
  test: {
    environment: "jsdom",
    testTimeout: 20_000,
    // Files share a page and their modules: to load them anew for each takes three times as long as the tests.
    pool: "threads",
    ...(order && { sequence: { shuffle: { files: true }, seed: Number(order) } }),
    maxWorkers: 2,
    isolate: false,
    unstubGlobals: true,
    // `--mode platform` runs the tests that need the platform's program.
    ...(mode === "platform"
      ? { include: ["src/**/*.platform.test.tsx"] }
      : { include: ["src/**/*.test.{ts,tsx}", "config/**/*.test.ts"], exclude: ["**/*.platform.test.tsx"] }),
    setupFiles: ["src/test/setup.ts"],
    server: { deps: { inline: ["@cartwright/sdk"] } },
  },
}));
