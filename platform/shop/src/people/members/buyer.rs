//! The member's details that prefill a checkout.

use super::repo;
use base::Result;
use cartwright::resources::{cart, members::Address};
use rusqlite::Connection;

#[derive(Debug, Clone)]
pub struct Buyer {
    pub email: String,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub phone: Option<String>,
    pub addresses: Vec<SavedAddress>,
}

/// A member's address, in a cart's form.
#[derive(Debug, Clone)]
pub struct SavedAddress {
    pub id: String,
    pub address: cart::Address,
}

pub fn buyer(connection: &Connection, id: &str) -> Result<Option<Buyer>> {
    let record = repo::find(connection, id)?;
    Ok(record.map(|record| {
        let contact = record.body.contact;
        Buyer {
            email: record.email,
            first_name: contact.first_name,
            last_name: contact.last_name,
            phone: contact.phones.and_then(|phones| phones.into_iter().next()),
            addresses: contact.addresses.into_iter().flatten().filter_map(saved).collect(),
        }
    }))
}

/// A selectable address: one with a country.
fn saved(address: Address) -> Option<SavedAddress> {
    let street = address.street_address.unwrap_or_default();
    let parts: Vec<String> = [street.number, street.name].into_iter().flatten().collect();
    let line = address.address_line.or_else(|| Some(parts.join(" ")).filter(|line| !line.is_empty()));
    Some(SavedAddress {
        id: address.id?,
        address: cart::Address {
            country: Some(address.country?),
            subdivision: address.subdivision,
            city: address.city,
            postal_code: address.postal_code,
            address_line: line,
            address_line2: address.address_line2,
            ..cart::Address::default()
        },
    })
}
