//! Detects partial adds, and recovers from lost answers without adding twice.

use super::{Cart, CatalogReference, CurrentCart, LineItem, Reason};
use crate::error::{CallOutcome, Error};
use serde_json::Value;
use std::time::Duration;

/// The number of attempts of an add whose answer was lost.
pub const ADD_ATTEMPTS: usize = 3;

/// The time in which an add may still arrive after its answer was lost.
pub const ADD_ARRIVAL: Duration = Duration::from_millis(2_500);

/// The result of an add.
#[derive(Debug, Clone, PartialEq)]
pub struct Added {
    /// The cart as it is now.
    pub cart: Cart,
    /// The items that were added in part or not at all, each with the [`Reason`].
    pub missing: Vec<Missing>,
}

/// An item that was added in part or not at all.
#[derive(Debug, Clone, PartialEq)]
pub struct Missing {
    /// The item.
    pub item: CatalogReference,
    /// The requested quantity.
    pub wanted: i64,
    /// The quantity that was added.
    pub added: i64,
    /// Why it was not more, by the catalog.
    pub reason: Reason,
}

impl CurrentCart<'_> {
    /// Adds catalog items exactly once, even if an answer is lost, and names the items that were not added, with the
    /// reason for each: a choice that is missing, or the stock.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client, product: &str) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart::LineItem;
    ///
    /// let added = client.current_cart().add_once(vec![LineItem::product(product, 1)]).await?;
    /// for missing in &added.missing {
    ///     println!("not added: {}", missing.reason); // "not added: Size is not chosen"
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Reads the cart first, and again if the answer is lost: a changed cart with the items means success. Otherwise
    /// the cart is read once more after 2.5 s, in which the add may still arrive; an unchanged revision means that
    /// nothing was added, so the add is repeated, up to three times.
    ///
    /// # Errors
    ///
    /// The add's error; after a lost answer, also if the changed cart does not hold the items, has no revision, or
    /// cannot be read.
    pub async fn add_once(&self, line_items: Vec<LineItem>) -> Result<Added, Error> {
        let before = self.get().await?;
        let before = before.as_ref();
        let mut attempt = 1;
        loop {
            let lost = match self.add(line_items.clone()).await {
                Ok(cart) => {
                    let mut missing = missing(before, &cart, &line_items);
                    for missing in &mut missing {
                        missing.reason = Reason::of(self.client, &missing.item, missing.added > 0).await;
                    }
                    return Ok(Added { cart, missing });
                }
                Err(error) if error.outcome() == CallOutcome::Unknown => error,
                Err(error) => return Err(error),
            };
            match self.outcome_of_lost_add(before, &line_items).await {
                Ok(AddOutcome::Done(cart)) => {
                    let missing = Vec::new();
                    return Ok(Added { cart: *cart, missing });
                }
                Ok(AddOutcome::NotDone) if attempt < ADD_ATTEMPTS => attempt += 1,
                _ => return Err(lost),
            }
        }
    }

    /// Reads the cart to find out whether an add with a lost answer was applied.
    async fn outcome_of_lost_add(&self, before: Option<&Cart>, requested: &[LineItem]) -> Result<AddOutcome, Error> {
        let outcome = AddOutcome::compare(before, self.get().await?, requested);
        if matches!(outcome, AddOutcome::Done(_)) {
            return Ok(outcome);
        }
        self.client.pause(ADD_ARRIVAL).await;
        Ok(AddOutcome::compare(before, self.get().await?, requested))
    }
}

/// The outcome of an add whose answer was lost.
#[derive(Debug, PartialEq)]
enum AddOutcome {
    Done(Box<Cart>),
    NotDone,
    /// The cart is another, and does not hold the items.
    Unclear,
}

impl AddOutcome {
    /// Compares the cart before and after the add.
    fn compare(before: Option<&Cart>, now: Option<Cart>, requested: &[LineItem]) -> Self {
        let is_unmoved = match (before, &now) {
            (None, None) => true,
            (Some(before), Some(now)) => {
                before.id == now.id && before.revision.is_some() && before.revision == now.revision
            }
            _ => false,
        };
        if is_unmoved {
            return Self::NotDone;
        }
        let cart = now.unwrap_or_default();
        if missing(before, &cart, requested).is_empty() { Self::Done(Box::new(cart)) } else { Self::Unclear }
    }
}

