//! The fields to filter and sort products by, named as in each catalog version.

use crate::catalog::repo::{HANDLE, can_be_preordered, choice_ids, compared_price, option_ids};
use crate::catalog::search::index::{Group, Measure, Trait};
use base::query::{Field, Kind, Takes, field, items};

/// How the index evaluates a field.
#[derive(Debug, Clone, Copy)]
pub(crate) enum FieldSource {
    /// A boolean.
    Is(Trait),
    /// An enum, each value of which is a trait.
    State(&'static [(&'static str, Trait)]),
    /// One text for products with the trait, another for those without.
    Either(&'static str, Trait, &'static str),
    Number(Measure),
    /// The price before a sale; only products on sale have one.
    SalePrice,
    Name,
    /// A member of a group, with the table of its members as a `FROM` clause with a `WHERE`.
    Member(Group, &'static str),
    /// A category, with its descendants if true.
    Category(bool),
    /// Not in the index: a column of the product's row.
    Row,
}

/// A sort key of products.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    Name,
    Measure(Measure),
    /// Products with the trait come first.
    Trait(Trait),
    /// Products without the trait come first.
    Without(Trait),
    Number,
    /// A text or integer column that the index lacks.
    Column(&'static str),
}

/// A field and its evaluation by the index.
#[derive(Debug, Clone, Copy)]
pub struct Listed {
    pub field: Field,
    pub(crate) source: FieldSource,
    /// The sort key, if the field is sortable.
    pub(crate) key: Option<Key>,
}

const BRANDS: &str = "catalog_entities x WHERE x.kind = 'BRAND'";
const RIBBONS: &str = "catalog_entities x WHERE x.kind = 'RIBBON'";
const CHOICES: &str = "customization_choices x WHERE 1";
const STOCK: &[(&str, Trait)] = &[
    ("IN_STOCK", Trait::InStock),
    ("PARTIALLY_OUT_OF_STOCK", Trait::PartiallyOutOfStock),
    ("OUT_OF_STOCK", Trait::OutOfStock),
];
const AVAILABILITY: &[(&str, Trait)] = &[
    ("IN_STOCK", Trait::InStock),
    ("PARTIALLY_OUT_OF_STOCK", Trait::PartiallyOutOfStock),
    ("PREORDER", Trait::Preorder),
    ("OUT_OF_STOCK", Trait::Unavailable),
];
const PREORDERS: &[(&str, Trait)] = &[
    ("ENABLED", Trait::PreordersEnabled),
    ("PARTIALLY_ENABLED", Trait::PreordersPartiallyEnabled),
    ("DISABLED", Trait::PreordersDisabled),
];

const fn row(names: &'static [&'static str], column: &'static str, kind: Kind) -> Listed {
    listed(names, column, kind, FieldSource::Row)
}

const fn listed(names: &'static [&'static str], column: &'static str, kind: Kind, source: FieldSource) -> Listed {
    Listed { field: field(names, column, kind), source, key: None }
}

const fn ordered(mut listed: Listed, key: Key) -> Listed {
    listed.key = Some(key);
    listed
}

const fn member(names: &'static [&'static str], column: &'static str, group: Group, table: &'static str) -> Listed {
    listed(names, column, Kind::Text, FieldSource::Member(group, table))
}

/// An id: compared as stored, so that the table's index on ids applies.
const fn member_id(names: &'static [&'static str], group: Group, table: &'static str) -> Listed {
    listed(names, "x.id", Kind::Folded, FieldSource::Member(group, table))
}

const fn name(names: &'static [&'static str]) -> Listed {
    ordered(listed(names, "p.name_folded", Kind::Folded, FieldSource::Name), Key::Name)
}

const fn moment(names: &'static [&'static str], measure: Measure) -> Listed {
    ordered(listed(names, "", Kind::Moment, FieldSource::Number(measure)), Key::Measure(measure))
}

const fn price(names: &'static [&'static str], measure: Measure) -> Listed {
    ordered(listed(names, "", Kind::Money, FieldSource::Number(measure)), Key::Measure(measure))
}

/// A sortable text column.
const fn text(names: &'static [&'static str], column: &'static str, kind: Kind) -> Listed {
    ordered(row(names, column, kind), Key::Column(column))
}

const fn kind(digital: &'static str, physical: &'static str) -> Listed {
    ordered(
        listed(&["productType"], "", Kind::Text, FieldSource::Either(digital, Trait::Digital, physical)),
        Key::Trait(Trait::Digital),
    )
}

const fn visible() -> Listed {
    listed(&["visible"], "", Kind::Flag, FieldSource::Is(Trait::Visible))
}

