/**
 * Generates the tables in `docs/moving.md`, of differences, and of missing calls and modules: `node
 * tests/package/differential/moving.mjs`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { formatted } from "../../../.scripts/lib/format.mjs";
import * as ours from "../../../wasm/pkg/inline.js";
import { RULES } from "./differences.mjs";
import { notBuilt, rowsOf } from "../../../wasm/js/test/tables.ts";
import { MODULES } from "./modules.mjs";

const PAGE = fileURLToPath(new URL("../../../docs/moving.md", import.meta.url));

/** The functions of a peer's module that ours lacks, except event subscriptions, which no module of ours has. */
async function lacking(name, peer) {
  const theirs = (await import(peer))[name];
  const isCall = (call) => typeof theirs[call] === "function" && !/^on[A-Z]/.test(call);
  return Object.keys(theirs).filter((call) => isCall(call) && !(call in ours[name]));
}

/** The modules of the peers that ours lacks: exports that `createClient` accepts. */
async function lackingModules() {
  const rows = [];
  for (const peer of [...new Set(MODULES.map(([, name]) => name))].toSorted()) {
    const theirs = Object.entries(await import(peer)).filter(
      ([name, value]) => name !== "default" && typeof value === "object" && value !== null,
    );
    const names = theirs.map(([name]) => name).filter((name) => !(name in ours));
    if (names.length > 0) rows.push(`- \`${peer}\`, ${names.length}: ${names.map((name) => `\`${name}\``).join(", ")}`);
  }
  return rows;
}

/** @returns {Promise<Record<string, string>>} each table or list by the name that stands around it */
async function tables() {
  const differences = RULES.map(({ what, why }) => `- **${what}** ${why}`);
  const removed = rowsOf("functions.tsv")
    .filter(([, , , , , , deprecated]) => deprecated !== "-")
    .map(([module, name, , , , , deprecated = ""]) => {
      const [day, instead] = deprecated.split(" ");
      return `| \`${module}.${name}\` | ${day} | ${instead ? `\`${instead}\`` : ""} |`;
    });
  const missing = [];
  const left = notBuilt();
  for (const [name, peer] of MODULES) {
    const reasons = new Map();
    for (const call of await lacking(name, peer)) {
      const reason = left.find((entry) => entry.module === name && entry.name === call)?.reason;
      if (!reason) throw new Error(`${name}.${call} is left out without a reason in contract/not-built.tsv`);
      reasons.set(reason, [...(reasons.get(reason) ?? []), `\`${call}\``]);
    }
    for (const [reason, calls] of reasons) missing.push(`- \`${name}\`: ${calls.join(", ")}. ${reason}`);
  }
  return {
    differences: await wrapped(differences),
    modules: await wrapped(await lackingModules()),
    removed: ["| Function | Removed on | In its place |", "| --- | --- | --- |", ...removed].join("\n"),
    missing: await wrapped(missing),
  };
}

/** A list wrapped into readable lines. */
async function wrapped(items) {
  return (await formatted("list.md", items.join("\n"), { proseWrap: "always" })).trim();
}

/** A page with regenerated tables. */
async function renewed(page) {
  let text = page;
  for (const [name, table] of Object.entries(await tables())) {
    const marks = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
    const [begin, end] = marks.map((mark) => text.indexOf(mark));
    if (begin < 0 || end < begin) throw new Error(`docs/moving.md has no "${marks.join('" and "')}" to write between`);
    text = `${text.slice(0, begin)}${marks[0]}\n\n${table}\n\n${text.slice(end)}`;
  }
  return formatted("page.md", text);
}

/** The current page, and the expected one. */
export async function page() {
  const is = await readFile(PAGE, "utf8");
  return { is, should: await renewed(is) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(PAGE, (await page()).should);
