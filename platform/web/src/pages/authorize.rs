//! Pages of the authorization endpoint: the response to the store, account choice, and logout.

use super::layout::{html_response, page};
use super::words::{Language, PageWords as _, Text};
use super::{Visit, check_form, form_page, logged_in_member, see_other, session};
use axum::{http::StatusCode, response::Response};
use base::address::{origin_of, with_query};
use base::{ApiError, Result, Shop, access::Subject, cookies, secret};
use maud::{DOCTYPE, PreEscaped, html};
use serde_json::json;
use shop::people::identity;
use shop::people::oauth::{self, Grant};
use shop::site::page_sessions::{Authorization, RedirectSession, ResponseMode, SessionKind};
use shop::site::sessions;

pub(super) fn authorize(shop: &Shop, visit: &Visit) -> Result<Response> {
    let (token, session) = session(shop, &visit.fields)?;
    let SessionKind::Auth(authorization) = &session.kind else {
        return Err(wrong_page());
    };
    let now = shop.clock.now();
    let login = cookies::login(shop, &visit.headers).filter(|_| authorization.prompt != "login");
    let (member, login) = match (&authorization.session_token, login) {
        // A session token identifies the member.
        (Some(proof), _) => (shop.db.write(|transaction| sessions::take(transaction, now, proof))?, None),
        (None, Some(login)) => {
            let member = shop.db.read(|connection| sessions::browser_login(connection, now, &login))?;
            (member, Some(login))
        }
        (None, None) => (None, None),
    };
    match member {
        Some(_) if asks(&authorization.prompt) && login.is_some() => {
            Ok(see_other(&format!("/pages/choose?session={token}")))
        }
        Some(member) => finish(shop, visit, (&token, &session), &member, login.as_deref()),
        None if authorization.prompt == "none" => deliver(
            shop,
            visit.words,
            &session,
            authorization,
            &[("error", "login_required"), ("error_description", "Nobody is logged in")],
        ),
        None => Ok(see_other(&format!("/pages/login?session={token}"))),
    }
}

/// Whether the page asks a logged-in browser to confirm the account.
fn asks(prompt: &str) -> bool {
    matches!(prompt, "consent" | "select_account")
}

/// Redirects to the page that requested the login, with a code if requested.
pub(super) fn finish(
    shop: &Shop,
    visit: &Visit,
    (token, session): (&str, &RedirectSession),
    member: &str,
    login: Option<&str>,
) -> Result<Response> {
    let authorization = match &session.kind {
        SessionKind::Auth(authorization) => authorization,
        SessionKind::Checkout { .. } => return Ok(see_other(&format!("/pages/checkout?session={token}"))),
        _ => {
            return Ok(match &session.callbacks.post_flow_url {
                Some(address) => see_other(address),
                None => end(visit.words, Text::LoggedIn),
            });
        }
    };
    let visitor = match &session.subject {
        Subject::Visitor(id) => Some(id.as_str()),
        _ => None,
    };
    let grant = Grant {
        member,
        visitor,
        challenge: &authorization.challenge,
        redirect_uri: authorization.redirect_uri.as_deref(),
        is_renewable: authorization.is_renewable,
        login,
    };
    let code = shop.db.write(|transaction| oauth::issue_code(transaction, shop.clock.now(), &grant))?;
    deliver(shop, visit.words, session, authorization, &[("code", &code)])
}

/// Delivers parameters to the store, with its state.
fn deliver(
    shop: &Shop,
    words: Language,
    session: &RedirectSession,
    authorization: &Authorization,
    parameters: &[(&str, &str)],
) -> Result<Response> {
    let mut parameters = parameters.to_vec();
    parameters.push(("state", &authorization.state));
    let address = authorization.redirect_uri.as_deref().unwrap_or_default();
    match authorization.mode {
        ResponseMode::Query => Ok(see_other(&with_query(address, &parameters)?)),
        ResponseMode::Fragment => {
            let mut parsed = url::Url::parse(address).map_err(ApiError::internal)?;
            let fragment = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(&parameters).finish();
            parsed.set_fragment(Some(&fragment));
            Ok(see_other(parsed.as_str()))
        }
        ResponseMode::WebMessage => web_message(shop, words, session, authorization, &parameters),
    }
}

