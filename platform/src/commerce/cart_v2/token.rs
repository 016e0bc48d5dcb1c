//! The token that ties an order to the totals that the buyer was shown.

use crate::base::error::ApiError;
use crate::base::secret;
use crate::base::state::Shop;
use crate::commerce::cart::{Basket, Estimate};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;

/// The token of totals. It says nothing that the summary does not, and only the platform can make one.
pub(super) fn of(shop: &Shop, basket: &Basket, estimate: &Estimate) -> String {
    let totals = &estimate.totals;
    let shown = format!(
        "{}|{}|{}|{}",
        basket.cart().id,
        estimate.currency.code(),
        totals.total.normalize(),
        totals.to_charge().normalize()
    );
    let proof = secret::keyed(&shop.keys.owner_key, "price verification", &shown);
    format!("{}.{}", URL_SAFE_NO_PAD.encode(&shown), URL_SAFE_NO_PAD.encode(proof))
}

/// The refusal of an order at totals that the buyer has not seen.
pub(super) fn out_of_sync() -> ApiError {
    ApiError::bad_request(
        "CART_PRICES_OUT_OF_SYNC",
        "The totals are no longer those that were shown: work them out again and ask the buyer",
    )
}

/// Checks that a token is one of ours and that totals are still those that it was given for.
pub(super) fn check(shop: &Shop, basket: &Basket, estimate: &Estimate, token: &str) -> Result<(), ApiError> {
    if token == of(shop, basket, estimate) {
        return Ok(());
    }
    let is_ours = token.split_once('.').is_some_and(|(shown, proof)| {
        let decoded = URL_SAFE_NO_PAD.decode(shown).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        decoded.is_some_and(|shown| {
            let ours = secret::keyed(&shop.keys.owner_key, "price verification", &shown);
            secret::same(proof, &URL_SAFE_NO_PAD.encode(ours)) && shown.starts_with(&basket.cart().id)
        })
    });
    if is_ours {
        return Err(out_of_sync());
    }
    let refusal = ApiError::bad_request("INVALID_PRICE_VERIFICATION_TOKEN", "The token is not one of this cart's");
    Err(refusal.with(json!({ "token": token })))
}