pub(crate) const V1: &[Listed] = &[
    text(&["id"], "p.id", Kind::Folded),
    name(&["name"]),
    text(&["slug"], "p.slug", Kind::Text),
    text(&["sku"], "p.sku", Kind::Text),
    row(&["description"], "p.body ->> '$.description.html'", Kind::Text),
    member(&["brand"], "x.name", Group::Brand, BRANDS),
    member(&["ribbon", "ribbons.text"], "x.name", Group::Ribbon, RIBBONS),
    kind("digital", "physical"),
    visible(),
    price(&["price", "priceData.price"], Measure::BasePrice),
    price(&["price.discountedPrice", "priceData.discountedPrice"], Measure::Price),
    ordered(row(&["numericId"], "p.numeric_id", Kind::Number), Key::Number),
    moment(&["lastUpdated"], Measure::Updated),
    listed(&["createdDate"], "", Kind::Moment, FieldSource::Number(Measure::Created)),
    listed(&["inventoryStatus", "stock.inventoryStatus"], "", Kind::Text, FieldSource::State(STOCK)),
    row(&["stock.trackInventory"], "p.track_inventory", Kind::Flag),
    listed(&["collectionIds", "collections.id"], "x.id", Kind::Folded, FieldSource::Category(false)),
    member(&["options", "productOptions.choices.description"], "x.name", Group::Choice, CHOICES),
];

/// The shared entities in a list of a product's record, as the start of an `EXISTS`.
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

/// The visible variants of a product, or all if none is visible, as a `FROM` clause with a `WHERE`.
macro_rules! shown_variants {
    () => {
        "variants v WHERE v.product = p.numeric_id \
         AND v.visible = (SELECT max(s.visible) FROM variants s WHERE s.product = p.numeric_id)"
    };
}

macro_rules! weight {
    () => {
        "coalesce(v.body ->> '$.weight', p.body ->> '$.weight')"
    };
}

const TOP_FULL_PRICE: &str = concat!("(SELECT max(v.price) FROM ", shown_variants!(), " AND p.on_sale)");
const CHEAPEST_SKU: &str = concat!(
    "(SELECT coalesce(v.sku, p.sku) FROM ",
    shown_variants!(),
    " ORDER BY v.discounted_price, v.position LIMIT 1)"
);
const LEAST_WEIGHT: &str = concat!("(SELECT min(", weight!(), ") FROM ", shown_variants!(), ")");
const LARGEST_WEIGHT: &str = concat!("(SELECT max(", weight!(), ") FROM ", shown_variants!(), ")");

/// Whether all, some or none of a product's visible variants can be preordered.
const PREORDER_AVAILABILITY: &str = concat!(
    "(SELECT CASE count(*) FILTER (WHERE ",
    can_be_preordered!(),
    ") WHEN 0 THEN 'NO_VARIANTS' WHEN count(*) THEN 'ALL_VARIANTS' ELSE 'SOME_VARIANTS' END \
     FROM variants v WHERE v.product = p.numeric_id AND v.visible)"
);

/// The variant fields that `$matchItems` on `variantsInfo.variants` accepts.
const VARIANT: &[Field] = &[
    field(&["id"], "v.id", Kind::Text),
    field(&["sku"], "v.sku", Kind::Text),
    field(&["barcode"], "v.barcode", Kind::Text),
    field(&["visible"], "v.visible", Kind::Flag),
    field(&["price.actualPrice.amount"], "v.discounted_price", Kind::Money),
    compared_price(&["price.compareAtPrice.amount"]),
    field(&["physicalProperties.weight"], weight!(), Kind::Number),
    choice_ids(&["choices.optionChoiceIds.choiceId"]),
    option_ids(&["choices.optionChoiceIds.optionId"]),
];

/// A weight, sorted by thousandths.
const fn weight_range(names: &'static [&'static str], column: &'static str, thousandths: &'static str) -> Listed {
    ordered(row(names, column, Kind::Number), Key::Column(thousandths))
}

const fn category(names: &'static [&'static str], with_descendants: bool) -> Listed {
    let mut listed = listed(names, "x.id", Kind::Folded, FieldSource::Category(with_descendants));
    listed.field.takes = Takes::ItemIds;
    listed
}

/// The filter fields that the contract declares for V3 product queries.
const FILTERED_BY_QUERY: [&str; 7] = ["id", "handle", "slug", "visible", "createdDate", "updatedDate", "options.id"];
/// The sort fields that the contract declares for V3 product queries.
const SORTED_BY_QUERY: [&str; 4] = ["slug", "visible", "createdDate", "updatedDate"];

/// The V3 filter and sort fields of a list; a query accepts fewer than a search.
pub(crate) fn declared(is_query: bool) -> (Vec<Listed>, Vec<Listed>) {
    let named = |names: &[&str]| {
        let is_named = |listed: &&Listed| !is_query || listed.field.names.iter().any(|name| names.contains(name));
        V3.iter().filter(is_named).copied().collect()
    };
    (named(&FILTERED_BY_QUERY), named(&SORTED_BY_QUERY))
}

const fn set(names: &'static [&'static str], subquery: &'static str) -> Listed {
    row(names, subquery, Kind::Set)
}

