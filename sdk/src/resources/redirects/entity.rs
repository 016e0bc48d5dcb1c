//! Redirect sessions: what to ask for, and what comes back.

use crate::secret::Secret;
use crate::types::entity::{entities, open_enums};
use std::collections::BTreeMap;

entities! {
    /// What to ask for: one page of the platform to send the visitor to, and where to come back. All but `callbacks`,
    /// `preferences` and `origin` exclude each other.
    CreateRedirectSession {
        /// To the checkout of a booking; excludes the other pages.
        bookings_checkout: BookingsCheckout,
        /// To the checkout of a cart; excludes the other pages.
        ecom_checkout: EcomCheckout,
        /// To the checkout of event tickets; excludes the other pages.
        events_checkout: EventsCheckout,
        /// To the checkout of a paid plan; excludes the other pages.
        paid_plans_checkout: PaidPlansCheckout,
        /// To the login page; excludes the other pages.
        login: Login,
        /// To the logout; excludes the other pages.
        logout: Logout,
        /// To the authorisation of a login with OAuth; excludes the other pages.
        auth: AuthParams,
        /// To the page of a product; excludes the other pages.
        stores_product: StoresProduct,
        /// To the booking page of a service; excludes the other pages.
        bookings_book: BookingsBook,
        /// To the payment of a payment request; excludes the other pages.
        ecom_order_payment_request: EcomOrderPaymentRequest,
        /// Pages of your site to come back to.
        callbacks: Callbacks,
        /// How the visitor is sent there.
        preferences: Preferences,
        /// Origin that the visitor comes from. At most 2048 characters.
        origin: String,
    }

    /// The checkout of a booking.
    BookingsCheckout {
        /// Time zone in which times are shown. At most 40 characters.
        timezone: String,
        /// The slot to book, as the bookings service gave it.
        slot_availability: SlotAvailability,
    }

    /// A slot of a service, and whether it can be booked.
    SlotAvailability {
        /// The slot.
        slot: Slot,
        /// Whether it can be booked.
        bookable: bool,
        /// How many places the slot has in all.
        total_spots: i64,
        /// How many places are free.
        open_spots: i64,
        /// Waiting list of the slot, if it has one.
        waiting_list: WaitingList,
        /// Rules of booking that stand in the way.
        booking_policy_violations: BookingPolicyViolations,
        /// Whether the slot is locked against booking.
        locked: bool,
        /// Whether the slot comes from version 2 of the bookings service.
        is_from_v2: bool,
    }

    /// A stretch of time in which a service takes place.
    Slot {
        /// Id of the slot's session.
        session_id: String,
        /// Id of the service.
        service_id: String,
        /// Id of the schedule the slot belongs to.
        schedule_id: String,
        /// When it begins, as text.
        start_date: String,
        /// When it ends, as text.
        end_date: String,
        /// Time zone of the slot.
        timezone: String,
        /// Who or what is booked, such as a member of staff.
        resource: SlotResource,
        /// Where it takes place.
        location: Location,
        /// Id of the slot's event in the calendar. At most 250 characters.
        event_id: String,
    }

    /// Who or what is booked in a slot, such as a member of staff.
    SlotResource {
        /// Id of the resource. A GUID, set by the platform.
        id: String,
        /// Name of the resource. At most 1200 characters.
        name: String,
    }

    /// Where a slot takes place.
    Location {
        /// Id of the location. A GUID.
        id: String,
        /// Name of the location.
        name: String,
        /// Address of the location, as text.
        formatted_address: String,
        /// The same address in the visitor's language. At most 512 characters.
        formatted_address_translated: String,
        /// Kind of location.
        location_type: LocationType,
    }

    /// The waiting list of a slot.
    WaitingList {
        /// How many places the list has in all.
        total_spots: i64,
        /// How many places on the list are free.
        open_spots: i64,
    }

    /// Rules of booking that a slot breaks; each is true if it is broken.
    BookingPolicyViolations {
        /// Whether booking has not opened yet.
        too_early_to_book: bool,
        /// Whether booking has closed already.
        too_late_to_book: bool,
        /// Whether the service cannot be booked online.
        book_online_disabled: bool,
        /// Whether a valid form must be sent with the booking.
        valid_submission_required: bool,
    }

    /// The checkout of a cart.
    EcomCheckout {
        /// Id of the checkout to open. A GUID.
        checkout_id: String,
    }

    /// The checkout of event tickets.
    EventsCheckout {
        /// Id of the ticket reservation. A GUID.
        reservation_id: String,
        /// Name of the event as it stands in the address of its page. At most 150 characters.
        event_slug: String,
    }

    /// The checkout of a paid plan.
    PaidPlansCheckout {
        /// Id of the plan to buy. A GUID.
        plan_id: String,
        /// Further data that the plan's checkout reads. At most 2048 characters.
        checkout_data: String,
    }

    /// The login page. It has no fields.
    Login {

    }

    /// The logout.
    Logout {
        /// Id of the client whose session ends. A GUID.
        client_id: String,
    }

    /// The authorisation of a login with OAuth.
    AuthParams {
        /// The OAuth request itself.
        auth_request: AuthorizeRequest,
        /// What the login page does: `login`, `none`, `consent` or `select_account`.
        prompt: Prompt,
    }

    /// An OAuth request for an authorisation code, with PKCE.
    AuthorizeRequest {
        /// Id of the client that asks. A GUID.
        client_id: String,
        /// What is asked for; `code` for an authorisation code.
        response_type: String,
        /// Web address to come back to with the code.
        redirect_uri: String,
        /// What the tokens shall allow, such as `offline_access`.
        scope: String,
        /// Random text that comes back unchanged, to match the answer with the request.
        state: String,
        /// How the answer comes back: `query`, `fragment` or `web_message`.
        response_mode: String,
        /// Hash of the code verifier, in URL-safe base64.
        code_challenge: String,
        /// How the challenge was made; `S256` for SHA-256.
        code_challenge_method: String,
        /// Session token of a login already made.
        session_token: Secret,
        /// Random text that guards against replay. At most 512 characters.
        nonce: String,
        /// What the login page does: `login`, `none`, `consent` or `select_account`.
        prompt: Prompt,
    }

    /// The page of a product.
    StoresProduct {
        /// Name of the product as it stands in the address of its page. At most 150 characters.
        product_slug: String,
    }

    /// The booking page of a service.
    BookingsBook {
        /// Id of the bookings resource whose page it is. A GUID.
        resource_id: String,
    }

    /// The payment of a payment request.
    EcomOrderPaymentRequest {
        /// Id of the payment request. A GUID.
        payment_request_id: String,
    }

    /// Pages of your site that the visitor may come back to.
    Callbacks {
        /// Web address of the page after an order is placed. At most 2048 characters.
        thank_you_page_url: String,
        /// Web address of the page after the visitor is done or gives up. At most 2048 characters.
        post_flow_url: String,
        /// Web address of your login page. At most 2048 characters.
        login_url: String,
        /// Web address of your list of services to book. At most 2048 characters.
        bookings_service_list_url: String,
        /// Web address of your cart page. At most 2048 characters.
        cart_page_url: String,
        /// Web address of your list of paid plans. At most 2048 characters.
        plan_list_url: String,
    }

    /// How the visitor is sent to the page.
    Preferences {
        /// Whether to use the platform's generic pages and not the site's own.
        use_generic_wix_pages: bool,
        /// Whether the visitor stays the same visitor or member on the page.
        maintain_identity: bool,
        /// Further query parameters for the page's address, name to value.
        additional_query_parameters: BTreeMap<String, String>,
        /// Whether to check that the site is published.
        check_if_publish: bool,
    }

    /// Where to send the visitor, and the session that lets the page know them (SPEC section 3).
    RedirectSession {
        /// Id of the session. A GUID.
        id: String,
        /// Web address to send the visitor to. At most 2048 characters, set by the platform.
        full_url: String,
        /// The same address in parts.
        url_details: UrlDetails,
        /// Token of the session, by which the page knows the visitor. At most 2048 characters, set by the platform.
        session_token: Secret,
        /// Short form of the web address. At most 2048 characters, set by the platform.
        short_url: String,
    }

    /// A web address in parts.
    UrlDetails {
        /// Address without its query. At most 2048 characters, set by the platform.
        endpoint: String,
        /// Query parameters, name to value.
        search_params: BTreeMap<String, String>,
    }
}

open_enums! {
    /// Kind of location of a slot.
    LocationType {
        Undefined = "UNDEFINED",
        OwnerBusiness = "OWNER_BUSINESS",
        OwnerCustom = "OWNER_CUSTOM",
        Custom = "CUSTOM",
    }

    /// What the login page does about a visitor whom it knows already: asks for the login, never asks, asks for
    /// consent, asks which account.
    Prompt {
        Login = "login",
        None = "none",
        Consent = "consent",
        SelectAccount = "select_account",
    }
}
