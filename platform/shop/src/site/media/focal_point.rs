//! The focal point of a picture: the point to keep visible when cropping.

use base::Checks;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A point in millionths of a picture's width and height, from the top left corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FocalPoint {
    pub(crate) x: u32,
    pub(crate) y: u32,
}

const WHOLE: f64 = 1_000_000.0;

impl FocalPoint {
    /// Parses `{ "x": 0.5, "y": 0.25 }`, fractions from 0 to 1.
    pub(crate) fn read(given: &Value, field: &str, checks: &mut Checks) -> Option<Self> {
        let mut part = |name: &str| {
            let fraction = given.get(name).and_then(Value::as_f64).filter(|fraction| (0.0..=1.0).contains(fraction));
            if fraction.is_none() {
                checks.refuse(format!("{field}.{name}"), "FORMAT", "is no fraction from 0 to 1");
            }
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to a million")]
            fraction.map(|fraction| (fraction * WHOLE).round() as u32)
        };
        let (x, y) = (part("x"), part("y"));
        Some(Self { x: x?, y: y? })
    }

    /// The point as fractions of width and height.
    pub(crate) fn fractions(self) -> (f64, f64) {
        (f64::from(self.x) / WHOLE, f64::from(self.y) / WHOLE)
    }

    pub(crate) fn to_json(self) -> Value {
        let (x, y) = self.fractions();
        json!({ "x": x, "y": y })
    }
}
