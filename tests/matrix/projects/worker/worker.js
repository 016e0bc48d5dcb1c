import { createClient, currentCartV2, OAuthStrategy, productsV3 } from "@cartwright/sdk";
import { shopOf } from "./shop.js";

const shop = fetch(new URL("/worker/config.json", self.location.origin))
  .then((answer) => answer.json())
  .then(({ clientId, host }) =>
    shopOf(createClient({ modules: { currentCartV2, productsV3 }, auth: OAuthStrategy({ clientId }), host })),
  );

self.addEventListener("message", async ({ data: { id, name, argument } }) => {
  try {
    self.postMessage({ id, value: await (await shop)[name](argument) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
});
