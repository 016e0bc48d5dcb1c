/** The environments in which the package must work, each with its test. */
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { inRoot } from "../../.scripts/lib/paths.mjs";
import { nodePackage } from "../../.scripts/lib/node.mjs";
import { packageScript } from "../../.scripts/lib/run.mjs";
import { checkAlone, checkFiles, checkManifest, checkShaken, checkTypes } from "./lib/checks.mjs";
import { checkHandlers, checkMiddleware, copyMediator } from "./lib/handlers.mjs";
import { STRICT, writeBlocks } from "./lib/readme.mjs";
import { checkAgents } from "./projects/check-agents.mjs";

/** @typedef {import("./lib/bench.mjs").Bench} Bench */
/** @typedef {import("../../.scripts/lib/sizes.mjs").Sizes} Sizes */

/**
 * @typedef {object} Environment
 * @property {string} name
 * @property {string} shows what ran
 * @property {(bench: Bench) => Promise<Sizes | void>} run
 */

/**
 * A command of an installed package.
 * @param {string} name
 * @param {string} [command]
 */
const tool = (name, command) => packageScript(name, command, inRoot("tests", "matrix"));

/**
 * Runs a Node script and asserts its output.
 * @param {Bench} bench
 * @param {string} project
 * @param {string} script
 * @param {RegExp} expected
 * @param {NodeJS.ProcessEnv} [env]
 */
async function asserts(bench, project, script, expected, env) {
  assert.match(await bench.node(project, script, [], env), expected);
}

const program = (/** @type {string} */ name) => inRoot("tests", "matrix", "node_modules", ".bin", name);

/**
 * Starts a server, visits its page, and stops it.
 * @param {string} project
 * @param {(port: number) => string[]} command
 * @param {{ isBuilt?: boolean, hasHandlers?: boolean, hasMiddleware?: boolean, hasAgents?: boolean }} [what]
 */
const served =
  (project, command, { isBuilt = true, hasHandlers = false, hasMiddleware = false, hasAgents = false } = {}) =>
  async (/** @type {Bench} */ bench) => {
    const port = bench.port(project);
    const [script = "", ...args] = command(port);
    const stop = await bench.serve(project, script, args, port);
    try {
      const url = `http://127.0.0.1:${port}/`;
      if (hasHandlers) await checkHandlers(new URL(url).origin, bench.site);
      if (hasAgents) await checkAgents(new URL(url).origin);
      if (hasMiddleware) await checkMiddleware(url, bench.site);
      return await (isBuilt ? bench.visit(url) : bench.visitOnly(url));
    } finally {
      await stop();
    }
  };

/** A command of a package's older major version. @param {string} name */
const olderTool = (name) => packageScript(name, name, inRoot("tests", "matrix", "last-major"));

/** The commands of the newest Next.js and of its previous major version. */
const NEXT = tool("next");
const NEXT_15 = olderTool("next");

/** A command of one version of Next.js. */
const nextCommand = (/** @type {string} */ version, /** @type {string} */ name) => (/** @type {number} */ port) => [
  version,
  name,
  ...["-H", "127.0.0.1", "-p", String(port)],
];

/** The example of Next.js, built and started with one version. */
const nextStarted =
  (/** @type {string} */ project, /** @type {string} */ version) => async (/** @type {Bench} */ bench) => {
    const session = (/** @type {string} */ name) => bench.folder(project, "app", "session", name);
    copyMediator("next-route.mjs", session("route.js"), session("session.mjs"), "./session.mjs");
    await bench.node(project, version, ["build"]);
    return served(project, nextCommand(version, "start"), { hasHandlers: true, hasMiddleware: true, hasAgents: true })(
      bench,
    );
  };

/** A page whose sources import the platform's packages, aliased to ours, built and started with Next.js. */
const nextAliased =
  (/** @type {string[]} */ ...options) =>
  async (/** @type {Bench} */ bench) => {
    rmSync(bench.folder("alias-next", ".next"), { recursive: true, force: true });
    await bench.node("alias-next", NEXT, ["build", ...options]);
    return served("alias-next", nextCommand(NEXT, "start"))(bench);
  };

/** The Astro page, built and started with one version. */
const astroStarted =
  (/** @type {string} */ project, /** @type {string} */ version) => async (/** @type {Bench} */ bench) => {
    const source = (/** @type {string[]} */ ...parts) => bench.folder(project, "src", ...parts);
    copyMediator("astro-endpoint.mjs", source("pages", "session.js"), source("session.mjs"), "../session.mjs");
    await bench.node(project, version, ["build"]);
    return served(project, () => ["dist/server/entry.mjs"], { hasHandlers: true })(bench);
  };

