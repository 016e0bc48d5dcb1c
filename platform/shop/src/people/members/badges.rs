//! Badges, which the owner creates and assigns to members.

use super::repo::{self, badges as rows};
use super::slug;
use crate::events::{Event, EventKind};
use base::{
    ApiError, Author, Checks, Millis, Result, Shop, Writing, clock::rfc3339, contract::is_color, secret,
    text::is_blank, wire,
};
use cartwright::events::{Badge, BadgeAssignment};
use cartwright::types::Timestamp;
use cartwright_contract::limits::member::{self, BADGES as MAX_BADGES};
use rusqlite::Connection;
use serde_json::{Value, json};

const BADGE: &str = "wix.badges.v4.badge";
const ASSIGNMENT: &str = "wix.badges.v4.badge_assignment";
/// The entity's full name in version 3 events, which exist for assignments only.
const OLDER_BADGE: &str = "wix.badges.v3.badge";

/// All badges, oldest first, with their members' ids.
pub fn list(shop: &Shop) -> Result<Value> {
    let badges = shop.db.read(rows::all)?;
    Ok(json!({ "badges": badges }))
}

pub fn create(shop: &Shop, author: &Author, given: &Value) -> Result<Value> {
    let now = shop.clock.now();
    let given = validated(given)?;
    shop.write(author, |writing| {
        if rows::count(writing)? >= MAX_BADGES {
            let text = format!("A site has at most {MAX_BADGES} badges");
            return Err(ApiError::bad_request("BADGES_LIMIT_EXCEEDED", text));
        }
        let title = given.title.as_deref().unwrap_or_default();
        let slug = slug::free(title, |slug| rows::is_slug_taken(writing, slug))?;
        let badge = Badge {
            id: Some(secret::new_id()),
            revision: Some("1".to_owned()),
            slug: Some(slug),
            created_date: Some(Timestamp::from(rfc3339(now))),
            updated_date: Some(Timestamp::from(rfc3339(now))),
            ..given
        };
        rows::insert(writing, now, &badge)?;
        publish_badge(writing, EventKind::Created, &badge)?;
        Ok(json!({ "badge": badge }))
    })
}

/// Updates a badge; absent fields stay.
pub fn update(shop: &Shop, author: &Author, id: &str, given: &Value) -> Result<Value> {
    shop.write(author, |writing| {
        let before = find(writing, id)?;
        let mut whole = serde_json::to_value(&before)?;
        if let (Value::Object(whole), Value::Object(given)) = (&mut whole, given) {
            whole.extend(given.clone());
        }
        let revision: i64 = before.revision.as_deref().and_then(|number| number.parse().ok()).unwrap_or(0);
        let badge = Badge {
            id: before.id,
            slug: before.slug,
            created_date: before.created_date,
            revision: Some((revision + 1).to_string()),
            updated_date: Some(Timestamp::from(rfc3339(writing.now))),
            ..validated(&whole)?
        };
        rows::update(writing, id, &badge)?;
        publish_badge(writing, EventKind::Updated, &badge)?;
        Ok(json!({ "badge": badge }))
    })
}

/// Deletes a badge and its assignments.
pub fn delete(shop: &Shop, author: &Author, id: &str) -> Result<Value> {
    shop.write(author, |writing| {
        let badge = find(writing, id)?;
        end(writing, "badge", id)?;
        rows::delete(writing, id)?;
        publish_badge(writing, EventKind::Deleted, &badge)?;
        Ok(json!({}))
    })
}

/// Assigns a badge to a member. Idempotent.
pub fn assign(shop: &Shop, author: &Author, badge: &str, member: &str) -> Result<Value> {
    shop.write(author, |writing| {
        find(writing, badge)?;
        repo::find(writing, member)?.ok_or_else(|| repo::not_found(member))?;
        let assignment = assignment(secret::new_id(), badge, member, writing.now);
        if rows::insert_assignment(writing, writing.now, badge, member, assignment.id.as_deref())? {
            publish_assignment(writing, EventKind::Created, "badge_assigned", &assignment)?;
        }
        Ok(json!({}))
    })
}

