//! The enumerations of the catalog (SPEC section 3, "Catalog").

use crate::types::entity::open_enums;

open_enums! {
    /// Whether a product is physical or digital.
    ProductType {
        UnspecifiedProductType = "unspecified_product_type",
        Physical = "physical",
        Digital = "digital",
    }

    /// Unit of length of a product's dimensions.
    DimensionsUnit {
        UnknownDimensionsUnit = "UNKNOWN_DIMENSIONS_UNIT",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
    }

    /// Whether all, some or none of a product's variants are in stock.
    InventoryStatus {
        InStock = "IN_STOCK",
        OutOfStock = "OUT_OF_STOCK",
        PartiallyOutOfStock = "PARTIALLY_OUT_OF_STOCK",
    }

    /// Unit of a quantity: volume, weight, length or area.
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

    /// Kind of a media item.
    MediaItemType {
        UnspecifiedMediaItemType = "unspecified_media_item_type",
        Image = "image",
        Video = "video",
        Audio = "audio",
        Document = "document",
        Zip = "zip",
    }

    /// How the choices of a product option are shown.
    OptionType {
        UnspecifiedOptionType = "unspecified_option_type",
        DropDown = "drop_down",
        Color = "color",
    }

    /// Whether a discount is an amount, a percentage or none.
    DiscountType {
        Undefined = "UNDEFINED",
        None = "NONE",
        Amount = "AMOUNT",
        Percent = "PERCENT",
    }
}
