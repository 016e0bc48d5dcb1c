//! The steps of a sign-in after the password: a code from a mail, approval, a second factor.

use super::layout::{FormError, Input, checkbox, error_summary, form_status, input, page};
use super::problems::form_errors;
use super::{
    DEVICE_COOKIE, FORM_COOKIE, FORM_SECONDS, Fields, STATE_COOKIE, authorize, blocking, check_form, form_secret,
    optional_session, qr, see_other,
};
use crate::actor::acting_as;
use crate::cookies;
use crate::error::ApiError;
use crate::identity::{self, DEVICE_SECONDS, Progress, State as SignIn};
use crate::page_sessions::RedirectSession;
use crate::sessions::LOGIN_SECONDS;
use crate::site::MfaFactor;
use crate::state::Shop;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The lifetime of the cookie with a sign-in's state token, in seconds.
const STATE_SECONDS: i64 = 3600;

/// The redirect session that a sign-in belongs to; one that began with a link in a mail has none.
pub(super) type Session<'a> = Option<(&'a str, &'a RedirectSession)>;

/// Goes where a sign-in leads next.
pub(super) fn go_on(shop: &Shop, session: Session<'_>, progress: Progress) -> Result<Response, ApiError> {
    let member = progress.identity.id;
    match progress.state {
        SignIn::Success {
            session: Some(login),
            device,
        } => {
            let mut response = match session {
                Some((_, session)) => authorize::finish(shop, session, &member)?,
                None => logged_in(shop),
            };
            cookies::set(shop, &mut response, cookies::LOGIN, &login, LOGIN_SECONDS);
            cookies::set(shop, &mut response, STATE_COOKIE, "", 0);
            if let Some(device) = device {
                cookies::set(shop, &mut response, DEVICE_COOKIE, &device, DEVICE_SECONDS);
            }
            Ok(response)
        }
        SignIn::Success { session: None, .. } => Ok(logged_in(shop)),
        SignIn::RequireOwnerApproval => {
            let text = html! {
                p { "Your account waits for the shop's owner to approve it. You can log in as soon as that is done." }
            };
            let mut response = page(StatusCode::OK, "Almost there", &[], &text);
            cookies::set(shop, &mut response, STATE_COOKIE, "", 0);
            Ok(response)
        }
        SignIn::StatusCheck => {
            let text = html! {
                p { "The shop looks at your account before you can log in again. Please try later." }
            };
            let mut response = page(StatusCode::OK, "Almost there", &[], &text);
            cookies::set(shop, &mut response, STATE_COOKIE, "", 0);
            Ok(response)
        }
        SignIn::RequireEmailVerification { token } => Ok(keep_state(shop, session, &token, "")),
        SignIn::RequireMfa { token, .. } => Ok(keep_state(shop, session, &token, "")),
        SignIn::MfaChallenge { token, sent, .. } => {
            let sent = sent.map(|sent| {
                let transaction = sent.transaction.unwrap_or_default();
                format!("&factor={}&transaction={transaction}", sent.factor.as_str())
            });
            Ok(keep_state(shop, session, &token, &sent.unwrap_or_default()))
        }
    }
}

fn logged_in(shop: &Shop) -> Response {
    let text = html! {
        p { "You can go back to the shop." }
        ul { @for origin in &shop.config.store_origins { li { a href=(origin) { (origin) } } } }
    };
    page(StatusCode::OK, "You are logged in", &[], &text)
}

/// Sends the browser to the page for what comes next. The state token stays in a cookie, out of addresses.
fn keep_state(shop: &Shop, session: Session<'_>, token: &str, more: &str) -> Response {
    let session = session.map_or("", |(token, _)| token);
    let mut response = see_other(&format!("/pages/continue?session={session}{more}"));
    cookies::set(shop, &mut response, STATE_COOKIE, token, STATE_SECONDS);
    response
}

/// `GET /pages/continue`
pub(super) async fn show(State(shop): State<Arc<Shop>>, headers: HeaderMap, Query(fields): Query<Fields>) -> Response {
    blocking(shop, move |shop| form(shop, &headers, &fields, &[])).await
}

