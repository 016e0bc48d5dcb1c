/** The tools of the environments: projects, commands, servers, a browser and a platform. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import ts from "typescript";
import { findBrowser } from "../../../.scripts/lib/browser.mjs";
import { inRoot } from "../../../.scripts/lib/paths.mjs";
import { run } from "../../../.scripts/lib/run.mjs";
import { Service } from "../../../.scripts/lib/services.mjs";
import { demoItem, NEW_SITE, placeOrder, startSite } from "../../package/platform/site.mjs";
import { beforeMove } from "./alias.mjs";
import { matrix, packAndInstall, projects } from "./install.mjs";
import { servePages } from "./pages.mjs";
import { visit, weigh } from "./visit.mjs";
import { visitList } from "./visit-list.mjs";

/** The projects with a server of their own, on a port that the platform knows beforehand. */
const SERVERS = ["alias-astro", "alias-next", "astro", "astro-5", "nextjs", "nextjs-15", "plain-html", "vite-react"];

const CHROMIUM = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

/** @typedef {Awaited<ReturnType<typeof prepare>>} Bench */

/** Prepares and starts everything; `stop` ends it. */
export async function prepare() {
  const packed = await packAndInstall();
  const examples = copyProjects();
  const [pagesPort = 0, ...ports] = await Promise.all(["pages", ...SERVERS].map(freePort));
  const origins = [pagesPort, ...ports].map((port) => `http://127.0.0.1:${port}`);
  /** @type {(() => Promise<unknown> | void)[]} */
  const ends = [];
  const site = await startSite(
    { after: (/** @type {() => Promise<void>} */ end) => ends.push(end) },
    { seed: "demo", origins, catalog: "v3" },
  );
  await site.settings(NEW_SITE);
  const pages = await servePages(pagesPort, { clientId: site.clientId, host: site.url });
  const executablePath = findBrowser()?.chromium;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM });
  ends.push(pages.stop, () => browser.close());

  const env = {
    ...process.env,
    CARTWRIGHT_CLIENT_ID: site.clientId,
    CARTWRIGHT_HOST: site.url,
    CARTWRIGHT_SITE_ID: site.siteId,
    CARTWRIGHT_API_KEY: site.ownerKey,
    CARTWRIGHT_CLIENT_SECRET: site.clientSecret,
    VITE_CARTWRIGHT_CLIENT_ID: site.clientId,
    VITE_CARTWRIGHT_HOST: site.url,
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: undefined,
  };
  const folder = (/** @type {string[]} */ ...parts) => join(projects, ...parts);
  const port = (/** @type {string} */ project) => ports[SERVERS.indexOf(project)] ?? 0;
  const endTokens = () => site.expireTokens();

  return {
    packed,
    examples,
    site,
    folder,
    port,
    endTokens,

    /** Places an order. */
    async order() {
      const client = site.client();
      await placeOrder(client, [{ catalogReference: await demoItem(client, "walks-guide"), quantity: 1 }]);
    },

    page: (/** @type {string} */ project, path = "") => `${pages.url}/${project}/${path}`,
    /** Visits a page; returns its weight. */
    visit: async (/** @type {string} */ url) => weigh(await visit(browser, url, endTokens)),
    /** Visits a page without weighing it, which is meaningless for a page that is not built. */
    visitOnly: async (/** @type {string} */ url) => void (await visit(browser, url, endTokens)),
    /** Visits a page with a product list; returns its weight. */
    visitList: async (/** @type {string} */ url) => weigh(await visitList(browser, url)),

    /**
     * Runs a script in a project's folder.
     * @param {string} project
     * @param {string} script
     * @param {string[]} [args]
     * @param {NodeJS.ProcessEnv} [more]
     */
    node: (project, script, args = [], more = {}) =>
      run(process.execPath, [script, ...args], { cwd: folder(project), env: { ...env, ...more } }),

    /**
     * Runs a program other than Node in a project's folder.
     * @param {string} project
     * @param {string} command
     * @param {string[]} args
     */
    program: (project, command, args) => run(command, args, { cwd: folder(project), env }),

    /**
     * Starts a project's server; returns the function that stops it.
     * @param {string} project
     * @param {string} script
     * @param {string[]} args
     * @param {number} at its port
     */
    async serve(project, script, args, at) {
      const service = new Service(
        project,
        process.execPath,
        [script, ...args],
        { ...env, HOST: "127.0.0.1", PORT: String(at), ORIGIN: `http://127.0.0.1:${at}` },
        folder(project),
      );
      ends.push(() => service.stop());
      await service.ready(`http://127.0.0.1:${at}/`);
      return () => service.stop();
    },

    async stop() {
      for (const end of ends.reverse()) await end();
    },
  };
}

