// A program of the platform's own packages, written for the hosted platform: the tests run it redirected to our
// platform, in Node and in a browser.
import { currentCart } from "@wix/ecom";
import { members } from "@wix/members";
import { redirects } from "@wix/redirects";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { products } from "@wix/stores";

/** Lists products, fills a cart up to the checkout, and logs a member in. */
export async function shop(clientId, origin, { email, password }) {
  const client = createClient({
    modules: { currentCart, members, products, redirects },
    auth: OAuthStrategy({ clientId }),
  });
  const { items } = await client.products.queryProducts().limit(100).find();
  const product = items.find(({ productOptions, stock }) => productOptions.length === 0 && stock.inStock);
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [
      {
        catalogReference: { appId: "1380b703-ce81-ff05-f115-39571d94dfcd", catalogItemId: product._id },
        quantity: 2,
      },
    ],
  });
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: "WEB" });
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: `${origin}/thanks` },
  });
  const login = await client.auth.login({ email, password });
  return {
    products: items.length,
    subtotal: cart.subtotal.formattedAmount,
    media: new URL(product.media.mainMedia.image.url, "wix:image").href,
    checkout: redirectSession.fullUrl,
    login: login.loginState,
  };
}
