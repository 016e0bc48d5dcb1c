//! The fields of a product that a call has to ask for.

use crate::base::{ApiError, access::Caller};
use cartwright::resources::products_v3::RequestedFields;
use serde_json::Value;

/// The fields that are asked for.
#[derive(Debug, Clone, Default)]
pub(crate) struct FieldSet(Vec<RequestedFields>);

impl FieldSet {
    /// Reads a list of names; in a query string it may be one name. What is not known is refused, and so is what the
    /// caller may not read.
    pub(crate) fn read(given: Option<&Value>, caller: &Caller) -> Result<Self, ApiError> {
        let listed = match given {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(listed)) => listed.iter().collect(),
            Some(one) => vec![one],
        };
        let mut fields = Vec::with_capacity(listed.len());
        for (index, name) in listed.into_iter().enumerate() {
            let name = name.as_str().unwrap_or_default();
            if !RequestedFields::KNOWN.contains(&name) {
                return Err(ApiError::field(
                    format!("fields[{index}]"),
                    "INVALID_ENUM_VALUE",
                    format!("must be one of {}", RequestedFields::KNOWN.join(", ")),
                ));
            }
            fields.push(RequestedFields::from(name));
        }
        let fields = Self(fields);
        if fields.has(&RequestedFields::MerchantData) && !caller.is_owner() {
            return Err(ApiError::application(
                axum::http::StatusCode::FORBIDDEN,
                "NO_PERMISSION_TO_READ_MERCHANT_DATA",
                "Costs and profits are the owner's to read",
            ));
        }
        Ok(fields)
    }

    /// Every field there is: what events tell.
    pub(crate) fn all() -> Self {
        Self(RequestedFields::KNOWN.iter().map(|name| RequestedFields::from(*name)).collect())
    }

    /// These fields and one more.
    pub(crate) fn with(mut self, field: RequestedFields) -> Self {
        self.0.push(field);
        self
    }

    /// Whether a field is asked for.
    pub(crate) fn has(&self, field: &RequestedFields) -> bool {
        self.0.contains(field)
    }
}
