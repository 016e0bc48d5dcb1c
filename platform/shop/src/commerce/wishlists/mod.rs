//! Wishlists: the items that each member has saved for later, in the order of adding.

mod repo;

use crate::catalog::v3::TagChange;
use crate::events::jobs::{self, Area};
use crate::events::{Event, EventKind};
use base::access::Subject;
use base::query::Compiler;
use base::{ApiError, Call, Millis, Result, Rows, Shop, Writing, bulk_calls, clock::rfc3339, wire};
use cartwright::resources::cart::{CatalogReference, STORES_APP_ID};
use cartwright::resources::wishlist_v1::{GetWishlistById, SavedItem, WishlistData};
use cartwright::resources::wishlists::{Wishlist, WishlistItem};
use cartwright::types::Timestamp;
use cartwright_contract::limits::wishlist::ITEMS as MAX_ITEMS;
use cartwright_contract::limits::wishlist::REFERENCE as MAX_REFERENCE;
use repo::{Item, Stored, find, of_member, save};
use rusqlite::Connection;
use serde_json::{Value, json};

const ENTITY: &str = "wix.ecom.v1.wishlist";
/// The kind of the stores' items in the deprecated API.
const PRODUCT: (&str, &str) = ("product", "stores");

pub const ROWS: Rows = &[
    ("wishlists.get_default", get_default),
    ("wishlists.add_item", add_item),
    ("wishlists.remove_item", remove_item),
    ("wishlists.bulk_update_tags", bulk_update_tags),
    ("wishlists.bulk_update_tags_by_filter", bulk_update_tags_by_filter),
    ("wishlist_v1.get_by_id", get_by_id),
];

impl Item {
    fn shown(&self) -> WishlistItem {
        wire!(WishlistItem {
            catalog_reference: self.reference.clone(),
            added_date: Timestamp::from(rfc3339(self.added))
        })
    }
}

/// The calling member's id.
fn member(call: &Call) -> Result<&str> {
    match &call.caller.subject {
        Subject::Member(id) => Ok(id),
        Subject::Visitor(_) | Subject::Site => Err(ApiError::forbidden("Only a member has a wishlist")),
    }
}

fn found(connection: &Connection, id: &str) -> Result<Stored> {
    find(connection, "id", id)?.ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no wishlist {id}")))
}

fn publish(writing: &Writing<'_>, action: &'static str, id: &str, body: Value) -> Result<()> {
    Event { kind: EventKind::Action(action), entity: ENTITY, entity_id: id, body }.record(writing)
}

/// The wishlist on the wire. Only the owner sees private tags.
fn shown(wishlist: &Stored, is_owner: bool) -> Wishlist {
    let mut tags = wishlist.tags.clone();
    if !is_owner {
        tags.private_tags = None;
    }
    let items: Vec<WishlistItem> = wishlist.items.iter().map(Item::shown).collect();
    // A wishlist that was never stored has neither id nor dates.
    let stored = (!wishlist.id.is_empty()).then(|| {
        wire!(Wishlist {
            id: wishlist.id.clone(),
            created_date: Timestamp::from(rfc3339(wishlist.created)),
            updated_date: Timestamp::from(rfc3339(wishlist.updated))
        })
    });
    Wishlist {
        member_id: Some(wishlist.member.clone()),
        items: Some(items),
        tags: Some(tags),
        ..stored.unwrap_or_default()
    }
}

/// `GET /v1/wishlists/get-default`
fn get_default(shop: &Shop, call: &Call) -> Result<Value> {
    let member = member(call)?;
    let app = call.value("appId").and_then(Value::as_str);
    let mut wishlist = shop.db.read(|connection| of_member(connection, member, shop.clock.now()))?;
    wishlist.items.retain(|item| app.is_none_or(|app| item.reference.app_id.as_deref() == Some(app)));
    Ok(json!({ "wishlist": shown(&wishlist, false) }))
}

/// The requested item. Empty options are dropped, so that equal items compare equal.
fn requested_reference(call: &Call) -> Result<CatalogReference> {
    let mut reference: CatalogReference = call.required("catalogReference")?;
    let says_nothing =
        |options: &Value| options.is_null() || options.as_object().is_some_and(serde_json::Map::is_empty);
    reference.options = reference.options.filter(|options| !says_nothing(options));
    if serde_json::to_string(&reference)?.len() > MAX_REFERENCE {
        let description = format!("must have at most {MAX_REFERENCE} bytes");
        return Err(ApiError::field("catalogReference", "MAX_LENGTH", description));
    }
    Ok(reference)
}

