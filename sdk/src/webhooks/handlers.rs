//! Handlers of deliveries, by event.

use super::delivery::Delivery;
use std::fmt;

type Handler = Box<dyn Fn(&Delivery) + Send + Sync>;

/// Handlers by entity kind and event name.
#[derive(Default)]
pub struct Handlers {
    known: Vec<(String, String, Handler)>,
    otherwise: Option<Handler>,
}

impl fmt::Debug for Handlers {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.iter().map(|(fqdn, slug, _)| (fqdn, slug));
        formatter.debug_set().entries(known).finish()
    }
}

impl Handlers {
    /// No handlers.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a handler for an event of an entity kind: `created`, `updated`, `deleted`, or an action's name.
    #[must_use]
    pub fn on(
        mut self,
        entity_fqdn: impl Into<String>,
        slug: impl Into<String>,
        handler: impl Fn(&Delivery) + Send + Sync + 'static,
    ) -> Self {
        self.known.push((entity_fqdn.into(), slug.into(), Box::new(handler)));
        self
    }

    /// Adds a handler for every event without a handler of its own.
    #[must_use]
    pub fn otherwise(mut self, handler: impl Fn(&Delivery) + Send + Sync + 'static) -> Self {
        self.otherwise = Some(Box::new(handler));
        self
    }

    /// Calls the event's handlers, and returns their number.
    pub fn dispatch(&self, delivery: &Delivery) -> usize {
        let fqdn = delivery.event.entity_fqdn.as_deref();
        let slug = delivery.event.slug.as_deref();
        let mut called = 0;
        for (known_fqdn, known_slug, handler) in &self.known {
            if Some(known_fqdn.as_str()) == fqdn && Some(known_slug.as_str()) == slug {
                handler(delivery);
                called += 1;
            }
        }
        match &self.otherwise {
            Some(handler) if called == 0 => {
                handler(delivery);
                1
            }
            _ => called,
        }
    }
}
