//! Events are delivered at least once, and repeated deliveries may be late: an inbox detects the new ones.

use super::envelope::Event;
use std::collections::{HashMap, HashSet, VecDeque};

/// The classification of an event by earlier events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "an event is new, repeated or late")]
pub enum Admission {
    /// A new event, and the latest of its entity so far.
    New,
    /// A repeated event.
    Repeated,
    /// A new but late event: a later event of its entity has been seen, so its entity state is outdated.
    Late,
}

/// Remembers recent events, to detect repeated and outdated ones.
///
/// ```
/// use cartwright::events::{Admission, Event, Inbox};
///
/// let event = |id: &str, sequence: &str| Event {
///     id: Some(id.into()),
///     entity_id: Some("order-1".into()),
///     entity_event_sequence: Some(sequence.into()),
///     ..Event::default()
/// };
/// let mut inbox = Inbox::with_capacity(10_000);
/// assert_eq!(inbox.admit(&event("a", "2")), Admission::New);
/// assert_eq!(inbox.admit(&event("a", "2")), Admission::Repeated);
/// assert_eq!(inbox.admit(&event("b", "1")), Admission::Late);
/// ```
#[derive(Debug)]
pub struct Inbox {
    capacity: usize,
    order: VecDeque<(String, Entity)>,
    seen: HashSet<String>,
    newest: HashMap<Entity, u64>,
}

/// An entity by its kind and id.
type Entity = (String, String);

impl Inbox {
    /// An inbox for this many events, at least one.
    #[must_use]
    pub fn with_capacity(capacity: usize) -> Self {
        Self { capacity: capacity.max(1), order: VecDeque::new(), seen: HashSet::new(), newest: HashMap::new() }
    }

    /// Records an event, and classifies it. An event without an id is always new.
    pub fn admit(&mut self, event: &Event) -> Admission {
        let Some(id) = event.id.clone() else {
            return Admission::New;
        };
        if !self.seen.insert(id.clone()) {
            return Admission::Repeated;
        }
        let entity = (event.entity_fqdn.clone().unwrap_or_default(), event.entity_id.clone().unwrap_or_default());
        self.order.push_back((id, entity.clone()));
        let sequence = event.entity_event_sequence.as_deref();
        let admission = match sequence.and_then(|text| text.parse::<u64>().ok()) {
            None => Admission::New,
            Some(sequence) => {
                let newest = self.newest.entry(entity).or_default();
                if sequence < *newest {
                    Admission::Late
                } else {
                    *newest = sequence;
                    Admission::New
                }
            }
        };
        self.forget();
        admission
    }

    /// Forgets the oldest event beyond the capacity, and its entity if no other event of it remains.
    fn forget(&mut self) {
        while self.order.len() > self.capacity {
            let Some((id, entity)) = self.order.pop_front() else {
                return;
            };
            self.seen.remove(&id);
            if !self.order.iter().any(|(_, other)| *other == entity) {
                self.newest.remove(&entity);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(id: usize, entity: &str, sequence: Option<u64>) -> Event {
        Event {
            id: Some(id.to_string()),
            entity_id: Some(entity.to_owned()),
            entity_event_sequence: sequence.map(|sequence| sequence.to_string()),
            ..Event::default()
        }
    }

    #[test]
    fn event_order_is_tracked_per_entity() {
        let mut inbox = Inbox::with_capacity(10);
        assert_eq!(inbox.admit(&event(1, "a", Some(5))), Admission::New);
        assert_eq!(inbox.admit(&event(2, "b", Some(1))), Admission::New);
        assert_eq!(inbox.admit(&event(3, "a", Some(4))), Admission::Late);
        assert_eq!(inbox.admit(&event(4, "a", None)), Admission::New);
        assert_eq!(inbox.admit(&event(3, "a", Some(4))), Admission::Repeated);
    }

    #[test]
    fn the_inbox_remembers_at_most_its_capacity() {
        let mut inbox = Inbox::with_capacity(2);
        for id in 0..100 {
            assert_eq!(inbox.admit(&event(id, &id.to_string(), Some(1))), Admission::New);
        }
        assert_eq!((inbox.order.len(), inbox.seen.len(), inbox.newest.len()), (2, 2, 2));
        assert_eq!(inbox.admit(&event(0, "0", Some(1))), Admission::New, "long forgotten");
    }
}
