//! The ways of taking a product's picture.

use sha2::{Digest as _, Sha256};

use super::SIDE;
use super::canvas::{Canvas, put};
use super::colour::Colour;
use super::motif;
use super::setting;
use super::spec::{Look, Motif, PictureSpec, Scene, Setting};

/// Composes one picture of a product as an SVG document.
#[must_use]
pub fn draw_svg(spec: &PictureSpec, scene: Scene) -> String {
    let mut canvas = Canvas::new(seed(&spec.look));
    match scene {
        Scene::Front => front(&mut canvas, spec),
        Scene::InUse => in_use(&mut canvas, spec),
        Scene::Detail => detail(&mut canvas, spec),
        Scene::LineUp => line_up(&mut canvas, spec),
    }
    canvas.finish(SIDE)
}

/// The speckles of one mug are where they are in each of its pictures, and elsewhere on the next mug.
fn seed(look: &Look) -> u64 {
    let facts = (look.motif, look.body, look.accent, look.trim, look.pattern, look.form);
    let digest = Sha256::digest(format!("{facts:?}"));
    digest
        .iter()
        .take(8)
        .fold(0, |seed, byte| (seed << 8) | u64::from(*byte))
}

/// Places the thing on its foot, with its shadows.
pub(super) fn stand(canvas: &mut Canvas, look: &Look, x: f64, y: f64, scale: f64) {
    let foot = motif::footprint(look);
    canvas.open_at(x, y, scale, 0.0);
    put!(
        canvas,
        "<g filter=\"url(#soft)\"><ellipse cx=\"{:.1}\" cy=\"14\" rx=\"{:.1}\" ry=\"{:.1}\" fill=\"#2a1c12\" opacity=\".42\"/></g>\
         <g filter=\"url(#near)\"><ellipse cx=\"10\" cy=\"8\" rx=\"{:.1}\" ry=\"{:.1}\" fill=\"#2a1c12\" opacity=\".5\"/></g>",
        foot * 0.5,
        foot * 1.35,
        foot * 0.2 + 8.0,
        foot * 1.02,
        foot * 0.17 + 6.0
    );
    canvas.reseed(seed(look));
    motif::draw(canvas, look);
    canvas.close();
}

/// Places a thing that lies flat, about its middle.
pub(super) fn lay(canvas: &mut Canvas, look: &Look, x: f64, y: f64, scale: f64, turn: f64) {
    canvas.open_at(x, y, scale, turn);
    canvas.open_at(0.0, 300.0, 1.0, 0.0);
    canvas.reseed(seed(look));
    motif::draw(canvas, look);
    canvas.close();
    canvas.close();
}

/// A sheet of studio paper; with a bend where wall turns into table if something stands on it.
fn studio(canvas: &mut Canvas, paper: Colour, bend: bool) {
    put!(
        canvas,
        "<linearGradient id=\"paper\" x1=\"0\" y1=\"0\" x2=\".5\" y2=\"1\"><stop offset=\"0\" stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></linearGradient>\
         <rect width=\"1200\" height=\"1200\" fill=\"url(#paper)\"/>",
        paper.lighter(0.4),
        paper
    );
    if bend {
        put!(
            canvas,
            "<linearGradient id=\"table\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"{0}\" stop-opacity=\"0\"/><stop offset=\".12\" stop-color=\"{0}\"/><stop offset=\"1\" stop-color=\"{1}\"/></linearGradient>\
             <rect y=\"760\" width=\"1200\" height=\"440\" fill=\"url(#table)\"/>",
            paper.darker(0.1),
            paper.lighter(0.12)
        );
    }
    put!(
        canvas,
        "<rect width=\"1200\" height=\"1200\" fill=\"url(#corner)\" opacity=\".6\"/>"
    );
}

/// How much a standing thing is enlarged so that small and tall ones fill the picture alike.
fn stature(look: &Look) -> f64 {
    let (width, height) = motif::extent(look);
    (760.0 / height).min(850.0 / width).clamp(0.6, 2.1)
}

fn front(canvas: &mut Canvas, spec: &PictureSpec) {
    studio(canvas, spec.backdrop, !spec.look.motif.lies_flat());
    if spec.look.motif.lies_flat() {
        lay(canvas, &spec.look, 600.0, 600.0, motif::reach(&spec.look) * 1.28, 0.0);
    } else {
        let scale = stature(&spec.look);
        let (_, height) = motif::extent(&spec.look);
        // The taller it is in the picture, the nearer it stands.
        stand(canvas, &spec.look, 600.0, 660.0 + height * scale * 0.47, scale);
    }
}

