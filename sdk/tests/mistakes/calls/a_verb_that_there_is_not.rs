#![allow(dead_code, unexpected_cfgs, unused_imports, unused_macros)]

include!("../crate.rs");

calls! {
    /// Brands.
    Brands by brands;
    rows brands at Stores "/v3", converting Conversions::NONE;

    /// Returns a brand.
    get(GetBrand { brand_id: String }) -> { brand: Brand } = FETCH "/brands/{brandId}";
}
