//! Creates redirect sessions, which send a visitor to a hosted page and back.

use base::{ApiError, Author, Call, Result, Rows, Shop, access::Subject, address::with_query, doubts::Doubt, secret};
use cartwright::resources::redirects::{AuthorizeRequest, Callbacks, CreateRedirectSession};
use serde_json::{Value, json};
use shop::catalog;
use shop::commerce::cart::checkout;
use shop::events::{Event, EventKind};
use shop::people::oauth;
use shop::site;
use shop::site::page_sessions::{self, Authorization, RedirectSession, ResponseMode, SessionKind};
use shop::site::sessions;
use std::collections::BTreeMap;

pub(crate) const ROWS: Rows = &[("redirects.create_session", create_session)];

/// `POST /v1/redirect-session`
pub(crate) fn create_session(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: CreateRedirectSession = call.payload()?;
    let callbacks = requested.callbacks.clone().unwrap_or_default();
    check_callbacks(shop, &callbacks)?;
    let preferences = requested.preferences.as_ref();
    let needs_published_site = preferences.and_then(|preferences| preferences.check_if_publish);
    if needs_published_site == Some(true) && !shop.db.read(site::read_settings)?.published {
        return Err(ApiError::bad_request("SITE_NOT_PUBLISHED", "This site is not published"));
    }
    let hosted = |path: &str| [shop.public_url(), path].concat();
    let (kind, endpoint) = if let Some(auth) = &requested.auth {
        let request = auth.auth_request.clone().unwrap_or_default();
        let prompt = auth.prompt.as_ref().or(request.prompt.as_ref());
        let prompt = prompt.map(|prompt| prompt.as_str().to_owned());
        let kind = SessionKind::Auth(Box::new(authorization(shop, request, prompt)?));
        (kind, hosted("/pages/authorize"))
    } else if let Some(logout) = &requested.logout {
        if logout.client_id.as_ref().is_some_and(|id| *id != shop.keys.client_id) {
            return Err(ApiError::field("logout.clientId", "OTHER", "is not known"));
        }
        if let (Subject::Member(member), Some(family)) = (&call.caller.subject, &call.caller.family) {
            shop.db.write(|transaction| sessions::log_out(transaction, member, family))?;
        }
        (SessionKind::Logout, hosted("/pages/logout"))
    } else if let Some(checkout) = &requested.ecom_checkout {
        (checkout_kind(shop, call, checkout.checkout_id.as_deref())?, hosted("/pages/checkout"))
    } else if requested.login.is_some() {
        (SessionKind::Login, hosted("/pages/login"))
    } else if let Some(product) = &requested.stores_product {
        let page = store_product(shop, call, product.product_slug.as_deref())?;
        (SessionKind::Product, page)
    } else {
        (other_business(&requested)?, hosted("/pages/unavailable"))
    };
    let is_anonymous = preferences.and_then(|preferences| preferences.maintain_identity) == Some(false);
    let is_own_page = matches!(kind, SessionKind::Product);
    if preferences.and_then(|preferences| preferences.use_generic_wix_pages) == Some(is_own_page) {
        shop.doubts.note(&call.remarks, Doubt::GenericPages);
    }
    let session = RedirectSession {
        kind,
        subject: if is_anonymous { Subject::Visitor(secret::new_id()) } else { call.caller.subject.clone() },
        family: call.caller.family.clone(),
        origin: call.origin.clone(),
        callbacks,
    };
    let token = page_sessions::token(shop, &session)?;
    let mut search = preferred(&requested);
    if !is_own_page {
        search.insert(0, ("session".to_owned(), token.clone()));
    }
    answer(shop, &call.author, &endpoint, &search, &token)
}

/// Further parameters that the client requests for the address.
fn preferred(requested: &CreateRedirectSession) -> Vec<(String, String)> {
    let preferences = requested.preferences.as_ref();
    let more = preferences.and_then(|preferences| preferences.additional_query_parameters.clone());
    let more = more.into_iter().flatten();
    // Must not override the page's own parameter.
    more.filter(|(name, _)| name != "session").collect()
}

fn answer(shop: &Shop, author: &Author, endpoint: &str, search: &[(String, String)], token: &str) -> Result<Value> {
    let pairs: Vec<(&str, &str)> = search.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let full_url = with_query(endpoint, &pairs)?;
    let id = secret::new_id();
    let mut session = json!({
        "id": id,
        "fullUrl": full_url,
        "urlDetails": { "endpoint": endpoint, "searchParams": search.iter().cloned().collect::<BTreeMap<_, _>>() },
    });
    let published = session.clone();
    if let Value::Object(fields) = &mut session {
        fields.insert("sessionToken".to_owned(), json!(token));
    }
    // The event omits the token, which only the caller may use.
    let event = Event {
        kind: EventKind::Created,
        entity: "wix.headless.v1.redirect_session",
        entity_id: &id,
        body: without_token(published),
    };
    shop.write(author, |writing| event.record(writing))?;
    Ok(json!({ "redirectSession": session }))
}

/// A redirect session without the token in its addresses.
fn without_token(mut session: Value) -> Value {
    if let Value::Object(fields) = &mut session {
        fields.remove("fullUrl");
        if let Some(Value::Object(details)) = fields.get_mut("urlDetails") {
            details.remove("searchParams");
        }
    }
    session
}

