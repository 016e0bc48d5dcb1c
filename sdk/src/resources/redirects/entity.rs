//! Redirect sessions: what to ask for, and what comes back.

use crate::types::entity::{entities, open_enums};
use std::collections::BTreeMap;

entities! {
    /// Create redirect session.
    CreateRedirectSession {
        /// Bookings checkout. One of a choice.
        bookings_checkout: BookingsCheckout,
        /// Ecom checkout. One of a choice.
        ecom_checkout: EcomCheckout,
        /// Events checkout. One of a choice.
        events_checkout: EventsCheckout,
        /// Paid plans checkout. One of a choice.
        paid_plans_checkout: PaidPlansCheckout,
        /// Login. One of a choice.
        login: Login,
        /// Logout. One of a choice.
        logout: Logout,
        /// Auth. One of a choice.
        auth: AuthParams,
        /// Stores product. One of a choice.
        stores_product: StoresProduct,
        /// Bookings book. One of a choice.
        bookings_book: BookingsBook,
        /// Ecom order payment request. One of a choice.
        ecom_order_payment_request: EcomOrderPaymentRequest,
        /// Callbacks.
        callbacks: Callbacks,
        /// Preferences.
        preferences: Preferences,
        /// Origin. At most 2048 characters.
        origin: String,
    }

    /// Bookings checkout.
    BookingsCheckout {
        /// Timezone. At most 40 characters.
        timezone: String,
        /// Slot availability.
        slot_availability: SlotAvailability,
    }

    /// Slot availability.
    SlotAvailability {
        /// Slot.
        slot: Slot,
        /// Bookable.
        bookable: bool,
        /// Total spots.
        total_spots: i64,
        /// Open spots.
        open_spots: i64,
        /// Waiting list.
        waiting_list: WaitingList,
        /// Booking policy violations.
        booking_policy_violations: BookingPolicyViolations,
        /// Locked.
        locked: bool,
        /// Is from v2.
        is_from_v2: bool,
    }

    /// Slot.
    Slot {
        /// Session id.
        session_id: String,
        /// Service id.
        service_id: String,
        /// Schedule id.
        schedule_id: String,
        /// Start date.
        start_date: String,
        /// End date.
        end_date: String,
        /// Timezone.
        timezone: String,
        /// Resource.
        resource: SlotResource,
        /// Location.
        location: Location,
        /// Event id. At most 250 characters.
        event_id: String,
    }

    /// Slot resource.
    SlotResource {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Name. At most 1200 characters.
        name: String,
    }

    /// Location.
    Location {
        /// Identifier. A GUID.
        id: String,
        /// Name.
        name: String,
        /// Formatted address.
        formatted_address: String,
        /// Formatted address translated. At most 512 characters.
        formatted_address_translated: String,
        /// Location type.
        location_type: LocationType,
    }

    /// Waiting list.
    WaitingList {
        /// Total spots.
        total_spots: i64,
        /// Open spots.
        open_spots: i64,
    }

    /// Booking policy violations.
    BookingPolicyViolations {
        /// Too early to book.
        too_early_to_book: bool,
        /// Too late to book.
        too_late_to_book: bool,
        /// Book online disabled.
        book_online_disabled: bool,
        /// Valid submission required.
        valid_submission_required: bool,
    }

    /// Ecom checkout.
    EcomCheckout {
        /// Checkout id. A GUID.
        checkout_id: String,
    }

    /// Events checkout.
    EventsCheckout {
        /// Reservation id. A GUID.
        reservation_id: String,
        /// Event slug. At most 150 characters.
        event_slug: String,
    }

    /// Paid plans checkout.
    PaidPlansCheckout {
        /// Plan id. A GUID.
        plan_id: String,
        /// Checkout data. At most 2048 characters.
        checkout_data: String,
    }

    /// Login.
    Login {

    }

    /// Logout.
    Logout {
        /// Client id. A GUID.
        client_id: String,
    }

    /// Auth params.
    AuthParams {
        /// Auth request.
        auth_request: AuthorizeRequest,
        /// What the login page does: `login`, `none`, `consent` or `select_account`.
        prompt: Prompt,
    }

    /// Authorize request.
    AuthorizeRequest {
        /// Client id. A GUID.
        client_id: String,
        /// Response type.
        response_type: String,
        /// Redirect uri.
        redirect_uri: String,
        /// Scope.
        scope: String,
        /// State.
        state: String,
        /// Response mode.
        response_mode: String,
        /// Code challenge.
        code_challenge: String,
        /// Code challenge method.
        code_challenge_method: String,
        /// Session token.
        session_token: String,
        /// Nonce. At most 512 characters.
        nonce: String,
        /// Prompt.
        prompt: Prompt,
    }

    /// Stores product.
    StoresProduct {
        /// Product slug. At most 150 characters.
        product_slug: String,
    }

    /// Bookings book.
    BookingsBook {
        /// Resource id. A GUID.
        resource_id: String,
    }

    /// Ecom order payment request.
    EcomOrderPaymentRequest {
        /// Payment request id. A GUID.
        payment_request_id: String,
    }

    /// Callbacks.
    Callbacks {
        /// Thank you page url. At most 2048 characters.
        thank_you_page_url: String,
        /// Post flow url. At most 2048 characters.
        post_flow_url: String,
        /// Login url. At most 2048 characters.
        login_url: String,
        /// Bookings service list url. At most 2048 characters.
        bookings_service_list_url: String,
        /// Cart page url. At most 2048 characters.
        cart_page_url: String,
        /// Plan list url. At most 2048 characters.
        plan_list_url: String,
    }

    /// Preferences.
    Preferences {
        /// Use generic wix pages.
        use_generic_wix_pages: bool,
        /// Maintain identity.
        maintain_identity: bool,
        /// Additional query parameters.
        additional_query_parameters: BTreeMap<String, String>,
        /// Check if publish.
        check_if_publish: bool,
    }

    /// Where to send the visitor, and the session that lets the page know them (SPEC section 3).
    RedirectSession {
        /// Identifier. A GUID.
        id: String,
        /// Full url. At most 2048 characters, set by the platform.
        full_url: String,
        /// Url details.
        url_details: UrlDetails,
        /// Session token. At most 2048 characters, set by the platform.
        session_token: String,
        /// Short url. At most 2048 characters, set by the platform.
        short_url: String,
    }

    /// Url details.
    UrlDetails {
        /// Endpoint. At most 2048 characters, set by the platform.
        endpoint: String,
        /// Search params.
        search_params: BTreeMap<String, String>,
    }
}

open_enums! {
    /// Location type.
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
