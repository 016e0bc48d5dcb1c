/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Answered, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/redirects.js";

export type RedirectsModule = {
  readonly CallbackType: typeof enumerations.callbackType;
  readonly LocationType: typeof enumerations.locationType;
  readonly MembersAccountSection: typeof enumerations.membersAccountSection;
  readonly Prompt: typeof enumerations.prompt;
  readonly Status: typeof enumerations.status;
  /**
   * Creates a redirect session. Fails with a field violation for an address that the site does not allow. For anyone.
   *
   * @example
   * ```ts
   * const { redirectSession } = await client.redirects.createRedirectSession({
   *   ecomCheckout: { checkoutId: cartId },
   *   callbacks: { postFlowUrl: "https://shop.example/" },
   * });
   * ```
   */
  createRedirectSession: Callable<(options?: redirects.CreateRedirectSessionOptions, callOptions?: CallOptions) => Promise<redirects.CreateRedirectSessionResponse>>;
};

/** Redirect sessions, for the platform's pages: checkout, login, bookings and others. */
export const redirects: RedirectsModule = /* @__PURE__ */ moduleOf(conversions, "redirects", {
  CallbackType: enumerations.callbackType,
  LocationType: enumerations.locationType,
  MembersAccountSection: enumerations.membersAccountSection,
  Prompt: enumerations.prompt,
  Status: enumerations.status,
  createRedirectSession: "?> create_session POST redirects visitor unsafe none /v1/redirect-session",
});

export declare namespace redirects {
  type AuthorizeRequest = types.AuthorizeRequest;
  type BookingPolicyViolations = types.BookingPolicyViolations;
  type CallbackParams = types.Callbacks;
  type CallbackType = "UNKNOWN" | "LOGOUT" | "CHECKOUT" | "AUTHORIZE" | (string & {});
  type Location = types.Location;
  type LocationType = types.LocationType;
  type Logout = types.Logout;
  type MembersAccountSection = "ACCOUNT_INFO" | "BOOKINGS" | "ORDERS" | "SUBSCRIPTIONS" | "EVENTS" | (string & {});
  type Prompt = types.Prompt;
  type RedirectSession = types.RedirectSession;
  type RedirectSessionAuthParams = types.AuthParams;
  type RedirectSessionBookingsBookParams = types.BookingsBook;
  type RedirectSessionBookingsCheckoutParams = types.BookingsCheckout;
  type RedirectSessionEcomCheckoutParams = types.EcomCheckout;
  type RedirectSessionEcomOrderPaymentRequestParams = types.EcomOrderPaymentRequest;
  type RedirectSessionEventsCheckoutParams = types.EventsCheckout;
  type RedirectSessionLoginParams = types.Login;
  type RedirectSessionPaidPlansCheckoutParams = types.PaidPlansCheckout;
  type RedirectSessionPreferences = types.Preferences;
  type RedirectSessionStoresProductParams = types.StoresProduct;
  type Slot = types.Slot;
  type SlotAvailability = types.SlotAvailability;
  type SlotResource = types.SlotResource;
  type Status = "UNKNOWN" | "SUCCESS" | "ERROR" | (string & {});
  type URLDetails = types.UrlDetails;
  type WaitingList = types.WaitingList;
  type CreateRedirectSessionResponse = {
    redirectSession: Answered<types.RedirectSession, "fullUrl">;
  };
  type CreateRedirectSessionOptions = {
    bookingsCheckout?: types.BookingsCheckout;
    ecomCheckout?: types.EcomCheckout;
    eventsCheckout?: types.EventsCheckout;
    paidPlansCheckout?: types.PaidPlansCheckout;
    login?: types.Login;
    logout?: types.Logout;
    auth?: types.AuthParams;
    storesProduct?: types.StoresProduct;
    bookingsBook?: types.BookingsBook;
    ecomOrderPaymentRequest?: types.EcomOrderPaymentRequest;
    callbacks?: types.Callbacks;
    preferences?: types.Preferences;
    /** The origin that the visitor comes from. At most 2048 characters. */
    origin?: string;
  };
  type CreateRedirectSessionRequest = {
    bookingsCheckout?: types.BookingsCheckout;
    ecomCheckout?: types.EcomCheckout;
    eventsCheckout?: types.EventsCheckout;
    paidPlansCheckout?: types.PaidPlansCheckout;
    login?: types.Login;
    logout?: types.Logout;
    auth?: types.AuthParams;
    storesProduct?: types.StoresProduct;
    bookingsBook?: types.BookingsBook;
    ecomOrderPaymentRequest?: types.EcomOrderPaymentRequest;
    callbacks?: types.Callbacks;
    preferences?: types.Preferences;
    origin?: string;
  };
}
