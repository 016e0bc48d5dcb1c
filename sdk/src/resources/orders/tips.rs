//! Tips (SPEC section 3, "Order").

use crate::types::entity::open_enums;

open_enums! {
    /// How a tip is reckoned.
    TipType {
        Percentage = "PERCENTAGE",
        Amount = "AMOUNT",
        Custom = "CUSTOM",
    }

    /// How a tip is shared among the staff.
    TipSplitMethod {
        Equal = "EQUAL",
        Proportional = "PROPORTIONAL",
    }

    /// Where a tip was given.
    TipSource {
        Pos = "POS",
        Web = "WEB",
        Dashboard = "DASHBOARD",
    }
}
