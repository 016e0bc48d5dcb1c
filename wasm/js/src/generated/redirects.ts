/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type AuthParams = { 
/**
 * The OAuth request itself.
 */
authRequest?: AuthorizeRequest, 
/**
 * What the login page does: `login`, `none`, `consent` or `select_account`.
 */
prompt?: Prompt, };

export type AuthorizeRequest = { 
/**
 * Id of the client that asks. A GUID.
 */
clientId?: string, 
/**
 * What is asked for; `code` for an authorisation code.
 */
responseType?: string, 
/**
 * Web address to come back to with the code.
 */
redirectUri?: string, 
/**
 * What the tokens shall allow, such as `offline_access`.
 */
scope?: string, 
/**
 * Random text that comes back unchanged, to match the answer with the request.
 */
state?: string, 
/**
 * How the answer comes back: `query`, `fragment` or `web_message`.
 */
responseMode?: string, 
/**
 * Hash of the code verifier, in URL-safe base64.
 */
codeChallenge?: string, 
/**
 * How the challenge was made; `S256` for SHA-256.
 */
codeChallengeMethod?: string, 
/**
 * Session token of a login already made.
 */
sessionToken?: string, 
/**
 * Random text that guards against replay. At most 512 characters.
 */
nonce?: string, 
/**
 * What the login page does: `login`, `none`, `consent` or `select_account`.
 */
prompt?: Prompt, };

export type BookingPolicyViolations = { 
/**
 * Whether booking has not opened yet.
 */
tooEarlyToBook?: boolean, 
/**
 * Whether booking has closed already.
 */
tooLateToBook?: boolean, 
/**
 * Whether the service cannot be booked online.
 */
bookOnlineDisabled?: boolean, 
/**
 * Whether a valid form must be sent with the booking.
 */
validSubmissionRequired?: boolean, };

export type BookingsBook = { 
/**
 * Id of the bookings resource whose page it is. A GUID.
 */
resourceId?: string, };

export type BookingsCheckout = { 
/**
 * Time zone in which times are shown. At most 40 characters.
 */
timezone?: string, 
/**
 * The slot to book, as the bookings service gave it.
 */
slotAvailability?: SlotAvailability, };

export type Callbacks = { 
/**
 * Web address of the page after an order is placed. At most 2048 characters.
 */
thankYouPageUrl?: string, 
/**
 * Web address of the page after the visitor is done or gives up. At most 2048 characters.
 */
postFlowUrl?: string, 
/**
 * Web address of your login page. At most 2048 characters.
 */
loginUrl?: string, 
/**
 * Web address of your list of services to book. At most 2048 characters.
 */
bookingsServiceListUrl?: string, 
/**
 * Web address of your cart page. At most 2048 characters.
 */
cartPageUrl?: string, 
/**
 * Web address of your list of paid plans. At most 2048 characters.
 */
planListUrl?: string, };

export type CreateRedirectSession = { 
/**
 * To the checkout of a booking; excludes the other pages.
 */
bookingsCheckout?: BookingsCheckout, 
/**
 * To the checkout of a cart; excludes the other pages.
 */
ecomCheckout?: EcomCheckout, 
/**
 * To the checkout of event tickets; excludes the other pages.
 */
eventsCheckout?: EventsCheckout, 
/**
 * To the checkout of a paid plan; excludes the other pages.
 */
paidPlansCheckout?: PaidPlansCheckout, 
/**
 * To the login page; excludes the other pages.
 */
login?: Login, 
/**
 * To the logout; excludes the other pages.
 */
logout?: Logout, 
/**
 * To the authorisation of a login with OAuth; excludes the other pages.
 */
auth?: AuthParams, 
/**
 * To the page of a product; excludes the other pages.
 */
storesProduct?: StoresProduct, 
/**
 * To the booking page of a service; excludes the other pages.
 */
bookingsBook?: BookingsBook, 
/**
 * To the payment of a payment request; excludes the other pages.
 */
ecomOrderPaymentRequest?: EcomOrderPaymentRequest, 
/**
 * Pages of your site to come back to.
 */
callbacks?: Callbacks, 
/**
 * How the visitor is sent there.
 */
preferences?: Preferences, 
/**
 * Origin that the visitor comes from. At most 2048 characters.
 */
origin?: string, };

export type EcomCheckout = { 
/**
 * Id of the checkout to open. A GUID.
 */
checkoutId?: string, };

export type EcomOrderPaymentRequest = { 
/**
 * Id of the payment request. A GUID.
 */
paymentRequestId?: string, };

