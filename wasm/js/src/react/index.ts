/** React hooks: the session and the cart as external stores. */

export type { CartState, CartStatus, Refusal } from "./cart/state.js";
export type { ItemPreview, WantedItem } from "./cart/operation.js";
export type { Outcome } from "./cart/outbox.js";
export type { StoreClient } from "./client.js";
export { CartwrightProvider, useClient } from "./provider.js";
export type { SessionClient } from "./identity.js";
export { type CallKey, type CallQuery, callQuery, type PagesQuery, pagesQuery } from "./queries.js";
export { useCallQuery } from "./use-call-query.js";
export { type UseCart, useCart } from "./use-cart.js";
export { type SessionView, useSession } from "./use-session.js";
