import { createClient, OAuthStrategy, type Tokens, currentCart, currentCartV2, products, collections, redirects } from "@cartwright/sdk";
import { recommendations } from "@wix/ecom";
import { reviews } from "@wix/reviews";

export function clientOf(tokens: Tokens) {
  return createClient({
    modules: { currentCart, currentCartV2, products, collections, redirects, recommendations, reviews },
    auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_WIX_CLIENT_ID!, tokens }),
  });
}