/// The requested items whose quantity in the cart grew by less than requested.
fn missing(before: Option<&Cart>, after: &Cart, requested: &[LineItem]) -> Vec<Missing> {
    let mut counted: Vec<(&CatalogReference, i64)> = Vec::new();
    for item in requested {
        let Some(reference) = &item.catalog_reference else {
            continue;
        };
        let wanted = item.quantity.unwrap_or(1);
        match counted.iter_mut().find(|(known, _)| is_same(known, reference)) {
            Some((_, sum)) => *sum += wanted,
            None => counted.push((reference, wanted)),
        }
    }
    let short = counted.iter().enumerate().filter_map(|(index, &(reference, wanted))| {
        // An ambiguous line is credited to the earliest requested item that has no exact match.
        let first = counted.iter().take(index).map(|&(other, wanted)| {
            let (all, own) = (quantity_of(Some(after), other), quantity_only_of(after, other, reference));
            if all > own { (wanted - own).max(0) } else { 0 }
        });
        let added = quantity_of(Some(after), reference) - quantity_of(before, reference) - first.sum::<i64>();
        (added < wanted).then(|| Missing {
            item: reference.clone(),
            wanted,
            added: added.max(0),
            reason: Reason::Unknown,
        })
    });
    short.collect()
}

/// The quantity of an item in a cart, over all its lines.
fn quantity_of(cart: Option<&Cart>, reference: &CatalogReference) -> i64 {
    count(cart, |known| is_same(known, reference))
}

/// The quantity of an item on lines that cannot be another's.
fn quantity_only_of(cart: &Cart, reference: &CatalogReference, other: &CatalogReference) -> i64 {
    count(Some(cart), |known| is_same(known, reference) && !is_same(known, other))
}

/// The total quantity of a cart's lines with a matching reference.
fn count(cart: Option<&Cart>, is_meant: impl Fn(&CatalogReference) -> bool) -> i64 {
    let lines = cart.and_then(|cart| cart.line_items.as_deref()).unwrap_or_default();
    let meant = lines.iter().filter(|line| line.catalog_reference.as_ref().is_some_and(&is_meant));
    meant.filter_map(|line| line.quantity).sum()
}

/// Whether two references mean one item. The platform may add options, such as the variant's choices, and move others,
/// such as the choices of a modifier.
fn is_same(one: &CatalogReference, other: &CatalogReference) -> bool {
    let agrees = match (&one.options, &other.options) {
        (Some(one), Some(other)) => agree(one, other),
        _ => true,
    };
    one.catalog_item_id == other.catalog_item_id && one.app_id == other.app_id && agrees
}

