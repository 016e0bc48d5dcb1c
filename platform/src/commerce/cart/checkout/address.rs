//! The addresses of the pages of checkouts.

use crate::base::{Call, Result, Shop, access::Subject};
use crate::commerce::cart::OwnedCart;
use crate::site::page_sessions::{self, Kind, RedirectSession};
use cartwright::resources::redirects::Callbacks;

/// The address of a checkout's page: the owner's, else the hosted one.
pub(crate) fn page_address(shop: &Shop, call: &Call, checkout: &OwnedCart) -> Result<String> {
    let (subject, family) = (call.caller.subject.clone(), call.caller.family.clone());
    page_of(shop, checkout, subject, family, call.origin.clone())
}

/// The address of a checkout's page for its own buyer, who has come without a token.
pub(super) fn buyers_page_address(shop: &Shop, checkout: &OwnedCart) -> Result<String> {
    page_of(shop, checkout, Subject::of_key(&checkout.owner).unwrap_or(Subject::Site), None, None)
}

fn page_of(
    shop: &Shop,
    checkout: &OwnedCart,
    subject: Subject,
    family: Option<String>,
    origin: Option<String>,
) -> Result<String> {
    if let Some(address) = &checkout.cart.override_checkout_url {
        return Ok(address.clone());
    }
    let kind = Kind::Checkout { id: checkout.id.clone() };
    let session = RedirectSession { kind, subject, family, origin, callbacks: Callbacks::default() };
    let token = page_sessions::token(shop, &session)?;
    Ok(format!("{}/pages/checkout?session={token}", shop.public_url()))
}
