//! Detects partial adds, and recovers from lost answers without adding twice.

use super::{Cart, CatalogReference, CurrentCart, LineItem, Reason};
use crate::client::Client;
use crate::error::{CallOutcome, Error};
use crate::maybe_send::{MaybeSend, MaybeSync};
use serde_json::Value;
use std::time::Duration;

/// The number of attempts of an add whose answer was lost.
pub const ADD_ATTEMPTS: usize = 3;

/// The time in which an add may still arrive after its answer was lost.
pub const ADD_ARRIVAL: Duration = Duration::from_millis(2_500);

/// The result of an add.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Added<C = Cart> {
    /// The cart as it is now.
    pub cart: C,
    /// The items that were added in part or not at all, each with the [`Reason`].
    pub missing: Vec<Missing>,
}

impl<C> Added<C> {
    /// The result of an add, for tests of a program.
    #[must_use]
    pub const fn new(cart: C, missing: Vec<Missing>) -> Self {
        Self { cart, missing }
    }
}

/// An item that was added in part or not at all.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Missing {
    /// The item.
    pub item: CatalogReference,
    /// The requested quantity.
    pub wanted: i64,
    /// The quantity that was added.
    pub added: i64,
    /// The reason, from the catalog.
    pub reason: Reason,
}

impl Missing {
    /// An item that was added in part or not at all, for a program's tests.
    #[must_use]
    pub const fn new(item: CatalogReference, wanted: i64, added: i64, reason: Reason) -> Self {
        Self { item, wanted, added, reason }
    }
}

/// A cart that items are added to.
pub(crate) trait AddsOnce {
    type Cart: CountedCart + MaybeSend + MaybeSync;
    type Item: Clone + MaybeSend + MaybeSync;

    fn client(&self) -> &Client;
    /// An item's reference and quantity; `None` for a line without an item of a catalog.
    fn requested(item: &Self::Item) -> Option<(&CatalogReference, i64)>;
    fn read(&self) -> impl Future<Output = Result<Option<Self::Cart>, Error>> + MaybeSend;
    fn add(&self, items: Vec<Self::Item>) -> impl Future<Output = Result<Self::Cart, Error>> + MaybeSend;
}

/// The parts of a cart that prove an add.
pub(crate) trait CountedCart {
    fn id(&self) -> Option<&str>;
    fn revision(&self) -> Option<&str>;
    /// The items of the lines, each with its quantity.
    fn counted(&self) -> Vec<(&CatalogReference, i64)>;
}

/// Adds items exactly once, even if an answer is lost: `add_once` of both carts.
pub(crate) async fn add_once<C: AddsOnce>(adding: &C, items: Vec<C::Item>) -> Result<Added<C::Cart>, Error> {
    let before = adding.read().await?;
    let before = before.as_ref();
    let requested: Vec<(&CatalogReference, i64)> = items.iter().filter_map(C::requested).collect();
    let mut attempt = 1;
    loop {
        let lost = match adding.add(items.clone()).await {
            Ok(cart) => {
                let mut missing = missing(before, Some(&cart), &requested);
                for missing in &mut missing {
                    missing.reason = Reason::of(adding.client(), &missing.item, missing.added > 0).await;
                }
                return Ok(Added { cart, missing });
            }
            Err(error) if error.outcome() == CallOutcome::Unknown => error,
            Err(error) => return Err(error),
        };
        match outcome_of_lost_add(adding, before, &requested).await {
            Ok(AddOutcome::Done(cart)) => return Ok(Added { cart: *cart, missing: Vec::new() }),
            Ok(AddOutcome::NotDone) if attempt < ADD_ATTEMPTS => attempt += 1,
            _ => return Err(lost),
        }
    }
}

/// Reads the cart to find out whether an add with a lost answer was applied.
async fn outcome_of_lost_add<C: AddsOnce>(
    adding: &C,
    before: Option<&C::Cart>,
    requested: &[(&CatalogReference, i64)],
) -> Result<AddOutcome<C::Cart>, Error> {
    let outcome = AddOutcome::compare(before, adding.read().await?, requested);
    if matches!(outcome, AddOutcome::Done(_)) {
        return Ok(outcome);
    }
    adding.client().pause(ADD_ARRIVAL).await;
    Ok(AddOutcome::compare(before, adding.read().await?, requested))
}

impl AddsOnce for CurrentCart<'_> {
    type Cart = Cart;
    type Item = LineItem;

    fn client(&self) -> &Client {
        self.client
    }

    fn requested(item: &LineItem) -> Option<(&CatalogReference, i64)> {
        Some((item.catalog_reference.as_ref()?, item.quantity.unwrap_or(1)))
    }

    fn read(&self) -> impl Future<Output = Result<Option<Cart>, Error>> + MaybeSend {
        self.get()
    }

    fn add(&self, items: Vec<LineItem>) -> impl Future<Output = Result<Cart, Error>> + MaybeSend {
        Self::add(self, items)
    }
}

impl CountedCart for Cart {
    fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    fn revision(&self) -> Option<&str> {
        self.revision.as_deref()
    }

