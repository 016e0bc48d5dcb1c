import { createClient, OAuthStrategy, type Tokens } from "@wix/sdk";
import { currentCart, recommendations } from "@wix/ecom";
import { products, collections } from "@wix/stores";
import { redirects } from "@wix/redirects";
import { reviews } from "@wix/reviews";

export function clientOf(tokens: Tokens) {
  return createClient({
    modules: { currentCart, products, collections, redirects, recommendations, reviews },
    auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_WIX_CLIENT_ID!, tokens }),
  });
}
