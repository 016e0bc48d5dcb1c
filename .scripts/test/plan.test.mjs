import assert from "node:assert/strict";
import { test } from "node:test";
import { perform, select } from "../lib/plan.mjs";
import { Steps } from "../lib/steps.mjs";

const quiet = () => new Steps({ out: { write: () => true } });
const works = async () => {};
const fails = async () => {
  throw new Error("no");
};

/** @type {import("../lib/plan.mjs").Plan} */
const PLAN = [
  [{ id: "rust", name: "Rust", work: works }],
  [{ id: "npm", name: "npm", work: works }],
  [{ id: "fmt", name: "fmt", groups: ["lint"], needs: ["rust"], work: works }],
  [{ id: "core", name: "core", needs: ["rust", "npm"], work: works }],
  [{ id: "store", name: "store", groups: ["web"], needs: ["core"], work: works }],
];

const ids = (/** @type {import("../lib/plan.mjs").Plan} */ plan) => plan.flat().map(({ id }) => id);

test("no group is every check", () => assert.deepEqual(ids(select(PLAN, [])), ids(PLAN)));

test("a group brings what it needs, and what that needs, in the plan's order", () => {
  assert.deepEqual(ids(select(PLAN, ["lint"])), ["rust", "fmt"]);
  assert.deepEqual(ids(select(PLAN, ["web"])), ["rust", "npm", "core", "store"]);
});

test("an unknown group is answered with the known ones", () =>
  assert.throws(() => select(PLAN, ["wbe"]), /no group "wbe"; choose from lint, web/));

test("a failure stops what needs it, near and far, and nothing else", async () => {
  const plan = select(PLAN, []).map((stage) =>
    stage.map((check) => (check.id === "npm" ? { ...check, work: fails } : check)),
  );
  const { passed, failed, blocked } = await perform(plan, quiet());
  assert.deepEqual(
    [passed, failed, blocked].map((checks) => checks.map(({ id }) => id)),
    [["rust", "fmt"], ["npm"], ["core", "store"]],
  );
});

test("checks of one stage run at the same time, each after what it needs", async () => {
  /** @type {string[]} */
  const order = [];
  const slow = (/** @type {string} */ id, /** @type {number} */ ms) => async () => {
    order.push(`${id} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    order.push(`${id} ends`);
  };
  const stage = [
    { id: "a", name: "a", work: slow("a", 20) },
    { id: "b", name: "b", work: slow("b", 60) },
    { id: "c", name: "c", needs: ["a"], work: slow("c", 1) },
  ];
  await perform([stage], quiet());
  assert.deepEqual(order, ["a begins", "b begins", "a ends", "c begins", "c ends", "b ends"]);
});
