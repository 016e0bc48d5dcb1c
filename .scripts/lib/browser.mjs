/** A Chromium and its driver: the one that is there, else installed. */
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { works } from "./run.mjs";

/** @typedef {{ chromium: string, driver: string | undefined }} Browser */

const windowsPlaces = (/** @type {NodeJS.ProcessEnv} */ env) =>
  [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((base) =>
    base
      ? ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe"].map(
          (rest) => `${base}\\${rest}`,
        )
      : [],
  );

/**
 * Where browsers usually are, best first.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function browserPlaces(platform, env) {
  if (platform === "win32") return windowsPlaces(env);
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium"].flatMap((name) =>
      ["/Applications", `${env.HOME}/Applications`].map((base) => `${base}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return names.flatMap((name) => onPath(name, env));
}

/**
 * The places where the search path has a program.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function onPath(name, env) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  const path = Object.entries(env).find(([key]) => key.toUpperCase() === "PATH")?.[1] ?? "";
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .filter((place) => existsSync(place));
}

/** The Chromium that Playwright keeps, if it has one. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(inRoot("package.json"))("@playwright/test");
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * @param {string} variable
 * @param {string} what
 */
function named(variable, what) {
  const path = process.env[variable];
  if (path && !existsSync(path))
    throw new Problem(`${variable} names ${path}, where no ${what} is; correct or unset it.`);
  return path;
}

/** @returns {Browser | undefined} */
export function findBrowser() {
  const places = () => [...browserPlaces(process.platform, process.env), ...playwrightsOwn()];
  const chromium = named("CHROMIUM_PATH", "browser") ?? places().find((path) => existsSync(path));
  if (!chromium) return undefined;
  const driver = named("CHROMEDRIVER", "chromedriver") ?? onPath("chromedriver", process.env)[0];
  return { chromium, driver };
}

/**
 * The browser for the tests; installed when there is none.
 * @param {import("./steps.mjs").Report} report
 * @returns {Promise<Browser>}
 */
export async function ensureBrowser(report) {
  const there = findBrowser();
  if (there?.driver) {
    report.skipped(there.chromium);
    return there;
  }
  if (process.getuid?.() === 0 && (await works("apt-get", ["--version"]))) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await report.run("apt-get", ["update"], { env });
    await report.run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"], { env });
  } else if (!there) {
    // Needs the npm packages; the caller sees to that order.
    await report.bin("playwright", ["install", "chromium"]);
  }
  const found = findBrowser();
  if (found) return found;
  throw new Problem(
    "No Chromium was found: install Chrome or Chromium, or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/**
 * The environment in which tests that drive a browser find it.
 * @param {Browser} browser
 * @returns {NodeJS.ProcessEnv}
 */
export const browserEnvironment = ({ chromium }) => ({ ...process.env, CHROMIUM_PATH: chromium });

/**
 * The environment in which cargo runs wasm32 tests in this browser.
 * @param {Browser} browser
 * @param {string} runner
 * @returns {NodeJS.ProcessEnv}
 */
export function wasmTestEnvironment({ chromium, driver }, runner) {
  if (!driver) {
    const install = { darwin: "brew install chromedriver", win32: "winget install Chromium.ChromeDriver" };
    const how =
      install[/** @type {keyof typeof install} */ (process.platform)] ?? "sudo apt-get install chromium-driver";
    throw new Problem(`The wasm tests need chromedriver; install it (or name one in CHROMEDRIVER): ${how}`);
  }
  const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
  const file = join(mkdtempSync(join(tmpdir(), "cartwright-")), "webdriver.json");
  writeFileSync(file, JSON.stringify({ "goog:chromeOptions": { binary: chromium, args } }));
  return {
    ...process.env,
    CHROMEDRIVER: driver,
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: file,
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: runner,
  };
}
