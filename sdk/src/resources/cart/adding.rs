//! Adding that can be relied on: an answer that says all is well but holds less than was asked for is told apart, and
//! a lost answer is made good without adding anything twice.

use super::entity::Cart;
use super::handle::CurrentCart;
use super::line_item::{CatalogReference, LineItem};
use super::requests::AddToCart;
use crate::error::{Error, ErrorKind};

/// How often an add is tried whose answer was lost.
const ATTEMPTS: usize = 3;

/// What came of an add.
#[derive(Debug, Clone, PartialEq)]
pub struct Added {
    /// The cart as it is now.
    pub cart: Cart,
    /// The items of which less was added than was asked for: as a rule a variant or a mandatory text was not named, or
    /// the stock is used up.
    pub missing: Vec<Missing>,
}

/// An item of which less was added than was asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Missing {
    /// The item.
    pub item: CatalogReference,
    /// How many were asked for.
    pub wanted: i64,
    /// How many were added all the same.
    pub added: i64,
}

impl CurrentCart<'_> {
    /// Adds catalog items, each once even when an answer is lost on the way, and says what was not added.
    ///
    /// The cart is read first, and read again when no answer comes: a revision that has not moved means that nothing
    /// was added, so it is tried again; one that has moved and holds the items means that they were.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call; after a lost answer, when the cart has moved on but does not hold the items,
    /// or cannot be read, the error of the add.
    pub async fn add_once(&self, line_items: Vec<LineItem>) -> Result<Added, Error> {
        let before = self.get().await?;
        let mut attempt = 1;
        loop {
            let lost = match self
                .add_all(AddToCart {
                    line_items: Some(line_items.clone()),
                    ..AddToCart::default()
                })
                .await
            {
                Ok(cart) => {
                    let missing = missing(before.as_ref(), &cart, &line_items);
                    return Ok(Added { cart, missing });
                }
                Err(error) if is_unknown(&error) => error,
                Err(error) => return Err(error),
            };
            let Ok(now) = self.get().await else {
                return Err(lost);
            };
            if revision(now.as_ref()) == revision(before.as_ref()) {
                if attempt == ATTEMPTS {
                    return Err(lost);
                }
                attempt += 1;
                continue;
            }
            let cart = now.unwrap_or_default();
            let missing = missing(before.as_ref(), &cart, &line_items);
            return if missing.is_empty() {
                Ok(Added { cart, missing })
            } else {
                Err(lost)
            };
        }
    }
}

/// Whether an error leaves open if the platform did what it was asked.
fn is_unknown(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::Network | ErrorKind::TimedOut | ErrorKind::System | ErrorKind::Decode
    )
}

fn revision(cart: Option<&Cart>) -> Option<(&str, &str)> {
    let cart = cart?;
    Some((cart.id.as_deref()?, cart.revision.as_deref().unwrap_or_default()))
}

/// The items of which a cart holds less more than before than was asked for.
fn missing(before: Option<&Cart>, after: &Cart, asked: &[LineItem]) -> Vec<Missing> {
    let mut counted: Vec<(&CatalogReference, i64)> = Vec::new();
    for item in asked {
        let Some(reference) = &item.catalog_reference else {
            continue;
        };
        let wanted = item.quantity.unwrap_or(1);
        match counted.iter_mut().find(|(known, _)| is_same(known, reference)) {
            Some((_, sum)) => *sum += wanted,
            None => counted.push((reference, wanted)),
        }
    }
    let short = counted.into_iter().filter_map(|(reference, wanted)| {
        let added = held(Some(after), reference) - held(before, reference);
        (added < wanted).then(|| Missing {
            item: reference.clone(),
            wanted,
            added: added.max(0),
        })
    });
    short.collect()
}

/// How many of an item a cart holds, over all its lines.
fn held(cart: Option<&Cart>, reference: &CatalogReference) -> i64 {
    let lines = cart.and_then(|cart| cart.line_items.as_deref()).unwrap_or_default();
    let same = lines.iter().filter(|line| {
        let known = line.catalog_reference.as_ref();
        known.is_some_and(|known| is_same(known, reference))
    });
    same.filter_map(|line| line.quantity).sum()
}

/// Whether two references mean one item. The platform may write more options than were given, such as the variant that they name.
fn is_same(one: &CatalogReference, other: &CatalogReference) -> bool {
    let agrees = || {
        let (Some(one), Some(other)) = (&one.options, &other.options) else {
            return true;
        };
        let (Some(one), Some(other)) = (one.as_object(), other.as_object()) else {
            return one == other;
        };
        one.iter()
            .all(|(name, value)| other.get(name).is_none_or(|known| known == value))
    };
    one.catalog_item_id == other.catalog_item_id && one.app_id == other.app_id && agrees()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn cart(lines: &[(&str, i64)]) -> Cart {
        Cart {
            line_items: Some(
                lines
                    .iter()
                    .map(|(id, count)| LineItem::of("app", *id, *count))
                    .collect(),
            ),
            ..Cart::default()
        }
    }

    #[test]
    fn what_was_not_added_is_told() {
        let before = cart(&[("mug", 1)]);
        let asked = [
            LineItem::of("app", "mug", 2),
            LineItem::of("app", "shirt", 1),
            LineItem::of("app", "bowl", 3),
            LineItem::of("app", "bowl", 1),
        ];
        let after = cart(&[("mug", 3), ("bowl", 2)]);
        let told: Vec<(Option<String>, i64, i64)> = missing(Some(&before), &after, &asked)
            .into_iter()
            .map(|missing| (missing.item.catalog_item_id, missing.wanted, missing.added))
            .collect();
        assert_eq!(
            told,
            [(Some("shirt".to_owned()), 1, 0), (Some("bowl".to_owned()), 4, 2)]
        );
        assert!(missing(None, &after, &[]).is_empty());
    }

    #[test]
    fn another_variant_is_another_item() {
        let of = |variant: &str| CatalogReference {
            app_id: Some("app".to_owned()),
            catalog_item_id: Some("mug".to_owned()),
            options: Some(json!({ "variantId": variant })),
            ..CatalogReference::default()
        };
        assert!(!is_same(&of("blue"), &of("red")));
        assert!(is_same(
            &of("blue"),
            &CatalogReference {
                options: Some(json!({ "variantId": "blue", "options": { "Color": "Blue" } })),
                ..of("blue")
            }
        ));
    }
}
