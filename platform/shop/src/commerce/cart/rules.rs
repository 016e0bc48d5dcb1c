//! The rules that totals depend on, parsed once per revision.

use crate::commerce::pricing::tax_rules::TaxTables;
use crate::commerce::rules::{self, Fee, OrdersSettings, ShippingOption, TaxExemptGroup};
use crate::site;
use crate::site::SiteSettings;
use base::{Reading, Result, db::lock};
use rusqlite::Connection;
use std::sync::{Arc, Mutex};

#[derive(Debug)]
pub struct Rules {
    /// Incremented by each change of the rules, item terms or site settings.
    pub(super) revision: i64,
    pub(crate) settings: SiteSettings,
    pub(crate) taxes: TaxTables,
    pub shipping: Vec<ShippingOption>,
    pub(crate) fees: Vec<Fee>,
    pub(crate) orders: OrdersSettings,
    pub(crate) exempt_groups: Vec<TaxExemptGroup>,
}

#[derive(Debug, Default)]
struct KeptRules(Mutex<Option<Arc<Rules>>>);

impl Rules {
    /// The current rules.
    pub(crate) fn now(reading: &Reading<'_>) -> Result<Arc<Self>> {
        let revision = rules::revision(reading)?;
        let kept = reading.shop.states.of_content::<KeptRules>();
        if let Some(known) = lock(&kept.0).as_ref().filter(|known| known.revision == revision) {
            return Ok(Arc::clone(known));
        }
        let read = Arc::new(Self::read(reading, revision)?);
        *lock(&kept.0) = Some(Arc::clone(&read));
        Ok(read)
    }

    fn read(connection: &Connection, revision: i64) -> Result<Self> {
        let settings = site::read_settings(connection)?;
        Ok(Self {
            revision,
            taxes: TaxTables {
                mode: settings.tax_mode,
                auto: settings.auto_tax,
                rules: rules::all(connection)?,
                automatic: rules::all(connection)?,
            },
            settings,
            shipping: rules::all(connection)?,
            fees: rules::all(connection)?,
            orders: rules::only(connection)?,
            exempt_groups: rules::all(connection)?,
        })
    }
}
