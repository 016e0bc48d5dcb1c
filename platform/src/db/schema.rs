//! The tables, and how an older database becomes a newer one.

use rusqlite::Connection;

/// Each step brings a database from its place in this list to the next; steps are only ever added.
const STEPS: &[&str] = &[
    include_str!("schema_1.sql"),
    include_str!("schema_2.sql"),
    include_str!("schema_3.sql"),
    include_str!("schema_4.sql"),
    include_str!("schema_5.sql"),
    include_str!("schema_6.sql"),
    include_str!("schema_7.sql"),
    include_str!("schema_8.sql"),
    include_str!("schema_9.sql"),
];

/// Runs the steps that a database has not had. False if it is newer than this program.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<bool> {
    let transaction = connection.transaction()?;
    let version: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let newest = u32::try_from(STEPS.len()).unwrap_or(u32::MAX);
    if version > newest {
        return Ok(false);
    }
    for (_, step) in (0_u32..).zip(STEPS).filter(|(number, _)| *number >= version) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", newest)?;
    transaction.commit()?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{catalog, rules};

    #[test]
    fn an_older_database_keeps_its_members_and_mails() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(STEPS[0]).unwrap();
        connection
            .execute_batch(
                "INSERT INTO members VALUES ('id', 'ada@example.com', 'hash', 5, 7);
                 INSERT INTO mails VALUES (1, 'ada@example.com', 'Your order', 'Thank you', 6);
                 PRAGMA user_version = 1;",
            )
            .unwrap();
        assert!(migrate(&mut connection).unwrap());
        let member: (String, Option<String>, String, Option<i64>) = connection
            .query_row(
                "SELECT email, password, status, last_login FROM identities JOIN members USING (id)",
                [],
                |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
            )
            .unwrap();
        let expected = (
            "ada@example.com".to_owned(),
            Some("hash".to_owned()),
            "APPROVED".to_owned(),
            Some(7),
        );
        assert_eq!(member, expected);
        let mail: (String, String) = connection
            .query_row("SELECT kind, subject FROM messages", [], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .unwrap();
        assert_eq!(mail, ("MAIL".to_owned(), "Your order".to_owned()));
        assert!(migrate(&mut connection).unwrap(), "once more changes nothing");
    }

    #[test]
    fn an_older_database_keeps_its_rules_and_carts() {
        let mut connection = Connection::open_in_memory().unwrap();
        for step in STEPS.iter().take(5) {
            connection.execute_batch(step).unwrap();
        }
        let address = r#"{"country":"US","addressLine":"41 Tannery Lane"}"#;
        connection
            .execute_batch(&format!(
                r#"INSERT INTO coupons VALUES ('c', 'TEN', '{{"id":"c","code":"TEN","name":"Ten",
                       "kind":{{"type":"fixed","value":"10.00"}},"expires":4102444800000,"active":true}}');
                   INSERT INTO tax_rules VALUES (1, '{{"country":"US","subdivision":"NY","name":"Sales tax",
                       "rate":"0.08875","taxesDelivery":true}}');
                   INSERT INTO tax_rules VALUES (2, '{{"country":"GB","subdivision":null,"name":"VAT","rate":"0.2",
                       "taxesDelivery":false}}');
                   INSERT INTO delivery_options VALUES (1, '{{"code":"post","title":"Post","regionId":"r",
                       "regionName":"R","countries":["US"],"price":"6.50","freeFrom":"75.00","maxWeight":"15",
                       "deliveryTime":"soon","pickupAddress":null}}');
                   INSERT INTO delivery_options VALUES (2, '{{"code":"fetch","title":"Fetch","regionId":"r",
                       "regionName":"R","countries":["US"],"price":"0","freeFrom":null,"maxWeight":null,
                       "deliveryTime":null,"pickupAddress":{address}}}');
                   INSERT INTO carts VALUES ('a', 'visitor:v', '{{"id":"a","updated":7,"revision":3}}');
                   PRAGMA user_version = 5;"#
            ))
            .unwrap();
        assert!(migrate(&mut connection).unwrap());
        let coupons: Vec<rules::Coupon> = rules::all(&connection).unwrap();
        assert_eq!(coupons[0].kind, rules::CouponKind::Amount("10.00".parse().unwrap()));
        assert_eq!(coupons[0].expires, Some(4_102_444_800_000));
        let taxes: Vec<rules::TaxRule> = rules::all(&connection).unwrap();
        let found: Vec<(&str, bool)> = taxes
            .iter()
            .map(|tax| (tax.jurisdiction.as_str(), tax.taxes_delivery))
            .collect();
        assert_eq!(found, [("STATE", true), ("COUNTRY", false)]);
        let options: Vec<rules::ShippingOption> = rules::all(&connection).unwrap();
        assert_eq!(options[0].rates[0].conditions.len(), 1);
        assert_eq!(options[0].free_over, Some("75.00".parse().unwrap()));
        let fetched = options[1].pickup.as_ref().unwrap();
        assert_eq!(fetched.address.address_line.as_deref(), Some("41 Tannery Lane"));
        let cart: (String, bool, i64) = connection
            .query_row("SELECT owner, is_current, updated FROM carts", [], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })
            .unwrap();
        assert_eq!(cart, ("visitor:v".to_owned(), true, 7));
    }

    #[test]
    fn an_older_database_keeps_its_catalog() {
        let mut connection = Connection::open_in_memory().unwrap();
        for step in STEPS.iter().take(6) {
            connection.execute_batch(step).unwrap();
        }
        let option = r##"{"optionType":"color","name":"Colour","choices":[{"value":"#6b7355","description":"Moss"},
            {"value":"#e3d6bd","description":"Oat"}]}"##;
        connection
            .execute_batch(&format!(
                r#"INSERT INTO collections VALUES ('c', 1, 'table', 'Table', 'table', 1,
                       '{{"id":"c","slug":"table","name":"Table","visible":true}}');
                   INSERT INTO products VALUES (7, 'p', 'mug', 'Mug', 'mug', 'HF-1', 'Hearth', NULL, 'physical', 1, 1, 1,
                       2400, 1200, 900, 'PARTIALLY_OUT_OF_STOCK', 5, 6,
                       '{{"id":"p","name":"Mug","slug":"mug","sku":"HF-1","visible":true,"productType":"physical",
                         "manageVariants":true,"brand":"Hearth","discount":{{"type":"PERCENT","value":50.0}},
                         "additionalInfoSections":[{{"title":"Care","description":"<p>Wash.</p>"}}],
                         "productOptions":[{option}]}}');
                   INSERT INTO variants VALUES ('p', 0, 'm', '{{"Colour":"Moss"}}', 2400, 1200, 900, 'HF-1-M', NULL, 1, 3, 1);
                   INSERT INTO variants VALUES ('p', 1, 'o', '{{"Colour":"Oat"}}', 2600, 1300, 900, NULL, NULL, 1, 0, 0);
                   INSERT INTO product_choices VALUES ('p', 'Colour', 'Moss');
                   INSERT INTO product_collections VALUES ('c', 'p');
                   PRAGMA user_version = 6;"#
            ))
            .unwrap();
        assert!(migrate(&mut connection).unwrap());
        catalog::adopt_older(&connection).unwrap();
        let item = catalog::find_item(&connection, "p").unwrap().unwrap();
        assert_eq!(item.collections, ["c"]);
        assert_eq!(item.shown.brand.as_deref(), Some("Hearth"));
        assert_eq!(
            item.shown.additional_info_sections.unwrap()[0].title.as_deref(),
            Some("Care")
        );
        let variants: Vec<(&str, String, String, Option<i64>)> = item
            .variants
            .iter()
            .map(|one| {
                (
                    one.id.as_str(),
                    one.full_price.to_string(),
                    one.price.to_string(),
                    one.quantity,
                )
            })
            .collect();
        assert_eq!(
            variants,
            [
                ("m", "24.00".to_owned(), "12.00".to_owned(), Some(3)),
                ("o", "26.00".to_owned(), "13.00".to_owned(), Some(0)),
            ]
        );
        let row: (i64, i64, i64, String) = connection
            .query_row(
                "SELECT numeric_id, price_min, compare_min, inventory_status FROM products",
                [],
                |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
            )
            .unwrap();
        assert_eq!(row, (7, 1200, 2400, "PARTIALLY_OUT_OF_STOCK".to_owned()));
        catalog::adopt_older(&connection).unwrap();
    }

    #[test]
    fn a_newer_database_is_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", 1000).unwrap();
        assert!(!migrate(&mut connection).unwrap());
    }
}