/** Copies the examples and the matrix's own projects to a folder that resolves the packed package. */
function copyProjects() {
  const examples = readdirSync(inRoot("examples"), { withFileTypes: true })
    .filter(({ name }) => existsSync(inRoot("examples", name, "package.json")))
    .map(({ name }) => name);
  const own = readdirSync(join(matrix, "projects"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sources = new Map([
    ...examples.map((name) => /** @type {const} */ ([name, inRoot("examples", name)])),
    ...own.map(({ name }) => /** @type {const} */ ([name, join(matrix, "projects", name)])),
  ]);
  const made = new Set(["node_modules", "dist", ".next", "package-lock.json", "tsconfig.tsbuildinfo"]);
  for (const [name, source] of sources) {
    const filter = (/** @type {string} */ path) => !path.split(/[/\\]/).some((part) => made.has(part));
    cpSync(source, join(projects, name), { recursive: true, filter: (path) => filter(path.slice(source.length)) });
  }
  share();
  for (const [newest = "", last = ""] of LAST_MAJORS) {
    cpSync(join(projects, newest), join(projects, last), { recursive: true });
    symlinkSync(join(matrix, "last-major", "node_modules"), join(projects, last, "node_modules"));
  }
  return examples;
}

/** Projects of the newest major versions, each with its copy for an older one. */
const LAST_MAJORS = [
  ["nextjs", "nextjs-15"],
  ["astro", "astro-5"],
];

/** The script of each of our pages. */
const PAGES = {
  webpack: "./dist/main.js",
  esbuild: "./dist/main.js",
  rollup: "./dist/main.js",
  parcel: "./main.js",
  inline: "./main.js",
  worker: "./main.js",
  "alias-vite": "./main.js",
  "alias-webpack": "./dist/main.js",
};

/** The projects with an alias, whose sources are generated from another project's. */
const BEFORE_MOVE = [
  ["webpack/main.js", "alias-vite/main.js"],
  ["webpack/main.js", "alias-webpack/main.js"],
  ["astro/src/pages/index.astro", "alias-astro/src/pages/index.astro"],
];

/** Copies the shared files into the projects: the page and its shop, and the journey without a page. */
function share() {
  const shop = inRoot("examples", "plain-html", "shop.js");
  const page = readFileSync(join(matrix, "projects", "page.html"), "utf8");
  for (const [name, script] of Object.entries(PAGES)) {
    cpSync(shop, join(projects, name, "shop.js"));
    writeFileSync(join(projects, name, "index.html"), page.replace("./main.js", script));
  }
  for (const name of ["astro", "alias-astro", "alias-next"]) cpSync(shop, join(projects, name, "shop.js"));
  for (const name of readdirSync(projects).filter((project) => project.startsWith("alias-"))) {
    cpSync(join(matrix, "projects", "alias.mjs"), join(projects, name, "alias.mjs"));
  }
  for (const [from = "", to = ""] of BEFORE_MOVE) {
    mkdirSync(dirname(join(projects, to)), { recursive: true });
    writeFileSync(join(projects, to), beforeMove(readFileSync(join(projects, from), "utf8")));
  }
  for (const name of ["runtimes", "workerd"]) {
    cpSync(join(matrix, "projects", "check-agents.mjs"), join(projects, name, "check-agents.mjs"));
  }
  cpSync(inRoot("examples", "mediated", "node.mjs"), join(projects, "runtimes", "node.mjs"));
  const journey = readFileSync(join(matrix, "projects", "journey.mjs"), "utf8");
  const { outputText } = ts.transpileModule(journey, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  for (const name of ["vitest", "runtimes", "workerd"]) writeFileSync(join(projects, name, "journey.mjs"), journey);
  for (const name of ["jest", "node-cjs"]) writeFileSync(join(projects, name, "journey.cjs"), outputText);
}

/** A port without a listener. */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}
