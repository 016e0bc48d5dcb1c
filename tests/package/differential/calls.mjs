/** Every function of every module, with many arguments and many answers. */
import { createClient as theirClient, OAuthStrategy as theirStrategy } from "@wix/sdk";
import * as ours from "../../../wasm/pkg/inline.js";
import { ANSWERS, SECOND_CHANCES, whole } from "./answers.mjs";
import { Declarations } from "./declarations.mjs";
import { argumentsOf, withoutUndefined } from "./given.mjs";
import { MODULES } from "./modules.mjs";
import { Network, see } from "./run.mjs";
import { sampler } from "./samples.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */

const CLIENT = "11111111-2222-3333-4444-555555555555";
const tokens = () => ({
  accessToken: { value: "access", expiresAt: 4_000_000_000 },
  refreshToken: { value: "refresh", role: "visitor" },
});

/** The wire names of images, videos and pages. */
const MEDIA = ["image", "displayImage", "media", "mainMedia", "video", "url", "thumbnail"];

/** An answer with `null` for each image, video and page. */
function withoutMedia(value) {
  if (Array.isArray(value)) return value.map(withoutMedia);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [name, MEDIA.includes(name) ? null : withoutMedia(field)]));
}

/** For argument lists for which the other package throws: equivalent arguments. */
const ALIKE = { "dates as texts": ({ full }) => full, undefined: ({ undefined: given }) => withoutUndefined(given) };

/** A client of the other package that calls the public host like ours, not the edge. */
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
 * The functions that both packages have, each with its cases, or with the selected ones.
 * @returns {AsyncGenerator<{ call: string, cases: (isChosen?: (index: number) => boolean) => AsyncGenerator<Situation> }>}
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
        async *cases(isChosen = () => true) {
          const lists = argumentsOf(func, declaration.parameters, sample);
          const answers = { ...ANSWERS, ...SECOND_CHANCES };
          for (const fill of ["full", "minimal", "nulls"]) {
            answers[`whole, ${fill}`] = whole(sample(declaration.answer, { wire: true, fill, text: "some" }, ""));
          }
          const full = sample(declaration.answer, { wire: true, fill: "full", text: "some" }, "");
          answers["whole, null media"] = whole(withoutMedia(full));
          const words = { wire: true, fill: "full", text: "some", numbers: ["NaN", "Infinity", "-Infinity"] };
          answers["whole, numbers that are not finite"] = whole(sample(declaration.answer, words, ""));
          const pairs = [
            ...Object.keys(lists).map((list) => [list, list === "full" ? "whole, full" : "whole, minimal"]),
            ...Object.keys(answers).map((answer) => ["minimal", answer]),
          ];
          const play = (client, module, answer, given) => {
            const network = new Network(answers[answer]);
            const made = client(module, network.fetch);
            return see(network, structuredClone(given), (...args) => made.module[func](...args));
          };
          for (const [list, answer] of pairs.filter((_, index) => isChosen(index))) {
            const given = lists[list];
            const mine = await play(our, ours[name], answer, given);
            let their = await play(theirs, theirModule, answer, given);
            const alike = their.requests.length === 0 ? ALIKE[list]?.(lists) : undefined;
            // If the other package throws, the call is compared with an equivalent one that it accepts.
            if (alike) their = { ...(await play(theirs, theirModule, answer, alike)), accepted: false };
            yield { call, arguments: list, answer, given, theirs: their, ours: mine };
          }
        },
      };
    }
  }
}
