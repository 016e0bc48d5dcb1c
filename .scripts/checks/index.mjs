/** All checks; those that others wait for come first. */
import { QUICK_JOURNEYS, SLOW_JOURNEYS } from "./journeys.mjs";
import { QUICK_RUST, SLOW_RUST } from "./rust.mjs";
import { SETUP } from "./setup.mjs";
import { SLOW_START } from "./start.mjs";
import { QUICK_WEB, SLOW_WEB } from "./web.mjs";

/** In starting order; the slow ones by importance. */
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