/// Whether two values agree in all fields that both have.
fn agree(one: &Value, other: &Value) -> bool {
    match (one.as_object(), other.as_object()) {
        (Some(one), Some(other)) => {
            one.iter().all(|(name, value)| other.get(name).is_none_or(|known| agree(value, known)))
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn cart(lines: &[(&str, i64)]) -> Cart {
        Cart {
            line_items: Some(lines.iter().map(|(id, count)| LineItem::of("app", *id, *count)).collect()),
            ..Cart::default()
        }
    }

    fn board(options: Value) -> LineItem {
        let mut item = LineItem::of("app", "board", 1);
        if let Some(reference) = &mut item.catalog_reference {
            reference.options = Some(options);
        }
        item
    }

    #[test]
    fn what_was_not_added_is_told() {
        let before = cart(&[("mug", 1)]);
        let requested = [
            LineItem::of("app", "mug", 2),
            LineItem::of("app", "shirt", 1),
            LineItem::of("app", "bowl", 3),
            LineItem::of("app", "bowl", 1),
        ];
        let after = cart(&[("mug", 3), ("bowl", 2)]);
        let told: Vec<(Option<String>, i64, i64)> = missing(Some(&before), &after, &requested)
            .into_iter()
            .map(|missing| (missing.item.catalog_item_id, missing.wanted, missing.added))
            .collect();
        assert_eq!(told, [(Some("shirt".to_owned()), 1, 0), (Some("bowl".to_owned()), 4, 2)]);
        assert!(missing(None, &after, &[]).is_empty());
    }

    #[test]
    fn a_line_counts_for_one_of_the_wishes_that_it_may_be_of() {
        let requested = ["paper", "cloth"].map(|wrap| board(json!({ "options": { "Gift wrap": wrap } })));
        let told = |count: usize| {
            let after = Cart { line_items: Some(vec![board(json!({ "options": {} })); count]), ..Cart::default() };
            let short = missing(None, &after, &requested);
            short.into_iter().map(|short| short.item).collect::<Vec<_>>()
        };
        let [paper, cloth] = requested.clone().map(|item| item.catalog_reference.unwrap());
        assert_eq!(told(2), []);
        assert_eq!(told(1), std::slice::from_ref(&cloth));
        assert_eq!(told(0), [paper, cloth]);
    }

    #[test]
    fn a_wish_with_a_line_of_its_own_takes_no_other() {
        let plain = board(json!({ "variantId": "v" }));
        let [cloth, paper] =
            ["c", "p"].map(|id| board(json!({ "variantId": "v", "options": {}, "modifierGroups": [{ "id": id }] })));
        let cart = |lines: &[&LineItem]| Cart {
            line_items: Some(lines.iter().map(|&line| line.clone()).collect()),
            ..Cart::default()
        };
        let all = cart(&[&plain, &cloth, &paper]);
        assert_eq!(missing(None, &all, &[plain.clone(), cloth.clone(), paper.clone()]), []);
        assert_eq!(missing(None, &all, &[cloth.clone(), paper.clone(), plain.clone()]), []);
        assert_eq!(missing(Some(&cart(&[&plain])), &all, &[cloth.clone(), paper.clone()]), []);
        let short = missing(Some(&cart(&[&plain])), &cart(&[&plain, &cloth]), &[cloth, paper.clone()]);
        assert_eq!(short.into_iter().map(|short| Some(short.item)).collect::<Vec<_>>(), [paper.catalog_reference]);
    }

    #[test]
    fn a_cart_tells_what_became_of_an_add() {
        let at = |revision: Option<&str>, lines: &[(&str, i64)]| {
            let revision = revision.map(str::to_owned);
            let id = Some("cart".to_owned());
            Cart { id, revision, ..cart(lines) }
        };
        let requested = [LineItem::of("app", "mug", 2)];
        let before = at(Some("7"), &[("mug", 1)]);
        let told = |before: &Cart, now: &Cart| AddOutcome::compare(Some(before), Some(now.clone()), &requested);
        let (done, other) = (at(Some("8"), &[("mug", 3)]), at(Some("8"), &[("mug", 2)]));
        assert_eq!(told(&before, &before), AddOutcome::NotDone);
        assert_eq!(told(&before, &other), AddOutcome::Unclear, "somebody else changed it");
        assert_eq!(told(&before, &done), AddOutcome::Done(Box::new(done)));

        let before = at(None, &[("mug", 1)]);
        let done = at(None, &[("mug", 3)]);
        assert_eq!(told(&before, &before), AddOutcome::Unclear, "without a revision nobody knows");
        assert_eq!(told(&before, &done), AddOutcome::Done(Box::new(done)));

        assert_eq!(AddOutcome::compare(None, None, &requested), AddOutcome::NotDone);
        assert_eq!(AddOutcome::compare(Some(&before), None, &requested), AddOutcome::Unclear);
        let first = at(Some("1"), &[("mug", 2)]);
        assert_eq!(AddOutcome::compare(None, Some(first.clone()), &requested), AddOutcome::Done(Box::new(first)));
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
        let with = |options: serde_json::Value| CatalogReference { options: Some(options), ..of("blue") };
        let requested = with(json!({ "options": { "Size": "M", "Gift wrap": "Plain paper" } }));
        let held = json!({ "options": { "Size": "M" }, "modifierGroups": [{ "modifiers": [] }] });
        assert!(is_same(&requested, &with(held)), "the choice of a modifier is written elsewhere");
        assert!(!is_same(&requested, &with(json!({ "options": { "Size": "L" } }))));
    }
}
