//! The steps of a login after the password: a mailed code, approval, a second factor.

use super::layout::{Input, checkbox, input, page};
use super::problems::{FormError, form_errors};
use super::words::{Language, PageWords as _, Text};
use super::{
    DEVICE_COOKIE, Fields, STATE_COOKIE, Visit, authorize, check_form, form_page, optional_session, see_other,
};
use axum::{http::StatusCode, response::Response};
use base::{ApiError, Author, Result, Shop, cookies};
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use shop::people::identity::{self, DEVICE_SECONDS, Progress, State as SignIn};
use shop::site;
use shop::site::sessions::{self, LOGIN_SECONDS};
use shop::site::{MfaFactor, page_sessions::RedirectSession};
use std::fmt::Write;

/// The lifetime of the cookie with a login's state token, in seconds.
const STATE_SECONDS: i64 = 3600;

/// A login's redirect session; `None` if it started with a mailed link.
pub(super) type Session<'a> = Option<(&'a str, &'a RedirectSession)>;

/// The next page of a login, or the redirect back when complete.
pub(super) fn go_on(shop: &Shop, visit: &Visit, session: Session<'_>, progress: Progress) -> Result<Response> {
    let words = visit.words;
    let member = progress.identity.id;
    match progress.state {
        SignIn::Success { session: Some(login), device } => {
            let now = shop.clock.now();
            shop.db.write(|transaction| sessions::keep_in_browser(transaction, now, &login))?;
            let mut response = match session {
                Some(session) => authorize::finish(shop, visit, session, &member, Some(&login))?,
                None => logged_in(shop, words),
            };
            cookies::set(shop, &mut response, cookies::LOGIN, &login, LOGIN_SECONDS);
            cookies::set(shop, &mut response, STATE_COOKIE, "", 0);
            if let Some(device) = device {
                cookies::set(shop, &mut response, DEVICE_COOKIE, &device, DEVICE_SECONDS);
            }
            Ok(response)
        }
        SignIn::Success { session: None, .. } => Ok(logged_in(shop, words)),
        SignIn::RequireOwnerApproval => Ok(waiting(shop, words, Text::OwnerApproves)),
        SignIn::StatusCheck => Ok(waiting(shop, words, Text::AccountChecked)),
        SignIn::RequireEmailVerification { token } => Ok(keep_state(shop, session, &token, "")),
        SignIn::RequireMfa { token, .. } => Ok(keep_state(shop, session, &token, "")),
        SignIn::MfaChallenge { token, sent, .. } => {
            let sent = sent.map(|sent| {
                let transaction = sent.transaction.unwrap_or_default();
                format!("&factor={}&transaction={transaction}", sent.factor.into_str())
            });
            Ok(keep_state(shop, session, &token, &sent.unwrap_or_default()))
        }
    }
}

/// The page of a login that waits for the owner's approval.
fn waiting(shop: &Shop, words: Language, text: Text) -> Response {
    let body = html! { p { (words.say(text)) } };
    let mut response = page(words, StatusCode::OK, words.say(Text::AlmostThere), &[], &body);
    cookies::set(shop, &mut response, STATE_COOKIE, "", 0);
    response
}

fn logged_in(shop: &Shop, words: Language) -> Response {
    let text = html! {
        p { (words.say(Text::BackToShop)) }
        ul { @for origin in &shop.config.store_origins { li { a href=(origin) { (origin) } } } }
    };
    page(words, StatusCode::OK, words.say(Text::LoggedIn), &[], &text)
}

/// Redirects to the page of the next step. Keeps the state token in a cookie, out of addresses.
fn keep_state(shop: &Shop, session: Session<'_>, token: &str, more: &str) -> Response {
    let session = session.map_or("", |(token, _)| token);
    let mut response = see_other(&format!("/pages/continue?session={session}{more}"));
    cookies::set(shop, &mut response, STATE_COOKIE, token, STATE_SECONDS);
    response
}

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    form(shop, visit, &visit.fields, &[])
}