/** The package in one major version of Node: with `import`, with the session in a file, and with `require`. */
const inNode = (/** @type {number} */ major) => async (/** @type {Bench} */ bench) => {
  const name = nodePackage(process.platform, process.arch).replace("node-", `node-${major}-`);
  const node = packageScript(name, "node", inRoot("tests", "matrix"));
  assert.match(await bench.program("node-script", node, ["--version"]), new RegExp(`^v${major}\\.`));
  rmSync(bench.folder("node-script", "session.json"), { force: true });
  assert.match(await bench.program("node-script", node, ["shop.mjs"]), /^Your cart: 1 × .+/m);
  assert.match(await bench.program("node-cjs", node, ["shop.cjs"]), /^passed$/m);
};

/**
 * A page that is built and then served as static files.
 * @param {string} project
 * @param {string[]} command
 * @param {string} [page]
 */
const built =
  (project, [script = "", ...args], page = "", visitOf = (/** @type {Bench} */ bench) => bench.visit) =>
  async (/** @type {Bench} */ bench) => {
    await bench.node(project, script, args);
    checkShaken(bench.folder(project, "dist"));
    return visitOf(bench)(bench.page(project, page));
  };

/**
 * A product list, built by Vite and served as static files.
 * @param {string} project
 */
const listBuilt = (project) =>
  built(project, [tool("vite"), "build", "--base", "./"], "dist/", ({ visitList }) => visitList);

const PARCEL = ["build", "index.html", "--dist-dir", "dist", "--public-url", "./", "--no-cache"];

