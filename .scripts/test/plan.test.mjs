import assert from "node:assert/strict";
import { test } from "node:test";
import { inGroups, noResult, perform, withNeeds } from "../lib/plan.mjs";
import { Steps } from "../lib/steps.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */

const quiet = () => new Steps({ out: { write: () => true } });
const works = async () => {};
const fails = async () => {
  throw new Error("no");
};

/** @param {Partial<Check> & { id: string }} given @returns {Check} */
const check = (given) => ({ name: given.id, set: "quick", work: works, ...given });

const CHECKS = [
  check({ id: "rust", set: "setup" }),
  check({ id: "npm", set: "setup" }),
  check({ id: "fmt", groups: ["lint"], needs: ["rust"] }),
  check({ id: "core", set: "setup", needs: ["rust", "npm"] }),
  check({ id: "store", groups: ["web"], needs: ["core"] }),
];

const ids = (/** @type {Check[]} */ checks) => checks.map(({ id }) => id);

/** Checks that a test ends, with a list of their starts and ends. */
class Held {
  /** @type {string[]} */
  events = [];
  /** @type {Map<string, () => void>} */
  #ends = new Map();

  /** @param {Partial<Check> & { id: string }} given */
  check(given) {
    const work = () =>
      new Promise((resolve) => {
        this.events.push(`${given.id} begins`);
        this.#ends.set(given.id, () => resolve(undefined));
      });
    return check({ ...given, work });
  }

  /** @param {string} id */
  async end(id) {
    this.#ends.get(id)?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("without a group all checks are chosen", () => assert.deepEqual(inGroups(CHECKS, []), CHECKS));

test("a chosen check includes its transitive needs in list order", () => {
  assert.deepEqual(ids(withNeeds(CHECKS, inGroups(CHECKS, ["lint"]))), ["rust", "fmt"]);
  assert.deepEqual(ids(withNeeds(CHECKS, inGroups(CHECKS, ["web"]))), ["rust", "npm", "core", "store"]);
});

test("the error for an unknown group lists the known ones", () =>
  assert.throws(() => inGroups(CHECKS, ["wbe"]), /no group "wbe"; choose from lint, web/));

test("a failed check blocks its direct and transitive dependents only", async () => {
  const checks = CHECKS.map((each) => (each.id === "npm" ? { ...each, work: fails } : each));
  const { passed, failed, blocked } = await perform(checks, quiet());
  assert.deepEqual([passed, failed, blocked].map(ids), [["rust", "fmt"], ["npm"], ["core", "store"]]);
});

test("two checks run at a time, and the next starts when one ends", async () => {
  const held = new Held();
  const done = perform(
    ["a", "b", "c"].map((id) => held.check({ id })),
    quiet(),
  );
  assert.deepEqual(held.events, ["a begins", "b begins"]);
  await held.end("b");
  assert.deepEqual(held.events, ["a begins", "b begins", "c begins"]);
  for (const id of ["a", "c"]) await held.end(id);
  assert.equal((await done).passed.length, 3);
});

test("a check waits for its needs and for a shared lock", async () => {
  const held = new Held();
  const checks = [
    held.check({ id: "build", lock: "target" }),
    held.check({ id: "lint", lock: "target" }),
    held.check({ id: "tests", needs: ["build"] }),
    held.check({ id: "format" }),
  ];
  const done = perform(checks, quiet());
  assert.deepEqual(held.events, ["build begins", "format begins"]);
  await held.end("build");
  assert.deepEqual(held.events.at(-1), "lint begins");
  await held.end("format");
  assert.deepEqual(held.events.at(-1), "tests begins");
  for (const id of ["lint", "tests"]) await held.end(id);
  assert.equal((await done).passed.length, 4);
});

test("a check stopped by the deadline and its dependents are unfinished", async () => {
  const endless = check({
    id: "core",
    work: (report) => report.run(process.execPath, ["-e", "setInterval(() => {}, 1000)"]),
  });
  const checks = [check({ id: "a" }), endless, check({ id: "store", needs: ["core"] })];
  const { passed, failed, blocked, unfinished } = await perform(checks, quiet(), noResult(), performance.now());
  assert.deepEqual([passed, failed, blocked, unfinished].map(ids), [["a"], [], [], ["core", "store"]]);
});

test("an exclusive check runs alone", async () => {
  const held = new Held();
  const done = perform(
    [held.check({ id: "a" }), held.check({ id: "journeys", alone: true }), held.check({ id: "b" })],
    quiet(),
  );
  assert.deepEqual(held.events, ["a begins", "b begins"]);
  for (const id of ["a", "b"]) await held.end(id);
  assert.deepEqual(held.events.at(-1), "journeys begins");
  await held.end("journeys");
  assert.equal((await done).passed.length, 3);
});

test("checks that passed before are not repeated", async () => {
  const before = await perform(CHECKS.slice(0, 4), quiet());
  /** @type {string[]} */
  const again = [];
  const checks = CHECKS.map((each) => ({ ...each, work: async () => void again.push(each.id) }));
  await perform(checks, quiet(), before);
  assert.deepEqual(again, ["store"]);
});
