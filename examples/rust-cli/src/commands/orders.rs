//! What was bought.

use crate::arguments::OrdersCommand;
use crate::output::{Output, Row, collect};
use crate::problem::Problem;
use cartwright::Client;
use cartwright::query::{CursorSearch, Filter};
use cartwright::resources::orders::Order;
use serde::Serialize;

pub(super) async fn run(client: &Client, command: OrdersCommand, output: Output) -> Result<(), Problem> {
    match command {
        OrdersCommand::List { extent, payment } => {
            let newest_first = CursorSearch::new().descending("createdDate").limit(100);
            let search = match payment {
                Some(status) => newest_first.filter(Filter::eq("paymentStatus", status.to_uppercase())),
                None => newest_first,
            };
            let found = client.orders().search(search).stream();
            output.list::<OrderRow>(&collect(found, extent.most()).await?)
        }
        OrdersCommand::Show { id } => output.one(&OrderRow::from(client.orders().get(id).await?)),
    }
}

/// One order, as this program shows it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct OrderRow {
    id: String,
    number: String,
    created: String,
    status: String,
    payment: String,
    fulfillment: String,
    total: String,
    buyer: String,
    items: Vec<String>,
}

impl Row for OrderRow {
    const HEAD: &'static [&'static str] =
        &["NUMBER", "CREATED", "TOTAL", "PAYMENT", "FULFILLMENT", "BUYER", "ITEMS", "ID"];

    fn cells(&self) -> Vec<String> {
        vec![
            self.number.clone(),
            self.created.clone(),
            self.total.clone(),
            self.payment.clone(),
            self.fulfillment.clone(),
            self.buyer.clone(),
            self.items.join(", "),
            self.id.clone(),
        ]
    }
}

impl From<Order> for OrderRow {
    fn from(order: Order) -> Self {
        let total = order.price_summary.and_then(|summary| summary.total);
        let items = order.line_items.unwrap_or_default().into_iter().map(|item| {
            let name = item.product_name.and_then(|name| name.original).unwrap_or_default();
            format!("{} × {name}", item.quantity.unwrap_or_default())
        });
        Self {
            id: order.id.unwrap_or_default(),
            number: order.number.unwrap_or_default(),
            created: order.created_date.map(|date| date.to_string()).unwrap_or_default(),
            status: order.status.map(|status| status.to_string()).unwrap_or_default(),
            payment: order.payment_status.map(|status| status.to_string()).unwrap_or_default(),
            fulfillment: order.fulfillment_status.map(|status| status.to_string()).unwrap_or_default(),
            total: total.and_then(|total| total.formatted_amount).unwrap_or_default(),
            buyer: order.buyer_info.and_then(|buyer| buyer.email).unwrap_or_default(),
            items: items.collect(),
        }
    }
}