/// A page that posts the parameters to the framing store, and to no other origin.
fn web_message(
    shop: &Shop,
    words: Language,
    session: &RedirectSession,
    authorization: &Authorization,
    parameters: &[(&str, &str)],
) -> Result<Response> {
    let of_redirect = authorization.redirect_uri.as_deref().and_then(origin_of);
    let asked_from = session.origin.clone().filter(|origin| shop.is_store_address(origin));
    let target = asked_from.or(of_redirect).or_else(|| shop.config.store_origins.first().cloned());
    let target = target.ok_or_else(|| {
        ApiError::bad_request("NO_STORE_ORIGIN", "There is no store to send the answer to; --store-origin names one")
    })?;
    let message: serde_json::Map<String, serde_json::Value> =
        parameters.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    // Escapes `<`, which could close the script element.
    let literal = |value: serde_json::Value| value.to_string().replace('<', "\\u003c");
    let script = format!("window.parent.postMessage({}, {});", literal(message.into()), literal(json!(target)));
    let nonce = secret::random_secret()?;
    let policy = format!("default-src 'none'; script-src 'nonce-{nonce}'; base-uri 'none'; frame-ancestors {target}");
    let document = html! {
        (DOCTYPE)
        html lang=(words.tag()) dir=(words.direction()) {
            head { meta charset="utf-8"; title { (words.say(Text::LoggingIn)) } }
            body { script nonce=(nonce) { (PreEscaped(script)) } }
        }
    };
    Ok(html_response(StatusCode::OK, &policy, document))
}

/// `GET /pages/logout`: the call has already logged its member out. Asks before ending another login of this browser,
/// since anybody can link here.
pub(super) fn show_logout(shop: &Shop, visit: &Visit) -> Result<Response> {
    let (token, session) = logout_session(shop, visit)?;
    let Some(member) = logged_in_member(shop, &visit.headers)? else {
        return Ok(logged_out(shop, visit.words, &session));
    };
    let known = shop.db.read(|connection| identity::by_id(connection, &member))?;
    let email = known.map(|account| account.email).unwrap_or_default();
    let words = visit.words;
    let title = words.say(Text::LogOut);
    form_page(shop, visit, title, &token, &session.return_addresses(), &[], |hidden| {
        html! {
            p { (words.markup(Text::LoggedInAs, &[("email", words.strong(&email))])) }
            form method="post" action="/pages/logout" {
                (hidden)
                div.actions { button type="submit" { (title) } }
            }
        }
    })
}

/// `POST /pages/logout`: ends this browser's login session.
pub(super) fn logout(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let (_, session) = logout_session(shop, visit)?;
    if let Some(login) = cookies::login(shop, &visit.headers) {
        shop.db.write(|transaction| sessions::end_login(transaction, &login))?;
    }
    Ok(logged_out(shop, visit.words, &session))
}

fn logout_session(shop: &Shop, visit: &Visit) -> Result<(String, RedirectSession)> {
    let (token, session) = session(shop, &visit.fields)?;
    match session.kind {
        SessionKind::Logout => Ok((token, session)),
        _ => Err(wrong_page()),
    }
}

/// Redirects to the shop, and deletes the login cookie.
fn logged_out(shop: &Shop, words: Language, session: &RedirectSession) -> Response {
    let mut response = match &session.callbacks.post_flow_url {
        Some(address) => see_other(address),
        None => end(words, Text::LoggedOut),
    };
    cookies::set(shop, &mut response, cookies::LOGIN, "", 0);
    response
}

/// The final page of a flow.
fn end(words: Language, title: Text) -> Response {
    let body = html! { p { (words.say(Text::CanClose)) } };
    page(words, StatusCode::OK, words.say(title), &[], &body)
}

fn wrong_page() -> ApiError {
    ApiError::bad_request("WRONG_REDIRECT_SESSION", "This link is for another page.")
}

/// `GET /pages/choose`: asks a logged-in browser to confirm the account.
pub(super) fn choose(shop: &Shop, visit: &Visit) -> Result<Response> {
    let (token, session) = session(shop, &visit.fields)?;
    let Some(member) = logged_in_member(shop, &visit.headers)? else {
        return Ok(see_other(&format!("/pages/login?session={token}")));
    };
    let known = shop.db.read(|connection| identity::by_id(connection, &member))?;
    let email = known.map(|account| account.email).unwrap_or_default();
    let words = visit.words;
    form_page(shop, visit, words.say(Text::Continue), &token, &session.return_addresses(), &[], |hidden| {
        html! {
            p { (words.markup(Text::LoggedInAs, &[("email", words.strong(&email))])) }
            form method="post" action="/pages/choose" {
                (hidden)
                div.actions {
                    button type="submit" {
                        (words.fill(Text::ContinueAs, &[("email", &words.isolated(&email))]))
                    }
                    a href={ "/pages/login?session=" (token) } { (words.say(Text::OtherAccount)) }
                }
            }
        }
    })
}

pub(super) fn chosen(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let (token, session) = session(shop, &visit.fields)?;
    match logged_in_member(shop, &visit.headers)? {
        Some(member) => {
            let login = cookies::login(shop, &visit.headers);
            finish(shop, visit, (&token, &session), &member, login.as_deref())
        }
        None => Ok(see_other(&format!("/pages/login?session={token}"))),
    }
}
