/** `npm start`: builds what is missing, then runs the platform and the store on this machine. */
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { SETUP } from "./checks/setup.mjs";
import { buildPrograms, platformProgram } from "./lib/cargo.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { perform, withNeeds } from "./lib/plan.mjs";
import { checkPorts } from "./lib/ports.mjs";
import { Problem } from "./lib/problem.mjs";
import { Service } from "./lib/services.mjs";
import { HELP, startOptions } from "./lib/start-options.mjs";
import { hashOf, isFresh, stamp } from "./lib/stamp.mjs";
import { Steps } from "./lib/steps.mjs";

/** The settings of the shop. @type {{ currency?: string }} */
const SHOP = JSON.parse(readFileSync(inRoot("app", "shop.json"), "utf8"));
/** The address on which both servers listen: this machine only, by default. */
const HOST = process.env.CARTWRIGHT_BIND?.trim() || "127.0.0.1";

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

/** The folder of prerendered pages, the folder for a new rendering, and the record of its inputs. */
const PAGES = {
  made: inRoot("app", "dist", ".pages"),
  making: inRoot("app", "dist", ".pages-new"),
  stamp: inRoot("app", "dist", ".pages-of"),
};

/** @typedef {{ clientId: string, siteId: string, ownerKey: string, clientSecret: string }} Keys */

/** @typedef {import("./lib/start-options.mjs").StartOptions} StartOptions */

/**
 * The builds and installations before the servers start. One cargo command builds both programs, which keeps all
 * cores busy; the core and the store are built in parallel as soon as wasm-bindgen is linked.
 */
function builds() {
  /** @type {(value?: unknown) => void} */
  let linked = () => {};
  /** @type {(reason: unknown) => void} */
  let failed = () => {};
  const bindgen = new Promise((resolve, reject) => ([linked, failed] = [resolve, reject]));
  bindgen.catch(() => {});
  /** @param {import("./lib/steps.mjs").Report} report */
  const buildBoth = (report) => {
    const onBuilt = (/** @type {string} */ name) => name === "wasm-bindgen" && linked();
    const built = buildPrograms(report, ["wasm-bindgen", "cartwright-platform"], onBuilt);
    built.then(linked, (cause) => failed(new Problem("cargo built no wasm-bindgen.", { cause })));
    return built;
  };
  const work = new Map([
    ["platform", { work: buildBoth }],
    ["bindgen", { work: () => bindgen, lock: undefined }],
  ]);
  const all = SETUP.map((check) => ({ ...check, ...work.get(check.id) }));
  return withNeeds(
    all,
    all.filter(({ id }) => id === "platform" || id === "store"),
  );
}

/**
 * Builds what is missing; a failure has been shown when this rejects.
 * @param {Steps} steps
 */
async function build(steps) {
  const { failed } = await perform(builds(), steps);
  if (failed.length === 0) return;
  const names = failed.map(({ name }) => name).join(", ");
  throw new Problem(
    `Not started, since a step failed: ${names}. Its message is above; then begin again with: npm start`,
  );
}

/**
 * @param {StartOptions} options
 * @param {string} program
 */
function startPlatform({ catalog, database, port, platformPort }, program) {
  mkdirSync(dirname(database), { recursive: true });
  const origins = ["localhost", "127.0.0.1"].flatMap((host) => ["--store-origin", `http://${host}:${port}`]);
  // The redirect URI of the command-line example.
  const terminal = ["--redirect-uri", "http://127.0.0.1:8719/callback"];
  const args = [
    "serve",
    "--db",
    database,
    "--port",
    String(platformPort),
    "--host",
    HOST,
    // CARTWRIGHT_BIND beyond loopback permits others to see the simulation.
    ...(LOOPBACK.includes(HOST) ? [] : ["--simulation"]),
    "--catalog",
    catalog,
    "--seed",
    "demo",
    // The demo shop's past orders are of catalog V3.
    ...(catalog === "v3" ? ["--past", "730"] : []),
    ...(SHOP.currency ? ["--currency", SHOP.currency] : []),
    ...origins,
    ...terminal,
  ];
  const publicUrl = `http://localhost:${platformPort}`;
  return new Service("the platform", program, [...args, "--public-url", publicUrl]);
}

/**
 * @param {StartOptions} options
 * @param {Keys} keys
 */
function startStore({ port, platformPort }, { clientId }) {
  const args = [inRoot("app", "config", "serve.ts"), "--port", String(port), "--host", HOST, "--pages", PAGES.made];
  const host = `http://localhost:${platformPort}`;
  const env = {
    ...process.env,
    CARTWRIGHT_CLIENT_ID: clientId,
    CARTWRIGHT_HOST: host,
  };
  return new Service("the store", process.execPath, args, env);
}

