//! The page that asks a logged-in browser to confirm its account: for the prompts `consent` and `select_account`.

use super::{
    FORM_COOKIE, FORM_SECONDS, Fields, Visit, authorize::finish, blocking, check_form, form_secret, layout::page,
    logged_in_member, see_other, session, words::Text,
};
use crate::base::{Result, Shop, cookies};
use crate::people::identity;
use crate::site::page_sessions::RedirectSession;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Form, response::Response};
use maud::html;
use std::sync::Arc;

/// `GET /pages/choose`
pub(super) async fn show(State(shop): State<Arc<Shop>>, headers: HeaderMap, Query(fields): Query<Fields>) -> Response {
    blocking(shop, headers, fields, |shop, visit| {
        let (token, session) = session(shop, &visit.fields)?;
        let Some(member) = logged_in_member(shop, &visit.headers)? else {
            return Ok(see_other(&format!("/pages/login?session={token}")));
        };
        let known = shop.db.read(|connection| identity::by_id(connection, &member))?;
        let email = known.map(|account| account.email).unwrap_or_default();
        form(shop, visit, &token, &session, &email)
    })
    .await
}

fn form(shop: &Shop, visit: &Visit, token: &str, session: &RedirectSession, email: &str) -> Result<Response> {
    let words = visit.words;
    let secret = form_secret(shop, &visit.headers)?;
    let body = html! {
        p { (words.markup(Text::LoggedInAs, &[("email", words.strong(&email))])) }
        form method="post" action="/pages/choose" {
            input type="hidden" name="session" value=(token);
            input type="hidden" name="form" value=(secret);
            div.actions {
                button type="submit" { (words.fill(Text::ContinueAs, &[("email", &words.language().isolated(email))])) }
                a href={ "/pages/login?session=" (token) } { (words.say(Text::OtherAccount)) }
            }
        }
    };
    let mut response = page(words, StatusCode::OK, words.say(Text::Continue), &session.return_addresses(), &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/choose`
pub(super) async fn submit(State(shop): State<Arc<Shop>>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    blocking(shop, headers, fields, |shop, visit| {
        check_form(shop, visit)?;
        let (token, session) = session(shop, &visit.fields)?;
        match logged_in_member(shop, &visit.headers)? {
            Some(member) => {
                let login = cookies::login(shop, &visit.headers);
                finish(shop, visit, (&token, &session), &member, login.as_deref())
            }
            None => Ok(see_other(&format!("/pages/login?session={token}"))),
        }
    })
    .await
}
