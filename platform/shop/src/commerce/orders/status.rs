//! An order's statuses, derived from its payments and fulfillments, and their transitions.

use cartwright::resources::orders::{FulfillmentStatus, OrderStatus, PaymentStatus};
use rust_decimal::Decimal;

/// The amounts that determine an order's payment status.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Balance {
    pub(crate) total: Decimal,
    /// The sum of payments, before refunds.
    pub(crate) paid: Decimal,
    pub(crate) refunded: Decimal,
    /// Refunds not yet confirmed by the provider.
    pub(crate) pending_refund: Decimal,
    /// The authorized amount that is neither captured nor voided.
    pub(crate) authorized: Decimal,
    /// The sum of pending payments.
    pub(crate) pending: Decimal,
    /// Whether the provider declined the last attempt.
    pub(crate) declined: bool,
    /// Whether an authorization was voided.
    pub(crate) voided: bool,
}

impl Balance {
    /// The amount due; negative after an overpayment. A refund first returns the overpayment, then pays for returned
    /// goods: it makes nothing due again.
    pub(crate) fn owed(&self) -> Decimal {
        let unpaid = self.total - self.paid;
        if self.refunded.is_zero() {
            unpaid
        } else if self.refunded >= self.paid {
            Decimal::ZERO
        } else if unpaid > Decimal::ZERO {
            unpaid
        } else {
            (unpaid + self.refunded).min(Decimal::ZERO)
        }
    }
}

pub(crate) fn payment(balance: &Balance) -> PaymentStatus {
    if balance.refunded > Decimal::ZERO {
        return if balance.refunded >= balance.paid {
            PaymentStatus::FullyRefunded
        } else {
            PaymentStatus::PartiallyRefunded
        };
    }
    if balance.paid >= balance.total {
        PaymentStatus::Paid
    } else if balance.paid > Decimal::ZERO {
        PaymentStatus::PartiallyPaid
    } else if balance.pending > Decimal::ZERO {
        PaymentStatus::Pending
    } else if balance.authorized > Decimal::ZERO {
        PaymentStatus::NotPaid
    } else if balance.declined {
        PaymentStatus::Declined
    } else if balance.voided {
        PaymentStatus::Canceled
    } else {
        PaymentStatus::NotPaid
    }
}

/// A line's quantities: bought, refunded and shipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sent {
    pub(crate) bought: i64,
    pub(crate) refunded: i64,
    pub(crate) sent: i64,
}

impl Sent {
    /// The quantity still to ship. A refund applies to unshipped items first.
    pub(crate) fn left(self) -> i64 {
        (self.bought - self.refunded - self.sent).max(0)
    }
}

/// The fulfillment status; `lines` excludes lines that need no fulfillment.
pub(crate) fn fulfillment(lines: &[Sent], canceled: bool) -> FulfillmentStatus {
    let any = lines.iter().any(|line| line.sent > 0);
    let all = lines.iter().all(|line| line.left() == 0);
    let is_refunded = all && lines.iter().any(|line| line.refunded > 0);
    if !any && (canceled || is_refunded) {
        FulfillmentStatus::Canceled
    } else if all {
        FulfillmentStatus::Fulfilled
    } else if any {
        FulfillmentStatus::PartiallyFulfilled
    } else {
        FulfillmentStatus::NotFulfilled
    }
}

