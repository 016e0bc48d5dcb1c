//! Tokens for manual tests: of a new visitor or a member; and the owner's headers.

use super::frame::{copyable, screen};
use super::{Bench, Input, moment, repo};
use axum::response::Response;
use base::{Result, Shop, access::Subject, clock::seconds, secret};
use maud::{Markup, html};
use serde_json::{Value, json};
use shop::site::sessions::tokens::{self, Issue};

const PATH: &str = "/workbench/act-as";

pub(super) fn show(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    Ok(screen(PATH, "Act as", None, &form(shop, input.field("member"), None)?))
}

fn form(shop: &Shop, search: &str, issued: Option<&Markup>) -> Result<Markup> {
    let found = shop.db.read(|connection| repo::members(connection, search))?;
    Ok(html! {
        p { "A session as a login would give it. Paste the tokens into a client's " code { "tokens" } ", or send the header." }
        @if let Some(issued) = issued { (issued) }
        form.row method="get" {
            div.wide {
                label for="member" { "Member, by email or name" }
                input id="member" name="member" type="search" value=(search);
            }
            button.quiet type="submit" { "Search" }
        }
        form method="post" {
            input type="hidden" name="search" value=(search);
            div.row {
                button type="submit" name="as" value="" { "A new visitor" }
                @for (id, email, name) in &found {
                    button.quiet type="submit" name="as" value=(id) { (email) @if !name.is_empty() { " (" (name) ")" } }
                }
            }
        }
        h2 { "The owner" }
        p { "The key is in the file beside the database, and is shown nowhere else." }
        (copyable("Headers of the owner", &format!("Authorization: $CARTWRIGHT_OWNER_KEY\nwix-site-id: {}", shop.keys.site_id)))
    })
}

/// `POST /workbench/act-as`: starts a session.
pub(super) fn issue(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let member = Some(input.field("as")).filter(|id| !id.is_empty());
    let issued = shown(shop, member, &start(shop, member)?)?;
    Ok(screen(PATH, "Act as", None, &form(shop, input.field("search"), Some(&issued))?))
}

/// The tokens of a new session, a member's or a new visitor's.
pub(super) fn start(shop: &Shop, member: Option<&str>) -> Result<Value> {
    let subject = match member {
        Some(id) => Subject::Member(id.to_owned()),
        None => Subject::Visitor(secret::new_id()),
    };
    session_of(shop, &subject)
}

/// The tokens of a new session for a visitor or member.
pub(super) fn session_of(shop: &Shop, subject: &Subject) -> Result<Value> {
    let issue = Issue {
        site_id: &shop.keys.site_id,
        now: shop.clock.now(),
        access_token_seconds: shop.config.access_token_seconds,
        is_renewable: true,
    };
    shop.db.write(|transaction| tokens::start_family(transaction, issue, subject))
}

/// A session's tokens in the form that clients take, with details.
fn shown(shop: &Shop, member: Option<&str>, session: &Value) -> Result<Markup> {
    let text = |name: &str| session.get(name).and_then(Value::as_str).unwrap_or_default();
    let access = text("access_token");
    let now = shop.clock.now();
    let info = shop.db.read(|connection| tokens::info(connection, now, access))?;
    let lifetime = session.get("expires_in").and_then(Value::as_i64).unwrap_or_default();
    let role = if member.is_some() { "member" } else { "visitor" };
    let client = json!({
        "accessToken": { "value": access, "expiresAt": now.saturating_add(seconds(lifetime)) / 1000 },
        "refreshToken": { "value": text("refresh_token"), "role": role },
    });
    Ok(html! {
        section aria-label="The new session" {
            h2 { "The new session" }
            dl.facts {
                dt { "Role" } dd { (role) }
                @if let Some(info) = info {
                    dt { "Subject" } dd { code { (info.subject) } }
                    dt { "Access token until" } dd { (moment(info.expires)) }
                }
            }
            (copyable("Tokens of the client", &serde_json::to_string_pretty(&client)?))
            (copyable("Header", &format!("Authorization: {access}")))
        }
    })
}
