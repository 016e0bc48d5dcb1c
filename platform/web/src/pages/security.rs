//! The page of a member's second factors.

use super::layout::{Input, input};
use super::problems::{FormError, form_errors};
use super::{FORM_SECONDS, STATE_COOKIE, Visit, check_form, form_page, logged_in_member, see_other, words::Text};
use axum::response::Response;
use base::{Result, Shop, access::Subject, cookies};
use cartwright::resources::redirects::Callbacks;
use maud::html;
use shop::people::identity;
use shop::site;
use shop::site::Mfa;
use shop::site::page_sessions::{self, RedirectSession, SessionKind};

/// A redirect session that returns to this page.
fn back_here(shop: &Shop, member: Option<&str>) -> Result<String> {
    let session = RedirectSession {
        kind: SessionKind::Login,
        subject: member.map_or_else(|| Subject::Visitor(String::new()), |member| Subject::Member(member.to_owned())),
        family: None,
        origin: None,
        callbacks: Callbacks {
            post_flow_url: Some([shop.public_url(), "/pages/security"].concat()),
            ..Callbacks::default()
        },
    };
    page_sessions::token(shop, &session)
}

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    match logged_in_member(shop, &visit.headers)? {
        Some(member) => form(shop, visit, &member, &[]),
        None => Ok(see_other(&format!("/pages/login?session={}", back_here(shop, None)?))),
    }
}

fn form(shop: &Shop, visit: &Visit, member: &str, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let (settings, has_totp) =
        shop.db.read(|connection| Ok((site::read_settings(connection)?, identity::has_totp(connection, member)?)))?;
    let code = Input { inputmode: Some("numeric"), ..Input::text("code", words.say(Text::AppCode), "one-time-code") };
    form_page(shop, visit, words.say(Text::Security), "", &[], errors, |hidden| {
        html! {
            h2 { (words.say(Text::AuthenticatorApp)) }
            form method="post" action="/pages/security" novalidate {
                (hidden)
                @if has_totp {
                    p { (words.say(Text::AppProtects)) }
                    (input(words, code, "", errors))
                    div.actions { button type="submit" name="step" value="remove" { (words.say(Text::RemoveApp)) } }
                } @else if settings.mfa == Mfa::Off {
                    p { (words.say(Text::NoSecondStep)) }
                } @else {
                    p { (words.say(Text::AppWouldProtect)) }
                    div.actions { button type="submit" name="step" value="enrol" { (words.say(Text::SetUpApp)) } }
                }
            }
        }
    })
}

pub(super) fn submit(shop: &Shop, visit: &Visit) -> Result<Response> {
    check_form(shop, visit)?;
    let Some(member) = logged_in_member(shop, &visit.headers)? else {
        return Ok(see_other("/pages/security"));
    };
    if visit.field("step") == "remove" {
        let author = Subject::Member(member.clone()).author();
        return match identity::remove_totp(shop, &author, &member, visit.field("code")) {
            Ok(()) => Ok(see_other("/pages/security")),
            Err(error) => form(shop, visit, &member, &form_errors(visit.words, error, "code")?),
        };
    }
    // Uses the enrolment pages of a login.
    let state = match identity::start_enrolment(shop, &member) {
        Ok(state) => state,
        Err(error) => return form(shop, visit, &member, &form_errors(visit.words, error, "code")?),
    };
    let session = back_here(shop, Some(&member))?;
    let mut response = see_other(&format!("/pages/continue?session={session}"));
    cookies::set(shop, &mut response, STATE_COOKIE, &state, FORM_SECONDS);
    Ok(response)
}
