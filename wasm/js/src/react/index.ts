/** React hooks: the session and the cart as external stores. */

export type { CartState, CartStatus } from "./cart-store.js";
export type { StoreClient } from "./client.js";
export { CartwrightProvider, useClient } from "./provider.js";
export { type CartView, useCart } from "./use-cart.js";
export { type SessionView, useSession } from "./use-session.js";
