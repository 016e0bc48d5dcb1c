//! The things drawn. Each stands on the ground line y = 0 around x = 0, about 560 high,
//! or lies flat around (0, -300).

mod ceramics;
mod clothing;
mod light;
mod metalware;
mod outdoors;
mod paper;
mod textiles;
mod woodware;

use super::canvas::Canvas;
use super::spec::{Look, Motif};

/// Draws the thing.
pub(super) fn draw(canvas: &mut Canvas, look: &Look) {
    let draw_one = match look.motif {
        Motif::Mug => ceramics::mug,
        Motif::Bowl => ceramics::bowl,
        Motif::Plate => ceramics::plate,
        Motif::Vase => ceramics::vase,
        Motif::Jug => ceramics::jug,
        Motif::Teapot => ceramics::teapot,
        Motif::Planter => ceramics::planter,
        Motif::Kettle => metalware::kettle,
        Motif::Cup => metalware::cup,
        Motif::Casserole => metalware::casserole,
        Motif::Flask => metalware::flask,
        Motif::Jar => metalware::jar,
        Motif::Candle => light::candle,
        Motif::Lamp => light::lamp,
        Motif::Lantern => light::lantern,
        Motif::Soap => light::soap,
        Motif::Board => woodware::board,
        Motif::Knife => woodware::knife,
        Motif::Spoons => woodware::spoons,
        Motif::Stool => woodware::stool,
        Motif::Chair => woodware::chair,
        Motif::Brush => woodware::brush,
        Motif::Basket => textiles::basket,
        Motif::Blanket => textiles::blanket,
        Motif::Cushion => textiles::cushion,
        Motif::Towel => textiles::towel,
        Motif::Scarf => clothing::scarf,
        Motif::Jumper => clothing::jumper,
        Motif::Beanie => clothing::beanie,
        Motif::Socks => clothing::socks,
        Motif::Apron => clothing::apron,
        Motif::Tote => textiles::tote,
        Motif::Backpack => outdoors::backpack,
        Motif::Notebook => paper::notebook,
        Motif::Pencils => paper::pencils,
        Motif::Cards => paper::cards,
        Motif::Guide => paper::guide,
        Motif::Tent => outdoors::tent,
        Motif::Axe => outdoors::axe,
        Motif::Trowel => outdoors::trowel,
        Motif::Twine => outdoors::twine,
    };
    draw_one(canvas, look);
}

/// Half the width of what stands on the ground: the size of its shadow.
pub(super) fn footprint(look: &Look) -> f64 {
    let usual = match look.motif {
        Motif::Tent => 400.0,
        Motif::Blanket | Motif::Cushion => 275.0,
        Motif::Casserole | Motif::Chair => 230.0,
        Motif::Stool | Motif::Basket | Motif::Soap => 220.0,
        Motif::Backpack => 195.0,
        Motif::Candle | Motif::Jar | Motif::Lamp | Motif::Lantern | Motif::Bowl => 150.0,
        Motif::Flask | Motif::Vase => 105.0,
        _ => 165.0,
    };
    usual * look.width
}

/// Width and height of the whole standing thing, handles and leaves included.
pub(super) fn extent(look: &Look) -> (f64, f64) {
    let (width, height) = match look.motif {
        Motif::Mug | Motif::Cup => (460.0, 400.0),
        Motif::Bowl => (560.0, 310.0),
        Motif::Vase => (370.0, 800.0),
        Motif::Jug => (440.0, 520.0),
        Motif::Teapot => (660.0, 470.0),
        Motif::Planter => (470.0, 600.0),
        Motif::Kettle => (620.0, 500.0),
        Motif::Casserole => (660.0, 420.0),
        Motif::Flask => (240.0, 590.0),
        Motif::Jar => (310.0, 470.0),
        Motif::Candle => (360.0, 460.0),
        Motif::Lamp => (390.0, 600.0),
        Motif::Lantern => (290.0, 630.0),
        Motif::Soap => (490.0, 260.0),
        Motif::Stool => (430.0, 500.0),
        Motif::Chair => (440.0, 660.0),
        Motif::Basket => (530.0, 440.0),
        Motif::Blanket => (600.0, 290.0),
        Motif::Cushion => (540.0, 440.0),
        Motif::Backpack => (480.0, 600.0),
        Motif::Tent => (860.0, 520.0),
        Motif::Twine => (400.0, 360.0),
        _ => (500.0, 600.0),
    };
    (width * look.width, height * look.height)
}

/// How much a thing that lies flat is enlarged: slender ones are, to fill the picture.
pub(super) fn reach(look: &Look) -> f64 {
    match look.motif {
        Motif::Knife | Motif::Trowel | Motif::Brush | Motif::Jumper => 1.22,
        Motif::Beanie | Motif::Socks => 1.3,
        _ => 1.0,
    }
}

/// How far above its middle the loop, strap or neck is by which a thing hangs.
pub(super) fn loop_height(look: &Look) -> f64 {
    match look.motif {
        Motif::Apron => 258.0 * look.height + 142.0,
        Motif::Tote => 144.0 * look.height + 206.0,
        Motif::Towel => 280.0 * look.height + 62.0,
        Motif::Jumper => 215.0 * look.height,
        Motif::Beanie => 236.0 * look.height,
        _ => 286.0,
    }
}