fn form(shop: &Shop, visit: &Visit, fields: &Fields, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let session = optional_session(shop, fields)?;
    let token = cookies::read(shop, &visit.headers, STATE_COOKIE).unwrap_or_default();
    let found = shop.read(|reading| identity::resume(reading, &token));
    let progress = match found {
        Err(ApiError::Application { .. }) => {
            return Ok(start_again(words, session.as_ref().map(|(token, _)| token.as_str())));
        }
        found => found?,
    };
    let chosen = fields.get("factor").and_then(|name| name.parse().ok());
    let title = match &progress.state {
        SignIn::RequireMfa { .. } => Text::SetUpSecondStep,
        SignIn::MfaChallenge { .. } => Text::OneMoreStep,
        _ => Text::ConfirmEmail,
    };
    let shop_name = shop.db.read(site::name)?;
    let (token, leads_to) = match &session {
        Some((token, session)) => (token.as_str(), session.return_addresses()),
        None => ("", Vec::new()),
    };
    let email = &progress.identity.email;
    form_page(shop, visit, words.say(title), token, &leads_to, errors, |hidden| match &progress.state {
        SignIn::RequireMfa { factors, totp_secret, .. } => {
            let is_totp = chosen.unwrap_or(MfaFactor::Totp) == MfaFactor::Totp && factors.contains(&MfaFactor::Totp);
            let chosen = if is_totp { Some(MfaFactor::Totp) } else { chosen };
            html! {
                p { (words.say(Text::SecondStepProtects)) }
                @if is_totp { (authenticator(words, totp_secret, &identity::totp_uri(&shop_name, totp_secret, email))) }
                (factor_form(words, hidden, fields, factors, chosen, errors))
            }
        }
        SignIn::MfaChallenge { factors, .. } => {
            let by_itself = factors.first().copied().filter(|factor| *factor == MfaFactor::Totp);
            factor_form(words, hidden, fields, factors, chosen.or(by_itself), errors)
        }
        _ => email_form(words, hidden, email, errors),
    })
}

fn start_again(words: Language, session: Option<&str>) -> Response {
    let text = html! {
        p role="alert" { (words.say(Text::TookTooLong)) }
        @if let Some(session) = session {
            p { a href={ "/pages/login?session=" (session) } { (words.say(Text::LogInAgain)) } }
        } @else {
            p { (words.say(Text::LogInFromShop)) }
        }
    };
    page(words, StatusCode::NOT_FOUND, words.say(Text::StartAgain), &[], &text)
}

fn code_input(words: Language) -> Input<'static> {
    Input { inputmode: Some("numeric"), ..Input::text("code", words.say(Text::Code), "one-time-code") }
}

fn email_form(words: Language, hidden: &Markup, email: &str, errors: &[FormError]) -> Markup {
    html! {
        p { (words.markup(Text::CodeSentTo, &[("email", words.strong(&email))])) }
        form method="post" action="/pages/continue" novalidate {
            (hidden)
            (input(words, code_input(words), "", errors))
            div.actions {
                button type="submit" name="step" value="verify" { (words.say(Text::Confirm)) }
                button.quiet type="submit" name="step" value="resend" { (words.say(Text::SendAnother)) }
            }
        }
    }
}

/// An authenticator app's secret, as QR code and text.
fn authenticator(words: Language, secret: &[u8], uri: &str) -> Markup {
    html! {
        p { (words.say(Text::ScanThis)) }
        (picture(words, uri))
        p { (words.say(Text::Key)) " " code.key { (identity::base32(secret)) } }
    }
}

