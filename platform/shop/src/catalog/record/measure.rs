//! Units of measurement, for prices per unit.

use super::terms::PricePerUnit;
use base::money;
use cartwright::types::Currency;
use rust_decimal::Decimal;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dimension {
    Volume,
    Weight,
    Length,
    Area,
}

/// Converts a unit to millilitres, grams, metres or square metres; `None` if unknown.
fn measure(unit: &str) -> Option<(Dimension, Decimal)> {
    use Dimension::{Area, Length, Volume, Weight};
    let (dimension, mantissa, scale) = match unit {
        "ML" => (Volume, 1, 0),
        "CL" => (Volume, 10, 0),
        "L" => (Volume, 1000, 0),
        "CBM" => (Volume, 1_000_000, 0),
        "FLOZ" => (Volume, 295_735_295_625, 10),
        "PT" => (Volume, 473_176_473, 6),
        "QT" => (Volume, 946_352_946, 6),
        "GAL" => (Volume, 3_785_411_784, 6),
        "MG" => (Weight, 1, 3),
        "G" => (Weight, 1, 0),
        "KG" => (Weight, 1000, 0),
        "OZ" => (Weight, 28_349_523_125, 9),
        "LB" => (Weight, 45_359_237, 5),
        "MM" => (Length, 1, 3),
        "CM" => (Length, 1, 2),
        "M" => (Length, 1, 0),
        "IN" => (Length, 254, 4),
        "FT" => (Length, 3048, 4),
        "YD" => (Length, 9144, 4),
        "SQM" => (Area, 1, 0),
        "SQFT" => (Area, 9_290_304, 8),
        _ => return None,
    };
    Some((dimension, Decimal::new(mantissa, scale)))
}

impl PricePerUnit {
    /// The price of the base quantity, given the whole price; `None` if the units have different dimensions.
    pub(crate) fn price_of(&self, whole: i64, currency: Currency) -> Option<i64> {
        let (kind, unit) = measure(&self.unit)?;
        let (base_kind, base_unit) = measure(&self.base_unit)?;
        if kind != base_kind {
            return None;
        }
        let quantity = Decimal::try_from(self.quantity).ok()?.checked_mul(unit)?;
        let base = Decimal::try_from(self.base_quantity).ok()?.checked_mul(base_unit)?;
        let price = money::from_units(whole, currency).checked_mul(base)?.checked_div(quantity)?;
        Some(money::units(price, currency))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn per(quantity: f64, unit: &str, base_quantity: f64, base_unit: &str) -> Option<i64> {
        let unit = PricePerUnit { quantity, unit: unit.to_owned(), base_quantity, base_unit: base_unit.to_owned() };
        unit.price_of(600, Currency::USD)
    }

    #[test]
    fn a_unit_price_is_converted_to_the_base_quantity() {
        assert_eq!(per(250.0, "G", 100.0, "G"), Some(240));
        assert_eq!(per(250.0, "ML", 1.0, "L"), Some(2400));
        assert_eq!(per(1.0, "LB", 1.0, "KG"), Some(1323));
        assert_eq!(per(250.0, "G", 1.0, "L"), None);
        assert_eq!(per(0.0, "G", 1.0, "G"), None);
    }
}
