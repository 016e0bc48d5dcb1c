//! Redirect sessions: sending a visitor to the platform's pages and back.

use crate::Secret;
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use std::collections::BTreeMap;

calls! {
    /// Redirect sessions, for the platform's pages: checkout, login, bookings and others.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::redirects::CreateRedirectSession;
    ///
    /// let session = client.redirects().create_session(CreateRedirectSession::checkout("checkout-id")).await?;
    /// println!("pay at {}", session.full_url.unwrap_or_default());
    /// # Ok(())
    /// # }
    /// ```
    Redirects by redirects;
    rows redirects at Redirects "/v1/redirect-session", converting Conversions::NONE;

    /// Creates a redirect session. Fails with a field violation for an address that the site does not allow.
    create_session(CreateRedirectSession) -> { redirect_session: RedirectSession } = POST "";
}

impl CreateRedirectSession {
    /// To the page on which a checkout is paid.
    #[must_use]
    pub fn checkout(checkout_id: impl Into<String>) -> Self {
        Self {
            ecom_checkout: Some(EcomCheckout { checkout_id: Some(checkout_id.into()), ..EcomCheckout::default() }),
            ..Self::default()
        }
    }

    /// To the logout of a client's session.
    #[must_use]
    pub fn logout(client_id: impl Into<String>) -> Self {
        Self { logout: Some(Logout { client_id: Some(client_id.into()), ..Logout::default() }), ..Self::default() }
    }

    /// Sets the pages to come back to.
    #[must_use]
    pub fn callbacks(mut self, callbacks: Callbacks) -> Self {
        self.callbacks = Some(callbacks);
        self
    }
}

