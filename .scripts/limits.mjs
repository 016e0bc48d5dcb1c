/**
 * `node .scripts/limits.mjs`: turns the contract's bounds that `contract/limits.json` names into constants in Rust
 * and, if the store or the console uses them, in TypeScript.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { formatted } from "./lib/format.mjs";
import { filesBelow } from "./lib/stamp.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { Problem } from "./lib/problem.mjs";

/**
 * @typedef {Record<string, unknown> & { fields?: Record<string, Rule>, items?: Rule, path?: Record<string, Rule> }} Rule
 * @typedef {Record<string, Rule>} Rules
 * @typedef {{ value: number, unit: string, source: string }} Bound
 * @typedef {Record<string, Record<string, string | Record<string, number>>>} Names
 */

export const RUST = inRoot("contract", "src", "limits.rs");
/** The bounds that the shop's pages name, of which a first visit loads all, and those of the console. */
export const SCRIPTS = ["shopBounds", "bounds"].map((name) => inRoot("app", "src", "generated", `${name}.ts`));

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(inRoot("contract", name), "utf8"));

/** The bound at a path such as `call cart.create.lineItems[].quantity.max`. @param {Record<string, Rules>} rules @param {string} path */
function boundAt(rules, path) {
  const [, kind = "shared", rest = ""] = /^(?:(call|entity) )?(.*)$/.exec(path) ?? [];
  const all = rules[{ call: "calls", entity: "entities" }[kind] ?? "shared"] ?? {};
  const name = Object.keys(all)
    .filter((name) => rest.startsWith(`${name}.`))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), "");
  const steps = rest.slice(name.length + 1).match(/\[\]|[^.[\]]+/g) ?? [];
  const unit = steps.pop() ?? "";
  const rule = steps.reduce(
    (/** @type {Rule | undefined} */ rule, step) =>
      step === "[]" ? rule?.items : (rule?.fields?.[step] ?? rule?.path?.[step]),
    all[name],
  );
  const value = rule?.[unit];
  if (typeof value !== "number") {
    throw new Problem(`contract/limits.json names ${path}, and the rules have no such bound`);
  }
  return { value, unit, source: path };
}

/** The named bounds by group. @returns {[group: string, bounds: [name: string, bound: Bound][]][]} */
function named() {
  const { names, entities } = /** @type {{ names: Names, entities: Rules }} */ (read("limits.json"));
  const rules = { ...read("bounds.json"), entities };
  return Object.entries(names).map(([group, bounds]) => [
    group,
    Object.entries(bounds).map(([name, bound]) => {
      if (typeof bound === "string") return [name, boundAt(rules, bound)];
      const [unit = ""] = Object.keys(bound);
      return [name, { value: bound[unit], unit, source: "" }];
    }),
  ]);
}

/** `slugV1` becomes `SLUG_V1`. @param {string} name */
export const constant = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** A number with underscores between thousands. @param {number} value */
const digits = (value) => String(value).replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, "_"));

/** @param {Bound} bound */
function rustType({ value, unit }) {
  if (!Number.isInteger(value)) return "f64";
  return /Length$|Items$/.test(unit) ? "usize" : "i64";
}

/** @type {Record<string, string>} */
const UNITS = {
  maxLength: "The maximum length, in characters",
  minLength: "The minimum length, in characters",
  maxItems: "The maximum number of entries",
  max: "The maximum",
  min: "The minimum",
};

export function rustText() {
  const modules = named().map(([group, bounds]) => {
    const constants = bounds.map(([name, bound]) => {
      const source = bound.source ? `: \`${bound.source.replace(/^(call|entity) /, "")}\`` : "";
      const type = rustType(bound);
      return `    /// ${UNITS[bound.unit]}${source}.\n    pub const ${constant(name)}: ${type} = ${digits(bound.value)};\n`;
    });
    return `/// Bounds: ${constant(group).toLowerCase().replaceAll("_", " ")}.\npub mod ${constant(group).toLowerCase()} {\n${constants.join("")}}\n`;
  });
  return `//! Named bounds, written from \`limits.json\` by \`node .scripts/limits.mjs\`: do not edit.\n\n${modules.join("\n")}`;
}

/** The names that some code uses. @param {string} group @param {string} code */
const usedIn = (group, code) =>
  new Set([...code.matchAll(new RegExp(`\\b${constant(group)}\\.(\\w+)`, "g"))].map(([, name]) => name));

/** The bounds that the importers of a generated file use. @param {string} script */
export function scriptText(script) {
  const files = filesBelow(inRoot("app", "src")).filter((file) => /\.tsx?$/.test(file));
  const code = files
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => text.includes(`/generated/${basename(script, ".ts")}"`))
    .join("\n");
  const groups = named().flatMap(([group, bounds]) => {
    const used = usedIn(group, code);
    const members = bounds.filter(([name]) => used.has(name)).map(([name, { value }]) => `${name}: ${digits(value)}`);
    return members.length > 0 ? [`export const ${constant(group)} = { ${members.join(", ")} } as const;`] : [];
  });
  const head =
    "/** The bounds that forms name, written from the contract by `node .scripts/limits.mjs`: do not edit. */";
  return formatted(script, `${head}\n${groups.join("\n")}\n`);
}

await main(import.meta.url, async () => {
  writeFileSync(RUST, rustText());
  for (const script of SCRIPTS) writeFileSync(script, await scriptText(script));
});
