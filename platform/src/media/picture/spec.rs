//! What a product's pictures show, as the seed writes it.

use serde::{Deserialize, Serialize};

use super::colour::Colour;

/// The thing drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "each name says all there is to say")]
pub enum Motif {
    Mug,
    Bowl,
    Plate,
    Vase,
    Jug,
    Teapot,
    Planter,
    Kettle,
    Cup,
    Casserole,
    Flask,
    Jar,
    Candle,
    Lamp,
    Lantern,
    Soap,
    Board,
    Knife,
    Spoons,
    Stool,
    Chair,
    Brush,
    Basket,
    Blanket,
    Cushion,
    Towel,
    Scarf,
    Jumper,
    Beanie,
    Socks,
    Apron,
    Tote,
    Backpack,
    Notebook,
    Pencils,
    Cards,
    Guide,
    Tent,
    Axe,
    Trowel,
    Twine,
}

impl Motif {
    /// Every motif, for line-ups and tests.
    pub const ALL: [Self; 41] = [
        Self::Mug,
        Self::Bowl,
        Self::Plate,
        Self::Vase,
        Self::Jug,
        Self::Teapot,
        Self::Planter,
        Self::Kettle,
        Self::Cup,
        Self::Casserole,
        Self::Flask,
        Self::Jar,
        Self::Candle,
        Self::Lamp,
        Self::Lantern,
        Self::Soap,
        Self::Board,
        Self::Knife,
        Self::Spoons,
        Self::Stool,
        Self::Chair,
        Self::Brush,
        Self::Basket,
        Self::Blanket,
        Self::Cushion,
        Self::Towel,
        Self::Scarf,
        Self::Jumper,
        Self::Beanie,
        Self::Socks,
        Self::Apron,
        Self::Tote,
        Self::Backpack,
        Self::Notebook,
        Self::Pencils,
        Self::Cards,
        Self::Guide,
        Self::Tent,
        Self::Axe,
        Self::Trowel,
        Self::Twine,
    ];

    /// Whether it is photographed lying (or hanging) face on, rather than standing on its foot.
    #[must_use]
    pub fn lies_flat(self) -> bool {
        matches!(
            self,
            Self::Plate
                | Self::Board
                | Self::Knife
                | Self::Spoons
                | Self::Brush
                | Self::Towel
                | Self::Scarf
                | Self::Jumper
                | Self::Beanie
                | Self::Socks
                | Self::Apron
                | Self::Tote
                | Self::Notebook
                | Self::Pencils
                | Self::Cards
                | Self::Guide
                | Self::Axe
                | Self::Trowel
        )
    }

    /// Whether it is at home on a peg.
    #[must_use]
    pub fn hangs(self) -> bool {
        matches!(
            self,
            Self::Apron | Self::Tote | Self::Jumper | Self::Scarf | Self::Towel | Self::Beanie
        )
    }
}

/// What covers the thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "each name says all there is to say")]
pub enum Pattern {
    #[default]
    Plain,
    Speckle,
    Stripe,
    Pinstripe,
    Check,
    Dots,
    Dip,
    Drip,
    Sprig,
    Wave,
    Herringbone,
    Knit,
    Weave,
    Grain,
    Flute,
    Band,
}

impl Pattern {
    /// Every pattern, for line-ups and tests.
    pub const ALL: [Self; 16] = [
        Self::Plain,
        Self::Speckle,
        Self::Stripe,
        Self::Pinstripe,
        Self::Check,
        Self::Dots,
        Self::Dip,
        Self::Drip,
        Self::Sprig,
        Self::Wave,
        Self::Herringbone,
        Self::Knit,
        Self::Weave,
        Self::Grain,
        Self::Flute,
        Self::Band,
    ];
}

/// Where the in-use picture is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Setting {
    /// On a shelf among books and a plant; a flat thing lies on a desk, or hangs from a peg.
    #[default]
    Shelf,
    /// On a table by a window.
    Window,
    /// On the floor of a room.
    Room,
    /// Out of doors, at dusk.
    Field,
}

/// One way of taking the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Scene {
    /// The product alone on a plain backdrop.
    Front,
    /// The product in its setting.
    InUse,
    /// Close up.
    Detail,
    /// Three of them, in the colours it comes in.
    LineUp,
}

/// The product itself: its form and colours.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Look {
    /// What it is.
    pub motif: Motif,
    /// Its main colour.
    pub body: Colour,
    /// The colour of its pattern.
    pub accent: Colour,
    /// The colour of handles, lids, feet and fittings.
    pub trim: Colour,
    /// What covers it.
    #[serde(default)]
    pub pattern: Pattern,
    /// Height in relation to the usual.
    #[serde(default = "usual")]
    pub height: f64,
    /// Width in relation to the usual.
    #[serde(default = "usual")]
    pub width: f64,
    /// Which of the motif's forms; motifs wrap round, so any number draws something.
    #[serde(default)]
    pub form: u8,
}

fn usual() -> f64 {
    1.0
}

/// All that a product's pictures are drawn from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PictureSpec {
    /// The product.
    pub look: Look,
    /// The paper behind it.
    pub backdrop: Colour,
    /// Where it is at home.
    #[serde(default)]
    pub setting: Setting,
    /// Body colours of the other colourways, for the line-up.
    #[serde(default)]
    pub colours: Vec<Colour>,
}
