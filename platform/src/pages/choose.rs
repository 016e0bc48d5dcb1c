//! The page that asks a logged-in browser to confirm its account: for the prompts `consent` and `select_account`.

use super::{Visit, authorize::finish, check_form, form_page, logged_in_member, see_other, session, words::Text};
use crate::base::{Result, Shop, cookies};
use crate::people::identity;
use axum::response::Response;
use maud::html;

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
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
                        (words.fill(Text::ContinueAs, &[("email", &words.language().isolated(&email))]))
                    }
                    a href={ "/pages/login?session=" (token) } { (words.say(Text::OtherAccount)) }
                }
            }
        }
    })
}

pub(super) fn submit(shop: &Shop, visit: &Visit) -> Result<Response> {
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
