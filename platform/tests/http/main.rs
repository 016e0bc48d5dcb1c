//! The platform over HTTP, on a real listener.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

#[path = "../samples/mod.rs"]
mod samples;

mod access;
mod access_table;
mod badges;
mod billing;
mod bounds;
mod buyers_choice;
mod captcha;
mod cart;
mod cart_bounds;
mod cart_kinds;
mod cart_life;
mod cart_v2;
mod cart_v2_life;
mod cart_v2_orders;
mod catalog;
mod catalog_bulk;
mod catalog_collections;
mod catalog_counts;
mod catalog_events;
mod catalog_imports;
mod catalog_inventory;
mod catalog_lists;
mod catalog_media;
mod catalog_shared;
mod catalog_shared_bulk;
mod catalog_v3;
mod catalog_v3_bulk;
mod catalog_versions;
mod catalog_writes;
mod categories;
mod checkout;
mod checkout_calls;
mod checkout_page;
mod client_credentials;
mod declared_fields;
mod differences;
mod durability;
mod ended_sessions;
mod event_bodies;
mod exposure;
mod generated;
mod grants;
mod graphql;
mod growth;
mod guest_orders;
mod hostile;
mod identity;
mod invoices;
mod jobs;
mod languages;
mod login;
mod media;
mod media_products;
mod media_refused;
mod media_served;
mod members;
mod members_change;
mod members_hostile;
mod members_owner;
mod mfa;
mod oauth;
mod older_orders;
mod order_contents;
mod order_files;
mod order_requests;
mod order_writes;
mod orders;
mod owner_mails;
mod owner_orders;
mod page_languages;
mod payments;
mod people;
mod places;
mod product_groups;
mod programs;
mod protocol;
mod race;
mod reads;
mod recorded;
mod recovery;
mod redirects;
mod restore;
mod rules;
mod sampling;
mod seeds;
mod settings;
mod shape;
mod shop;
mod siblings;
mod site;
mod throttles;
mod totals;
mod update;
mod verification;
mod webhooks;
mod wishlists;
mod workbench;
