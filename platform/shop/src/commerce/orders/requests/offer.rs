//! The rule of what a buyer can ask for about an order: to cancel it, or to return items.

use super::super::status::Sent;
use base::{Millis, clock::seconds, language::RequestText};

/// The quantity of a line that can be returned: sent, and neither refunded nor requested. A refund applies to unsent
/// items first; an accepted return counts, refunded by its line or by an amount.
pub(super) fn returnable(line: Sent, open: i64, accepted: i64) -> i64 {
    let refunded = (line.sent + line.refunded - line.bought).max(0);
    (line.sent - refunded.max(accepted) - open).max(0)
}

/// The facts of an order that decide what its buyer can ask for.
#[derive(Debug, Clone)]
pub(super) struct Facts {
    pub(super) may_cancel: bool,
    /// The number of days for returns; 0 for none.
    pub(super) return_days: u32,
    /// Whether the order is cancelled or declined.
    pub(super) is_closed: bool,
    /// Whether no item has been sent or delivered.
    pub(super) is_unfulfilled: bool,
    pub(super) has_open_cancel: bool,
    /// The time of the last parcel.
    pub(super) last_sent: Option<Millis>,
    /// The id of each line that can be returned, with the quantity.
    pub(super) lines: Vec<(String, i64)>,
    pub(super) now: Millis,
}

/// The requests that the buyer of an order can make, or the reason against each.
#[derive(Debug, PartialEq, Eq)]
pub struct Offer {
    pub cancel: Result<(), RequestText>,
    pub returns: Result<Returns, RequestText>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Returns {
    /// The id of each line, with the largest quantity.
    pub lines: Vec<(String, i64)>,
    /// The end of the time for returns.
    pub until: Millis,
}

impl Offer {
    pub(super) fn of(facts: Facts) -> Self {
        let cancel = match facts {
            Facts { may_cancel: false, .. } => Err(RequestText::NotOffered),
            Facts { is_closed: true, .. } => Err(RequestText::OrderClosed),
            Facts { is_unfulfilled: false, .. } => Err(RequestText::AlreadyFulfilled),
            Facts { has_open_cancel: true, .. } => Err(RequestText::AlreadyRequested),
            _ => Ok(()),
        };
        let until = facts.last_sent.map(|sent| sent + seconds(i64::from(facts.return_days) * 86_400));
        let returns = match until {
            _ if facts.return_days == 0 => Err(RequestText::NotOffered),
            _ if facts.is_closed => Err(RequestText::OrderClosed),
            Some(until) if facts.now > until => Err(RequestText::TooLate),
            Some(until) if !facts.lines.is_empty() => Ok(Returns { lines: facts.lines, until }),
            _ => Err(RequestText::NothingToReturn),
        };
        Self { cancel, returns }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = seconds(86_400);

    #[test]
    fn a_line_returns_what_was_sent_and_is_neither_refunded_nor_requested() {
        for ((bought, sent, refunded, open, accepted), quantity) in [
            ((2, 0, 0, 0, 0), 0),
            ((3, 2, 0, 0, 0), 2),
            // The refunded item is the unsent one.
            ((3, 2, 1, 0, 0), 2),
            ((3, 2, 2, 0, 0), 1),
            ((3, 2, 3, 0, 0), 0),
            ((3, 3, 0, 1, 0), 2),
            ((3, 3, 0, 4, 0), 0),
            // An accepted return that was refunded by its line counts once.
            ((3, 3, 1, 0, 1), 2),
            // An accepted return that was refunded by an amount.
            ((3, 3, 0, 0, 1), 2),
            ((3, 2, 2, 1, 1), 0),
        ] {
            let line = Sent { bought, refunded, sent };
            assert_eq!(returnable(line, open, accepted), quantity, "{line:?} {open} {accepted}");
        }
    }

    fn facts() -> Facts {
        Facts {
            may_cancel: true,
            return_days: 30,
            is_closed: false,
            is_unfulfilled: false,
            has_open_cancel: false,
            last_sent: Some(0),
            lines: vec![("a".to_owned(), 2)],
            now: 30 * DAY,
        }
    }

    #[test]
    fn a_return_is_offered_until_the_days_after_the_last_parcel_have_passed() {
        let offered = Ok(Returns { lines: vec![("a".to_owned(), 2)], until: 30 * DAY });
        for (facts, returns) in [
            (facts(), offered),
            (Facts { now: 30 * DAY + 1, ..facts() }, Err(RequestText::TooLate)),
            (Facts { return_days: 0, ..facts() }, Err(RequestText::NotOffered)),
            (Facts { is_closed: true, ..facts() }, Err(RequestText::OrderClosed)),
            (Facts { last_sent: None, ..facts() }, Err(RequestText::NothingToReturn)),
            (Facts { lines: Vec::new(), ..facts() }, Err(RequestText::NothingToReturn)),
        ] {
            assert_eq!(Offer::of(facts.clone()).returns, returns, "{facts:?}");
        }
    }

    #[test]
    fn a_cancellation_is_offered_once_and_until_an_item_is_fulfilled() {
        let open = || Facts { is_unfulfilled: true, last_sent: None, ..facts() };
        for (facts, cancel) in [
            (open(), Ok(())),
            (facts(), Err(RequestText::AlreadyFulfilled)),
            (Facts { has_open_cancel: true, ..open() }, Err(RequestText::AlreadyRequested)),
            (Facts { is_closed: true, ..open() }, Err(RequestText::OrderClosed)),
            (Facts { may_cancel: false, ..open() }, Err(RequestText::NotOffered)),
        ] {
            assert_eq!(Offer::of(facts.clone()).cancel, cancel, "{facts:?}");
        }
    }
}
