//! Doubtful calls: the hosted platform may refuse them; this one answers, and logs a warning.

use crate::db::lock;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The remarks on one call, shared by its copies.
#[derive(Debug, Clone, Default)]
pub struct Remarks(Arc<Mutex<Vec<&'static str>>>);

impl Remarks {
    pub fn all(&self) -> Vec<&'static str> {
        lock(&self.0).clone()
    }
}

/// A call for which the hosted platform's answer is uncertain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// Catalog V3 products sorted by creation date.
    SortByCreation,
    /// Categories filtered by visibility.
    FilterByVisibility,
    /// Hidden categories, requested by a visitor.
    HiddenCategories,
    /// Catalog V1 collections on a V3 site.
    CollectionsOnV3,
    /// Cart V1 with option names instead of a variant id.
    OptionNames,
    /// Catalog V1 reads on a V3 site.
    ReadAsV1,
    /// Redirect sessions with the preference `useGenericWixPages`, which would change the page.
    GenericPages,
    /// A payload that proto3's parser accepts, though some fields have other JSON types.
    LooseJson,
}

impl Doubt {
    const fn text(self) -> &'static str {
        match self {
            Self::SortByCreation => {
                "products of catalog v3 were sorted by createdDate: the hosted platform may refuse it as \
                 not declared as sortable"
            }
            Self::FilterByVisibility => {
                "categories were filtered by visible: the hosted platform may refuse it; queries leave hidden \
                 categories out by themselves"
            }
            Self::HiddenCategories => {
                "a visitor asked for hidden categories, and got the visible ones: whether the hosted platform refuses it \
                 is not known"
            }
            Self::CollectionsOnV3 => {
                "a site of catalog v3 was asked for collections of v1: what the hosted platform answers is not known; use \
                 categories"
            }
            Self::OptionNames => {
                "goods were added to a cart of v1 by the names of options: the hosted platform may add nothing; give \
                 options.variantId"
            }
            Self::ReadAsV1 => {
                "a site of catalog v3 was read in the form of v1: the hosted platform may answer with old products; \
                 use the calls of v3"
            }
            Self::LooseJson => {
                "a payload has a number as a text, a whole number with a point or an exponent, or a name in snake_case: \
                 the hosted platform reads such JSON as far as is known; write the types of the documentation"
            }
            Self::GenericPages => {
                "a redirect session's useGenericWixPages was not followed: hosted pages are generic ones here, and a \
                 product's page is the store's own; the hosted platform leads to the other"
            }
        }
    }
}

/// Doubtful calls since the platform was started, with their counts.
#[derive(Debug, Default)]
pub struct Doubts(Mutex<BTreeMap<Doubt, u64>>);

impl Doubts {
    /// Counts a doubtful call, adds the doubt to its remarks, and logs the first occurrence.
    pub fn note(&self, remarks: &Remarks, doubt: Doubt) {
        lock(&remarks.0).push(doubt.text());
        let mut noted = lock(&self.0);
        let count = noted.entry(doubt).or_default();
        if *count == 0 {
            tracing::warn!(target: "strict", "{}", doubt.text());
        }
        *count = count.saturating_add(1);
    }

    pub fn shown(&self) -> Value {
        let noted = lock(&self.0);
        let shown = noted.iter().map(|(doubt, count)| json!({ "text": doubt.text(), "count": count }));
        json!({ "strict": shown.collect::<Vec<_>>() })
    }
}
