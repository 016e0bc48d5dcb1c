//! The rule of what a buyer can ask for about an order: to cancel it, or to return items.

use super::super::status::Sent;
use crate::base::{ApiError, Millis, clock::seconds};

/// The reason why a buyer cannot ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    NotOffered,
    OrderClosed,
    AlreadyRequested,
    AlreadyFulfilled,
    NothingToReturn,
    TooLate,
    QuantityTooHigh,
}

impl Refusal {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::NotOffered => "REQUESTS_NOT_OFFERED",
            Self::OrderClosed => "ORDER_ALREADY_CLOSED",
            Self::AlreadyRequested => "ALREADY_REQUESTED",
            Self::AlreadyFulfilled => "ORDER_ALREADY_FULFILLED",
            Self::NothingToReturn => "NOTHING_TO_RETURN",
            Self::TooLate => "RETURN_PERIOD_ENDED",
            Self::QuantityTooHigh => "RETURN_QUANTITY_TOO_HIGH",
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let text = match refusal {
            Refusal::NotOffered => "The shop does not take this request",
            Refusal::OrderClosed => "The order is cancelled or declined",
            Refusal::AlreadyRequested => "The cancellation has been requested already",
            Refusal::AlreadyFulfilled => "Items of the order have been sent already",
            Refusal::NothingToReturn => "No item of the order can be returned",
            Refusal::TooLate => "The time for returns has ended",
            Refusal::QuantityTooHigh => "No more can be returned than was sent, and is neither returned nor requested",
        };
        Self::conflict(refusal.code(), text)
    }
}

/// The quantities of a line that count for returns.
#[derive(Debug, Clone, Copy)]
pub(super) struct LineFacts {
    pub(super) sent: Sent,
    /// The quantity of open requests.
    pub(super) open: i64,
    /// The quantity of accepted requests.
    pub(super) accepted: i64,
    /// Whether the line is sent: no file and no gift card.
    pub(super) is_sent: bool,
}

/// The quantity of a line that can be returned: sent, and neither refunded nor requested. A refund applies to unsent
/// items first; an accepted return counts, refunded by its line or by an amount.
pub(super) const fn returnable(line: &LineFacts) -> i64 {
    if !line.is_sent {
        return 0;
    }
    let kept = line.sent.bought - line.sent.refunded;
    let refunded = if line.sent.sent > kept { line.sent.sent - kept } else { 0 };
    let returned = if refunded > line.accepted { refunded } else { line.accepted };
    let left = line.sent.sent - returned - line.open;
    if left > 0 { left } else { 0 }
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
    pub(super) lines: Vec<(String, LineFacts)>,
    pub(super) now: Millis,
}

/// The requests that the buyer of an order can make.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) cancel: Result<(), Refusal>,
    pub(crate) returns: Result<Returns, Refusal>,
}

/// The items that can be returned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Returns {
    /// The id of each line, with the largest quantity.
    pub(crate) lines: Vec<(String, i64)>,
    /// The end of the time for returns.
    pub(crate) until: Millis,
}

impl Offer {
    pub(super) fn of(facts: &Facts) -> Self {
        Self { cancel: cancel(facts), returns: returns(facts) }
    }
}

const fn cancel(facts: &Facts) -> Result<(), Refusal> {
    if !facts.may_cancel {
        Err(Refusal::NotOffered)
    } else if facts.is_closed {
        Err(Refusal::OrderClosed)
    } else if !facts.is_unfulfilled {
        Err(Refusal::AlreadyFulfilled)
    } else if facts.has_open_cancel {
        Err(Refusal::AlreadyRequested)
    } else {
        Ok(())
    }
}

fn returns(facts: &Facts) -> Result<Returns, Refusal> {
    if facts.return_days == 0 {
        return Err(Refusal::NotOffered);
    }
    if facts.is_closed {
        return Err(Refusal::OrderClosed);
    }
    let until = facts.last_sent.ok_or(Refusal::NothingToReturn)? + seconds(i64::from(facts.return_days) * 86_400);
    if facts.now > until {
        return Err(Refusal::TooLate);
    }
    let lines = facts.lines.iter().map(|(id, line)| (id.clone(), returnable(line)));
    let lines: Vec<(String, i64)> = lines.filter(|(_, quantity)| *quantity > 0).collect();
    if lines.is_empty() { Err(Refusal::NothingToReturn) } else { Ok(Returns { lines, until }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = seconds(86_400);

    fn line(bought: i64, sent: i64, refunded: i64, open: i64, accepted: i64) -> LineFacts {
        LineFacts { sent: Sent { bought, refunded, sent }, open, accepted, is_sent: true }
    }

    #[test]
    fn a_line_returns_what_was_sent_and_is_neither_refunded_nor_requested() {
        for (line, quantity) in [
            (line(2, 0, 0, 0, 0), 0),
            (line(3, 2, 0, 0, 0), 2),
            // The refunded item is the unsent one.
            (line(3, 2, 1, 0, 0), 2),
            (line(3, 2, 2, 0, 0), 1),
            (line(3, 2, 3, 0, 0), 0),
            (line(3, 3, 0, 1, 0), 2),
            (line(3, 3, 0, 4, 0), 0),
            // An accepted return that was refunded by its line counts once.
            (line(3, 3, 1, 0, 1), 2),
            // An accepted return that was refunded by an amount.
            (line(3, 3, 0, 0, 1), 2),
            (line(3, 2, 2, 1, 1), 0),
            (LineFacts { is_sent: false, ..line(2, 2, 0, 0, 0) }, 0),
        ] {
            assert_eq!(returnable(&line), quantity, "{line:?}");
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
            lines: vec![("a".to_owned(), line(2, 2, 0, 0, 0)), ("b".to_owned(), line(1, 0, 0, 0, 0))],
            now: 30 * DAY,
        }
    }

    #[test]
    fn a_return_is_offered_until_the_days_after_the_last_parcel_have_passed() {
        let offered = Ok(Returns { lines: vec![("a".to_owned(), 2)], until: 30 * DAY });
        for (facts, returns) in [
            (facts(), offered),
            (Facts { now: 30 * DAY + 1, ..facts() }, Err(Refusal::TooLate)),
            (Facts { return_days: 0, ..facts() }, Err(Refusal::NotOffered)),
            (Facts { is_closed: true, ..facts() }, Err(Refusal::OrderClosed)),
            (Facts { last_sent: None, ..facts() }, Err(Refusal::NothingToReturn)),
            (Facts { lines: Vec::new(), ..facts() }, Err(Refusal::NothingToReturn)),
        ] {
            assert_eq!(Offer::of(&facts).returns, returns, "{facts:?}");
        }
    }

    #[test]
    fn a_cancellation_is_offered_once_and_until_an_item_is_fulfilled() {
        let open = || Facts { is_unfulfilled: true, last_sent: None, ..facts() };
        for (facts, cancel) in [
            (open(), Ok(())),
            (facts(), Err(Refusal::AlreadyFulfilled)),
            (Facts { has_open_cancel: true, ..open() }, Err(Refusal::AlreadyRequested)),
            (Facts { is_closed: true, ..open() }, Err(Refusal::OrderClosed)),
            (Facts { may_cancel: false, ..open() }, Err(Refusal::NotOffered)),
        ] {
            assert_eq!(Offer::of(&facts).cancel, cancel, "{facts:?}");
        }
    }
}
