//! The page of an invoice, to be printed or saved by the browser.

use super::Visit;
use super::layout::page;
use axum::{http::StatusCode, response::Response};
use base::language::InvoiceText;
use base::{Result, Shop};
use maud::{Markup, html};
use shop::commerce::orders::invoices;

pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    let invoice = invoices::of_page(shop, visit.field("invoice"), visit.field("key"))?;
    let words = invoice.language;
    let say = |text| words.say(text);
    let fill = |text, name, value: &str| words.fill(text, &[(name, value)]);
    let party = |title, lines: &[String]| -> Markup {
        html! {
            div {
                h2 { (say(title)) }
                p { @for line in lines { bdi { (line) } br; } }
            }
        }
    };
    let heads = [InvoiceText::Item, InvoiceText::Quantity, InvoiceText::Price, InvoiceText::Amount];
    let content = html! {
        div.sheet {
            @if invoice.is_cancelled { p.lead role="status" { (say(InvoiceText::Cancelled)) } }
            p {
                (fill(InvoiceText::Date, "date", &invoice.issued)) br;
                (fill(InvoiceText::OfOrder, "number", &invoice.order))
            }
            div.parties { (party(InvoiceText::Seller, &invoice.seller)) (party(InvoiceText::Buyer, &invoice.buyer)) }
            table.amounts {
                thead { tr { @for head in heads { th scope="col" { (say(head)) } } } }
                tbody {
                    @for [item, rest @ ..] in &invoice.items {
                        tr { td { bdi { (item) } } @for cell in rest { td.amount { bdi { (cell) } } } }
                    }
                }
            }
            (invoice.sums.html())
            (invoice.taxes.html())
            p.soft.actions { (say(InvoiceText::HowToSave)) }
        }
    };
    Ok(page(words, StatusCode::OK, &fill(InvoiceText::Title, "number", &invoice.number), &[], &content))
}