fn form(shop: &Shop, headers: &HeaderMap, fields: &Fields, errors: &[FormError]) -> Result<Response, ApiError> {
    let session = optional_session(shop, fields)?;
    let token = cookies::read(shop, headers, STATE_COOKIE).unwrap_or_default();
    let found = shop.db.read(|connection| identity::resume(connection, shop, &token));
    let progress = match found {
        Err(ApiError::Application { .. }) => return Ok(start_again(session.as_ref().map(|(token, _)| token.as_str()))),
        found => found?,
    };
    let secret = form_secret(shop, headers)?;
    let hidden = html! {
        input type="hidden" name="session" value=(session.as_ref().map_or("", |(token, _)| token.as_str()));
        input type="hidden" name="form" value=(secret);
    };
    let chosen = fields.get("factor").and_then(|name| MfaFactor::parse(name));
    let (title, body) = match &progress.state {
        SignIn::RequireMfa {
            factors, totp_secret, ..
        } => {
            let is_totp = chosen.unwrap_or(MfaFactor::Totp) == MfaFactor::Totp && factors.contains(&MfaFactor::Totp);
            let setup = is_totp.then(|| authenticator(totp_secret, &progress.identity.email));
            let chosen = if is_totp { Some(MfaFactor::Totp) } else { chosen };
            (
                "Set up a second step",
                html! {
                    p { "This protects your account even when somebody knows your password." }
                    @if let Some(setup) = setup { (setup) }
                    (factor_form(&hidden, fields, factors, chosen, errors))
                },
            )
        }
        SignIn::MfaChallenge { factors, .. } => {
            let by_itself = factors.first().copied().filter(|factor| *factor == MfaFactor::Totp);
            (
                "One more step",
                factor_form(&hidden, fields, factors, chosen.or(by_itself), errors),
            )
        }
        _ => (
            "Confirm your email",
            email_form(&hidden, &progress.identity.email, errors),
        ),
    };
    let leads_to = session
        .as_ref()
        .map(|(_, session)| session.return_addresses())
        .unwrap_or_default();
    let mut response = page(
        form_status(errors),
        title,
        &leads_to,
        &html! { (error_summary(errors)) (body) },
    );
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

fn start_again(session: Option<&str>) -> Response {
    let text = html! {
        p role="alert" { "This took too long, or too many codes were wrong." }
        @if let Some(session) = session {
            p { a href={ "/pages/login?session=" (session) } { "Log in again" } }
        } @else {
            p { "Go back to the shop and log in again." }
        }
    };
    page(StatusCode::NOT_FOUND, "Start again", &[], &text)
}

const fn code_input() -> Input<'static> {
    Input {
        inputmode: Some("numeric"),
        ..Input::text("code", "Code", "one-time-code")
    }
}

fn email_form(hidden: &Markup, email: &str, errors: &[FormError]) -> Markup {
    html! {
        p { "We have sent a code of six digits to " strong { (email) } "." }
        form method="post" action="/pages/continue" novalidate {
            (hidden)
            (input(code_input(), "", errors))
            div.actions {
                button type="submit" name="step" value="verify" { "Confirm" }
                button.quiet type="submit" name="step" value="resend" { "Send another code" }
            }
        }
    }
}

/// The secret of an authenticator app, as a picture and as text.
fn authenticator(secret: &[u8], email: &str) -> Markup {
    html! {
        p { "Scan this with an authenticator app, or type the key into it. Then enter the code it shows." }
        (qr::picture(&identity::totp_uri(secret, email)))
        p { "Key: " code.key { (identity::base32(secret)) } }
    }
}

