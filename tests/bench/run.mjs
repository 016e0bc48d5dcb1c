/**
 * `npm run bench`: the package's costs, compared with the JavaScript SDK that it can replace and with the minimum of
 * any client. Prints figures and budgets; no figure fails the run. `npm run bench -- calls store` measures only these
 * parts.
 */
import { parseArgs } from "node:util";
import { main } from "../../.scripts/lib/main.mjs";
import { Problem } from "../../.scripts/lib/problem.mjs";
import { Steps } from "../../.scripts/lib/steps.mjs";
import { prepare } from "./prepare.mjs";
import { standingTable } from "./standing.mjs";

/** @typedef {import("./standing.mjs").Standing} Standing */
/** @typedef {{ bench: (bench: import("./standing.mjs").Bench) => Promise<Standing[]> }} Part */

/**
 * The parts, in order. Each is imported when it runs: its dependencies are only installed then.
 * @type {Record<string, { about: string, load: () => Promise<Part> }>}
 */
const PARTS = {
  weight: { about: "the bytes of a page, and what the core is made of", load: () => import("./weight.mjs") },
  shoppers: { about: "fifty shoppers at once on the platform", load: () => import("./shoppers.mjs") },
  carts: { about: "the calls of a buyer with ten lines", load: () => import("./carts.mjs") },
  native: { about: "a call in Rust", load: () => import("./native.mjs") },
  catalogs: { about: "catalogs of up to a million products", load: () => import("./catalogs.mjs") },
  calls: { about: "the main thread's time in Chromium, warm and cold", load: () => import("./calls.mjs") },
  memory: { about: "memory over many calls and clients", load: () => import("./memory.mjs") },
  sessions: { about: "renewals, login data and cookies", load: () => import("./sessions.mjs") },
  store: { about: "a first visit to the store on a phone", load: () => import("./store.mjs") },
  interactions: {
    about: "from a click or key to the next paint, on lists, product page and cart",
    load: () => import("./interactions.mjs"),
  },
  owner: { about: "an owner's lists of a million; only when it is named", load: () => import("./owner.mjs") },
  soak: { about: "half an hour at full load; only when it is named", load: () => import("./soak.mjs") },
};

/** The parts that are measured only if named. */
const LONG = ["owner", "soak"];

/** @param {string[]} names the parts to measure; all but the long ones when empty */
function chosen(names) {
  const strange = names.find((name) => !Object.hasOwn(PARTS, name));
  if (strange) throw new Problem(`There is no part "${strange}"; choose from ${Object.keys(PARTS).join(", ")}`);
  return Object.entries(PARTS).filter(([name]) => (names.length === 0 ? !LONG.includes(name) : names.includes(name)));
}

/**
 * @template T
 * @param {() => Promise<T>} make
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}

await main(import.meta.url, async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, platform: { type: "string", multiple: true, default: [] } },
  });
  if (values.help) {
    const lines = Object.entries(PARTS).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`);
    console.log(`npm run bench              measures everything\nnpm run bench -- PART...   measures these parts:\n`);
    console.log(lines.join("\n"));
    console.log("\n--platform PROGRAM, once or more: the part carts measures these platforms side by side");
    return;
  }
  const parts = chosen(names);
  const steps = new Steps();
  const chromium = await prepare(steps);
  const bundles = once(async () => {
    const { bundleAll } = await import("./build.mjs");
    return steps.step("bundles", bundleAll);
  });
  const programs = once(() =>
    steps.step("platform and shoppers, optimised", (report) =>
      report.run("cargo", [
        ...["build", "--profile", "server", "--locked", "-p", "cartwright-platform", "-p", "cartwright-load"],
      ]),
    ),
  );
  /** @type {Standing[]} */
  const standings = [];
  for (const [, { load }] of parts) {
    const { bench } = await load();
    standings.push(...(await bench({ steps, chromium, bundles, programs, platforms: values.platform })));
  }
  steps.print(standingTable(standings));
});
