/** A client with a module of another package of the platform: both use one session. */
import { CartwrightError, createClient, OAuthStrategy, productsV3 } from "@cartwright/sdk";
import { reviews } from "@wix/reviews";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = process.env;
const sent = [];
const client = createClient({
  modules: { productsV3, reviews },
  auth: OAuthStrategy({ clientId }),
  host,
  fetch: (url, init) => {
    sent.push([new URL(url).pathname, new Headers(init?.headers).get("authorization")]);
    return fetch(url, init);
  },
});

const { items } = await client.productsV3.queryProducts().limit(1).find();
// A platform without reviews refuses; the error is of this package.
const found = await client.reviews
  .queryReviews()
  .eq("entityId", items[0]._id)
  .find()
  .catch((error) => error);
const isRight = Array.isArray(found.items) || (found instanceof CartwrightError && found.status === 404);
const [token, ...calls] = sent;
const isOneSession = token[0] === "/oauth2/token" && calls.length === 2 && calls[0][1] === calls[1][1];
console.log(isRight && isOneSession ? "passed" : found);
