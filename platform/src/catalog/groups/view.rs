//! Product groups on the wire: their members are derived from the products.

use super::repo::{self, Group};
use crate::base::{Call, Result, Shop, clock::rfc3339, wire};
use crate::catalog::entity::{self, Entity, EntityKind};
use crate::catalog::record::{self, Shared, StoredMedia, StoredProduct};
use crate::catalog::v3::MediaView;
use cartwright::resources::product_groups_v3::{
    GroupingCustomization, MembershipStatus, ProductChoice, ProductGroup, ProductGroupMedia, ProductGroupMember,
};
use cartwright::resources::products_v3::{ChoiceType, InventoryAvailabilityStatus};
use cartwright::types::Timestamp;
use rusqlite::Connection;

/// The options of a group's view.
#[derive(Debug)]
pub(super) struct GroupView<'a> {
    /// The base address of pictures.
    pictures: &'a str,
    /// The optional fields that the call requests.
    fields: Vec<&'a str>,
    /// Whether to include hidden members and private tags.
    is_owner: bool,
}

impl<'a> GroupView<'a> {
    pub(super) fn of(shop: &'a Shop, call: &'a Call) -> Self {
        Self { pictures: shop.media_url(), fields: call.texts("fields"), is_owner: call.caller.is_owner() }
    }

    /// The complete view, for events.
    pub(super) fn full(shop: &'a Shop) -> Self {
        Self { pictures: shop.media_url(), fields: Vec::new(), is_owner: true }
    }

    pub(super) fn group(&self, connection: &Connection, group: &Group) -> Result<ProductGroup> {
        let customization = entity::find(connection, EntityKind::Customization, "id", &group.customization)?;
        let grouping = customization.as_ref().filter(|_| self.fields.contains(&"GROUPING_CUSTOMIZATION"));
        let mut tags = group.body.tags.clone();
        if !self.is_owner {
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
            members: self.members(connection, group, customization.as_ref())?,
            handle: group.handle.clone(),
            grouping_customization: grouping.map(grouping_customization),
            media: group.body.media.as_ref().map(|media| self.media(media)),
            extended_fields: group.body.extended_fields.clone(),
            tags
        }))
    }

    /// The members in the order of their choices; those of unordered choices follow by name.
    fn members(
        &self,
        connection: &Connection,
        group: &Group,
        customization: Option<&Entity>,
    ) -> Result<Vec<ProductGroupMember>> {
        let loaded = record::load(connection, &repo::members(connection, group.number)?)?;
        let members = loaded.products.iter().map(|product| member(product, customization, &loaded.shared));
        let is_shown = |member: &ProductGroupMember| self.is_owner || member.status == Some(MembershipStatus::Active);
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

    fn media(&self, stored: &StoredMedia) -> ProductGroupMedia {
        let view = MediaView { base: self.pictures, thumbnail: self.fields.contains(&"THUMBNAIL") };
        let shown = view.shown(stored);
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