/** @type {Environment[]} */
export const ENVIRONMENTS = [
  {
    name: "Next.js",
    shows: "examples/nextjs: build and start; server and client component; route handlers; agents",
    run: nextStarted("nextjs", NEXT),
  },
  {
    name: "Next.js, dev",
    shows: "examples/nextjs: dev server, with its middleware in the edge runtime",
    run: served("nextjs", nextCommand(NEXT, "dev"), { isBuilt: false, hasMiddleware: true }),
  },
  {
    name: "Next.js 15",
    shows: "the same with the last major: build and start",
    run: nextStarted("nextjs-15", NEXT_15),
  },
  {
    name: "Next.js 15, dev",
    shows: "the same: dev server",
    run: served("nextjs-15", nextCommand(NEXT_15, "dev"), { isBuilt: false, hasMiddleware: true }),
  },
  {
    name: "modules of other packages",
    shows: "@wix/reviews in one client with the package's own, in Node",
    run: (bench) => asserts(bench, "foreign", "shop.mjs", /^passed$/m),
  },
  {
    name: "TypeScript 5.0",
    shows: "tsc --strict over the declarations of every entry",
    run: async (bench) => {
      await bench.node("foreign", packageScript("typescript-oldest", "tsc", inRoot("tests", "matrix")), ["-p", "."]);
    },
  },
  {
    name: "Astro",
    shows: "build, @astrojs/node; page by files; endpoints",
    run: astroStarted("astro", tool("astro")),
  },
  {
    name: "Astro 5",
    shows: "the same with the major that the platform's own packages ask for",
    run: astroStarted("astro-5", olderTool("astro")),
  },
  {
    name: "types of the examples",
    shows: "tsc --strict --exactOptionalPropertyTypes over all examples",
    run: async (bench) => {
      const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes"];
      for (const example of bench.examples) {
        const compiler = example === "vue-list" ? tool("vue-tsc") : packageScript("typescript", "tsc");
        await bench.node(example, compiler, ["-p", ".", ...strict]);
      }
    },
  },
  {
    name: "README",
    shows: "the first cart in Node; every other block by tsc --strict",
    run: async (bench) => {
      const [first = "", ...others] = writeBlocks(bench.folder("readme"));
      await asserts(bench, "readme", first, /^In the cart: .+, \d+\.\d\d/m);
      assert.ok(others.length > 3, "the README shows its code");
      writeFileSync(bench.folder("readme", "tsconfig.json"), JSON.stringify(STRICT));
      await bench.node("readme", packageScript("typescript", "tsc"), ["-p", "."]);
    },
  },
  {
    name: "Vite, dev",
    shows: "examples/vite-react: dev server, React in StrictMode",
    run: served("vite-react", (port) => [tool("vite"), "--host", "127.0.0.1", "--port", String(port)], {
      isBuilt: false,
    }),
  },
  {
    name: "webpack 5",
    shows: "no settings; page by files",
    run: built("webpack", [inRoot("tests", "matrix", "lib", "webpack.mjs")]),
  },
  {
    name: "Parcel",
    shows: "no settings; page by files",
    run: built("parcel", [tool("parcel"), ...PARCEL], "dist/"),
  },
  {
    name: "Vite, build",
    shows: "examples/vite-react: production build, page by files",
    run: built("vite-react", [tool("vite"), "build", "--base", "./"], "dist/"),
  },
  {
    name: "Vue, a product list",
    shows: "examples/vue-list: filters in the address, search, product form, by ./store",
    run: listBuilt("vue-list"),
  },
  {
    name: "no framework, a product list",
    shows: "examples/plain-list: the same without a framework",
    run: listBuilt("plain-list"),
  },
  {
    name: "alias, Vite",
    shows: "resolve.alias: a page that imports @wix/sdk, @wix/ecom and @wix/stores",
    run: built("alias-vite", [tool("vite"), "build", "--base", "./"], "dist/"),
  },
  {
    name: "alias, webpack 5",
    shows: "resolve.alias: the same",
    run: built("alias-webpack", [inRoot("tests", "matrix", "lib", "webpack.mjs")]),
  },
  {
    name: "alias, Next.js",
    shows: "turbopack.resolveAlias: the same, server and client component",
    run: nextAliased("--turbopack"),
  },
  {
    name: "alias, Next.js by webpack",
    shows: "resolve.alias: the same",
    run: nextAliased("--webpack"),
  },
  {
    name: "alias, Astro",
    shows: "vite.resolve.alias: the same, with @astrojs/node",
    run: async (bench) => {
      await bench.node("alias-astro", tool("astro"), ["build"]);
      return served("alias-astro", () => ["dist/server/entry.mjs"])(bench);
    },
  },
  {
    name: "Web Worker",
    shows: "Vite build; the client in a module worker",
    run: built("worker", [tool("vite"), "build"], "dist/"),
  },
  {
    name: "esbuild",
    shows: "no settings; page by files, the core in the bundle",
    run: built("esbuild", ["build.mjs"]),
  },
  {
    name: "Rollup",
    shows: "plugin-node-resolve; page by files, the core as a script",
    run: built("rollup", ["build.mjs"]),
  },
  {
    name: "esbuild, ./media alone",
    shows: "the bundle holds no client and no core",
    run: async () => checkAlone("@cartwright/sdk/media"),
  },
  {
    name: "esbuild, ./lazy alone",
    shows: "the bundle holds no client and no core",
    run: async () => checkAlone("@cartwright/sdk/lazy"),
  },
  {
    name: "esbuild, ./webhooks alone",
    shows: "the bundle holds no client and no core",
    run: async () => checkAlone("@cartwright/sdk/webhooks"),
  },
  {
    name: "script, ./browser, strict CSP",
    shows: "examples/plain-html: own server, default-src 'none'",
    run: served("plain-html", () => ["server.mjs"]),
  },
  {
    name: "Node 24, ESM",
    shows: "examples/node-script, twice, its session in a file",
    run: async (bench) => {
      const file = bench.folder("node-script", "session.json");
      rmSync(file, { force: true });
      await asserts(bench, "node-script", "shop.mjs", /^Your cart: 1 × .+/m, { SESSION_FILE: file });
      await bench.endTokens();
      await asserts(bench, "node-script", "shop.mjs", /^Your cart: 2 × .+/m, { SESSION_FILE: file });
    },
  },
  {
    name: "Node 24, agents",
    shows: "ucp on node:http",
    run: (bench) => asserts(bench, "runtimes", "agents.mjs", /^passed$/m),
  },
  {
    name: "Node 24, CommonJS",
    shows: "require, with the hooks of ./react",
    run: (bench) => asserts(bench, "node-cjs", "shop.cjs", /^passed$/m),
  },
  {
    name: "Node 22",
    shows: "the oldest supported major: import and require",
    run: inNode(22),
  },
  {
    name: "Node 26",
    shows: "the newest major: the same",
    run: inNode(26),
  },
  {
    name: "Deno",
    shows: "the package from node_modules",
    run: async (bench) => {
      const args = ["run", "--allow-all", "--node-modules-dir=manual", "shop.mjs"];
      assert.match(await bench.program("runtimes", program("deno"), args), /^passed$/m);
    },
  },
  {
    name: "Bun",
    shows: "the package from node_modules",
    run: async (bench) => assert.match(await bench.program("runtimes", program("bun"), ["shop.mjs"]), /^passed$/m),
  },
  {
    name: "Cloudflare Workers",
    shows: "workerd, the core as a compiled module; agents",
    run: (bench) => asserts(bench, "workerd", "run.mjs", /^passed$/m),
  },
  {
    name: "Node, owner's API key and client credentials",
    shows: "examples/owner-script",
    run: async (bench) => {
      await bench.order();
      const report = /^Newest orders: 1\n {2}\d+ {2}APPROVED {2}\$(.|\n)*^Products: \d\d+$/m;
      await asserts(bench, "owner-script", "report.mjs", report);
      await asserts(bench, "owner-script", "report.mjs", report, { CARTWRIGHT_API_KEY: "" });
    },
  },
  {
    name: "Vitest",
    shows: "vitest run, no settings",
    run: async (bench) => void (await bench.node("vitest", tool("vitest"), ["run"])),
  },
  {
    name: "Jest",
    shows: "jest, no settings but the files' names",
    run: async (bench) => void (await bench.node("jest", tool("jest"), ["--ci"])),
  },
  { name: "publint", shows: "the manifest, strictly", run: checkManifest },
  {
    name: "are the types wrong",
    shows: "Node's ESM and CommonJS, bundlers",
    run: ({ packed }) => checkTypes(packed.tarball),
  },
  {
    name: "npm pack",
    shows: "the list of files",
    run: async ({ packed }) => checkFiles(packed.files),
  },
];
