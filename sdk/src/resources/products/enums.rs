//! The enumerations of the catalog (SPEC section 3, "Catalog").

use crate::types::entity::open_enums;

open_enums! {
    /// Product type.
    ProductType {
        UnspecifiedProductType = "unspecified_product_type",
        Physical = "physical",
        Digital = "digital",
    }

    /// Dimensions unit.
    DimensionsUnit {
        UnknownDimensionsUnit = "UNKNOWN_DIMENSIONS_UNIT",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
    }

    /// Inventory status.
    InventoryStatus {
        InStock = "IN_STOCK",
        OutOfStock = "OUT_OF_STOCK",
        PartiallyOutOfStock = "PARTIALLY_OUT_OF_STOCK",
    }

    /// Measurement unit.
    MeasurementUnit {
        Unspecified = "UNSPECIFIED",
        Ml = "ML",
        Cl = "CL",
        L = "L",
        Cbm = "CBM",
        Mg = "MG",
        G = "G",
        Kg = "KG",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        Sqm = "SQM",
        Oz = "OZ",
        Lb = "LB",
        Floz = "FLOZ",
        Pt = "PT",
        Qt = "QT",
        Gal = "GAL",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
        Sqft = "SQFT",
    }

    /// Media item type.
    MediaItemType {
        UnspecifiedMediaItemType = "unspecified_media_item_type",
        Image = "image",
        Video = "video",
        Audio = "audio",
        Document = "document",
        Zip = "zip",
    }

    /// Option type.
    OptionType {
        UnspecifiedOptionType = "unspecified_option_type",
        DropDown = "drop_down",
        Color = "color",
    }

    /// Discount type.
    DiscountType {
        Undefined = "UNDEFINED",
        None = "NONE",
        Amount = "AMOUNT",
        Percent = "PERCENT",
    }
}