/// Removes a badge from a member. Idempotent.
pub fn unassign(shop: &Shop, author: &Author, badge: &str, member: &str) -> Result<Value> {
    shop.write(author, |writing| {
        find(writing, badge)?;
        let ended = rows::delete_assignment(writing, badge, member)?;
        if let Some((id, created)) = ended {
            let assignment = assignment(id, badge, member, created);
            publish_assignment(writing, EventKind::Deleted, "badge_unassigned", &assignment)?;
        }
        Ok(json!({}))
    })
}

pub(super) fn end_all_of(writing: &Writing<'_>, member: &str) -> Result<()> {
    end(writing, "member", member)
}

fn end(writing: &Writing<'_>, column: &'static str, id: &str) -> Result<()> {
    let ended = rows::delete_assignments(writing, column, id)?;
    for (id, badge, member, created) in ended {
        let assignment = assignment(id, &badge, &member, created);
        publish_assignment(writing, EventKind::Deleted, "badge_unassigned", &assignment)?;
    }
    Ok(())
}

fn find(connection: &Connection, id: &str) -> Result<Badge> {
    let missing = || ApiError::not_found("BADGE_NOT_FOUND", format!("There is no badge {id}"));
    rows::find(connection, id)?.ok_or_else(missing)
}

fn validated(given: &Value) -> Result<Badge> {
    let badge: Badge =
        serde_json::from_value(given.clone()).map_err(|error| ApiError::field("badge", "FORMAT", error.to_string()))?;
    let mut checks = Checks::new();
    if is_blank(badge.title.as_deref().unwrap_or_default()) {
        checks.refuse("badge.title", "REQUIRED_FIELD", "is missing");
    }
    checks.text("badge.title", badge.title.as_ref(), member::BADGE_TITLE);
    checks.text("badge.description", badge.description.as_ref(), member::BADGE_DESCRIPTION);
    for (field, color) in [("badge.backgroundColor", &badge.background_color), ("badge.textColor", &badge.text_color)] {
        if color.as_deref().is_some_and(|color| !is_color(color)) {
            checks.refuse(field, "FORMAT", "must be a color such as #2F5D50");
        }
    }
    checks.finish()?;
    Ok(badge)
}

fn assignment(id: String, badge: &str, member: &str, created: Millis) -> BadgeAssignment {
    let date = Timestamp::from(rfc3339(created));
    wire!(BadgeAssignment {
        id,
        badge_id: badge.to_owned(),
        member_id: member.to_owned(),
        created_date: date.clone(),
        updated_date: date
    })
}

fn publish_badge(writing: &Writing<'_>, kind: EventKind, badge: &Badge) -> Result<()> {
    Event {
        kind,
        entity: BADGE,
        entity_id: badge.id.as_deref().unwrap_or_default(),
        body: if kind == EventKind::Deleted { Value::Null } else { serde_json::to_value(badge)? },
    }
    .record(writing)
}

fn publish_assignment(
    writing: &Writing<'_>,
    kind: EventKind,
    older: &'static str,
    assignment: &BadgeAssignment,
) -> Result<()> {
    Event {
        kind,
        entity: ASSIGNMENT,
        entity_id: assignment.id.as_deref().unwrap_or_default(),
        body: serde_json::to_value(assignment)?,
    }
    .record(writing)?;
    Event {
        kind: EventKind::Action(older),
        entity: OLDER_BADGE,
        entity_id: assignment.badge_id.as_deref().unwrap_or_default(),
        body: json!({ "memberId": assignment.member_id }),
    }
    .record(writing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::error::first_violation;

    #[test]
    fn an_invalid_badge_is_refused_with_its_field() {
        let named = |field: &str, value: &str| json!({ "title": "Maker", field: value });
        for (given, refused) in [
            (named("textColor", "#2F5D50"), None),
            (json!({}), Some("badge.title")),
            (named("title", " "), Some("badge.title")),
            (named("title", &"x".repeat(51)), Some("badge.title")),
            (named("textColor", "green"), Some("badge.textColor")),
            (named("backgroundColor", "#12"), Some("badge.backgroundColor")),
        ] {
            let found = first_violation(validated(&given)).map(|(field, _)| field);
            assert_eq!(found.as_deref(), refused, "{given}");
        }
    }
}
