/** The operations of a session, the same for every contestant. */

/**
 * @param {(options: object) => any} shop makes a client
 * @param {object} expired tokens whose access token has ended
 */
export const sessionOf = (shop, expired) => ({
  /** Concurrent calls with an expired token. */
  renew(calls) {
    const { currentCart } = shop({ tokens: expired });
    return Promise.all(Array.from({ length: calls }, () => currentCart.getCurrentCart()));
  },
  /** The data of a login by redirect: verifier, challenge and state. */
  login() {
    const { auth } = shop({ tokens: expired });
    return () => auth.generateOAuthData("https://shop.example/login/callback");
  },
});
