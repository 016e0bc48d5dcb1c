/** Every check there is, the ones that others wait for first. */
import { QUICK_JOURNEYS, SLOW_JOURNEYS } from "./journeys.mjs";
import { QUICK_RUST, SLOW_RUST } from "./rust.mjs";
import { SETUP } from "./setup.mjs";
import { SLOW_START } from "./start.mjs";
import { QUICK_WEB, SLOW_WEB } from "./web.mjs";

/** In the order in which they begin; of the slow ones, the most important first. */
export const CHECKS = [
  ...SETUP,
  ...QUICK_RUST,
  ...QUICK_WEB,
  ...QUICK_JOURNEYS,
  ...SLOW_START,
  ...SLOW_JOURNEYS,
  ...SLOW_WEB,
  ...SLOW_RUST,
];

export const QUICK = CHECKS.filter(({ set }) => set === "quick");
export const SLOW = CHECKS.filter(({ set }) => set === "slow");
