/** The calls of a shop's page, the same for every contestant. */

export const CLIENT_ID = "0a1b2c3d-0000-4000-8000-000000000001";

/** A visitor's valid tokens, so that no call requests new ones. */
export const tokens = () => ({
  accessToken: { value: "OAUTH.access", expiresAt: Math.floor(Date.now() / 1000) + 14_400 },
  refreshToken: { value: "JWS.refresh", role: "visitor" },
});

/** A member's tokens with an expired access token. */
export const expired = () => ({
  accessToken: { value: "OAUTH.old", expiresAt: 1 },
  refreshToken: { value: "JWS.refresh", role: "member" },
});

/**
 * @param {object} client
 * @returns the calls that are measured, and the ones that keep a bundler from dropping the rest
 */
export const callsOf = (client) => ({
  cart: () => client.currentCart.getCurrentCart(),
  products: () => client.products.queryProducts().limit(50).find(),
  collections: () => client.collections.queryCollections().find(),
  redirect: (options) => client.redirects.createRedirectSession(options),
});
