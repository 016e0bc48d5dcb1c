import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The core as it was built, which the sources import as if it were beside them. */
const BUILT_CORE = new URL("../pkg/core/", import.meta.url);

/** The number of an order of the test files, from the stress run. */
const order = process.env["TEST_FILE_ORDER"];

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
    // Each file has a worker of its own, since many replace the page, timers or channels of the whole thread.
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 60_000,
    ...(order && { sequence: { shuffle: { files: true }, seed: Number(order) } }),
    restoreMocks: true,
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
  },
});
