/** Finds a Chromium and its driver, or installs them. */
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot, searchPath } from "./paths.mjs";
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
 * The usual locations of browsers, best first.
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
 * The locations of a program on the search path.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function onPath(name, env) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return searchPath(env)
    .map((folder) => join(folder, file))
    .filter((place) => existsSync(place));
}

/** Playwright's own Chromium, if installed. */
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
  if (path && !existsSync(path)) {
    throw new Problem(`${variable} names ${path}, where no ${what} is; correct or unset it.`);
  }
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

/** Headless Chromium, which starts and renders with less work; enough for most journeys. */
export function findShell() {
  const path = named("CHROMIUM_HEADLESS_SHELL_PATH", "browser") ?? onPath("chromium-headless-shell", process.env)[0];
  return path ?? findBrowser()?.chromium;
}

/** The environment variable that permits the installation of system packages. */
const CONSENT = "CARTWRIGHT_APT";

/**
 * Installs packages with apt, if the environment permits it and this user can.
 * @param {import("./steps.mjs").Report} report
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
async function aptInstall(report, packages) {
  if (!process.env[CONSENT] || process.getuid?.() !== 0 || !(await works("apt-get", ["--version"]))) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await report.run("apt-get", ["update"], { env });
  await report.run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env });
  return true;
}

/**
 * Installs a browser: by apt if permitted, else Playwright's own, into its cache.
 * @param {import("./steps.mjs").Report} report
 * @param {string[]} packages of the system
 * @param {string[]} options of Playwright
 */
async function install(report, packages, options) {
  if (await aptInstall(report, packages)) return;
  // Needs the npm packages, which the caller installs first.
  await report.bin("playwright", ["install", ...options, "chromium"]).catch((cause) => {
    throw new Problem(missing(packages), { cause, output: cause.output });
  });
}

/**
 * A headless browser for journeys; installed if missing.
 * @param {import("./steps.mjs").Report} report
 */
export async function ensureShell(report) {
  const there = findShell();
  if (there) return report.skipped(there);
  const packages = ["chromium-headless-shell"];
  await install(report, packages, ["--only-shell"]);
  if (!findShell()) throw new Problem(missing(packages));
}

/**
 * A full browser with its driver; installed if missing.
 * @param {import("./steps.mjs").Report} report
 */
export async function ensureBrowser(report) {
  const there = findBrowser();
  if (there?.driver) return report.skipped(there.chromium);
  const packages = ["chromium", "chromium-driver"];
  if (!there || process.env[CONSENT]) await install(report, packages, []);
  if (!findBrowser()) throw new Problem(missing(packages));
}

/** @param {string[]} packages of the system */
const missing = (packages) =>
  "No Chromium was found, and Playwright could not download its own. Install Chrome or Chromium, or name one: " +
  "CHROMIUM_PATH=/path/to/chromium npm test" +
  (process.platform === "linux"
    ? `; on Debian and Ubuntu: sudo apt-get install ${packages.join(" ")} (with ${CONSENT}=1 a run as root does it itself)`
    : "");

/** The browser that was found or installed. */
export function browser() {
  const found = findBrowser();
  if (!found) throw new Problem(missing(["chromium"]));
  return found;
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
