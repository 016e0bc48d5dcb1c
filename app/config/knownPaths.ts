/** The route patterns of the store, as the router writes them; any other path is not found. */
const PATTERNS = [
  "/",
  "/collections",
  "/collections/:slug",
  "/brand/:slug",
  "/search",
  "/product/:slug",
  "/wishlist",
  "/compare",
  "/product-page/:slug",
  "/cart",
  "/cart/add",
  "/discount/:code",
  "/thank-you",
  "/account",
  "/account/orders",
  "/account/orders/:id",
  "/account/profile",
  "/account/contact",
  "/account/security",
  "/account/privacy",
  "/account/delete",
  "/account-deleted",
  "/members/:slug",
  "/login",
  "/login/callback",
  "/register",
  "/verify-email",
  "/recover",
  "/recover/reset",
  "/owner/*",
];

const KNOWN = PATTERNS.map(
  (pattern) => new RegExp(`^${pattern.replace("/*", "(?:/.*)?").replace(/:\w+/g, "[^/]+")}/?$`),
);

/** Whether a path belongs to a page of the store, in any language. */
export function isKnownPath(path: string): boolean {
  const plain = path.replace(/^\/(?:de|ar)(?=\/|$)/, "") || "/";
  return KNOWN.some((pattern) => pattern.test(plain));
}
