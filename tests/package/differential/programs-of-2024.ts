/** Programs of 2024 and of today, with modules from packages that are not replaced. */

import {
  CartwrightError,
  collections,
  createClient,
  currentCart,
  members,
  OAuthStrategy,
  type OauthData,
  orders,
  products,
  redirects,
  type StateMachine,
  type Tokens,
} from "@cartwright/sdk";
import { items } from "@wix/data";
import { discountRules, recommendations } from "@wix/ecom";
import { reviews } from "@wix/reviews";
import { createClient as createWixClient, OAuthStrategy as WixStrategy } from "@wix/sdk";

const client = createClient({
  modules: {
    collections,
    currentCart,
    discountRules,
    items,
    members,
    orders,
    products,
    recommendations,
    redirects,
    reviews,
  },
  auth: OAuthStrategy({ clientId: "client-1" }),
});

export const total = async (): Promise<string | undefined> => {
  const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [] });
  const read = await client.currentCart.getCurrentCart();
  return cart.subtotal.formattedConvertedAmount ?? read.subtotal.amount ?? read.lineItems.map(({ _id }) => _id).join();
};

export const request: currentCart.AddToCurrentCartRequest = { lineItems: [{ quantity: 1 }] };
export const change: members.UpdateMember = { profile: { nickname: "Ada" } };
export const remembered = (data: OauthData): string => data.codeVerifier;
export const isDone = (state: StateMachine): boolean => state.loginState === "SUCCESS";

export async function sorted(): Promise<products.ProductsQueryResult> {
  let query: products.ProductsQueryBuilder = client.products.queryProducts().startsWith("name", "M");
  query = query.ascending("price");
  return query.find();
}
export const names: collections.CollectionsQueryBuilder = client.collections.queryCollections().eq("name", "Mugs");
export const found = (result: members.MembersQueryResult): members.MembersQueryBuilder =>
  result.query.eq("loginEmail", "a");
export const asked: products.ProductQuery = { filter: {}, paging: { limit: 3 } };
export const search: orders.OrderSearch = { cursorPaging: { limit: 3 } };

export const mine = async () => client.orders.searchOrders({ search: { cursorPaging: { limit: 1 } } });
export const out = async (): Promise<void> => {
  const { redirectSession } = await client.redirects.createRedirectSession({ logout: { clientId: "client-1" } });
  location.href = redirectSession.fullUrl;
};

export const absent = (error: unknown): boolean =>
  error instanceof CartwrightError && error.details.applicationError?.code === 404;

// Modules that we lack, through this package's client and through the platform's, over one session.
export const stars = async (): Promise<number> => {
  const result = await client.reviews.queryReviews().eq("entityId", "p").find();
  const { recommendation } = await client.recommendations.getRecommendation([{ _id: "a", appId: "b" }]);
  const { items: rows } = await client.items.query("Pages").limit(3).find();
  return result.items.length + (recommendation?.items?.length ?? 0) + rows.length;
};
export const used = client.use({ more: reviews, rules: discountRules });
export const rule = async () => (await used.rules.getDiscountRule("r")).name;
export const bridge = createWixClient({ modules: { recommendations, reviews }, auth: client.auth });
export const suggested = async () =>
  (await bridge.recommendations.getRecommendation([{ _id: "a", appId: "b" }])).recommendation;

// Tokens of one package for the other.
const theirs = WixStrategy({ clientId: "client-1" });
export const give = (): void => theirs.setTokens(client.auth.getTokens());
export const take = (): void => client.auth.setTokens(theirs.getTokens());
export const made = OAuthStrategy({ clientId: "client-1", tokens: theirs.getTokens() });
export const own = (): Tokens => client.auth.getTokens();

// @ts-expect-error -- the field is spelt wrong
client.products.queryProducts().eq("nmae", "x");
// @ts-expect-error -- the field is spelt wrong
client.products.queryProducts().ascending("prise");
// @ts-expect-error -- a text is no module
createClient({ modules: { text: "x" }, auth: client.auth });
