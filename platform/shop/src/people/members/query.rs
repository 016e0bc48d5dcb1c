//! Lists and queries of members.

use super::repo::{self, fields};
use super::{rights, view};
use base::query::{Compiled, Compiler, Page};
use base::{Call, Result, Shop, query as sql, wire};
use cartwright::resources::oauth::UserInfo;
use serde_json::{Value, json};

pub(super) fn condition(call: &Call, root: &'static str, filter: Option<&Value>) -> Result<Compiled> {
    let mut compiled = Compiler::new(root, fields::known_to(call)).filter(filter)?;
    if let Some(search) = search_filter(call)? {
        let searched = Compiler::new("search", fields::known_to(call)).filter(Some(&search))?;
        compiled = compiled.and(searched);
    }
    if !call.caller.is_owner() {
        compiled = repo::visible().and(compiled);
    }
    Ok(compiled)
}

/// Turns a search into a filter: one of its fields must contain the words.
fn search_filter(call: &Call) -> Result<Option<Value>> {
    let Some(search) = call.value("search").filter(|search| !search.is_null()) else {
        return Ok(None);
    };
    let words = search.get("expression").and_then(Value::as_str).unwrap_or_default();
    let named: Vec<&str> = match search.get("fields").and_then(Value::as_array) {
        Some(fields) if !fields.is_empty() => fields.iter().filter_map(Value::as_str).collect(),
        _ => fields::usually_searched(call).to_vec(),
    };
    let anywhere: Vec<Value> = named.iter().map(|name| json!({ *name: { "$contains": words } })).collect();
    Ok(Some(json!({ "$or": anywhere })))
}

fn metadata(page: Page, count: usize, total: Option<i64>) -> Value {
    match total {
        Some(total) => sql::metadata(page, count, total),
        None => json!({ "count": count, "offset": page.offset, "tooManyToCount": true }),
    }
}

fn found(shop: &Shop, call: &Call, condition: &Compiled, order: &str, page: Page) -> Result<Value> {
    let extent = view::extent(call)?;
    shop.db.read(|connection| {
        let total = repo::count(connection, condition)?;
        let found = repo::page(connection, condition, order, page)?;
        let shown = found.iter().map(|record| Ok(serde_json::to_value(rights::shown(call, record, extent))?));
        let members = shown.collect::<Result<Vec<_>>>()?;
        Ok(json!({ "metadata": metadata(page, members.len(), total), "members": members }))
    })
}

/// `GET /v1/members`
pub(crate) fn list(shop: &Shop, call: &Call) -> Result<Value> {
    let condition = condition(call, "filter", None)?;
    let order = sql::order_by("sorting", fields::known_to(call), call.value("sorting"), repo::OWN_ORDER)?;
    let page = sql::page(call.value("paging"), "paging")?;
    found(shop, call, &condition, &order, page)
}

/// `POST /v1/members/query`. The sort is in `sort`, or in `sorting` as in the generated types.
pub fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = call.value("query");
    let part = |name: &str| requested.and_then(|query| query.get(name));
    let condition = condition(call, "query.filter", part("filter"))?;
    let sort = part("sort").or_else(|| part("sorting"));
    let order = sql::order_by("query.sort", fields::known_to(call), sort, repo::OWN_ORDER)?;
    let page = sql::page(part("paging"), "query.paging")?;
    found(shop, call, &condition, &order, page)
}

/// `GET /v1/members/my`
pub(crate) fn get_my(shop: &Shop, call: &Call) -> Result<Value> {
    let extent = view::extent(call)?;
    let record = shop.db.read(|connection| rights::own(connection, call))?;
    Ok(json!({ "member": serde_json::to_value(rights::shown(call, &record, extent))? }))
}

/// `GET /v1/members/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let extent = view::extent(call)?;
    let id = call.text("id")?;
    let record = shop.db.read(|connection| rights::visible(connection, call, id))?;
    Ok(json!({ "member": serde_json::to_value(rights::shown(call, &record, extent))? }))
}

/// The maximum of characters of a name in the contract.
const MAX_NAME_LENGTH: usize = 20;

/// `GET /oauth2/user-info`
pub(crate) fn user_info(shop: &Shop, call: &Call) -> Result<Value> {
    let record = shop.db.read(|connection| rights::own(connection, call))?;
    let (profile, contact) = (record.body.profile, record.body.contact);
    let short = |name: String| name.chars().take(MAX_NAME_LENGTH).collect();
    let claims = wire!(UserInfo {
        sub: record.id,
        given_name: contact.first_name.map(short),
        family_name: contact.last_name.map(short),
        email: record.email,
        email_verified: record.email_verified,
        picture: profile.photo.and_then(|photo| photo.url),
        name: record.nickname
    });
    Ok(serde_json::to_value(claims)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::db::Database;

    #[test]
    fn the_count_of_members_is_absent_beyond_its_limit() {
        let database = Database::open(None).unwrap();
        let everyone = Compiler::new("filter", &[]).filter(None).unwrap();
        let add = |from: i64, to: i64| {
            database
                .write(|transaction| {
                    for number in from..to {
                        let id = number.to_string();
                        transaction.execute(
                            "INSERT INTO identities (id, email, created, updated) VALUES (?1, ?1, 0, 0)",
                            [&id],
                        )?;
                        transaction.execute(
                            "INSERT INTO members (id, slug, status, privacy, activity, nickname, created, updated, body)
                             VALUES (?1, ?1, 'APPROVED', 'PUBLIC', 'ACTIVE', '', 0, 0, '{}')",
                            [&id],
                        )?;
                    }
                    repo::count(transaction, &everyone)
                })
                .unwrap()
        };
        assert_eq!(add(0, repo::MAX_COUNTED), Some(repo::MAX_COUNTED));
        assert_eq!(add(repo::MAX_COUNTED, repo::MAX_COUNTED + 1), None);
    }
}
