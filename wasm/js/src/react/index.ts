/** React hooks: the session and the cart as external stores. */

export type {
  CartActions,
  CartState,
  CartStatus,
  FailedChange,
  FailedParts,
  ItemPreview,
  Outcome,
  PendingParts,
  SessionClient,
  SessionState,
  WantedItem,
} from "../store/index.js";
export { CartwrightProvider, type Register, type RegisteredClient, type StoreClient, useClient } from "./provider.js";
export { type CallKey, type CallQuery, callQuery, type PagesQuery, pagesQuery } from "./queries.js";
export { useCallQuery } from "./use-call-query.js";
export { type UseCart, useCart, type UseCartActions, useCartActions } from "./use-cart.js";
export { useCatalog } from "./use-catalog.js";
export { useSession } from "./use-session.js";
