import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const { CHROMIUM_HEADLESS_SHELL_PATH: shell, CHROMIUM_PATH: browser } = process.env;
// The headless shell draws no window, which saves a third of the time; any other Chromium works as well.
const places = ["/usr/bin/chromium-headless-shell", browser, "/usr/bin/chromium", "/usr/bin/google-chrome"];
const executablePath = shell ?? places.find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // Screenshots and the film are made only on request.
  testIgnore: process.env.SCREENS === undefined ? ["screens.spec.ts", "film.spec.ts"] : [],
  outputDir: "./report/results",
  reporter: [["list"]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // A missing button must not take the whole timeout of its test.
    actionTimeout: 20_000,
    browserName: "chromium",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // Requests of a service worker cannot be routed; its own journey enables it.
    serviceWorkers: "block",
    // Tracing takes a fifth of the time. To enable it for a failure: --trace retain-on-failure.
    trace: "off",
  },
});
