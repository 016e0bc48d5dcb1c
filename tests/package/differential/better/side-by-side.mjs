/** Runs a scenario with both packages, each over its own network, so that a test can compare the outcomes. */
import { KITS } from "../kits.mjs";
import { Network, over } from "../run.mjs";

/**
 * The platform's behaviour in a scenario.
 * @typedef {object} Platform
 * @property {ConstructorParameters<typeof Network>[0]} [answer]
 * @property {ConstructorParameters<typeof Network>[1]} [grant]
 */

/**
 * Runs a scenario with both packages.
 * @template Outcome
 * @param {Platform | (() => Platform)} platform a function where the platform remembers something
 * @param {(kit: import("../kits.mjs").Kit, network: Network) => Promise<Outcome>} play
 * @returns {Promise<{ theirs: Outcome, ours: Outcome }>}
 */
export async function sideBySide(platform, play) {
  const outcomes = {};
  for (const [name, kit] of Object.entries(KITS)) {
    const { answer = () => Response.json({ cart: { id: "cart" } }), grant = granted } =
      typeof platform === "function" ? platform() : platform;
    const network = new Network(answer, grant);
    outcomes[name] = await over(network, () => play(kit, network));
  }
  return outcomes;
}

/** Tokens that contain the number of their request. */
export const granted = (_, number) =>
  Response.json({ access_token: `access ${number}`, expires_in: 14400, refresh_token: `refresh ${number}` });

/** A call's result, or its error. */
export const outcomeOf = (call) => call.then((value) => ({ value })).catch((error) => ({ error }));

export async function errorOf(call) {
  const { error } = await outcomeOf(call);
  if (!error) throw new Error("the call was to fail");
  return error;
}

/** A custom answer of the platform. */
export const refusal = (status, body, init) => () => Response.json(body, { ...init, status });

export const refusedWith = (status, code, description = "why") =>
  refusal(status, { message: "refused", details: { applicationError: { code, description } } });

export const refusedFields = (...fieldViolations) =>
  refusal(400, { message: "refused", details: { validationError: { fieldViolations } } });

/** A promise that the test resolves. */
export function gate() {
  let open;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** More turns of the event loop than either package takes between two requests. */
const TURNS = 50;

/** Lets a package run until it only waits for the network: nothing else here takes time. */
export async function untilIdle() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