export type EventsCheckout = { 
/**
 * Id of the ticket reservation. A GUID.
 */
reservationId?: string, 
/**
 * Name of the event as it stands in the address of its page. At most 150 characters.
 */
eventSlug?: string, };

export type Location = { 
/**
 * Id of the location. A GUID.
 */
_id?: string, 
/**
 * Name of the location.
 */
name?: string, 
/**
 * Address of the location, as text.
 */
formattedAddress?: string, 
/**
 * The same address in the visitor's language. At most 512 characters.
 */
formattedAddressTranslated?: string, 
/**
 * Kind of location.
 */
locationType?: LocationType, };

export type LocationType = "UNDEFINED" | "OWNER_BUSINESS" | "OWNER_CUSTOM" | "CUSTOM" | (string & {});

export type Login = {  };

export type Logout = { 
/**
 * Id of the client whose session ends. A GUID.
 */
clientId?: string, };

export type PaidPlansCheckout = { 
/**
 * Id of the plan to buy. A GUID.
 */
planId?: string, 
/**
 * Further data that the plan's checkout reads. At most 2048 characters.
 */
checkoutData?: string, };

export type Preferences = { 
/**
 * Whether to use the platform's generic pages and not the site's own.
 */
useGenericWixPages?: boolean, 
/**
 * Whether the visitor stays the same visitor or member on the page.
 */
maintainIdentity?: boolean, 
/**
 * Further query parameters for the page's address, name to value.
 */
additionalQueryParameters?: { [key in string]: string }, 
/**
 * Whether to check that the site is published.
 */
checkIfPublish?: boolean, };

export type Prompt = "login" | "none" | "consent" | "select_account" | (string & {});

export type RedirectSession = { 
/**
 * Id of the session. A GUID.
 */
_id?: string, 
/**
 * Web address to send the visitor to. At most 2048 characters, set by the platform.
 */
fullUrl?: string, 
/**
 * The same address in parts.
 */
urlDetails?: UrlDetails, 
/**
 * Token of the session, by which the page knows the visitor. At most 2048 characters, set by the platform.
 */
sessionToken?: string, 
/**
 * Short form of the web address. At most 2048 characters, set by the platform.
 */
shortUrl?: string, };

export type RedirectSessionReply = { 
/**
 * Where to send the visitor.
 */
redirectSession?: RedirectSession, };

export type Slot = { 
/**
 * Id of the slot's session.
 */
sessionId?: string, 
/**
 * Id of the service.
 */
serviceId?: string, 
/**
 * Id of the schedule the slot belongs to.
 */
scheduleId?: string, 
/**
 * When it begins, as text.
 */
startDate?: string, 
/**
 * When it ends, as text.
 */
endDate?: string, 
/**
 * Time zone of the slot.
 */
timezone?: string, 
/**
 * Who or what is booked, such as a member of staff.
 */
resource?: SlotResource, 
/**
 * Where it takes place.
 */
location?: Location, 
/**
 * Id of the slot's event in the calendar. At most 250 characters.
 */
eventId?: string, };

export type SlotAvailability = { 
/**
 * The slot.
 */
slot?: Slot, 
/**
 * Whether it can be booked.
 */
bookable?: boolean, 
/**
 * How many places the slot has in all.
 */
totalSpots?: number, 
/**
 * How many places are free.
 */
openSpots?: number, 
/**
 * Waiting list of the slot, if it has one.
 */
waitingList?: WaitingList, 
/**
 * Rules of booking that stand in the way.
 */
bookingPolicyViolations?: BookingPolicyViolations, 
/**
 * Whether the slot is locked against booking.
 */
locked?: boolean, 
/**
 * Whether the slot comes from version 2 of the bookings service.
 */
isFromV2?: boolean, };

export type SlotResource = { 
/**
 * Id of the resource. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Name of the resource. At most 1200 characters.
 */
name?: string, };

export type StoresProduct = { 
/**
 * Name of the product as it stands in the address of its page. At most 150 characters.
 */
productSlug?: string, };

export type UrlDetails = { 
/**
 * Address without its query. At most 2048 characters, set by the platform.
 */
endpoint?: string, 
/**
 * Query parameters, name to value.
 */
searchParams?: { [key in string]: string }, };

export type WaitingList = { 
/**
 * How many places the list has in all.
 */
totalSpots?: number, 
/**
 * How many places on the list are free.
 */
openSpots?: number, };