pub const V3: &[Listed] = &[
    row(&["id"], "p.id", Kind::Folded),
    name(&["name"]),
    text(&["slug"], "p.slug", Kind::Text),
    text(&["handle"], HANDLE, Kind::Text),
    ordered(visible(), Key::Without(Trait::Visible)),
    kind("DIGITAL", "PHYSICAL"),
    member_id(&["brand.id"], Group::Brand, BRANDS),
    member(&["brand.name"], "x.name", Group::Brand, BRANDS),
    member_id(&["ribbon.id"], Group::Ribbon, RIBBONS),
    member(&["ribbon.name"], "x.name", Group::Ribbon, RIBBONS),
    price(&["actualPriceRange.minValue.amount"], Measure::Price),
    price(&["actualPriceRange.maxValue.amount"], Measure::TopPrice),
    ordered(
        listed(&["compareAtPriceRange.minValue.amount"], "", Kind::Money, FieldSource::SalePrice),
        Key::Column("iif(p.on_sale, p.compare_min, NULL)"),
    ),
    text(&["compareAtPriceRange.maxValue.amount"], TOP_FULL_PRICE, Kind::Money),
    text(&["minVariantPriceInfo.sku"], CHEAPEST_SKU, Kind::Text),
    weight_range(
        &["physicalProperties.shippingWeightRange.minValue"],
        LEAST_WEIGHT,
        concat!("CAST(1000 * (SELECT min(", weight!(), ") FROM ", shown_variants!(), ") AS INTEGER)"),
    ),
    weight_range(
        &["physicalProperties.shippingWeightRange.maxValue"],
        LARGEST_WEIGHT,
        concat!("CAST(1000 * (SELECT max(", weight!(), ") FROM ", shown_variants!(), ") AS INTEGER)"),
    ),
    listed(&["inventory.availabilityStatus"], "", Kind::Text, FieldSource::State(AVAILABILITY)),
    listed(&["inventory.preorderStatus"], "", Kind::Text, FieldSource::State(PREORDERS)),
    row(&["inventory.preorderAvailability"], PREORDER_AVAILABILITY, Kind::Text),
    row(&["subscriptionDetails.allowOneTimePurchases"], "p.body ->> '$.subscriptions.oneTimePurchases'", Kind::Flag),
    // This platform stores no import ids.
    row(&["importId"], "NULL", Kind::Text),
    moment(&["createdDate"], Measure::Created),
    moment(&["updatedDate"], Measure::Updated),
    member_id(&["options.choicesSettings.choices.choiceId"], Group::Choice, CHOICES),
    member(&["options.choicesSettings.choices.name"], "x.name", Group::Choice, CHOICES),
    category(&["directCategoriesInfo.categories", "directCategoriesInfo.categories.id"], false),
    category(&["allCategoriesInfo.categories", "allCategoriesInfo.categories.id"], true),
    Listed {
        field: items(
            &["variantsInfo.variants"],
            "EXISTS (SELECT 1 FROM variants v WHERE v.product = p.numeric_id AND ",
            VARIANT,
        ),
        source: FieldSource::Row,
        key: None,
    },
    set(&["variantsInfo.variants.sku"], "EXISTS (SELECT 1 FROM variants v WHERE v.product = p.numeric_id AND v.sku"),
    set(
        &["variantsInfo.variants.barcode"],
        "EXISTS (SELECT 1 FROM variants v WHERE v.product = p.numeric_id AND v.barcode",
    ),
    set(&["additionalRibbons.id"], entities_of!("additionalRibbons", "id")),
    set(&["additionalRibbons.name"], entities_of!("additionalRibbons", "name")),
    set(&["infoSections.id"], entities_of!("infoSections", "id")),
    set(&["infoSections.uniqueName"], entities_of!("infoSections", "name")),
    set(&["options.id"], entities_of!("options", "id")),
    // From the choices in the index, so that the field has a facet too.
    member(
        &["options.name"],
        "(SELECT e.name FROM catalog_entities e WHERE e.number = x.customization)",
        Group::Choice,
        CHOICES,
    ),
    set(&["modifiers.id"], entities_of!("modifiers", "id")),
    set(&["modifiers.name"], entities_of!("modifiers", "name")),
    set(&["modifiers.choicesSettings.choices.choiceId"], modifier_choices!("id")),
    set(&["modifiers.choicesSettings.choices.name"], modifier_choices!("name")),
    set(&["tags.publicTags.tagIds"], "EXISTS (SELECT 1 FROM json_each(p.body, '$.publicTags') l WHERE l.value"),
    set(&["tags.privateTags.tagIds"], "EXISTS (SELECT 1 FROM json_each(p.body, '$.privateTags') l WHERE l.value"),
    row(&["taxGroupId"], "p.body ->> '$.taxGroup'", Kind::Text),
    row(&["physicalProperties.deliveryProfileId"], "p.body ->> '$.deliveryProfile'", Kind::Text),
    row(&["physicalProperties.fulfillerId"], "p.body ->> '$.fulfiller'", Kind::Text),
    row(&["visibleInPos"], "NOT coalesce(p.body ->> '$.hiddenInPos', 0)", Kind::Flag),
];
