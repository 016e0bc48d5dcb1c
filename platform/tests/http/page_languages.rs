//! The language of hosted pages: what an address, a store or a browser asks for, in this order.

use crate::site::*;
use serde_json::{Value, json};

/// A login whose visitor comes from these pages of the store.
async fn login_from(site: &Site, folder: &str) -> String {
    let visitor = site.visitor().await.access;
    let callbacks = json!({ "postFlowUrl": format!("{STORE}{folder}/account") });
    site.redirect(&visitor, json!({ "login": {}, "callbacks": callbacks })).await
}

/// A page as a browser asks for it whose owner reads these languages.
async fn read_in(site: &Site, address: &str, languages: &str) -> String {
    let request = site.http.get(address).header("accept-language", languages);
    request.send().await.unwrap().text().await.unwrap()
}

#[tokio::test]
async fn hosted_pages_serve_the_fonts_of_the_store() {
    let site = Site::start().await;
    let style = site.http.get(format!("{}/pages/style.css", site.base)).send().await.unwrap();
    let style = style.text().await.unwrap();
    let fonts: Vec<&str> = style.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(fonts.len(), 2, "{fonts:?}");
    for font in fonts {
        let answer = site.http.get(format!("{}/pages/{font}", site.base)).send().await.unwrap();
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["content-type"].clone()),
            (200, &"font/woff2".parse().unwrap())
        );
        assert!(answer.bytes().await.unwrap().starts_with(b"wOF2"), "{font}");
    }
    let unknown = site.http.get(format!("{}/pages/fonts/none.woff2", site.base)).send().await.unwrap();
    assert_eq!(unknown.status(), 404);
}

#[tokio::test]
async fn a_hosted_page_takes_its_language_from_the_url_then_the_store_then_the_browser() {
    let site = Site::start().await;
    let plain = login_from(&site, "").await;
    let german = login_from(&site, "/de").await;
    let chosen = format!("{german}&lang=ar");
    let by_code = format!("{plain}&languageCode=de-AT");
    for (address, languages, opening) in [
        (&plain, "fr", "<html lang=\"en\" dir=\"ltr\">"),
        (&plain, "fr,ar;q=0.5", "<html lang=\"ar\" dir=\"rtl\">"),
        (&german, "en", "<html lang=\"de\" dir=\"ltr\">"),
        (&chosen, "en", "<html lang=\"ar\" dir=\"rtl\">"),
        (&by_code, "en", "<html lang=\"de\" dir=\"ltr\">"),
    ] {
        let text = read_in(&site, address, languages).await;
        assert!(text.contains(opening), "{address} {languages}: {text}");
    }
    let gone = read_in(&site, &format!("{}/pages/login?session=none", site.base), "de").await;
    assert!(gone.contains("Dieser Link ist abgelaufen"), "{gone}");
}

#[tokio::test]
async fn a_chosen_language_persists_and_applies_to_errors() {
    let site = Site::start().await;
    let browser = Browser::new();
    let address = format!("{}&lang=de", login_from(&site, "").await);
    let form = browser.get(&address).await.field("form");
    let session = session(&address);
    let sent = [
        ("session", session.as_str()),
        ("form", form.as_str()),
        ("email", "nobody@example.com"),
        ("password", "not the password"),
    ];
    let page = browser.post(&format!("{}/pages/login", site.base), &sent).await;
    assert_eq!(page.status, 422);
    let error = "<p class=\"error\" id=\"email-error\">E-Mail oder Passwort ist falsch</p>";
    assert!(page.text.contains(error), "{}", page.text);
    let summary = "<a href=\"#email\">E-Mail oder Passwort ist falsch</a>";
    assert!(page.text.contains(summary) && page.text.contains(" autofocus"), "{}", page.text);
}

#[tokio::test]
async fn the_checkout_page_uses_the_language_of_the_store() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let plate = site.line_of(&token, "meadow-plate", 2, Value::Null).await;
    site.add_lines(&token, vec![plate]).await;
    let id = site.start_checkout(&token, json!({})).await;
    for (folder, texts) in [
        ("", ["Your order", "$68.00</strong>", "Continue to delivery", "Germany"].map(str::to_owned)),
        ("/de", ["Ihre Bestellung", "Straße und Hausnummer", "Weiter zur Lieferung", "Deutschland"].map(str::to_owned)),
        (
            "/ar",
            ["طلبك", "الشارع ورقم المبنى", "ألمانيا", "\u{2067}\u{200f}68.00\u{a0}US$\u{200e}\u{2069}"]
                .map(str::to_owned),
        ),
    ] {
        let callbacks = json!({ "thankYouPageUrl": format!("{STORE}{folder}/thank-you") });
        let redirect = json!({ "ecomCheckout": { "checkoutId": id }, "callbacks": callbacks });
        let address = site.redirect(&token, redirect).await;
        let page = Browser::new().get(&address).await;
        assert!(page.text.contains("<details><summary>"), "{}", page.text);
        for text in texts {
            assert!(page.text.contains(&text), "{text}: {}", page.text);
        }
    }
}

#[tokio::test]
async fn a_password_reset_mail_has_the_language_of_the_page() {
    let site = Site::start().await;
    let browser = Browser::new();
    let address = format!("{}/pages/forgot?lang=de", site.base);
    let form = browser.get(&address).await.field("form");
    let sent = [("form", form.as_str()), ("email", "iris@example.com")];
    let page = browser.post(&format!("{}/pages/forgot", site.base), &sent).await;
    assert!(page.text.contains("Prüfen Sie Ihr Postfach"), "{}", page.text);
    let outbox = browser.get(&format!("{}/outbox", site.base)).await;
    assert!(outbox.text.contains("Passwort zurücksetzen"), "{}", outbox.text);
    assert!(outbox.text.contains("<a href=\"/outbox/1\">As HTML</a>"), "{}", outbox.text);
    let mail = browser.get(&format!("{}/outbox/1", site.base)).await;
    assert!(mail.text.contains("<html lang=\"de\" dir=\"ltr\">"), "{}", mail.text);
}

#[tokio::test]
async fn a_registration_on_a_german_page_sends_german_mails() {
    let site = Site::start().await;
    site.settings(json!({ "emailVerification": true })).await;
    let browser = Browser::new();
    let address = login_from(&site, "/de").await;
    let form = browser.get(&address).await.field("form");
    let session = session(&address);
    let sent = [
        ("session", session.as_str()),
        ("form", form.as_str()),
        ("email", "neu@example.com"),
        ("password", "correct horse battery"),
    ];
    let registered = browser.post(&format!("{}/pages/register", site.base), &sent).await;
    let page = site.follow(&browser, &registered).await;
    assert!(page.text.contains("6-stelligen Code an"), "{}", page.text);
    let outbox = browser.get(&format!("{}/outbox", site.base)).await;
    assert!(outbox.text.contains("E-Mail-Adresse bestätigen"), "{}", outbox.text);
}