/// The form for the chosen factor's code, with buttons for the others.
fn factor_form(
    words: Language,
    hidden: &Markup,
    fields: &Fields,
    factors: &[MfaFactor],
    chosen: Option<MfaFactor>,
    errors: &[FormError],
) -> Markup {
    let chosen = chosen.filter(|factor| factors.contains(factor));
    let others: Vec<MfaFactor> =
        factors.iter().copied().filter(|factor| Some(*factor) != chosen || *factor != MfaFactor::Totp).collect();
    html! {
        @if let Some(factor) = chosen {
            form method="post" action="/pages/continue" novalidate {
                (hidden)
                input type="hidden" name="factor" value=(factor.into_str());
                @if factor == MfaFactor::Push {
                    p { (words.say(Text::ApproveOnDevice)) }
                    input type="hidden" name="transaction"
                        value=(fields.get("transaction").map(String::as_str).unwrap_or_default());
                } @else {
                    p { (words.say(where_the_code_is(factor))) }
                    (input(words, code_input(words), "", errors))
                }
                (checkbox("remember", words.say(Text::TrustDevice), None, errors))
                div.actions { button type="submit" name="step" value="check" { (words.say(Text::Continue)) } }
            }
        }
        @if !others.is_empty() {
            h2 id="factors" tabindex="-1" {
                (words.say(if chosen.is_some() { Text::AnotherWay } else { Text::HowToConfirm }))
            }
            @for factor in others {
                form.choice method="post" action="/pages/continue" {
                    (hidden)
                    input type="hidden" name="factor" value=(factor.into_str());
                    button.quiet type="submit" name="step" value="begin" { (words.say(offer(factor))) }
                }
            }
        }
    }
}

const fn where_the_code_is(factor: MfaFactor) -> Text {
    match factor {
        MfaFactor::Totp | MfaFactor::Push => Text::CodeFromApp,
        MfaFactor::Email => Text::CodeFromEmail,
        MfaFactor::Sms => Text::CodeFromSms,
        MfaFactor::Call => Text::CodeFromCall,
    }
}

const fn offer(factor: MfaFactor) -> Text {
    match factor {
        MfaFactor::Totp => Text::UseApp,
        MfaFactor::Email => Text::SendByEmail,
        MfaFactor::Sms => Text::SendBySms,
        MfaFactor::Call => Text::CallMe,
        MfaFactor::Push => Text::AskOnDevice,
    }
}

pub(super) fn submit(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let fields = &visit.fields;
    let session = optional_session(shop, fields)?;
    let token = cookies::read(shop, &visit.headers, STATE_COOKIE).unwrap_or_default();
    let author = session.as_ref().map_or(Author::PLATFORM, |(_, session)| session.subject.author());
    match step(shop, &author, &token, fields) {
        Ok(progress) => {
            let is_waiting = fields.get("step").is_some_and(|step| step == "check")
                && matches!(progress.state, SignIn::MfaChallenge { .. });
            if is_waiting {
                let errors = [("remember", visit.words.say(Text::NotApproved).to_owned())];
                return form(shop, visit, fields, &errors);
            }
            let session = session.as_ref().map(|(token, session)| (token.as_str(), session));
            go_on(shop, visit, session, progress)
        }
        Err(error) if fields.get("step").is_some_and(|step| step == "begin") => {
            // No code was sent: shows the choice again.
            let mut fields = fields.clone();
            fields.remove("factor");
            form(shop, visit, &fields, &form_errors(visit.words, error, "factors")?)
        }
        Err(error) => form(shop, visit, fields, &form_errors(visit.words, error, "code")?),
    }
}

/// Performs the pressed button's step.
fn step(shop: &Shop, author: &Author, token: &str, fields: &Fields) -> Result<Progress> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let factor = field("factor").parse().ok();
    match (field("step"), factor) {
        ("resend", _) => identity::resend_email(shop, author, token),
        ("begin", Some(factor)) => identity::begin_factor(shop, author, token, factor),
        ("check", Some(factor)) => {
            let code = if factor == MfaFactor::Push { field("transaction") } else { field("code") };
            identity::check_factor(shop, author, token, factor, code, !field("remember").is_empty())
        }
        _ => identity::verify_email(shop, author, token, field("code")),
    }
}

/// The margin in modules that QR code readers need (ISO/IEC 18004, section 9.1).
const QUIET_ZONE: usize = 4;

/// The QR code; empty if the text is too long.
pub(super) fn picture(words: Language, text: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return html! {};
    };
    let width = code.width();
    let mut path = String::new();
    for (index, _) in code.to_colors().iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        let (x, y) = (index % width + QUIET_ZONE, index / width + QUIET_ZONE);
        let _ = write!(path, "M{x} {y}h1v1h-1z");
    }
    let side = width + 2 * QUIET_ZONE;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(words.say(Text::QrCode)) {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
