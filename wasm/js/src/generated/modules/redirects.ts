/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { enumeration } from "../../sdk/enumeration.js";
import { redirects } from "../conversions.js";
import type { Answered, Call } from "../../sdk/binder.js";
import type {
  AuthParams,
  BookingsBook,
  BookingsCheckout,
  Callbacks,
  EcomCheckout,
  EcomOrderPaymentRequest,
  EventsCheckout,
  Login,
  Logout,
  PaidPlansCheckout,
  Preferences,
  RedirectSession,
  StoresProduct,
} from "../types/redirects.js";

export type * from "../types/redirects.js";
export { LocationType, Prompt } from "../types/redirects.js";
export type {
  AuthParams as RedirectSessionAuthParams,
  BookingsBook as RedirectSessionBookingsBookParams,
  BookingsCheckout as RedirectSessionBookingsCheckoutParams,
  Callbacks as CallbackParams,
  EcomCheckout as RedirectSessionEcomCheckoutParams,
  EcomOrderPaymentRequest as RedirectSessionEcomOrderPaymentRequestParams,
  EventsCheckout as RedirectSessionEventsCheckoutParams,
  Login as RedirectSessionLoginParams,
  PaidPlansCheckout as RedirectSessionPaidPlansCheckoutParams,
  Preferences as RedirectSessionPreferences,
  StoresProduct as RedirectSessionStoresProductParams,
  UrlDetails as URLDetails,
} from "../types/redirects.js";

const call = /* @__PURE__ */ callsOf(redirects, "redirects", "/v1");

export type CallbackType = "UNKNOWN" | "LOGOUT" | "CHECKOUT" | "AUTHORIZE" | (string & {});
export const CallbackType = /* @__PURE__ */ enumeration<CallbackType>("UNKNOWN LOGOUT CHECKOUT AUTHORIZE");

export type MembersAccountSection = "ACCOUNT_INFO" | "BOOKINGS" | "ORDERS" | "SUBSCRIPTIONS" | "EVENTS" | (string & {});
export const MembersAccountSection = /* @__PURE__ */ enumeration<MembersAccountSection>(
  "ACCOUNT_INFO BOOKINGS ORDERS SUBSCRIPTIONS EVENTS",
);

export type Status = "UNKNOWN" | "SUCCESS" | "ERROR" | (string & {});
export const Status = /* @__PURE__ */ enumeration<Status>("UNKNOWN SUCCESS ERROR");

/**
 * Creates a redirect session. For anyone.
 *
 * @throws An error with a field violation for an address that the site does not allow.
 *
 * @example
 * ```ts
 * const { redirectSession } = await client.redirects.createRedirectSession({
 *   ecomCheckout: { checkoutId: cartId },
 *   callbacks: { postFlowUrl: "https://shop.example/" },
 * });
 * ```
 */
export const createRedirectSession: Call<[options?: CreateRedirectSessionOptions], CreateRedirectSessionResponse> =
  /* @__PURE__ */ call("?> create_session bcbca /redirect-session");
export type CreateRedirectSessionResponse = { redirectSession: Answered<RedirectSession, "fullUrl"> };
export type CreateRedirectSessionOptions = {
  bookingsCheckout?: BookingsCheckout;
  ecomCheckout?: EcomCheckout;
  eventsCheckout?: EventsCheckout;
  paidPlansCheckout?: PaidPlansCheckout;
  login?: Login;
  logout?: Logout;
  auth?: AuthParams;
  storesProduct?: StoresProduct;
  bookingsBook?: BookingsBook;
  ecomOrderPaymentRequest?: EcomOrderPaymentRequest;
  callbacks?: Callbacks;
  preferences?: Preferences;
  /** The origin that the visitor comes from. At most 2048 characters. */
  origin?: string;
};
export type CreateRedirectSessionRequest = CreateRedirectSessionOptions;
