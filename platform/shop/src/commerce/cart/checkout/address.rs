//! The addresses of the pages of checkouts.

use crate::commerce::cart::OwnedCart;
use crate::site::page_sessions::{self, RedirectSession, SessionKind};
use base::{Call, Result, Shop, access::Subject};
use cartwright::resources::redirects::Callbacks;

/// The address of a checkout's page: the one set by the owner, else the hosted one.
pub fn page_address(shop: &Shop, call: &Call, checkout: &OwnedCart) -> Result<String> {
    let (subject, family) = (call.caller.subject.clone(), call.caller.family.clone());
    page_of(shop, checkout, subject, family, call.origin.clone())
}

/// The address of a checkout's page in a mail. Its reader is not logged in, so the page shows the checkout, but nothing
/// saved in the member's account.
pub(super) fn mailed_page_address(shop: &Shop, checkout: &OwnedCart) -> Result<String> {
    page_of(shop, checkout, Subject::Visitor(String::new()), None, None)
}

fn page_of(
    shop: &Shop,
    checkout: &OwnedCart,
    subject: Subject,
    family: Option<String>,
    origin: Option<String>,
) -> Result<String> {
    if let Some(address) = &checkout.cart.override_checkout_url {
        return Ok(address.replace("{checkoutId}", &checkout.id));
    }
    let kind = SessionKind::Checkout { id: checkout.id.clone() };
    let session = RedirectSession { kind, subject, family, origin, callbacks: Callbacks::default() };
    let token = page_sessions::token(shop, &session)?;
    Ok(format!("{}/pages/checkout?session={token}", shop.public_url()))
}
