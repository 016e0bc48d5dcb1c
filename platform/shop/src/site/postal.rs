//! The written form of an address: its lines in the order of its country, the same as the store's.

use super::countries;
use base::language::Language;
use cartwright::resources::cart::Address;

/// An address in postal lines; missing parts are left out.
pub(crate) fn lines(language: Language, address: &Address) -> Vec<String> {
    let text = |part: &Option<String>| part.clone().unwrap_or_default();
    let country = text(&address.country);
    let (city, region, postcode) = (text(&address.city), region(&country, address), text(&address.postal_code));
    let street = [street(address), text(&address.address_line2)];
    let street: Vec<String> = street.into_iter().filter(|line| !line.is_empty()).collect();
    let part = |letter| match letter {
        'A' => Some(street.join("\n")),
        'C' => Some(city.clone()),
        'S' => Some(region.clone()),
        'Z' => Some(postcode.clone()),
        _ => None,
    };
    let format = countries::format(&country);
    let mut rows: Vec<&str> = format.split('|').collect();
    if !format.contains('C') {
        // Writes the city even where addresses of the country have none.
        let street = rows.iter().position(|row| row.contains('A')).unwrap_or_default();
        rows.insert(street.saturating_add(1), "C");
    }
    let written = rows.into_iter().map(|row| row_text(row, part)).collect::<Vec<_>>().join("\n");
    let named = language.country(&country).unwrap_or(&country);
    let all = written.lines().chain([named]);
    all.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// An address in one line.
pub fn line(language: Language, address: &Address) -> String {
    lines(language, address).join(", ")
}

/// A row of a format with the present parts, and the signs between them.
fn row_text(row: &str, part: impl Fn(char) -> Option<String>) -> String {
    let (mut text, mut between, mut follows_part) = (String::new(), String::new(), true);
    for letter in row.chars() {
        match part(letter) {
            Some(value) => {
                if !value.is_empty() {
                    let sign = if text.is_empty() { "" } else { &between };
                    text = [&text, sign, &value].concat();
                }
                follows_part = true;
            }
            None => {
                if follows_part {
                    between.clear();
                }
                between.push(letter);
                follows_part = false;
            }
        }
    }
    text
}

/// The street with the house number.
fn street(address: &Address) -> String {
    if let Some(line) = address.address_line.as_deref().filter(|line| !line.is_empty()) {
        return line.to_owned();
    }
    let parts = address.street_address.as_ref().map(|street| [street.number.as_deref(), street.name.as_deref()]);
    let parts: Vec<&str> = parts.into_iter().flatten().flatten().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// A region's code where addresses use it, else its name if known.
fn region(country: &str, address: &Address) -> String {
    let text = address.subdivision.as_deref().unwrap_or_default();
    if let Some(code) = countries::region_code(country, text) {
        return code.to_owned();
    }
    let code = text.split_once('-').filter(|(of, code)| of.len() == 2 && !code.is_empty()).map(|(_, code)| code);
    let full = address.subdivision_fullname.as_deref().filter(|name| !name.is_empty());
    match (full, code) {
        (Some(name), Some(_)) => name.to_owned(),
        (None, Some(code)) if code.bytes().all(|letter| letter.is_ascii_uppercase()) => code.to_owned(),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn an_address_is_written_in_the_order_of_its_country() {
        let cases: [(Value, &[&str]); 7] = [
            (
                json!({ "addressLine": "1 Main Street", "city": "Hudson", "subdivision": "US-NY", "postalCode": "12534", "country": "US" }),
                &["1 Main Street", "Hudson, NY 12534", "United States"],
            ),
            (
                json!({ "streetAddress": { "number": "5", "name": "Hauptstraße" }, "city": "München", "subdivision": "DE-BY", "postalCode": "80331", "country": "DE" }),
                &["5 Hauptstraße", "80331 München", "Germany"],
            ),
            (
                json!({ "addressLine": "1 High St", "addressLine2": "Flat 2", "city": "Leeds", "postalCode": "LS1 1AA", "country": "GB" }),
                &["1 High St", "Flat 2", "Leeds", "LS1 1AA", "United Kingdom"],
            ),
            (
                json!({ "addressLine": "2-1", "city": "Chiyoda-ku", "subdivision": "JP-13", "subdivisionFullname": "Tokyo", "postalCode": "100-0001", "country": "JP" }),
                &["2-1, Tokyo", "Chiyoda-ku", "100-0001", "Japan"],
            ),
            (json!({ "city": "Hudson", "subdivision": "NY" }), &["Hudson, NY"]),
            (json!({ "country": "US", "city": "Hudson", "postalCode": "12534" }), &["Hudson 12534", "United States"]),
            (json!({}), &[]),
        ];
        for (address, expected) in cases {
            assert_eq!(lines(Language::English, &serde_json::from_value(address).unwrap()), expected);
        }
    }
}
