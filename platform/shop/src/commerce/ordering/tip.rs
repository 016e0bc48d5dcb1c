//! The tip of an order, and its distribution among the staff.

use crate::commerce::cart::{self, Basket};
use crate::commerce::rules::{self, TipReceiver, TipSettings, TipSplit};
use base::{Millis, Result, clock::rfc3339, money, secret, wire};
use cartwright::resources::orders::{Tip, TipChoice, TipDistribution, TipSource, TipSplitMethod, TipStaff, TipType};
use cartwright::types::{Amount, Currency, Timestamp};
use rusqlite::Connection;
use rust_decimal::Decimal;

/// The order's tip, if the buyer gives one.
pub(super) fn tip(connection: &Connection, now: Millis, basket: &Basket) -> Result<Option<Tip>> {
    let estimate = basket.as_checkout();
    let total = estimate.totals.tip;
    let Some(chosen) = basket.cart().checkout.tip.filter(|_| !total.is_zero()) else {
        return Ok(None);
    };
    let settings: TipSettings = rules::only(connection)?;
    let parts = parts(&settings, total, estimate.currency);
    let given: Decimal = parts.iter().sum();
    let distributions = settings.staff.iter().zip(parts).map(|(receiver, amount)| {
        wire!(TipDistribution {
            id: secret::new_id(),
            staff: staff(receiver),
            amount: Amount(amount),
            created_date: Timestamp::from(rfc3339(now)),
            source: TipSource::Web
        })
    });
    let (value, kind) = match chosen {
        cart::Tip::Percent(percent) => (percent, TipType::Percentage),
        cart::Tip::Amount(amount) => (amount, TipType::Amount),
    };
    Ok(Some(wire!(Tip {
        id: secret::new_id(),
        choice: wire!(TipChoice { value: Amount(value), tip_type: kind }),
        amount: Amount(total),
        line_item_subtotal: Amount(money::round(basket.goods(), estimate.currency)),
        staff_distribution_method: (!settings.staff.is_empty()).then_some(match settings.split {
            TipSplit::Equal => TipSplitMethod::Equal,
            TipSplit::Proportional => TipSplitMethod::Proportional,
        }),
        distributions: (!settings.staff.is_empty()).then(|| distributions.collect()),
        undistributed_amount: Amount(total - given)
    })))
}

fn staff(receiver: &TipReceiver) -> TipStaff {
    wire!(TipStaff { name: receiver.name.clone(), staff_member_id: receiver.staff_member_id.clone() })
}

/// Each staff member's share, rounded down to the smallest unit; the remainder is unassigned.
fn parts(settings: &TipSettings, total: Decimal, currency: Currency) -> Vec<Decimal> {
    let weight = |receiver: &TipReceiver| match settings.split {
        TipSplit::Equal => Decimal::ONE,
        TipSplit::Proportional => receiver.weight,
    };
    let all: Decimal = settings.staff.iter().map(weight).sum();
    let part = |receiver| (total * weight(receiver)).checked_div(all).unwrap_or_default();
    let rounded = |amount: Decimal| amount.trunc_with_scale(currency.digits());
    settings.staff.iter().map(|receiver| rounded(part(receiver))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(split: TipSplit, weights: &[i64]) -> TipSettings {
        let staff = weights.iter().map(|weight| TipReceiver {
            staff_member_id: secret::new_id(),
            name: "Ada".to_owned(),
            weight: Decimal::from(*weight),
        });
        TipSettings { staff: staff.collect(), split, ..TipSettings::default() }
    }

    #[test]
    fn a_tip_is_split_equally_or_by_weight_with_rounded_down_shares() {
        let split = |split, weights: &[i64]| parts(&settings(split, weights), Decimal::new(1000, 2), Currency::USD);
        assert_eq!(split(TipSplit::Equal, &[9, 1, 0]), [Decimal::new(333, 2); 3]);
        let by_weight = [Decimal::new(750, 2), Decimal::new(250, 2), Decimal::ZERO];
        assert_eq!(split(TipSplit::Proportional, &[3, 1, 0]), by_weight);
        assert_eq!(split(TipSplit::Proportional, &[0, 0]), [Decimal::ZERO; 2]);
        assert!(split(TipSplit::Equal, &[]).is_empty());
    }
}
