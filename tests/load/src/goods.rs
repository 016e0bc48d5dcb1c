//! A catalog of any size, as a list of goods in CSV.

use crate::random::Random;
use clap::Args;
use std::io::{self, BufWriter, Write};

/// How large it is.
#[derive(Debug, Clone, Args)]
pub(crate) struct Plan {
    /// How many products.
    #[arg(long)]
    products: usize,
}

/// Words that names are made of.
pub(crate) const LOOKS: &[&str] = &[
    "Amber", "Autumn", "Birch", "Bright", "Calm", "Cedar", "Coastal", "Copper", "Dusky", "Early", "Faded", "Glazed",
    "Golden", "Harbour", "Hazel", "Ivory", "Juniper", "Lunar", "Meadow", "Midnight", "Misty", "Northern", "Ochre",
    "Pebbled", "Plain", "Quiet", "Ribbed", "Rustic", "Sable", "Silver", "Speckled", "Summer", "Tidal", "Umber",
    "Violet", "Waxed", "Western", "Willow", "Winter", "Woven",
];
pub(crate) const STUFFS: &[&str] = &[
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
pub(crate) const THINGS: &[&str] = &[
    "Apron", "Basket", "Bench", "Blanket", "Board", "Bottle", "Bowl", "Brush", "Candle", "Carafe", "Chair", "Clock",
    "Coaster", "Cup", "Cushion", "Desk", "Dish", "Frame", "Hook", "Jar", "Jug", "Kettle", "Lamp", "Lantern", "Mirror",
    "Mug", "Pan", "Pitcher", "Planter", "Plate", "Pot", "Rack", "Rug", "Scarf", "Shelf", "Spoon", "Stool", "Table",
    "Throw", "Tile", "Towel", "Tray", "Trivet", "Trunk", "Vase", "Wallet",
];
const COLOURS: &[(&str, &str)] = &[
    ("Sea", "#204060"),
    ("Moss", "#506040"),
    ("Brick", "#a04030"),
    ("Chalk", "#f0f0e8"),
    ("Soot", "#303030"),
];
const SIZES: &[&str] = &["Small", "Medium", "Large"];
/// How many brands and collections there are, whatever the size.
const BRANDS: usize = 400;
pub(crate) const COLLECTIONS: usize = 120;

/// Writes it to the output.
pub(crate) fn write(plan: &Plan) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(
        out,
        "slug,name,type,visible,description,brand,collections,choices,sku,price,compare_at_price,cost,weight,stock"
    )?;
    let mut random = Random::new(2026);
    for number in 1..=plan.products {
        product(&mut out, &mut random, number)?;
    }
    out.flush()
}

fn product(out: &mut impl Write, random: &mut Random, number: usize) -> io::Result<()> {
    let words = [random.of(LOOKS), random.of(STUFFS), random.of(THINGS)];
    let [look, stuff, thing] = words.map(Option::unwrap_or_default);
    let slug = format!("{look}-{stuff}-{thing}-{number}").to_lowercase();
    let brand = random.below(BRANDS);
    let collections = [random.below(COLLECTIONS), random.below(COLLECTIONS)];
    let cents = 300 + random.below(60_000);
    let is_on_sale = random.below(6) == 0;
    let variants = if random.below(8) == 0 { SIZES.len() * 2 } else { 1 };
    for variant in 0..variants {
        let stock = if random.below(9) == 0 { 0 } else { 1 + random.below(200) };
        let price = cents + variant * 150;
        let before = if is_on_sale {
            money(price + price / 4)
        } else {
            String::new()
        };
        if variant == 0 {
            write!(
                out,
                "{slug},{look} {stuff} {thing},physical,yes,\"<p>A {} {}, made of {} by hand, one of batch {}.</p>\",",
                look.to_lowercase(),
                thing.to_lowercase(),
                stuff.to_lowercase(),
                number % 977,
            )?;
            write!(out, "Maker {brand},Range {}; Range {},", collections[0], collections[1])?;
        } else {
            write!(out, "{slug},,,,,,,")?;
        }
        if variants > 1 {
            let size = SIZES.get(variant % SIZES.len()).copied().unwrap_or_default();
            let (colour, code) = COLOURS
                .get((number + variant / SIZES.len()) % COLOURS.len())
                .copied()
                .unwrap_or_default();
            write!(out, "Size={size}; Colour={colour} [{code}]")?;
        }
        let cost = money(price / 3);
        writeln!(out, ",S{number}-{variant},{},{before},{cost},0.8,{stock}", money(price))?;
    }
    Ok(())
}

fn money(cents: usize) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}