fn store_product(shop: &Shop, call: &Call, slug: Option<&str>) -> Result<String> {
    let slug = slug.filter(|slug| !slug.is_empty()).ok_or_else(|| ApiError::missing("storesProduct.productSlug"))?;
    if !shop.db.read(|connection| catalog::is_shown(connection, slug))? {
        return Err(ApiError::not_found("PRODUCT_NOT_FOUND", format!("There is no product {slug}")));
    }
    let asking = call.origin.as_ref().filter(|origin| shop.is_store_origin(origin));
    let origin = asking
        .or(shop.config.store_origins.first())
        .ok_or_else(|| ApiError::bad_request("SITE_NOT_PUBLISHED", "This site has no store to lead to"))?;
    Ok(format!("{origin}/product-page/{slug}"))
}

fn check_callbacks(shop: &Shop, callbacks: &Callbacks) -> Result<()> {
    for (name, address) in [
        ("thankYouPageUrl", &callbacks.thank_you_page_url),
        ("postFlowUrl", &callbacks.post_flow_url),
        ("loginUrl", &callbacks.login_url),
        ("bookingsServiceListUrl", &callbacks.bookings_service_list_url),
        ("cartPageUrl", &callbacks.cart_page_url),
        ("planListUrl", &callbacks.plan_list_url),
    ] {
        if let Some(address) = address {
            shop.check_return_address(address, format!("callbacks.{name}"))?;
        }
    }
    Ok(())
}

fn authorization(shop: &Shop, request: AuthorizeRequest, prompt: Option<String>) -> Result<Authorization> {
    let refuse = |name: &str, rule, description: &str| {
        Err(ApiError::field(format!("auth.authRequest.{name}"), rule, description))
    };
    if request.client_id.as_deref() != Some(shop.keys.client_id.as_str()) {
        return refuse("clientId", "OTHER", "is not known");
    }
    if request.response_type.as_deref().is_some_and(|kind| kind != "code") {
        return refuse("responseType", "INVALID_ENUM_VALUE", "must be code");
    }
    if request.code_challenge_method.as_deref().is_some_and(|method| method != "S256") {
        return refuse("codeChallengeMethod", "INVALID_ENUM_VALUE", "must be S256");
    }
    let mode = match request.response_mode.as_deref() {
        None | Some("fragment") => ResponseMode::Fragment,
        Some("query") => ResponseMode::Query,
        Some("web_message") => ResponseMode::WebMessage,
        Some(_) => {
            return refuse("responseMode", "INVALID_ENUM_VALUE", "must be query, fragment or web_message");
        }
    };
    let challenge = request.code_challenge.unwrap_or_default();
    if challenge.len() != 43 {
        return refuse("codeChallenge", "EXACT_LENGTH", "must have 43 characters");
    }
    let state = request.state.unwrap_or_default();
    if state.is_empty() {
        return refuse("state", "REQUIRED_FIELD", "is missing");
    }
    let mut redirect_uri = request.redirect_uri.filter(|address| !address.is_empty());
    if mode == ResponseMode::WebMessage {
        // `web_message` delivers the code by a message; clients write placeholders here that are not addresses.
        redirect_uri = redirect_uri.filter(|address| address != "unused://");
    } else if redirect_uri.is_none() {
        return refuse("redirectUri", "REQUIRED_FIELD", "is missing");
    }
    if redirect_uri.as_ref().is_some_and(|address| address.contains('#')) {
        return refuse("redirectUri", "FORMAT", "has a fragment (RFC 6749, section 3.1.2)");
    }
    if redirect_uri.as_ref().is_some_and(|address| !shop.is_redirect_uri(address)) {
        return refuse("redirectUri", "FORMAT", "is not an address of an allowed site; --redirect-uri allows one");
    }
    Ok(Authorization {
        redirect_uri,
        challenge,
        state,
        mode,
        prompt: prompt.unwrap_or_else(|| "login".to_owned()),
        is_renewable: request.scope.as_deref().is_none_or(oauth::is_offline),
        session_token: request.session_token.map(|token| token.expose().to_owned()).filter(|token| !token.is_empty()),
    })
}

fn checkout_kind(shop: &Shop, call: &Call, id: Option<&str>) -> Result<SessionKind> {
    let id = id.ok_or_else(|| ApiError::missing("ecomCheckout.checkoutId"))?;
    // A Cart V2 cart is its own checkout: opens it.
    shop.write(&call.author, |writing| checkout::open(writing, &call.caller, id))?;
    Ok(SessionKind::Checkout { id: id.to_owned() })
}

/// The session kind for a Wix business that the site lacks.
fn other_business(requested: &CreateRedirectSession) -> Result<SessionKind> {
    let what = if requested.bookings_checkout.is_some() || requested.bookings_book.is_some() {
        "bookings"
    } else if requested.events_checkout.is_some() {
        "events"
    } else if requested.paid_plans_checkout.is_some() {
        "paid plans"
    } else if requested.ecom_order_payment_request.is_some() {
        "payment requests"
    } else {
        return Err(ApiError::field("auth", "REQUIRED_ONE_OF_FIELD", "is missing, as is every other purpose"));
    };
    Ok(SessionKind::OtherBusiness { what: what.to_owned() })
}
