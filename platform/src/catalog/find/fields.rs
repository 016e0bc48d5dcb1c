//! The fields by which lists of products are filtered and sorted, under the names of each version of the catalog.

use super::order::Key;
use crate::query::{Field, Kind, field};
use crate::search::index::{Group, Measure, Trait};

/// The index's source of a field.
#[derive(Debug, Clone, Copy)]
pub(super) enum Source {
    /// A yes or no.
    Is(Trait),
    /// One of some texts, each of which is a trait of its own.
    State(&'static [(&'static str, Trait)]),
    /// One text for products with the trait, another for those without.
    Either(&'static str, Trait, &'static str),
    Number(Measure),
    /// The amount before a sale, which is told of products on sale only.
    SalePrice,
    Name,
    /// A member of a group: the table its members are in, as the end of a `FROM`.
    Member(Group, &'static str),
    /// A category of the tree, with those below it where the flag says so.
    Category(bool),
    /// In the products' own table.
    Row,
}

/// A field with its place in the index.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Listed {
    pub(super) field: Field,
    pub(super) source: Source,
    /// The sort key, where the field can be sorted by.
    pub(super) key: Option<Key>,
}

const BRANDS: &str = "catalog_entities x WHERE x.kind = 'BRAND'";
const RIBBONS: &str = "catalog_entities x WHERE x.kind = 'RIBBON'";
const COLLECTIONS: &str = "collections x WHERE 1";
const CHOICES: &str = "customization_choices x WHERE 1";
const STOCK: &[(&str, Trait)] = &[
    ("IN_STOCK", Trait::InStock),
    ("PARTIALLY_OUT_OF_STOCK", Trait::PartiallyOutOfStock),
    ("OUT_OF_STOCK", Trait::OutOfStock),
];

const fn row(names: &'static [&'static str], column: &'static str, kind: Kind) -> Listed {
    listed(names, column, kind, Source::Row)
}

const fn listed(names: &'static [&'static str], column: &'static str, kind: Kind, source: Source) -> Listed {
    Listed {
        field: field(names, column, kind),
        source,
        key: None,
    }
}

const fn ordered(mut listed: Listed, key: Key) -> Listed {
    listed.key = Some(key);
    listed
}

const fn member(names: &'static [&'static str], column: &'static str, group: Group, table: &'static str) -> Listed {
    listed(names, column, Kind::Text, Source::Member(group, table))
}

/// An id, which is compared as it is, so that the table's own order of ids can be used.
const fn member_id(names: &'static [&'static str], group: Group, table: &'static str) -> Listed {
    listed(names, "x.id", Kind::Folded, Source::Member(group, table))
}

const fn name(names: &'static [&'static str]) -> Listed {
    ordered(listed(names, "p.name_folded", Kind::Folded, Source::Name), Key::Name)
}

const fn moment(names: &'static [&'static str], measure: Measure) -> Listed {
    ordered(
        listed(names, "", Kind::Moment, Source::Number(measure)),
        Key::Measure(measure),
    )
}

const fn price(names: &'static [&'static str], measure: Measure) -> Listed {
    ordered(
        listed(names, "", Kind::Money, Source::Number(measure)),
        Key::Measure(measure),
    )
}

/// A column of texts that products can be put in order by.
const fn text(names: &'static [&'static str], column: &'static str, own: &'static str, kind: Kind) -> Listed {
    ordered(row(names, column, kind), Key::Text(own))
}

const fn kind(digital: &'static str, physical: &'static str) -> Listed {
    ordered(
        listed(
            &["productType"],
            "",
            Kind::Text,
            Source::Either(digital, Trait::Digital, physical),
        ),
        Key::Trait(Trait::Digital),
    )
}

const fn visible() -> Listed {
    listed(&["visible"], "", Kind::Flag, Source::Is(Trait::Visible))
}

/// The fields of catalog v1.
pub(crate) const V1: &[Listed] = &[
    text(&["id"], "p.id", "id", Kind::Folded),
    name(&["name"]),
    text(&["slug"], "p.slug", "slug", Kind::Text),
    text(&["sku"], "p.sku", "sku", Kind::Text),
    member(&["brand"], "x.name", Group::Brand, BRANDS),
    member(&["ribbon", "ribbons.text"], "x.name", Group::Ribbon, RIBBONS),
    kind("digital", "physical"),
    visible(),
    price(&["price", "priceData.price"], Measure::BasePrice),
    price(&["price.discountedPrice", "priceData.discountedPrice"], Measure::Price),
    ordered(row(&["numericId"], "p.numeric_id", Kind::Number), Key::Number),
    moment(&["lastUpdated"], Measure::Updated),
    listed(&["createdDate"], "", Kind::Moment, Source::Number(Measure::Created)),
    listed(
        &["inventoryStatus", "stock.inventoryStatus"],
        "",
        Kind::Text,
        Source::State(STOCK),
    ),
    row(&["stock.trackInventory"], "p.track_inventory", Kind::Flag),
    member_id(&["collectionIds", "collections.id"], Group::Collection, COLLECTIONS),
    member(
        &["options", "productOptions.choices.description"],
        "x.name",
        Group::Choice,
        CHOICES,
    ),
];