fn in_use(canvas: &mut Canvas, spec: &PictureSpec) {
    let look = &spec.look;
    if look.motif.hangs() {
        setting::pegs(canvas, spec);
        let scale = 1.16;
        // The loop, strap or neck rests on the middle peg.
        lay(
            canvas,
            look,
            600.0,
            196.0 + motif::loop_height(look) * scale,
            scale,
            0.0,
        );
        setting::sunlight(canvas);
        return;
    }
    if look.motif.lies_flat() {
        setting::desk(canvas, spec);
        lay(canvas, look, 590.0, 600.0, motif::reach(look) * 1.08, -9.0);
        setting::sunlight(canvas);
        return;
    }
    let scale = stature(look);
    match spec.setting {
        Setting::Shelf => {
            setting::shelf(canvas, spec);
            stand(canvas, look, 600.0, 962.0, scale * 0.62);
        }
        Setting::Window => {
            setting::window(canvas, spec);
            stand(canvas, look, 560.0, 1010.0, scale * 0.62);
        }
        Setting::Room => {
            setting::room(canvas, spec);
            stand(canvas, look, 600.0, 1050.0, scale * 0.86);
        }
        Setting::Field => {
            setting::field(canvas, spec);
            stand(
                canvas,
                look,
                600.0,
                1010.0,
                scale * if look.motif == Motif::Tent { 0.86 } else { 0.6 },
            );
        }
    }
    setting::sunlight(canvas);
}

fn detail(canvas: &mut Canvas, spec: &PictureSpec) {
    studio(canvas, spec.backdrop.mix(spec.look.body, 0.28), false);
    if spec.look.motif.lies_flat() {
        lay(canvas, &spec.look, 640.0, 690.0, 2.5, -14.0);
    } else {
        let (width, height) = motif::extent(&spec.look);
        let scale = (1750.0 / height).min(2100.0 / width).clamp(1.3, 4.6);
        stand(canvas, &spec.look, 500.0, 560.0 + height * scale * 0.56, scale);
    }
    put!(
        canvas,
        "<rect width=\"1200\" height=\"1200\" fill=\"url(#sun)\" opacity=\".35\"/><rect width=\"1200\" height=\"1200\" fill=\"url(#corner)\"/>"
    );
}

fn line_up(canvas: &mut Canvas, spec: &PictureSpec) {
    let flat = spec.look.motif.lies_flat();
    studio(canvas, spec.backdrop.mix(spec.look.accent, 0.16), !flat);
    let mut others = spec.colours.iter().copied().filter(|colour| *colour != spec.look.body);
    let second = others.next().unwrap_or_else(|| spec.look.body.lighter(0.4));
    let third = others.next().unwrap_or_else(|| spec.look.body.darker(0.3));
    let in_colour = |body: Colour| Look {
        body,
        ..spec.look.clone()
    };
    if flat {
        for (body, x, turn) in [(second, 330.0, -8.0), (third, 870.0, 8.0), (spec.look.body, 600.0, 0.0)] {
            lay(
                canvas,
                &in_colour(body),
                x,
                if turn == 0.0 { 640.0 } else { 560.0 },
                0.8,
                turn,
            );
        }
        return;
    }
    let (width, height) = motif::extent(&spec.look);
    let scale = (430.0 / width).min(640.0 / height).clamp(0.4, 1.6);
    let (back, fore) = (830.0, 960.0);
    stand(canvas, &in_colour(second), 315.0, back, scale);
    stand(canvas, &in_colour(third), 890.0, back, scale);
    stand(canvas, &spec.look, 595.0, fore, scale * 1.08);
}

#[cfg(test)]
mod tests {
    use super::super::spec::Pattern;
    use super::super::{SIDE, draw_png};
    use super::*;

    fn spec(motif: Motif, pattern: Pattern) -> PictureSpec {
        PictureSpec {
            look: Look {
                motif,
                body: Colour::new(0x6b, 0x73, 0x55),
                accent: Colour::new(0xe6, 0xda, 0xc3),
                trim: Colour::new(0x8a, 0x5a, 0x3c),
                pattern,
                height: 1.0,
                width: 1.0,
                form: 0,
            },
            backdrop: Colour::new(0xe9, 0xe2, 0xd3),
            setting: Setting::Shelf,
            colours: Vec::new(),
        }
    }

    #[test]
    fn every_motif_and_pattern_is_valid_and_its_own_picture() {
        let mut seen = std::collections::HashSet::new();
        let patterned = Pattern::ALL.into_iter().map(|pattern| spec(Motif::Mug, pattern));
        let motifs = Motif::ALL.into_iter().map(|motif| spec(motif, Pattern::Sprig));
        for spec in motifs.chain(patterned) {
            for scene in [Scene::Front, Scene::InUse, Scene::Detail, Scene::LineUp] {
                let svg = draw_svg(&spec, scene);
                resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).unwrap();
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{:?}", spec.look);
                // Mug with sprigs comes twice, as a motif and as a pattern.
                let twice = spec.look.motif == Motif::Mug && spec.look.pattern == Pattern::Sprig;
                assert!(seen.insert(svg) || twice, "{:?} {scene:?}", spec.look);
            }
        }
    }

    #[test]
    fn draws_the_same_pixels_twice_at_the_stated_size() {
        let mug = spec(Motif::Mug, Pattern::Speckle);
        let png = draw_png(&mug, Scene::Front).unwrap();
        assert_eq!(png, draw_png(&mug, Scene::Front).unwrap());
        let picture = image::load_from_memory(&png).unwrap().into_rgb8();
        assert_eq!(picture.dimensions(), (SIDE, SIDE));
        // The product is where the eye looks: its colour is in the middle, the paper in the corner.
        let green_over_blue = |x, y| {
            let image::Rgb([_, green, blue]) = *picture.get_pixel(x, y);
            i32::from(green) - i32::from(blue)
        };
        assert!(green_over_blue(560, 620) > green_over_blue(20, 20) + 5);
    }
}