/// Whether an order may change from one status to another.
pub(crate) fn may_become(from: &OrderStatus, to: &OrderStatus) -> bool {
    use OrderStatus::{Approved, Canceled, Initialized, Pending, Rejected};
    matches!(
        (from, to),
        (Initialized, Approved | Pending | Rejected) | (Pending, Approved | Rejected) | (Approved, Canceled)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn balance(total: i64, paid: i64, refunded: i64) -> Balance {
        Balance { total: total.into(), paid: paid.into(), refunded: refunded.into(), ..Balance::default() }
    }

    #[test]
    fn the_payment_status_follows_from_the_balance() {
        for (sums, status) in [
            (balance(10, 0, 0), PaymentStatus::NotPaid),
            (balance(0, 0, 0), PaymentStatus::Paid),
            (balance(10, 4, 0), PaymentStatus::PartiallyPaid),
            (balance(10, 10, 0), PaymentStatus::Paid),
            (balance(10, 10, 3), PaymentStatus::PartiallyRefunded),
            (balance(10, 4, 4), PaymentStatus::FullyRefunded),
            (balance(10, 10, 10), PaymentStatus::FullyRefunded),
        ] {
            assert_eq!(payment(&sums), status, "{sums:?}");
        }
        let pending = Balance { pending: Decimal::TEN, ..balance(10, 0, 0) };
        assert_eq!(payment(&pending), PaymentStatus::Pending);
        let held = Balance { authorized: Decimal::TEN, ..balance(10, 0, 0) };
        assert_eq!(payment(&held), PaymentStatus::NotPaid);
        let declined = Balance { declined: true, ..balance(10, 0, 0) };
        assert_eq!(payment(&declined), PaymentStatus::Declined);
        let voided = Balance { voided: true, ..balance(10, 0, 0) };
        assert_eq!(payment(&voided), PaymentStatus::Canceled);
    }

    #[test]
    fn a_refund_does_not_increase_the_amount_due() {
        for (sums, owed) in [
            (balance(10, 0, 0), 10),
            (balance(10, 4, 0), 6),
            (balance(10, 10, 3), 0),
            (balance(10, 10, 10), 0),
            (balance(10, 4, 4), 0),
            (balance(10, 4, 1), 6),
            (balance(10, 12, 0), -2),
            (balance(10, 12, 2), 0),
            (balance(10, 12, 1), -1),
            (balance(10, 12, 5), 0),
        ] {
            assert_eq!(sums.owed(), Decimal::from(owed), "{sums:?}");
        }
    }

    #[test]
    fn the_fulfillment_status_follows_from_the_lines() {
        let line = |bought, sent| Sent { bought, sent, refunded: 0 };
        let returned = |bought, refunded, sent| Sent { bought, refunded, sent };
        for (lines, canceled, status) in [
            (vec![line(2, 0), line(1, 0)], false, FulfillmentStatus::NotFulfilled),
            (vec![line(2, 1), line(1, 0)], false, FulfillmentStatus::PartiallyFulfilled),
            (vec![line(2, 2), line(1, 0)], false, FulfillmentStatus::PartiallyFulfilled),
            (vec![line(2, 2), line(1, 1)], false, FulfillmentStatus::Fulfilled),
            (vec![], false, FulfillmentStatus::Fulfilled),
            (vec![line(2, 0)], true, FulfillmentStatus::Canceled),
            (vec![], true, FulfillmentStatus::Canceled),
            (vec![line(2, 1)], true, FulfillmentStatus::PartiallyFulfilled),
            (vec![line(2, 2)], true, FulfillmentStatus::Fulfilled),
            (vec![returned(2, 1, 0)], false, FulfillmentStatus::NotFulfilled),
            (vec![returned(2, 1, 1)], false, FulfillmentStatus::Fulfilled),
            (vec![returned(2, 2, 0)], false, FulfillmentStatus::Canceled),
            (vec![returned(2, 2, 2)], false, FulfillmentStatus::Fulfilled),
            (vec![returned(2, 2, 0), line(1, 0)], false, FulfillmentStatus::NotFulfilled),
            (vec![returned(2, 2, 0), line(1, 1)], false, FulfillmentStatus::Fulfilled),
        ] {
            assert_eq!(fulfillment(&lines, canceled), status, "{lines:?} {canceled}");
        }
    }

    proptest! {
        #[test]
        fn an_order_with_a_refund_never_has_the_status_paid(total in 0_i64..1000, paid in 0_i64..1000, refunded in 1_i64..1000) {
            let refunded = refunded.min(paid);
            prop_assume!(refunded > 0);
            let status = payment(&balance(total, paid, refunded));
            prop_assert!(matches!(status, PaymentStatus::PartiallyRefunded | PaymentStatus::FullyRefunded));
        }
    }

    #[test]
    fn an_order_status_only_moves_forward() {
        use OrderStatus::{Approved, Canceled, Initialized, Pending, Rejected};
        let all = [Initialized, Pending, Approved, Rejected, Canceled];
        let allowed: Vec<(&str, &str)> = all
            .iter()
            .flat_map(|from| all.iter().map(move |to| (from, to)))
            .filter(|(from, to)| may_become(from, to))
            .map(|(from, to)| (from.as_str(), to.as_str()))
            .collect();
        assert_eq!(
            allowed,
            [
                ("INITIALIZED", "PENDING"),
                ("INITIALIZED", "APPROVED"),
                ("INITIALIZED", "REJECTED"),
                ("PENDING", "APPROVED"),
                ("PENDING", "REJECTED"),
                ("APPROVED", "CANCELED"),
            ]
        );
    }
}
