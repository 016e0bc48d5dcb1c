//! The content of the hosted checkout's form.

use super::super::layout::FormError;
use crate::cart::checkout::StoredCheckout;
use crate::cart::{Basket, Estimate};
use crate::rules::TipSettings;

/// The form's content.
#[derive(Debug, Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) token: &'a str,
    pub(super) secret: &'a str,
    /// The way back to the cart.
    pub(super) back: Option<&'a str>,
    /// The store's login page, for visitors.
    pub(super) log_in: Option<&'a str>,
    pub(super) checkout: &'a StoredCheckout,
    pub(super) basket: &'a Basket,
    pub(super) estimate: &'a Estimate,
    /// The tips on offer.
    pub(super) tips: &'a TipSettings,
    pub(super) errors: &'a [FormError],
}