    fn counted(&self) -> Vec<(&CatalogReference, i64)> {
        let lines = self.line_items.as_deref().unwrap_or_default();
        lines.iter().filter_map(|line| Some((line.catalog_reference.as_ref()?, line.quantity?))).collect()
    }
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
        add_once(self, line_items).await
    }
}

/// The outcome of an add whose answer was lost.
#[derive(Debug, PartialEq)]
enum AddOutcome<C> {
    Done(Box<C>),
    NotDone,
    /// The cart has changed, but lacks the items.
    Unclear,
}

impl<C: CountedCart> AddOutcome<C> {
    /// Compares the cart before and after the add.
    fn compare(before: Option<&C>, now: Option<C>, requested: &[(&CatalogReference, i64)]) -> Self {
        let is_unmoved = match (before, &now) {
            (None, None) => true,
            (Some(before), Some(now)) => {
                before.id() == now.id() && before.revision().is_some() && before.revision() == now.revision()
            }
            _ => false,
        };
        match now {
            _ if is_unmoved => Self::NotDone,
            Some(cart) if missing(before, Some(&cart), requested).is_empty() => Self::Done(Box::new(cart)),
            _ => Self::Unclear,
        }
    }
}

/// The requested items whose quantity in the cart grew by less than requested.
fn missing<C: CountedCart>(
    before: Option<&C>,
    after: Option<&C>,
    requested: &[(&CatalogReference, i64)],
) -> Vec<Missing> {
    let before = before.map(CountedCart::counted).unwrap_or_default();
    let after = after.map(CountedCart::counted).unwrap_or_default();
    let mut counted: Vec<(&CatalogReference, i64)> = Vec::new();
    for &(reference, wanted) in requested {
        match counted.iter_mut().find(|(known, _)| *known == reference) {
            Some((_, sum)) => *sum += wanted,
            None => counted.push((reference, wanted)),
        }
    }
    let short = counted.iter().enumerate().filter_map(|(index, &(reference, wanted))| {
        // An ambiguous line is credited to the earliest requested item that has no exact match.
        let first = counted.iter().take(index).map(|&(other, wanted)| {
            let all = count(&after, |known| is_same(known, other));
            let own = count(&after, |known| is_same(known, other) && !is_same(known, reference));
            if all > own { (wanted - own).max(0) } else { 0 }
        });
        let is_meant = |known: &CatalogReference| is_same(known, reference);
        let added = count(&after, is_meant) - count(&before, is_meant) - first.sum::<i64>();
        (added < wanted).then(|| Missing {
            item: reference.clone(),
            wanted,
            added: added.max(0),
            reason: Reason::Unknown,
        })
    });
    short.collect()
}

/// The total quantity of the lines with a matching reference.
fn count(lines: &[(&CatalogReference, i64)], is_meant: impl Fn(&CatalogReference) -> bool) -> i64 {
    lines.iter().filter(|(known, _)| is_meant(known)).map(|(_, quantity)| quantity).sum()
}

/// Whether two references mean one item: their texts are equal, and other options agree. The platform may add options,
/// such as the variant's choices, and move others, such as the choices of a modifier.
fn is_same(one: &CatalogReference, other: &CatalogReference) -> bool {
    let agrees = match (&one.options, &other.options) {
        (Some(one), Some(other)) => agree(one, other),
        _ => true,
    };
    let is_same_item = one.catalog_item_id == other.catalog_item_id && one.app_id == other.app_id;
    is_same_item && agrees && texts(one) == texts(other)
}

