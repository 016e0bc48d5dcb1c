//! Login and registration.

use super::layout::{Input, checkbox, input};
use super::problems::{FormError, form_errors, password_length};
use super::words::{PageWords as _, Text};
use super::{DEVICE_COOKIE, Visit, check_form, form_page, progress, session};
use axum::response::Response;
use base::{Result, Shop, cookies};
use maud::html;
use serde_json::json;
use shop::people::identity::{self, Attempt};
use shop::site;
use shop::site::{Captcha, page_sessions::RedirectSession};

/// The two forms, which differ only in some texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    Login,
    Register,
}

/// `GET /pages/login` and `/pages/register`
pub(super) fn show(shop: &Shop, visit: &Visit, purpose: Purpose) -> Result<Response> {
    let (token, session) = session(shop, &visit.fields)?;
    form(shop, visit, purpose, (&token, &session), "", &[])
}

fn form(
    shop: &Shop,
    visit: &Visit,
    purpose: Purpose,
    (token, session): (&str, &RedirectSession),
    email: &str,
    errors: &[FormError],
) -> Result<Response> {
    let words = visit.words;
    let needs_tick = shop.db.read(site::read_settings)?.captcha == Captcha::Visible;
    let (title, action, other, other_text) = match purpose {
        Purpose::Login => (Text::LogIn, "/pages/login", "/pages/register", Text::CreateAccount),
        Purpose::Register => (Text::CreateAccount, "/pages/register", "/pages/login", Text::HaveAccount),
    };
    let title = words.say(title);
    let rule = password_length(words, Text::PasswordLength);
    let password = Input {
        kind: "password",
        hint: (purpose == Purpose::Register).then_some(rule.as_str()),
        ..Input::text(
            "password",
            words.say(Text::Password),
            match purpose {
                Purpose::Login => "current-password",
                Purpose::Register => "new-password",
            },
        )
    };
    let address = Input { kind: "email", ..Input::text("email", words.say(Text::Email), "username") };
    let leads_to = session.return_addresses();
    form_page(shop, visit, title, token, &leads_to, errors, |hidden| {
        html! {
            form method="post" action=(action) novalidate {
                (hidden)
                (input(words, address, email, errors))
                (input(words, password, "", errors))
                @if needs_tick { (checkbox("human", words.say(Text::Human), None, errors)) }
                div.actions {
                    button type="submit" { (title) }
                    a href={ (other) "?session=" (token) } { (words.say(other_text)) }
                }
                @if purpose == Purpose::Login {
                    p { a href={ "/pages/forgot?session=" (token) } { (words.say(Text::ForgottenPassword)) } }
                }
            }
        }
    })
}

/// `POST /pages/login` and `/pages/register`
pub(super) fn submit(shop: &Shop, visit: &Visit, purpose: Purpose) -> Result<Response> {
    check_form(shop, visit)?;
    let (token, session) = session(shop, &visit.fields)?;
    let email = visit.field("email").trim();
    let needs_tick = shop.db.read(site::read_settings)?.captcha == Captcha::Visible;
    if needs_tick && visit.field("human").is_empty() {
        let errors = [("human", visit.words.say(Text::SayHuman).to_owned())];
        return form(shop, visit, purpose, (&token, &session), email, &errors);
    }
    let device = cookies::read(shop, &visit.headers, DEVICE_COOKIE);
    let attempt = Attempt { email, password: visit.field("password"), peer: visit.peer, device: device.as_deref() };
    // A new member gets mails in the page's language.
    let profile = (!visit.words.is_english()).then(|| json!({ "language": visit.words.tag() }));
    let author = session.subject.author();
    let reached = match purpose {
        Purpose::Login => identity::log_in(shop, &author, &attempt),
        Purpose::Register => identity::register_with(shop, &author, &attempt, profile.as_ref()),
    };
    match reached {
        Ok(reached) => progress::go_on(shop, visit, Some((&token, &session)), reached),
        Err(error) => {
            let errors = form_errors(visit.words, error, "email")?;
            form(shop, visit, purpose, (&token, &session), email, &errors)
        }
    }
}