/**
 * Removes pages of another build or another shop: they would load missing scripts.
 * @param {StartOptions} options
 * @param {Keys} keys
 */
function keepFittingPages({ port, platformPort }, { clientId }) {
  const hash = hashOf([inRoot("app", "dist", ".stamp")], { words: [String(port), String(platformPort), clientId] });
  if (isFresh(PAGES.stamp, hash)) return;
  rmSync(PAGES.made, { recursive: true, force: true });
  stamp(PAGES.stamp, hash);
}

/**
 * Prerenders the shop's public pages, for search engines, for browsers without JavaScript, and for the first paint;
 * the store then refetches their data. They replace the old pages once complete.
 * @param {StartOptions} options
 * @param {Keys} keys
 * @param {import("./lib/steps.mjs").Report} report
 */
async function makePages({ port, platformPort }, { clientId }, report) {
  await report.run(process.execPath, [
    inRoot("app", "dist", ".server", "build.js"),
    ...["--host", `http://localhost:${platformPort}`, "--client-id", clientId],
    ...["--origin", `http://localhost:${port}`, "--out", PAGES.making],
  ]);
  rmSync(PAGES.made, { recursive: true, force: true });
  renameSync(PAGES.making, PAGES.made);
}

/**
 * The keys that the platform stores next to its database.
 * @param {string} database
 * @returns {Keys}
 */
function keysBeside(database) {
  const file = `${database}.keys.json`;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Problem(`${file} holds no keys; delete it and run: npm start`, { cause });
  }
}

/**
 * The summary of a running shop, for its user.
 * @param {StartOptions} options
 * @param {Keys} keys
 * @param {(text: string, code: number) => string} paint
 */
function summary({ catalog, port, platformPort, database }, keys, paint) {
  const platform = `http://localhost:${platformPort}`;
  const proof = LOOPBACK.includes(HOST) ? "" : " (password: the owner's API key)";
  /** @type {[string, string][]} */
  const rows = [
    ["Store", paint(`http://localhost:${port}`, 1)],
    ["Platform", platform],
    ["Workbench", `${platform}/workbench${proof}`],
    ["Mail outbox", `${platform}/outbox${proof}`],
    ["Catalog", catalog.toUpperCase()],
    ["Client id", keys.clientId],
    ["Site id", keys.siteId],
    ["Owner API key", keys.ownerKey],
    ["Client secret", keys.clientSecret],
    ["Coupons", "WELCOME10, FREESHIP"],
    ["Members", "iris@, tomas@ and mei@example.com, password: hearth and field"],
    ["Data", database],
  ];
  const lines = rows.map(([name, value]) => `  ${paint(name.padEnd(14), 2)} ${value}`);
  return ["", ...lines, "", "  Stop with Ctrl-C; delete the data file to begin anew.", ""].join("\n");
}

/** Resolves on a signal to stop. */
const stopAsked = () =>
  new Promise((resolve) => {
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.removeAllListeners(signal).on(signal, () => resolve(undefined));
    }
  });

await main(import.meta.url, async () => {
  const where = startOptions(process.argv.slice(2));
  if (!where) {
    console.log(HELP);
    return;
  }
  const addresses = [
    { variable: "PORT", port: where.port, what: "the store", host: HOST },
    { variable: "PLATFORM_PORT", port: where.platformPort, what: "the platform", host: HOST },
  ];
  await checkPorts(addresses);
  const steps = new Steps();
  await build(steps);
  await checkPorts(addresses);

  const stopped = stopAsked();
  /** @type {Service[]} */
  const services = [];
  try {
    const work = async () => {
      const keys = await steps.step("start", async (report) => {
        report.note("the platform");
        const platform = startPlatform(where, await platformProgram());
        services.push(platform);
        await platform.ready(`http://127.0.0.1:${where.platformPort}/`);
        const keys = keysBeside(where.database);
        keepFittingPages(where, keys);
        report.note("the store");
        const store = startStore(where, keys);
        services.push(store);
        await store.ready(`http://127.0.0.1:${where.port}/`);
        return keys;
      });
      steps.print(summary(where, keys, (text, code) => steps.paint(text, code)));
      // The store runs without the public pages, so a failure is reported and stops nothing.
      void steps.step("public pages", (report) => makePages(where, keys, report)).catch(() => {});
      return Promise.race(services.map(({ ended }) => ended));
    };
    const crash = await Promise.race([work(), stopped]);
    if (crash instanceof Problem) {
      if (crash.output) console.error(crash.output);
      throw new Problem(`${crash.message.replace(/\.$/, "")}, so everything was stopped; begin again with: npm start`);
    }
    steps.print("\nStopping …");
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
  steps.print("Stopped.");
});
