/** The cost of a call in Rust: with the client, and hand-written. */
import { table } from "../../.scripts/lib/sizes.mjs";
import { json } from "./programs.mjs";

/** The allowed overhead over a hand-written call. */
const BUDGET = 0.05;

/** @typedef {{ microseconds: number, allocations: number }} NativeCall */

/** @param {NativeCall} call */
const figures = ({ microseconds, allocations }) => [microseconds.toFixed(1), String(allocations)];
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, programs }) {
  await programs();
  const { bare, ours } = await steps.step(
    "native client",
    async () => /** @type {{ bare: NativeCall, ours: NativeCall }} */ (await json(["native"])),
  );
  const rows = [
    ["reqwest and serde_json by hand", ...figures(bare)],
    ["cartwright", ...figures(ours)],
  ];
  steps.print(`\n${table(["products().query(), 50, in Rust", "µs a call", "allocations"], rows)}\n`);
  const overhead = ours.microseconds / bare.microseconds - 1;
  return [
    {
      what: "native call, over reqwest and serde_json",
      ours: percent(overhead),
      budget: percent(BUDGET),
      met: overhead <= BUDGET,
    },
  ];
}
