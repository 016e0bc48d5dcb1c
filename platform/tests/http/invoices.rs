//! Invoices as documents: numbered without gaps, kept as they were issued, on a page to print.

use crate::orders::{act, order, ordered};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

impl Site {
    /// An order's invoices, as the owner sees them.
    async fn invoices(&self, order: &str) -> Vec<Value> {
        let (status, body) = self.owner(Method::GET, &format!("/_platform/orders/{order}/invoices"), None).await;
        assert_eq!(status, 200, "{body}");
        body["invoices"].as_array().unwrap().clone()
    }

    /// Adds an invoice to an order.
    async fn invoiced(&self, order: &str) -> Value {
        let (status, body) = act(self, order, "add-invoice", json!({})).await;
        assert_eq!(status, 200, "{body}");
        self.invoices(order).await.pop().unwrap()
    }

    async fn sold_by(&self, name: &str) {
        let address = json!({ "addressLine": "5 Warren Street", "city": "Hudson", "subdivision": "US-NY", "postalCode": "12534", "country": "US" });
        let settings = json!({ "businessName": name, "taxId": "12-3456789", "businessAddress": address });
        self.rule("ordersSettings", "ordersSettings", settings).await;
    }
}

fn address(invoice: &Value) -> &str {
    invoice["url"].as_str().unwrap()
}

#[tokio::test]
async fn invoices_are_numbered_without_gaps_and_a_removed_one_keeps_its_number_and_page() {
    let site = Site::start().await;
    let ((_, one), (_, other)) = (ordered(&site, 1).await, ordered(&site, 1).await);
    assert_eq!(site.invoiced(&one).await["number"], 1);
    assert_eq!(site.invoiced(&other).await["number"], 2);
    let third = site.invoiced(&one).await;
    let (status, body) = act(&site, &one, "remove-invoice", json!({ "invoiceId": third["id"] })).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(site.invoiced(&one).await["number"], 4);
    let numbers: Vec<Value> = site.invoices(&one).await.iter().map(|invoice| invoice["number"].clone()).collect();
    assert_eq!(numbers, [1, 4]);
    let page = Browser::new().get(address(&third)).await;
    assert!(page.text.contains("Invoice 3") && page.text.contains("has been cancelled"), "{}", page.text);
}

#[tokio::test]
async fn an_invoice_has_seller_buyer_lines_taxes_totals_and_date_and_says_how_to_save_it() {
    let site = Site::start().await;
    site.sold_by("Hearth & Field LLC").await;
    let (_, id) = ordered(&site, 2).await;
    let placed = order(&site, &id).await;
    let invoice = site.invoiced(&id).await;
    let page = Browser::new().get(address(&invoice)).await;
    let line = &placed["lineItems"][0];
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let total = text(&placed["priceSummary"]["total"]["formattedAmount"]);
    for part in [
        "Invoice 1",
        "Hearth &amp; Field LLC",
        "5 Warren Street",
        "Hudson, NY 12534",
        "Tax id: 12-3456789",
        "Ada Lovelace",
        "New York, NY 10001",
        &text(&placed["number"]),
        &text(&line["productName"]["original"]),
        &text(&line["price"]["formattedAmount"]),
        &text(&line["lineItemPrice"]["formattedAmount"]),
        "Tax 8.875% on",
        &total,
        "Save as PDF",
    ] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    let guessed = address(&invoice).replace("key=", "key=x");
    assert_eq!(Browser::new().get(&guessed).await.status, 404);
}

#[tokio::test]
async fn an_invoice_stays_as_it_was_issued() {
    let site = Site::start().await;
    site.sold_by("Hearth & Field LLC").await;
    let (_, id) = ordered(&site, 1).await;
    let invoice = site.invoiced(&id).await;
    let before = Browser::new().get(address(&invoice)).await.text;
    site.sold_by("Another Owner").await;
    let contact =
        json!({ "address": { "country": "DE", "city": "Köln", "postalCode": "50667", "addressLine": "Weg 1" } });
    let changed = json!({ "order": { "billingInfo": contact, "recipientInfo": contact } });
    let (status, body) = site.owner(Method::PATCH, &format!("/ecom/v1/orders/{id}"), Some(changed)).await;
    assert_eq!(status, 200, "{body}");
    site.advance(86_400).await;
    assert_eq!(Browser::new().get(address(&invoice)).await.text, before);
}

#[tokio::test]
async fn the_mail_and_the_order_page_lead_to_an_invoice_in_the_language_of_the_order() {
    let site = Site::start().await;
    let (status, body) = site
        .owner(
            Method::POST,
            "/ecom/v1/orders",
            Some(json!({ "order": {
                "channelInfo": { "type": "POS" }, "buyerInfo": { "email": "ada@example.com" }, "buyerLanguage": "de",
                "lineItems": [{
                    "productName": { "original": "Mug" }, "quantity": 2, "price": { "amount": "12.50" },
                    "itemType": { "preset": "PHYSICAL" },
                }],
                "priceSummary": { "shipping": { "amount": "4" } },
            } })),
        )
        .await;
    assert_eq!(status, 200, "{body}");
    let id = body["order"]["id"].as_str().unwrap();
    let invoice = site.invoiced(id).await;
    let (_, body) = act(&site, id, "send-invoice", json!({ "invoiceId": invoice["id"] })).await;
    let mail = &site.messages("ada@example.com").await[0];
    assert!(mail["body"].as_str().unwrap().contains(address(&invoice)), "{mail}");
    assert!(mail["body"].as_str().unwrap().contains("Rechnung 1"), "{mail}");
    let page = Browser::new().get(body["orderPageUrl"].as_str().unwrap()).await;
    assert!(page.text.contains(&address(&invoice).replace('&', "&amp;")), "{}", page.text);
    let page = Browser::new().get(address(&invoice)).await;
    assert!(page.text.contains("Rechnung 1") && page.text.contains("29,00\u{a0}$"), "{}", page.text);
}