/// The entities of a list in a product's record, as the start of an `EXISTS`.
macro_rules! entities_of {
    ($list:literal, $column:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM json_each(p.body, '$.",
            $list,
            "') l JOIN catalog_entities x ON x.number = coalesce(l.value ->> '$.customization', l.value) WHERE x.",
            $column
        )
    };
}

/// The choices of a product's modifiers, as the start of an `EXISTS`.
macro_rules! modifier_choices {
    ($column:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM json_each(p.body, '$.modifiers') m, json_each(m.value, '$.choices') l ",
            "JOIN customization_choices x ON x.number = l.value ->> '$.choice' WHERE x.",
            $column
        )
    };
}

const fn set(names: &'static [&'static str], subquery: &'static str) -> Listed {
    row(names, subquery, Kind::Set)
}

/// The fields of catalog v3.
pub(crate) const V3: &[Listed] = &[
    row(&["id"], "p.id", Kind::Folded),
    name(&["name"]),
    text(&["slug", "handle"], "p.slug", "slug", Kind::Text),
    ordered(visible(), Key::Without(Trait::Visible)),
    kind("DIGITAL", "PHYSICAL"),
    member_id(&["brand.id"], Group::Brand, BRANDS),
    member(&["brand.name"], "x.name", Group::Brand, BRANDS),
    member_id(&["ribbon.id"], Group::Ribbon, RIBBONS),
    member(&["ribbon.name"], "x.name", Group::Ribbon, RIBBONS),
    price(&["actualPriceRange.minValue.amount"], Measure::Price),
    price(&["actualPriceRange.maxValue.amount"], Measure::TopPrice),
    listed(
        &["compareAtPriceRange.minValue.amount"],
        "",
        Kind::Money,
        Source::SalePrice,
    ),
    listed(&["inventory.availabilityStatus"], "", Kind::Text, Source::State(STOCK)),
    listed(
        &["inventory.preorderStatus"],
        "",
        Kind::Text,
        Source::Either("ENABLED", Trait::Preorder, "DISABLED"),
    ),
    moment(&["createdDate"], Measure::Created),
    moment(&["updatedDate"], Measure::Updated),
    member_id(&["options.choicesSettings.choices.choiceId"], Group::Choice, CHOICES),
    member(
        &["options.choicesSettings.choices.name"],
        "x.name",
        Group::Choice,
        CHOICES,
    ),
    listed(
        &["directCategoriesInfo.categories", "directCategoriesInfo.categories.id"],
        "x.id",
        Kind::Folded,
        Source::Category(false),
    ),
    listed(
        &["allCategoriesInfo.categories", "allCategoriesInfo.categories.id"],
        "x.id",
        Kind::Folded,
        Source::Category(true),
    ),
    set(
        &["variantsInfo.variants.sku"],
        "EXISTS (SELECT 1 FROM variants v WHERE v.product = p.numeric_id AND v.sku",
    ),
    set(
        &["variantsInfo.variants.barcode"],
        "EXISTS (SELECT 1 FROM variants v WHERE v.product = p.numeric_id AND v.barcode",
    ),
    set(&["additionalRibbons.id"], entities_of!("additionalRibbons", "id")),
    set(&["additionalRibbons.name"], entities_of!("additionalRibbons", "name")),
    set(&["infoSections.id"], entities_of!("infoSections", "id")),
    set(&["infoSections.uniqueName"], entities_of!("infoSections", "name")),
    set(&["options.id"], entities_of!("options", "id")),
    set(&["options.name"], entities_of!("options", "name")),
    set(&["modifiers.id"], entities_of!("modifiers", "id")),
    set(&["modifiers.name"], entities_of!("modifiers", "name")),
    set(&["modifiers.choicesSettings.choices.choiceId"], modifier_choices!("id")),
    set(&["modifiers.choicesSettings.choices.name"], modifier_choices!("name")),
    set(
        &["tags.publicTags.tagIds"],
        "EXISTS (SELECT 1 FROM json_each(p.body, '$.publicTags') l WHERE l.value",
    ),
    set(
        &["tags.privateTags.tagIds"],
        "EXISTS (SELECT 1 FROM json_each(p.body, '$.privateTags') l WHERE l.value",
    ),
    row(&["taxGroupId"], "p.body ->> '$.taxGroup'", Kind::Text),
    row(
        &["physicalProperties.deliveryProfileId"],
        "p.body ->> '$.deliveryProfile'",
        Kind::Text,
    ),
    row(
        &["physicalProperties.fulfillerId"],
        "p.body ->> '$.fulfiller'",
        Kind::Text,
    ),
    row(
        &["visibleInPos"],
        "NOT coalesce(p.body ->> '$.hiddenInPos', 0)",
        Kind::Flag,
    ),
];
