//! Generated products, as CSV for the import.

use fastrand::Rng;
use std::io::{self, Write};

const HEAD: &[u8] =
    b"slug,name,type,visible,description,brand,collections,choices,sku,price,compare_at_price,cost,weight,stock\n";
const COLOURS: [(&str, &str); 5] =
    [("Sea", "#204060"), ("Moss", "#506040"), ("Brick", "#a04030"), ("Chalk", "#f0f0e8"), ("Soot", "#303030")];
const SIZES: [&str; 3] = ["Small", "Medium", "Large"];
/// The numbers of brands and of categories, independent of the number of products.
const BRANDS: u32 = 400;
const CATEGORIES: u32 = 120;

/// The number of products per file.
const FILE_PRODUCTS: u32 = 20_000;

/// A sequence of CSV files of bounded size.
#[derive(Debug)]
pub(super) struct Files {
    rng: Rng,
    /// The next product's number.
    next: u32,
    count: u32,
    written: Vec<u8>,
}

impl Files {
    pub(super) fn new(count: u32) -> Self {
        Self { rng: Rng::with_seed(2026), next: 1, count, written: Vec::new() }
    }

    /// The next file; `None` after the last.
    pub(super) fn next_file(&mut self) -> io::Result<Option<Vec<u8>>> {
        if self.next > self.count {
            return Ok(None);
        }
        self.written.extend(HEAD);
        for _ in 0..FILE_PRODUCTS.min(self.count - self.next + 1) {
            self.write_product()?;
            self.next += 1;
        }
        Ok(Some(std::mem::take(&mut self.written)))
    }

    fn write_product(&mut self) -> io::Result<()> {
        let (number, rng, out) = (self.next, &mut self.rng, &mut self.written);
        let [look, material, thing] = [LOOKS, MATERIALS, THINGS].map(|words| *rng.choice(words).unwrap_or(&""));
        let slug = format!("{look}-{material}-{thing}-{number}").to_lowercase();
        let brand = rng.u32(0..BRANDS);
        let (first, second) = (rng.u32(0..CATEGORIES), rng.u32(0..CATEGORIES));
        let cents = rng.u32(300..60_300);
        let is_on_sale = rng.u32(0..6) == 0;
        let has_options = rng.u32(0..8) == 0;
        let batch = number % 977;
        let [look_below, material_below, thing_below] = [look, material, thing].map(str::to_lowercase);
        write!(
            out,
            "{slug},{look} {material} {thing},physical,yes,\"<p>A {look_below} {thing_below}, made of {material_below} by \
             hand, one of batch {batch}.</p>\",Maker {brand},Range {first}; Range {second},"
        )?;
        if !has_options {
            return write_variant(out, rng, &format!("S{number}-0"), cents, is_on_sale);
        }
        let mut variant = 0;
        for offset in 0..2 {
            for size in SIZES {
                if variant > 0 {
                    write!(out, "{slug},,,,,,,")?;
                }
                let (colour, code) = COLOURS.get((number as usize + offset) % COLOURS.len()).unwrap_or(&("", ""));
                write!(out, "Size={size}; Colour={colour} [{code}]")?;
                write_variant(out, rng, &format!("S{number}-{variant}"), cents + variant * 150, is_on_sale)?;
                variant += 1;
            }
        }
        Ok(())
    }
}

/// Writes the rest of a row, from the SKU on.
fn write_variant(out: &mut Vec<u8>, rng: &mut Rng, sku: &str, cents: u32, is_on_sale: bool) -> io::Result<()> {
    let before = if is_on_sale { amount(cents + cents / 4) } else { String::new() };
    let stock = if rng.u32(0..9) == 0 { 0 } else { rng.u32(1..=200) };
    let (price, cost) = (amount(cents), amount(cents / 3));
    writeln!(out, ",{sku},{price},{before},{cost},0.8,{stock}")
}

fn amount(cents: u32) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

pub(super) const LOOKS: &[&str] = &[
    "Amber", "Autumn", "Birch", "Bright", "Calm", "Cedar", "Coastal", "Copper", "Dusky", "Early", "Faded", "Glazed",
    "Golden", "Harbour", "Hazel", "Ivory", "Juniper", "Lunar", "Meadow", "Midnight", "Misty", "Northern", "Ochre",
    "Pebbled", "Plain", "Quiet", "Ribbed", "Rustic", "Sable", "Silver", "Speckled", "Summer", "Tidal", "Umber",
    "Violet", "Waxed", "Western", "Willow", "Winter", "Woven",
];
pub(super) const MATERIALS: &[&str] = &[
    "Ash",
    "Bamboo",
    "Brass",
    "Canvas",
    "Ceramic",
    "Clay",
    "Cork",
    "Cotton",
    "Felt",
    "Glass",
    "Granite",
    "Hemp",
    "Iron",
    "Leather",
    "Linen",
    "Marble",
    "Oak",
    "Paper",
    "Pewter",
    "Pine",
    "Porcelain",
    "Rattan",
    "Silk",
    "Slate",
    "Steel",
    "Stone",
    "Stoneware",
    "Teak",
    "Walnut",
    "Wool",
];
pub(super) const THINGS: &[&str] = &[
    "Apron", "Basket", "Bench", "Blanket", "Board", "Bottle", "Bowl", "Brush", "Candle", "Carafe", "Chair", "Clock",
    "Coaster", "Cup", "Cushion", "Desk", "Dish", "Frame", "Hook", "Jar", "Jug", "Kettle", "Lamp", "Lantern", "Mirror",
    "Mug", "Pan", "Pitcher", "Planter", "Plate", "Pot", "Rack", "Rug", "Scarf", "Shelf", "Spoon", "Stool", "Table",
    "Throw", "Tile", "Towel", "Tray", "Trivet", "Trunk", "Vase", "Wallet",
];
