/** React hooks for the session and the cart, and unstyled shop components built on them. */

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
} from "../storefront/stores/index.js";
export {
  Cart,
  type CartProps,
  type Choices,
  type ChoiceState,
  LineItem,
  type LineItemProps,
  type LineState,
  Price,
  type PriceProps,
  Quantity,
  type QuantityProps,
  type Render,
  type ShownAmount,
  VariantPicker,
  type VariantPickerProps,
} from "./parts.js";
export { CartwrightProvider, type Register, type RegisteredClient, type StoreClient, useClient } from "./provider.js";
export { type CallKey, type CallQuery, callQuery, type PagesQuery, pagesQuery } from "./queries.js";
export { useCallQuery } from "./use-call-query.js";
export { type UseCart, useCart, type UseCartActions, useCartActions } from "./use-cart.js";
export { useCatalog } from "./use-catalog.js";
export { useListing } from "./use-listing.js";
export { useLogin } from "./use-login.js";
export { useProductForm } from "./use-product-form.js";
export { useSearch } from "./use-search.js";
export { useSession } from "./use-session.js";