/// The form for a code of the chosen factor, and buttons for the others.
fn factor_form(
    hidden: &Markup,
    fields: &Fields,
    factors: &[MfaFactor],
    chosen: Option<MfaFactor>,
    errors: &[FormError],
) -> Markup {
    let chosen = chosen.filter(|factor| factors.contains(factor));
    let others: Vec<MfaFactor> = factors
        .iter()
        .copied()
        .filter(|factor| Some(*factor) != chosen || *factor != MfaFactor::Totp)
        .collect();
    html! {
        @if let Some(factor) = chosen {
            form method="post" action="/pages/continue" novalidate {
                (hidden)
                input type="hidden" name="factor" value=(factor.as_str());
                @if factor == MfaFactor::Push {
                    p { "We have asked on your device whether this is you. Approve it there, then go on here." }
                    input type="hidden" name="transaction"
                        value=(fields.get("transaction").map(String::as_str).unwrap_or_default());
                } @else {
                    p { (where_the_code_is(factor)) }
                    (input(code_input(), "", errors))
                }
                (checkbox("remember", "Trust this device for 30 days", errors))
                div.actions { button type="submit" name="step" value="check" { "Go on" } }
            }
        }
        @if !others.is_empty() {
            h2 id="factors" tabindex="-1" { @if chosen.is_some() { "Another way" } @else { "How do you want to confirm it is you?" } }
            @for factor in others {
                form.choice method="post" action="/pages/continue" {
                    (hidden)
                    input type="hidden" name="factor" value=(factor.as_str());
                    button.quiet type="submit" name="step" value="begin" { (offer(factor)) }
                }
            }
        }
    }
}

const fn where_the_code_is(factor: MfaFactor) -> &'static str {
    match factor {
        MfaFactor::Totp | MfaFactor::Push => "Enter the code that your authenticator app shows.",
        MfaFactor::Email => "We have sent a code of six digits to your email address.",
        MfaFactor::Sms => "We have sent a code of six digits to your phone.",
        MfaFactor::Call => "We are calling you with a code of six digits.",
    }
}

const fn offer(factor: MfaFactor) -> &'static str {
    match factor {
        MfaFactor::Totp => "Use an authenticator app",
        MfaFactor::Email => "Send a code by email",
        MfaFactor::Sms => "Send a code by SMS",
        MfaFactor::Call => "Call me with a code",
        MfaFactor::Push => "Ask on my device",
    }
}

/// `POST /pages/continue`
pub(super) async fn submit(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Form(mut fields): Form<Fields>,
) -> Response {
    blocking(shop, move |shop| {
        check_form(shop, &headers, &fields)?;
        let session = optional_session(shop, &fields)?;
        let token = cookies::read(shop, &headers, STATE_COOKIE).unwrap_or_default();
        let actor = session.as_ref().and_then(|(_, session)| session.subject.actor());
        match acting_as(actor, || step(shop, &token, &fields)) {
            Ok(progress) => {
                let is_waiting = fields.get("step").is_some_and(|step| step == "check")
                    && matches!(progress.state, SignIn::MfaChallenge { .. });
                if is_waiting {
                    let errors = [("remember", "It has not been approved on your device yet".to_owned())];
                    return form(shop, &headers, &fields, &errors);
                }
                let session = session.as_ref().map(|(token, session)| (token.as_str(), session));
                go_on(shop, session, progress)
            }
            Err(error) if fields.get("step").is_some_and(|step| step == "begin") => {
                // No code is on its way: the choice is shown again.
                fields.remove("factor");
                form(shop, &headers, &fields, &form_errors(error, "factors")?)
            }
            Err(error) => form(shop, &headers, &fields, &form_errors(error, "code")?),
        }
    })
    .await
}

/// Does what a button says.
fn step(shop: &Shop, token: &str, fields: &Fields) -> Result<Progress, ApiError> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let factor = MfaFactor::parse(field("factor"));
    match (field("step"), factor) {
        ("resend", _) => identity::resend_email(shop, token),
        ("begin", Some(factor)) => identity::begin_factor(shop, token, factor),
        ("check", Some(factor)) => {
            let code = if factor == MfaFactor::Push {
                field("transaction")
            } else {
                field("code")
            };
            identity::check_factor(shop, token, factor, code, !field("remember").is_empty())
        }
        _ => identity::verify_email(shop, token, field("code")),
    }
}