/// Changes the caller's wishlist. `change` returns the action and the changed item, or `None`.
fn change(
    shop: &Shop,
    call: &Call,
    change: impl FnOnce(&mut Stored, Millis) -> Result<Option<(&'static str, WishlistItem)>>,
) -> Result<Value> {
    let member = member(call)?;
    shop.write(&call.author, |writing| {
        let mut wishlist = of_member(writing, member, writing.now)?;
        if let Some((action, item)) = change(&mut wishlist, writing.now)? {
            save(writing, &mut wishlist, writing.now)?;
            let body = json!({ "wishlistId": wishlist.id, "item": item });
            publish(writing, action, &wishlist.id, body)?;
        }
        let returned = call.flag("returnEntity").then(|| json!({ "wishlist": shown(&wishlist, false) }));
        Ok(returned.unwrap_or_else(|| json!({})))
    })
}

/// `POST /v1/wishlists/add-item`. Idempotent.
fn add_item(shop: &Shop, call: &Call) -> Result<Value> {
    let reference = requested_reference(call)?;
    change(shop, call, |wishlist, added| {
        if wishlist.items.iter().any(|item| item.reference == reference) {
            return Ok(None);
        }
        if wishlist.items.len() >= MAX_ITEMS {
            let description = format!("A wishlist has at most {MAX_ITEMS} items");
            return Err(ApiError::precondition("WISHLIST_ITEMS_LIMIT_EXCEEDED", description));
        }
        let item = Item { reference, added };
        let shown = item.shown();
        wishlist.items.push(item);
        Ok(Some(("wishlist_item_added", shown)))
    })
}

/// `POST /v1/wishlists/remove-item`. Idempotent.
fn remove_item(shop: &Shop, call: &Call) -> Result<Value> {
    let reference = requested_reference(call)?;
    change(shop, call, |wishlist, _| {
        let place = wishlist.items.iter().position(|item| item.reference == reference);
        Ok(place.map(|place| ("wishlist_item_removed", wishlist.items.remove(place).shown())))
    })
}

fn tag(writing: &Writing<'_>, id: &str, tags: &TagChange) -> Result<()> {
    let mut wishlist = found(writing, id)?;
    tags.apply_to_tags(&mut wishlist.tags)?;
    save(writing, &mut wishlist, writing.now)?;
    let body = json!({
        "wishlist": shown(&wishlist, true),
        "assignedTags": tags.assign,
        "unassignedTags": tags.unassign,
    });
    publish(writing, "wishlist_tags_modified", id, body)
}

/// `POST /v1/bulk/wishlists/update-tags`
fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("wishlistIds")?;
    let tags = TagChange::read(call)?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| tag(writing, id, &tags))
}

/// `POST /v1/bulk/wishlists/update-tags-by-filter`
fn bulk_update_tags_by_filter(shop: &Shop, call: &Call) -> Result<Value> {
    let tags = TagChange::read(call)?;
    let filter = Compiler::new("filter", repo::FIELDS).filter(call.value("filter"))?;
    shop.write(&call.author, |writing| {
        let ids = filter.ids(writing, "id", repo::ROWS)?;
        let job = jobs::start(writing, Area::Wishlists, &tags, &ids)?;
        Ok(json!({ "jobId": job }))
    })
}

/// Applies a job's change to one wishlist.
pub fn change_for_job(writing: &Writing<'_>, tags: &str, id: &str) -> Result<()> {
    tag(writing, id, &serde_json::from_str(tags)?)
}

/// `POST /v1/wishlists/get`, in the deprecated API's form.
fn get_by_id(shop: &Shop, call: &Call) -> Result<Value> {
    let given: GetWishlistById = call.payload()?;
    let wishlist = shop.db.read(|connection| found(connection, given.id.as_deref().unwrap_or_default()))?;
    let kinds = given.kind.unwrap_or_default();
    let is_wanted = |item: &SavedItem| {
        kinds.is_empty() || kinds.iter().any(|kind| kind.r#type == item.r#type && kind.origin == item.origin)
    };
    let items: Vec<SavedItem> = wishlist.items.iter().map(saved_item).filter(is_wanted).collect();
    let count = |number: Option<i64>, usual: usize| number.map_or(usual, |number| usize::try_from(number).unwrap_or(0));
    let total = items.len();
    let page = items.into_iter().skip(count(given.offset, 0)).take(count(given.limit, MAX_ITEMS)).collect::<Vec<_>>();
    Ok(json!({ "wishlist": wire!(WishlistData {
        id: wishlist.id,
        owner_id: wishlist.member,
        items: page,
        total_count: i64::try_from(total).unwrap_or(i64::MAX)
    }) }))
}

fn saved_item(item: &Item) -> SavedItem {
    let app = item.reference.app_id.as_deref().unwrap_or_default();
    let (kind, origin) = if app == STORES_APP_ID { PRODUCT } else { ("item", app) };
    SavedItem {
        id: item.reference.catalog_item_id.clone(),
        date_added: Some(rfc3339(item.added).into()),
        r#type: Some(kind.to_owned()),
        origin: Some(origin.to_owned()),
        ..SavedItem::default()
    }
}
