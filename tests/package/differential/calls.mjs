/** Every function of every module, called with many arguments and answered in many ways. */
import { createClient as theirClient, OAuthStrategy as theirStrategy } from "@wix/sdk";
import * as ours from "../../../wasm/pkg/inline.js";
import { ANSWERS, whole } from "./answers.mjs";
import { Declarations } from "./declarations.mjs";
import { argumentsOf } from "./given.mjs";
import { MODULES } from "./modules.mjs";
import { Network, see } from "./run.mjs";
import { sampler } from "./samples.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */

const CLIENT = "11111111-2222-3333-4444-555555555555";
const tokens = () => ({
  accessToken: { value: "access", expiresAt: 4_000_000_000 },
  refreshToken: { value: "refresh", role: "visitor" },
});

/** A client of theirs that calls as ours does: to the public host, not to the edge. */
const theirs = (module, fetch) =>
  theirClient({
    modules: { module },
    auth: theirStrategy({ clientId: CLIENT, tokens: tokens() }),
    useCDN: false,
    fetch,
  });

const our = (module, fetch) =>
  ours.createClient({
    modules: { module },
    auth: ours.OAuthStrategy({ clientId: CLIENT, tokens: tokens() }),
    fetch,
  });

/**
 * The functions that both have, each with its cases.
 * @returns {AsyncGenerator<{ call: string, cases: () => AsyncGenerator<Situation> }>}
 */
export async function* functions() {
  const declarations = new Declarations();
  const sample = sampler(declarations.checker);
  for (const [name, peer, declared] of MODULES) {
    const theirModule = (await import(peer))[name];
    for (const func of Object.keys(ours[name])) {
      const declaration = func in theirModule ? declarations.of(declared, func) : undefined;
      if (!declaration) continue;
      const call = `${name}.${func}`;
      yield {
        call,
        async *cases() {
          const lists = argumentsOf(func, declaration.parameters, sample);
          const answers = { ...ANSWERS };
          for (const fill of ["full", "minimal", "nulls"]) {
            answers[`whole, ${fill}`] = whole(sample(declaration.answer, { wire: true, fill, text: "some" }, ""));
          }
          const pairs = [
            ...Object.keys(lists).map((list) => [list, list === "full" ? "whole, full" : "whole, minimal"]),
            ...Object.keys(answers).map((answer) => ["minimal", answer]),
          ];
          for (const [list, answer] of pairs) {
            const seen = [theirs, our].map((client, index) => {
              const network = new Network(answers[answer]);
              const { module } = client(index === 0 ? theirModule : ours[name], network.fetch);
              return see(network, structuredClone(lists[list]), (...given) => module[func](...given));
            });
            const [their, mine] = await Promise.all(seen);
            yield { call, arguments: list, answer, given: lists[list], theirs: their, ours: mine };
          }
        },
      };
    }
  }
}
