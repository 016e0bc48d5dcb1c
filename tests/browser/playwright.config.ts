import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const { CHROMIUM_HEADLESS_SHELL_PATH: shell, CHROMIUM_PATH: browser } = process.env;
// The headless shell draws no window, which saves a third of the time; all else that is Chromium does as well.
const places = ["/usr/bin/chromium-headless-shell", browser, "/usr/bin/chromium", "/usr/bin/google-chrome"];
const executablePath = shell ?? places.find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // Saves pictures for people to look at, and is asked for by name.
  testIgnore: process.env.SCREENS === undefined ? "screens.spec.ts" : [],
  outputDir: "./report/results",
  reporter: [["list"]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // One missing button must not take the whole time of its test.
    actionTimeout: 20_000,
    browserName: "chromium",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // Requests of a service worker cannot be routed; its own journey allows it.
    serviceWorkers: "block",
    // Recording takes a fifth of the time. Ask for it where a test fails: --trace retain-on-failure.
    trace: "off",
  },
});
