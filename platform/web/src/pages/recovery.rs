//! Password recovery: requests a link, and sets a new password with it.

use super::layout::{Input, input, page};
use super::problems::{FormError, form_errors, password_length};
use super::words::{PageWords as _, Text};
use super::{Visit, check_form, form_page, optional_session, progress};
use axum::{http::StatusCode, response::Response};
use base::{ApiError, Author, Result, Shop};
use maud::html;
use shop::people::identity;

pub(super) fn show_forgot(shop: &Shop, visit: &Visit) -> Result<Response> {
    forgot_form(shop, visit, &[])
}

fn forgot_form(shop: &Shop, visit: &Visit, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let session = optional_session(shop, &visit.fields)?;
    let session = session.as_ref().map_or("", |(token, _)| token.as_str());
    let address = Input { kind: "email", ..Input::text("email", words.say(Text::Email), "username") };
    form_page(shop, visit, words.say(Text::ForgottenPassword), session, &[], errors, |hidden| {
        html! {
            p { (words.say(Text::WeSendLink)) }
            form method="post" action="/pages/forgot" novalidate {
                (hidden)
                (input(words, address, visit.field("email"), errors))
                div.actions {
                    button type="submit" { (words.say(Text::SendLink)) }
                    @if !session.is_empty() {
                        a href={ "/pages/login?session=" (session) } { (words.say(Text::BackToLogIn)) }
                    }
                }
            }
        }
    })
}

pub(super) fn forgot(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let words = visit.words;
    // English may be a mere default, which must not override the member's own language.
    let language = (!words.is_english()).then(|| words.tag());
    match identity::send_link(shop, &Author::PLATFORM, visit.field("email"), visit.peer, (None, language)) {
        Ok(()) => {
            let text = html! { p { (words.say(Text::LinkOnItsWay)) } };
            Ok(page(words, StatusCode::OK, words.say(Text::CheckEmail), &[], &text))
        }
        Err(error) => forgot_form(shop, visit, &form_errors(words, error, "email")?),
    }
}

pub(super) fn show_reset(shop: &Shop, visit: &Visit) -> Result<Response> {
    reset_form(shop, visit, &[])
}

fn reset_form(shop: &Shop, visit: &Visit, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let token = visit.field("recoveryToken");
    identity::check_link(shop, token)?;
    let rule = password_length(words, Text::PasswordLength);
    let password = Input {
        kind: "password",
        hint: Some(&rule),
        ..Input::text("password", words.say(Text::NewPassword), "new-password")
    };
    form_page(shop, visit, words.say(Text::ChoosePassword), "", &[], errors, |hidden| {
        html! {
            form method="post" action="/pages/reset" novalidate {
                input type="hidden" name="recoveryToken" value=(token);
                (hidden)
                (input(words, password, "", errors))
                p { (words.say(Text::LoggedOutElsewhere)) }
                div.actions { button type="submit" { (words.say(Text::SavePassword)) } }
            }
        }
    })
}

pub(super) fn reset(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    match identity::recover_with(shop, &Author::PLATFORM, visit.field("recoveryToken"), visit.field("password")) {
        Ok(reached) => progress::go_on(shop, visit, None, reached),
        Err(error @ ApiError::Validation(_)) => reset_form(shop, visit, &form_errors(visit.words, error, "password")?),
        Err(error) => Err(error),
    }
}
