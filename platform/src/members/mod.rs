//! Members: what the site knows of those who sign in.

mod profile;
mod record;

pub(crate) use profile::get_my;
pub(crate) use record::{create, first_phone, signed_in};
