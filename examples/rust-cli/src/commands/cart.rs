//! The cart, which persists between commands with the session.

use super::catalog::{self, Choices, Product};
use crate::arguments::CartCommand;
use crate::output::{Output, Row};
use crate::problem::Problem;
use cartwright::Client;
use cartwright::resources::cart::Added;
use cartwright::resources::cart_v2::{Cart, CatalogItemInput, ConvertedMoney, CouponInput, LineItem, LineItemUpdate};
use cartwright::resources::redirects::CreateRedirectSession;
use serde::Serialize;
use serde_json::json;

pub(super) async fn run(client: &Client, command: CartCommand, output: Output) -> Result<(), Problem> {
    let cart = client.current_cart_v2();
    let now = match command {
        CartCommand::Show => cart.get().await?,
        CartCommand::Add { product, quantity, choice } => Some(add(client, &product, quantity, choice).await?),
        CartCommand::Set { line, quantity } => {
            let id = line_id(client, line).await?;
            Some(cart.update_line_items([LineItemUpdate::new(id, quantity)]).await?)
        }
        CartCommand::Remove { line } => {
            let id = line_id(client, line).await?;
            Some(cart.remove_line_items([id]).await?)
        }
        CartCommand::Coupon { code } => Some(cart.add_coupon(CouponInput::new(code)).await?),
        CartCommand::Checkout => return checkout(client, output).await,
    };
    output.list(&lines(now))
}

/// Adds a product with a choice for each option.
async fn add(client: &Client, name: &str, quantity: i64, choices: Vec<(String, String)>) -> Result<Cart, Problem> {
    let product = catalog::product(client, name).await?;
    let chosen: Choices = choices.into_iter().collect();
    check_names(&product, &chosen)?;
    let missing: Vec<String> = product
        .options
        .iter()
        .filter(|option| !chosen.get(&option.name).is_some_and(|choice| option.choices.contains(choice)))
        .map(|option| format!("{} ({})", option.name, option.choices.join(", ")))
        .collect();
    if !missing.is_empty() {
        return Err(Problem::Choose { product: product.name, missing: missing.join(" and ") });
    }
    let mut item = CatalogItemInput::product(&product.id, quantity);
    if let Some(reference) = &mut item.catalog_reference
        && !chosen.is_empty()
    {
        reference.options = Some(catalog::choose(client, &product, chosen).await?);
    }
    let added = client.current_cart_v2().add_once(vec![item]).await?;
    told(product.name, added)
}

/// The cart, if the whole quantity was added.
fn told(product: String, added: Added<Cart>) -> Result<Cart, Problem> {
    match added.missing.into_iter().next() {
        None => Ok(added.cart),
        Some(short) => Err(Problem::Short { product, wanted: short.wanted, added: short.added, reason: short.reason }),
    }
}

/// Rejects choices for options that the product does not have: the platform would silently add nothing.
fn check_names(product: &Product, chosen: &Choices) -> Result<(), Problem> {
    let Some(known) = &product.choosable else {
        return Ok(());
    };
    let unknown: Vec<String> =
        chosen.keys().filter(|name| !known.contains(name)).map(|name| format!("{name:?}")).collect();
    if unknown.is_empty() {
        return Ok(());
    }
    Err(Problem::NoSuchOption {
        product: product.name.clone(),
        unknown: unknown.join(" or "),
        known: if known.is_empty() { "none".to_owned() } else { known.join(" and ") },
    })
}

async fn line_id(client: &Client, line: usize) -> Result<String, Problem> {
    let mut lines = lines(client.current_cart_v2().get().await?);
    match line.checked_sub(1).filter(|index| *index < lines.len()) {
        Some(index) => Ok(lines.swap_remove(index).id),
        None => Err(Problem::NotFound { what: "line", name: line.to_string() }),
    }
}

/// Starts a checkout; prints the platform's page that takes the payment.
async fn checkout(client: &Client, output: Output) -> Result<(), Problem> {
    // A cart of Cart V2 is its own checkout.
    let checkout_id = client.current_cart_v2().existing().await?.id.unwrap_or_default();
    let session = client.redirects().create_session(CreateRedirectSession::checkout(&checkout_id)).await?;
    let address = session.full_url.unwrap_or_default();
    output.say(&format!("Pay here: {address}"), &json!({ "checkoutId": checkout_id, "url": address }))
}

/// One line of the cart, as this program shows it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    line: usize,
    id: String,
    name: String,
    details: String,
    quantity: i64,
    price: String,
    total: String,
}

impl Row for Line {
    const HEAD: &'static [&'static str] = &["LINE", "QUANTITY", "NAME", "DETAILS", "PRICE", "TOTAL"];

    fn cells(&self) -> Vec<String> {
        vec![
            self.line.to_string(),
            self.quantity.to_string(),
            self.name.clone(),
            self.details.clone(),
            self.price.clone(),
            self.total.clone(),
        ]
    }
}

fn lines(cart: Option<Cart>) -> Vec<Line> {
    let cart = cart.unwrap_or_default();
    let business = cart.business_info.and_then(|info| info.currency_code);
    let currency = cart.customer_info.and_then(|info| info.currency_code).or(business).unwrap_or_default();
    cart.line_items.into_iter().flatten().zip(1..).map(|(item, line)| line_of(item, line, &currency)).collect()
}

fn line_of(item: LineItem, line: usize, currency: &str) -> Line {
    let shown = |money: Option<ConvertedMoney>| {
        let amount = money.and_then(|money| money.converted_amount.or(money.amount));
        amount.map(|amount| format!("{amount} {currency}")).unwrap_or_default()
    };
    let details = item.attributes.and_then(|attributes| attributes.description_lines).unwrap_or_default();
    let details = details.into_iter().filter_map(|line| {
        let text = line.plain_text.and_then(|text| text.original);
        text.or_else(|| line.color_info.and_then(|color| color.original))
    });
    let pricing = item.pricing.unwrap_or_default();
    Line {
        line,
        id: item.id.unwrap_or_default(),
        name: item.name.and_then(|name| name.original).unwrap_or_default(),
        details: details.collect::<Vec<_>>().join(", "),
        quantity: item.quantity_info.and_then(|quantity| quantity.requested_quantity).unwrap_or_default(),
        price: shown(pricing.unit_price),
        total: shown(pricing.total_price),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartwright::resources::cart::{CatalogReference, Missing, Reason};

    #[test]
    fn a_partial_add_is_reported_with_the_added_and_requested_quantity() {
        let of = |missing| {
            let cart = Cart::default();
            told("Mug".to_owned(), Added::new(cart, missing))
        };
        assert_eq!(of(Vec::new()).unwrap(), Cart::default());
        let short = Missing::new(CatalogReference::default(), 5, 3, Reason::OutOfStock);
        assert_eq!(of(vec![short]).unwrap_err().to_string(), "added 3 of 5 × Mug: not enough in stock");
    }
}