entities! {
    /// The payload of [`Redirects::create_session`]: one page of the platform, and the pages to come back to. The
    /// fields before `callbacks` exclude each other.
    CreateRedirectSession {
        bookings_checkout: BookingsCheckout,
        ecom_checkout: EcomCheckout,
        events_checkout: EventsCheckout,
        paid_plans_checkout: PaidPlansCheckout,
        login: Login,
        logout: Logout,
        auth: AuthParams,
        stores_product: StoresProduct,
        bookings_book: BookingsBook,
        ecom_order_payment_request: EcomOrderPaymentRequest,
        callbacks: Callbacks,
        preferences: Preferences,
        /// The origin that the visitor comes from. At most 2048 characters.
        origin: String,
    }

    /// The checkout of a booking.
    BookingsCheckout {
        /// At most 40 characters.
        timezone: String,
        slot_availability: SlotAvailability,
    }

    /// A slot of a service that can be booked or not.
    SlotAvailability {
        slot: Slot,
        bookable: bool,
        total_spots: i64,
        open_spots: i64,
        waiting_list: WaitingList,
        booking_policy_violations: BookingPolicyViolations,
        locked: bool,
        /// Whether the slot comes from the second version of the bookings service.
        is_from_v2: bool,
    }

    /// The time slot of a service.
    Slot {
        session_id: String,
        service_id: String,
        schedule_id: String,
        start_date: String,
        end_date: String,
        timezone: String,
        resource: SlotResource,
        location: Location,
        /// At most 250 characters.
        event_id: String,
    }

    /// The resource that is booked in a slot, such as a member of staff.
    SlotResource {
        /// A GUID, set by the platform.
        id: String,
        /// At most 1200 characters.
        name: String,
    }

    /// The location of a slot.
    Location {
        /// A GUID.
        id: String,
        name: String,
        formatted_address: String,
        /// In the visitor's language. At most 512 characters.
        formatted_address_translated: String,
        location_type: LocationType,
    }

    /// The waiting list of a slot.
    WaitingList {
        total_spots: i64,
        open_spots: i64,
    }

    /// The booking rules that a slot breaks; each is true if it is broken.
    BookingPolicyViolations {
        too_early_to_book: bool,
        too_late_to_book: bool,
        book_online_disabled: bool,
        valid_submission_required: bool,
    }

    /// The checkout of a cart.
    EcomCheckout {
        /// A GUID.
        checkout_id: String,
    }

    /// The checkout of event tickets.
    EventsCheckout {
        /// A GUID.
        reservation_id: String,
        /// At most 150 characters.
        event_slug: String,
    }

    /// The checkout of a paid plan.
    PaidPlansCheckout {
        /// A GUID.
        plan_id: String,
        /// At most 2048 characters.
        checkout_data: String,
    }

    /// The login page. It has no fields.
    Login {}

    /// The logout.
    Logout {
        /// A GUID.
        client_id: String,
    }

    /// The authorization of a login by OAuth.
    AuthParams {
        auth_request: AuthorizeRequest,
        prompt: Prompt,
    }

    /// An OAuth request for an authorization code, with PKCE.
    AuthorizeRequest {
        /// A GUID.
        client_id: String,
        /// `code` for an authorization code.
        response_type: String,
        /// The address to come back to with the code.
        redirect_uri: String,
        /// The rights of the tokens, such as `offline_access`.
        scope: String,
        /// A random text that comes back unchanged, to match the answer with the request.
        state: String,
        /// `query`, `fragment` or `web_message`.
        response_mode: String,
        /// The hash of the code verifier, in URL-safe base64.
        code_challenge: String,
        /// `S256` for SHA-256.
        code_challenge_method: String,
        /// The session token of a login that was made before.
        session_token: Secret,
        /// A random text that guards against replay. At most 512 characters.
        nonce: String,
        prompt: Prompt,
    }

    /// The page of a product.
    StoresProduct {
        /// At most 150 characters.
        product_slug: String,
    }

    /// The booking page of a service.
    BookingsBook {
        /// A GUID.
        resource_id: String,
    }

    /// The payment of a payment request.
    EcomOrderPaymentRequest {
        /// A GUID.
        payment_request_id: String,
    }

    /// The pages of your site that the visitor may come back to.
    Callbacks {
        /// The page after an order is placed. At most 2048 characters.
        thank_you_page_url: String,
        /// The page after the visitor is done or gives up. At most 2048 characters.
        post_flow_url: String,
        /// At most 2048 characters.
        login_url: String,
        /// At most 2048 characters.
        bookings_service_list_url: String,
        /// At most 2048 characters.
        cart_page_url: String,
        /// At most 2048 characters.
        plan_list_url: String,
    }

    /// Preferences of a redirect.
    Preferences {
        /// Whether to use the platform's generic pages instead of the site's own.
        use_generic_wix_pages: bool,
        /// Whether the visitor stays the same visitor or member on the page.
        maintain_identity: bool,
        /// Parameters added to the page's URL.
        additional_query_parameters: BTreeMap<String, String>,
        check_if_publish: bool,
    }

    /// A redirect session: the address to send the visitor to, and the session that identifies them to the page.
    RedirectSession {
        /// A GUID.
        id: String,
        /// The address to send the visitor to. At most 2048 characters, set by the platform.
        full_url: String,
        url_details: UrlDetails,
        /// Identifies the visitor to the page. At most 2048 characters, set by the platform.
        session_token: Secret,
        /// At most 2048 characters, set by the platform.
        short_url: String,
    }

    /// An address in parts.
    UrlDetails {
        /// The address without its query. At most 2048 characters, set by the platform.
        endpoint: String,
        search_params: BTreeMap<String, String>,
    }
}

open_enums! {
    /// The kind of a slot's location.
    LocationType {
        Undefined = "UNDEFINED",
        OwnerBusiness = "OWNER_BUSINESS",
        OwnerCustom = "OWNER_CUSTOM",
        Custom = "CUSTOM",
    }

    /// The login page's behaviour for a visitor with a login on the platform: shows the login, nothing, the consent
    /// form, or the account selection.
    Prompt {
        Login = "login",
        None = "none",
        Consent = "consent",
        SelectAccount = "select_account",
    }
}
