/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

export type AuthParams = { 
/**
 * Auth request.
 */
authRequest?: AuthorizeRequest, 
/**
 * What the login page does: `login`, `none`, `consent` or `select_account`.
 */
prompt?: Prompt, };

export type AuthorizeRequest = { 
/**
 * Client id. A GUID.
 */
clientId?: string, 
/**
 * Response type.
 */
responseType?: string, 
/**
 * Redirect uri.
 */
redirectUri?: string, 
/**
 * Scope.
 */
scope?: string, 
/**
 * State.
 */
state?: string, 
/**
 * Response mode.
 */
responseMode?: string, 
/**
 * Code challenge.
 */
codeChallenge?: string, 
/**
 * Code challenge method.
 */
codeChallengeMethod?: string, 
/**
 * Session token.
 */
sessionToken?: string, 
/**
 * Nonce. At most 512 characters.
 */
nonce?: string, 
/**
 * Prompt.
 */
prompt?: Prompt, };

export type BookingPolicyViolations = { 
/**
 * Too early to book.
 */
tooEarlyToBook?: boolean, 
/**
 * Too late to book.
 */
tooLateToBook?: boolean, 
/**
 * Book online disabled.
 */
bookOnlineDisabled?: boolean, 
/**
 * Valid submission required.
 */
validSubmissionRequired?: boolean, };

export type BookingsBook = { 
/**
 * Resource id. A GUID.
 */
resourceId?: string, };

export type BookingsCheckout = { 
/**
 * Timezone. At most 40 characters.
 */
timezone?: string, 
/**
 * Slot availability.
 */
slotAvailability?: SlotAvailability, };

export type Callbacks = { 
/**
 * Thank you page url. At most 2048 characters.
 */
thankYouPageUrl?: string, 
/**
 * Post flow url. At most 2048 characters.
 */
postFlowUrl?: string, 
/**
 * Login url. At most 2048 characters.
 */
loginUrl?: string, 
/**
 * Bookings service list url. At most 2048 characters.
 */
bookingsServiceListUrl?: string, 
/**
 * Cart page url. At most 2048 characters.
 */
cartPageUrl?: string, 
/**
 * Plan list url. At most 2048 characters.
 */
planListUrl?: string, };

export type CreateRedirectSession = { 
/**
 * Bookings checkout. One of a choice.
 */
bookingsCheckout?: BookingsCheckout, 
/**
 * Ecom checkout. One of a choice.
 */
ecomCheckout?: EcomCheckout, 
/**
 * Events checkout. One of a choice.
 */
eventsCheckout?: EventsCheckout, 
/**
 * Paid plans checkout. One of a choice.
 */
paidPlansCheckout?: PaidPlansCheckout, 
/**
 * Login. One of a choice.
 */
login?: Login, 
/**
 * Logout. One of a choice.
 */
logout?: Logout, 
/**
 * Auth. One of a choice.
 */
auth?: AuthParams, 
/**
 * Stores product. One of a choice.
 */
storesProduct?: StoresProduct, 
/**
 * Bookings book. One of a choice.
 */
bookingsBook?: BookingsBook, 
/**
 * Ecom order payment request. One of a choice.
 */
ecomOrderPaymentRequest?: EcomOrderPaymentRequest, 
/**
 * Callbacks.
 */
callbacks?: Callbacks, 
/**
 * Preferences.
 */
preferences?: Preferences, 
/**
 * Origin. At most 2048 characters.
 */
origin?: string, };

export type EcomCheckout = { 
/**
 * Checkout id. A GUID.
 */
checkoutId?: string, };

export type EcomOrderPaymentRequest = { 
/**
 * Payment request id. A GUID.
 */
paymentRequestId?: string, };

export type EventsCheckout = { 
/**
 * Reservation id. A GUID.
 */
reservationId?: string, 
/**
 * Event slug. At most 150 characters.
 */
eventSlug?: string, };

export type Location = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name.
 */
name?: string, 
/**
 * Formatted address.
 */
formattedAddress?: string, 
/**
 * Formatted address translated. At most 512 characters.
 */
formattedAddressTranslated?: string, 
/**
 * Location type.
 */
locationType?: LocationType, };

export type LocationType = "UNDEFINED" | "OWNER_BUSINESS" | "OWNER_CUSTOM" | "CUSTOM" | (string & {});

export type Login = {  };

export type Logout = { 
/**
 * Client id. A GUID.
 */
clientId?: string, };

export type PaidPlansCheckout = { 
/**
 * Plan id. A GUID.
 */
planId?: string, 
/**
 * Checkout data. At most 2048 characters.
 */
checkoutData?: string, };

export type Preferences = { 
/**
 * Use generic wix pages.
 */
useGenericWixPages?: boolean, 
/**
 * Maintain identity.
 */
maintainIdentity?: boolean, 
/**
 * Additional query parameters.
 */
additionalQueryParameters?: { [key in string]: string }, 
/**
 * Check if publish.
 */
checkIfPublish?: boolean, };

export type Prompt = "login" | "none" | "consent" | "select_account" | (string & {});

export type RedirectSession = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Full url. At most 2048 characters, set by the platform.
 */
fullUrl?: string, 
/**
 * Url details.
 */
urlDetails?: UrlDetails, 
/**
 * Session token. At most 2048 characters, set by the platform.
 */
sessionToken?: string, 
/**
 * Short url. At most 2048 characters, set by the platform.
 */
shortUrl?: string, };

export type RedirectSessionReply = { 
/**
 * Where to send the visitor.
 */
redirectSession?: RedirectSession, };

export type Slot = { 
/**
 * Session id.
 */
sessionId?: string, 
/**
 * Service id.
 */
serviceId?: string, 
/**
 * Schedule id.
 */
scheduleId?: string, 
/**
 * Start date.
 */
startDate?: string, 
/**
 * End date.
 */
endDate?: string, 
/**
 * Timezone.
 */
timezone?: string, 
/**
 * Resource.
 */
resource?: SlotResource, 
/**
 * Location.
 */
location?: Location, 
/**
 * Event id. At most 250 characters.
 */
eventId?: string, };

export type SlotAvailability = { 
/**
 * Slot.
 */
slot?: Slot, 
/**
 * Bookable.
 */
bookable?: boolean, 
/**
 * Total spots.
 */
totalSpots?: number, 
/**
 * Open spots.
 */
openSpots?: number, 
/**
 * Waiting list.
 */
waitingList?: WaitingList, 
/**
 * Booking policy violations.
 */
bookingPolicyViolations?: BookingPolicyViolations, 
/**
 * Locked.
 */
locked?: boolean, 
/**
 * Is from v2.
 */
isFromV2?: boolean, };

export type SlotResource = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Name. At most 1200 characters.
 */
name?: string, };

export type StoresProduct = { 
/**
 * Product slug. At most 150 characters.
 */
productSlug?: string, };

export type UrlDetails = { 
/**
 * Endpoint. At most 2048 characters, set by the platform.
 */
endpoint?: string, 
/**
 * Search params.
 */
searchParams?: { [key in string]: string }, };

export type WaitingList = { 
/**
 * Total spots.
 */
totalSpots?: number, 
/**
 * Open spots.
 */
openSpots?: number, };
