//! Product groups on the wire: their members are derived from the products.

use super::repo::{self, Group};
use crate::catalog::entity::{self, Entity, EntityKind};
use crate::catalog::record::{self, Shared, StoredMedia, StoredProduct};
use crate::catalog::v3::MediaView;
use crate::resource::View;
use base::{Reading, Result, Shop, clock::rfc3339, wire};
use cartwright::resources::product_groups_v3::{
    GroupingCustomization, MembershipStatus, ProductChoice, ProductGroup, ProductGroupMedia, ProductGroupMember,
};
use cartwright::resources::products_v3::{ChoiceType, InventoryAvailabilityStatus};
use cartwright::types::Timestamp;
use rusqlite::Connection;

pub(super) fn shown(reading: &Reading<'_>, group: &Group, view: &View<'_>) -> Result<ProductGroup> {
    let customization = entity::find(reading, EntityKind::Customization, "id", &group.customization)?;
    let grouping = customization.as_ref().filter(|_| view.has("GROUPING_CUSTOMIZATION"));
    let mut tags = group.body.tags.clone();
    if !view.is_owner {
        tags.private_tags = None;
    }
    Ok(wire!(ProductGroup {
        id: group.id.clone(),
        revision: group.revision.to_string(),
        created_date: Timestamp::from(rfc3339(group.created)),
        updated_date: Timestamp::from(rfc3339(group.updated)),
        name: group.name.clone(),
        grouping_customization_id: group.customization.clone(),
        choice_order: group.body.choice_order.clone(),
        members: members(reading, group, customization.as_ref(), view.is_owner)?,
        handle: group.handle.clone(),
        grouping_customization: grouping.map(grouping_customization),
        media: group.body.media.as_ref().map(|stored| media(reading.shop, stored, view)),
        extended_fields: group.body.extended_fields.clone(),
        tags
    }))
}

/// The members in the order of their choices; those of unordered choices follow by name.
fn members(
    connection: &Connection,
    group: &Group,
    customization: Option<&Entity>,
    is_owner: bool,
) -> Result<Vec<ProductGroupMember>> {
    let loaded = record::load(connection, &repo::members(connection, group.number)?)?;
    let members = loaded.products.iter().map(|product| member(product, customization, &loaded.shared));
    let is_shown = |member: &ProductGroupMember| is_owner || member.status == Some(MembershipStatus::Active);
    let mut members: Vec<ProductGroupMember> = members.filter(is_shown).collect();
    let place = |member: &ProductGroupMember| {
        let choice = member.choice.as_ref().and_then(|choice| choice.id.as_ref());
        let order = group.body.choice_order.iter();
        let place = order.enumerate().find_map(|(place, id)| (choice == Some(id)).then_some(place));
        (place.unwrap_or(usize::MAX), member.product_name.clone(), member.product_id.clone())
    };
    members.sort_by_cached_key(place);
    Ok(members)
}

fn media(shop: &Shop, stored: &StoredMedia, view: &View<'_>) -> ProductGroupMedia {
    let media = MediaView { base: shop.media_url(), thumbnail: view.has("THUMBNAIL") };
    let shown = media.shown(stored);
    ProductGroupMedia {
        id: shown.id,
        image: shown.image,
        alt_text: shown.alt_text,
        display_name: shown.display_name,
        media_type: shown.media_type,
        thumbnail: shown.thumbnail,
        ..ProductGroupMedia::default()
    }
}

fn grouping_customization(entity: &Entity) -> GroupingCustomization {
    let custom = entity.body.customization.as_ref();
    GroupingCustomization {
        id: Some(entity.id.clone()),
        key: Some(entity.name.clone()),
        name: Some(entity.name.clone()),
        customization_type: custom.map(|custom| custom.kind.into_str().into()),
        customization_render_type: custom.map(|custom| custom.render.into_str().into()),
        ..GroupingCustomization::default()
    }
}

/// A product as a group's member.
fn member(product: &StoredProduct, customization: Option<&Entity>, shared: &Shared) -> ProductGroupMember {
    let number = customization.map(|entity| entity.number);
    let parts = product.options.iter().chain(&product.modifiers);
    let choices: Vec<i64> = parts
        .filter(|part| Some(part.customization) == number)
        .flat_map(|part| part.choices.iter().map(|choice| choice.choice))
        .collect();
    let choice = match choices.as_slice() {
        [only] => shared.choices.get(only),
        _ => None,
    };
    let status = match choice {
        None => MembershipStatus::OutOfSync,
        Some(_) if !product.visible => MembershipStatus::Hidden,
        Some(_) => MembershipStatus::Active,
    };
    let choice = choice.map(|choice| {
        wire!(ProductChoice {
            id: choice.id.clone(),
            name: choice.name.clone(),
            key: choice.name.clone(),
            choice_type: ChoiceType::from(choice.kind()),
            color_code: choice.colour.clone()
        })
    });
    wire!(ProductGroupMember {
        product_id: product.id.clone(),
        choice,
        slug: product.slug.clone(),
        inventory_availability_status: InventoryAvailabilityStatus::from(product.availability().status()),
        status,
        product_name: product.name.clone()
    })
}
