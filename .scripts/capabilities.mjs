/**
 * docs/capabilities.md: every function of the npm package, its call in Rust, and its users. Generated from the
 * sources: `node .scripts/capabilities.mjs` rewrites it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatted } from "./lib/format.mjs";
import { sources } from "./lib/git.mjs";
import { inRoot } from "./lib/paths.mjs";

const PAGE = inRoot("docs", "capabilities.md");
const read = (/** @type {string} */ path) => readFileSync(inRoot(...path.split("/")), "utf8");

/** The rows of a table in `contract`. @param {string} name */
const table = (name) =>
  read(`contract/${name}.tsv`)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** Functions that pages call under another name. @type {Record<string, string>} */
const ALIASES = {
  "authentication.registerV2": "auth.register",
  "authentication.loginV2": "auth.login",
  "authentication.logout": "auth.logout",
  "authentication.verify": "auth.verifyFactor",
  "recovery.sendRecoveryEmail": "auth.sendPasswordResetEmail",
  "recovery.recover": "auth.resetPassword",
  "verification.verifyDuringAuthentication": "auth.processVerification",
  "verification.resendDuringAuthentication": "auth.resendVerification",
};

/** The code of files, without tests. @param {string[]} folders @param {RegExp} wanted */
const codeOf = (folders, wanted) =>
  sources(folders)
    .filter((file) => wanted.test(file) && !/[./]tests?[./]/.test(file))
    .map(read);

const PAGES = ["app/src", "wasm/js/src/owner", "wasm/js/src/storefront"];
const CONSOLE = /^app\/src\/console\/|js\/src\/owner\/|catalog-view\//;
const STORE = /^app\/src\/(?!console\/)|storefront\//;

const word = (/** @type {string} */ text, /** @type {string} */ name) => new RegExp(`\\b${name}\\b`).test(text);

/**
 * Whether a file calls a function: through its module's name or, if the file names no other module with such a
 * function, in any way.
 * @param {string} code
 * @param {string} module
 * @param {string} name
 * @param {string[]} others modules with a function of that name
 */
function callsIt(code, module, name, others) {
  if (!word(code, name) || !word(code, module)) return false;
  if (new RegExp(`\\b${module}[?!]?\\.\\s*${name}\\b`).test(code)) return true;
  return new RegExp(`\\.\\s*${name}\\b`).test(code) && !others.some((other) => word(code, other));
}

/** The file that tests/spec/calls.md names for a function. */
const documented = new Map(
  [...read("tests/spec/calls.md").matchAll(/`([\w.]+)`\n {2}in `(\S+\.tsx?)`/g)].map(([, name = "", file = ""]) => [
    name,
    file,
  ]),
);

/** Every function with its users. */
export function capabilities() {
  const handlers = codeOf(["platform/shop/src", "platform/web/src"], /\.rs$/).flatMap(
    (code) => code.match(/(?<=")[a-z_0-9]+\.[a-z_0-9]+(?=")/g) ?? [],
  );
  const handled = new Set(handlers);
  const [store, owner] = [codeOf(PAGES, STORE), codeOf(PAGES, CONSOLE)];
  const functions = table("functions").map(([module = "", name = "", row = "", , , , deprecated = "-"]) => {
    return { module, name, row, until: deprecated === "-" ? undefined : deprecated.split(" ")[0] };
  });
  return functions.map((each) => {
    const [module = "", name = ""] = (ALIASES[`${each.module}.${each.name}`] ?? `${each.module}.${each.name}`).split(
      ".",
    );
    const others = functions
      .filter((other) => other.name === name && other.module !== module)
      .map((other) => other.module);
    const file = documented.get(`${module}.${name}`) ?? "";
    const isCalled = (/** @type {string[]} */ files, /** @type {RegExp} */ place) =>
      place.test(file) || files.some((code) => callsIt(code, module, name, others));
    return {
      ...each,
      platform: handled.has(each.row),
      store: isCalled(store, STORE),
      console: isCalled(owner, CONSOLE),
    };
  });
}

const ABOUT = `# Capabilities

Written by \`node .scripts/capabilities.mjs\` from the tables of calls, the platform's handlers and the code of the store and the
console; a test fails when it has drifted. Every function below is in the npm package, and its row is a call of the crate:
\`members.get_my\` is \`client.members().get_my()\`.

“Store” and “console” say whether a page calls it, directly or by the package's views. Logins go by \`client.auth\`.
`;

/** The expected page. */
export async function page() {
  const all = capabilities();
  const modules = [...new Set(all.map(({ module }) => module))].sort();
  const yes = (/** @type {boolean} */ is) => (is ? "yes" : "–");
  const of = (/** @type {string} */ module) => all.filter((each) => each.module === module);
  const count = (/** @type {typeof all} */ some, /** @type {"platform" | "store" | "console"} */ key) =>
    String(some.filter((each) => each[key]).length);
  const summary = modules.map((module) => {
    const functions = of(module);
    const counts = [count(functions, "platform"), count(functions, "store"), count(functions, "console")];
    return `| [\`${module}\`](#${module.toLowerCase()}) | ${[functions.length, ...counts].join(" | ")} |`;
  });
  const sections = modules.map((module) => {
    const functions = of(module);
    const [last] = functions.flatMap(({ until }) => until ?? []);
    const lines = functions.map(
      (each) =>
        `| \`${each.name}\` | \`${each.row}\` | ${yes(each.platform)} | ${yes(each.store)} | ${yes(each.console)} |`,
    );
    const ends = last ? `The platform removes it on ${last}.\n\n` : "";
    const head = "| npm function | Rust row | platform | store | console |\n| --- | --- | --- | --- | --- |";
    return `## ${module}\n\n${ends}${head}\n${lines.join("\n")}\n`;
  });
  const heads = "| module | npm and Rust | platform | store | console |\n| --- | --- | --- | --- | --- |";
  const text = [ABOUT, `${heads}\n${summary.join("\n")}\n`, ...sections].join("\n");
  return formatted(PAGE, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, await page());
