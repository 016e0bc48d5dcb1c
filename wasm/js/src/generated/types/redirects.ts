/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";

export type AuthParams = { authRequest?: AuthorizeRequest; prompt?: Prompt };

export type AuthorizeRequest = {
  /** A GUID. */
  clientId?: string;
  /** `code` for an authorization code. */
  responseType?: string;
  /** The address to come back to with the code. */
  redirectUri?: string;
  /** The rights of the tokens, such as `offline_access`. */
  scope?: string;
  /** A random text that comes back unchanged, to match the answer with the request. */
  state?: string;
  /** `query`, `fragment` or `web_message`. */
  responseMode?: string;
  /** The hash of the code verifier, in URL-safe base64. */
  codeChallenge?: string;
  /** `S256` for SHA-256. */
  codeChallengeMethod?: string;
  /** The session token of a login that was made before. */
  sessionToken?: string;
  /** A random text that guards against replay. At most 512 characters. */
  nonce?: string;
  prompt?: Prompt;
};

export type BookingPolicyViolations = {
  tooEarlyToBook?: boolean;
  tooLateToBook?: boolean;
  bookOnlineDisabled?: boolean;
  validSubmissionRequired?: boolean;
};

export type BookingsBook = {
  /** A GUID. */
  resourceId?: string;
};

export type BookingsCheckout = {
  /** At most 40 characters. */
  timezone?: string;
  slotAvailability?: SlotAvailability;
};

export type Callbacks = {
  /** The page after an order is placed. At most 2048 characters. */
  thankYouPageUrl?: string;
  /** The page after the visitor is done or gives up. At most 2048 characters. */
  postFlowUrl?: string;
  /** At most 2048 characters. */
  loginUrl?: string;
  /** At most 2048 characters. */
  bookingsServiceListUrl?: string;
  /** At most 2048 characters. */
  cartPageUrl?: string;
  /** At most 2048 characters. */
  planListUrl?: string;
};

export type EcomCheckout = {
  /** A GUID. */
  checkoutId?: string;
};

export type EcomOrderPaymentRequest = {
  /** A GUID. */
  paymentRequestId?: string;
};

export type EventsCheckout = {
  /** A GUID. */
  reservationId?: string;
  /** At most 150 characters. */
  eventSlug?: string;
};

export type Location = {
  /** A GUID. */
  _id?: string;
  name?: string;
  formattedAddress?: string;
  /** In the visitor's language. At most 512 characters. */
  formattedAddressTranslated?: string;
  locationType?: LocationType;
};

export type LocationType = "UNDEFINED" | "OWNER_BUSINESS" | "OWNER_CUSTOM" | "CUSTOM" | (string & {});

export const LocationType = /* @__PURE__ */ enumeration<LocationType>("UNDEFINED OWNER_BUSINESS OWNER_CUSTOM CUSTOM");

export type Login = {};

export type Logout = {
  /** A GUID. */
  clientId?: string;
};

export type PaidPlansCheckout = {
  /** A GUID. */
  planId?: string;
  /** At most 2048 characters. */
  checkoutData?: string;
};

export type Preferences = {
  /** Whether to use the platform's generic pages instead of the site's own. */
  useGenericWixPages?: boolean;
  /** Whether the visitor stays the same visitor or member on the page. */
  maintainIdentity?: boolean;
  /** Parameters added to the page's URL. */
  additionalQueryParameters?: { [key in string]: string };
  checkIfPublish?: boolean;
};

export type Prompt = "login" | "none" | "consent" | "select_account" | (string & {});

export const Prompt = /* @__PURE__ */ enumeration<Prompt>("login none consent select_account");

export type RedirectSession = {
  /** A GUID. */
  _id?: string;
  /** The address to send the visitor to. At most 2048 characters, set by the platform. */
  fullUrl?: string;
  urlDetails?: UrlDetails;
  /** Identifies the visitor to the page. At most 2048 characters, set by the platform. */
  sessionToken?: string;
  /** At most 2048 characters, set by the platform. */
  shortUrl?: string;
};

export type Slot = {
  sessionId?: string;
  serviceId?: string;
  scheduleId?: string;
  startDate?: string;
  endDate?: string;
  timezone?: string;
  resource?: SlotResource;
  location?: Location;
  /** At most 250 characters. */
  eventId?: string;
};

export type SlotAvailability = {
  slot?: Slot;
  bookable?: boolean;
  totalSpots?: number;
  openSpots?: number;
  waitingList?: WaitingList;
  bookingPolicyViolations?: BookingPolicyViolations;
  locked?: boolean;
  /** Whether the slot comes from the second version of the bookings service. */
  isFromV2?: boolean;
};

export type SlotResource = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** At most 1200 characters. */
  name?: string;
};

export type StoresProduct = {
  /** At most 150 characters. */
  productSlug?: string;
};

export type UrlDetails = {
  /** The address without its query. At most 2048 characters, set by the platform. */
  endpoint?: string;
  searchParams?: { [key in string]: string };
};

export type WaitingList = { totalSpots?: number; openSpots?: number };
