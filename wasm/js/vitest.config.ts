import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The core as it was built, which the sources import as if it were beside them. */
const BUILT_CORE = new URL("../pkg/core/", import.meta.url);

/** The number of an order of the test files, from the stress run. */
const order = process.env["TEST_FILE_ORDER"];

/** Matches tests that replace the page, timers, channels, modules or core of their thread, and so need a thread of their own. */
const CHANGES_ITS_THREAD =
  /globalThis|\btest\/(?:page|virtual-time|cart-browser)\.js|doMock|WebAssembly\.Instance|"\.\/source\.js"/;

const all = globSync("src/**/*.test.{ts,tsx}", { cwd: fileURLToPath(new URL(".", import.meta.url)) });
const own = all.filter((file) => CHANGES_ITS_THREAD.test(readFileSync(new URL(file, import.meta.url), "utf8")));

export default defineConfig({
  plugins: [
    {
      name: "built-core",
      enforce: "pre",
      resolveId(id) {
        const [, file] = /(?:^\.|\/core)\/(cartwright_\w+\.js)$/.exec(id) ?? [];
        return file && { id: fileURLToPath(new URL(file, BUILT_CORE)), external: true };
      },
    },
  ],
  test: {
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 60_000,
    ...(order && { sequence: { shuffle: { files: true }, seed: Number(order) } }),
    restoreMocks: true,
    setupFiles: ["test/setup.ts"],
    projects: [
      {
        extends: true,
        test: { name: "shared thread", isolate: false, include: all.filter((file) => !own.includes(file)) },
      },
      { extends: true, test: { name: "own thread", include: own } },
    ],
  },
});