/// The texts that a buyer entered, if any.
fn texts(reference: &CatalogReference) -> Option<&Value> {
    let texts = reference.options.as_ref()?.get("customTextFields")?;
    texts.as_object().is_some_and(|texts| !texts.is_empty()).then_some(texts)
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
    use std::collections::BTreeMap;

    #[test]
    fn the_items_that_an_add_lacks_are_those_of_the_vectors() {
        let all: Value = serde_json::from_str(cartwright_contract::VECTORS).unwrap();
        for vector in all["additions"].as_array().unwrap() {
            let items = |name: &str| -> Vec<LineItem> { serde_json::from_value(vector[name].clone()).unwrap() };
            let cart = |name: &str| Cart { line_items: Some(items(name)), ..Cart::default() };
            let found = missing(Some(&cart("before")), Some(&cart("after")), &pairs(&items("items")));
            let mut lacking: BTreeMap<String, i64> = BTreeMap::new();
            for missing in found {
                *lacking.entry(missing.item.catalog_item_id.unwrap()).or_default() += missing.wanted - missing.added;
            }
            assert_eq!(json!(lacking), vector["missing"], "{vector}");
        }
    }

    fn cart(lines: &[(&str, i64)]) -> Cart {
        Cart {
            line_items: Some(lines.iter().map(|(id, count)| LineItem::of("app", *id, *count)).collect()),
            ..Cart::default()
        }
    }

    fn pairs(items: &[LineItem]) -> Vec<(&CatalogReference, i64)> {
        items.iter().filter_map(CurrentCart::requested).collect()
    }

    fn short_of(before: Option<&Cart>, after: &Cart, requested: &[LineItem]) -> Vec<Missing> {
        missing(before, Some(after), &pairs(requested))
    }

    fn compared(before: Option<&Cart>, now: Option<Cart>, requested: &[LineItem]) -> AddOutcome<Cart> {
        AddOutcome::compare(before, now, &pairs(requested))
    }

    fn board(options: Value) -> LineItem {
        let mut item = LineItem::of("app", "board", 1);
        if let Some(reference) = &mut item.catalog_reference {
            reference.options = Some(options);
        }
        item
    }

    #[test]
    fn items_missing_from_the_cart_after_an_add_are_reported() {
        let before = cart(&[("mug", 1)]);
        let requested = [
            LineItem::of("app", "mug", 2),
            LineItem::of("app", "shirt", 1),
            LineItem::of("app", "bowl", 3),
            LineItem::of("app", "bowl", 1),
        ];
        let after = cart(&[("mug", 3), ("bowl", 2)]);
        let seen: Vec<(Option<String>, i64, i64)> = short_of(Some(&before), &after, &requested)
            .into_iter()
            .map(|missing| (missing.item.catalog_item_id, missing.wanted, missing.added))
            .collect();
        assert_eq!(seen, [(Some("shirt".to_owned()), 1, 0), (Some("bowl".to_owned()), 4, 2)]);
        assert!(short_of(None, &after, &[]).is_empty());
    }

    #[test]
    fn one_cart_line_fulfils_only_one_of_the_requests_it_matches() {
        let requested = ["paper", "cloth"].map(|wrap| board(json!({ "options": { "Gift wrap": wrap } })));
        let seen = |count: usize| {
            let after = Cart { line_items: Some(vec![board(json!({ "options": {} })); count]), ..Cart::default() };
            let short = short_of(None, &after, &requested);
            short.into_iter().map(|short| short.item).collect::<Vec<_>>()
        };
        let [paper, cloth] = requested.clone().map(|item| item.catalog_reference.unwrap());
        assert_eq!(seen(2), []);
        assert_eq!(seen(1), std::slice::from_ref(&cloth));
        assert_eq!(seen(0), [paper, cloth]);
    }

    #[test]
    fn a_request_with_an_exact_line_does_not_claim_another() {
        let plain = board(json!({ "variantId": "v" }));
        let [cloth, paper] =
            ["c", "p"].map(|id| board(json!({ "variantId": "v", "options": {}, "modifierGroups": [{ "id": id }] })));
        let cart = |lines: &[&LineItem]| Cart {
            line_items: Some(lines.iter().map(|&line| line.clone()).collect()),
            ..Cart::default()
        };
        let all = cart(&[&plain, &cloth, &paper]);
        assert_eq!(short_of(None, &all, &[plain.clone(), cloth.clone(), paper.clone()]), []);
        assert_eq!(short_of(None, &all, &[cloth.clone(), paper.clone(), plain.clone()]), []);
        assert_eq!(short_of(Some(&cart(&[&plain])), &all, &[cloth.clone(), paper.clone()]), []);
        let short = short_of(Some(&cart(&[&plain])), &cart(&[&plain, &cloth]), &[cloth, paper.clone()]);
        assert_eq!(short.into_iter().map(|short| Some(short.item)).collect::<Vec<_>>(), [paper.catalog_reference]);
    }

    #[test]
    fn comparing_carts_reveals_the_outcome_of_an_add() {
        let at = |revision: Option<&str>, lines: &[(&str, i64)]| {
            let revision = revision.map(str::to_owned);
            let id = Some("cart".to_owned());
            Cart { id, revision, ..cart(lines) }
        };
        let requested = [LineItem::of("app", "mug", 2)];
        let before = at(Some("7"), &[("mug", 1)]);
        let seen = |before: &Cart, now: &Cart| compared(Some(before), Some(now.clone()), &requested);
        let (done, other) = (at(Some("8"), &[("mug", 3)]), at(Some("8"), &[("mug", 2)]));
        assert_eq!(seen(&before, &before), AddOutcome::NotDone);
        assert_eq!(seen(&before, &other), AddOutcome::Unclear, "somebody else changed it");
        assert_eq!(seen(&before, &done), AddOutcome::Done(Box::new(done)));

        let before = at(None, &[("mug", 1)]);
        let done = at(None, &[("mug", 3)]);
        assert_eq!(seen(&before, &before), AddOutcome::Unclear, "without a revision nobody knows");
        assert_eq!(seen(&before, &done), AddOutcome::Done(Box::new(done)));

        assert_eq!(compared(None, None, &requested), AddOutcome::NotDone);
        assert_eq!(compared(Some(&before), None, &requested), AddOutcome::Unclear);
        let first = at(Some("1"), &[("mug", 2)]);
        assert_eq!(compared(None, Some(first.clone()), &requested), AddOutcome::Done(Box::new(first)));
    }

    #[test]
    fn different_variants_are_different_items() {
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
