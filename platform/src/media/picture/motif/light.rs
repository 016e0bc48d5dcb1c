//! Candles, lamps, lanterns; and soap, which is sold beside them.

use crate::media::picture::canvas::{Canvas, Frame, Shade, oval, put, rounded};
use crate::media::picture::colour::Colour;
use crate::media::picture::spec::Look;
use crate::media::picture::turned::Turned;

const WAX: Colour = Colour::new(0xf6, 0xec, 0xd6);
const BRASS: Colour = Colour::new(0xb8, 0x8f, 0x4c);

fn flame(canvas: &mut Canvas, x: f64, y: f64, size: f64) {
    canvas.glaze(x, y - size * 0.8, size * 3.4, size * 3.4, "glow");
    put!(
        canvas,
        "<g transform=\"translate({x:.1} {y:.1}) scale({:.3})\"><path d=\"M0 0C-34 -22 -22 -60 0 -100C22 -60 34 -22 0 0Z\" fill=\"#f3a33c\"/><path d=\"M0 -6C-18 -22 -13 -42 0 -70C13 -42 18 -22 0 -6Z\" fill=\"#ffe9ae\"/></g>",
        size / 70.0
    );
}

pub(super) fn candle(canvas: &mut Canvas, look: &Look) {
    match look.form % 3 {
        0 => {
            // Poured into a pot.
            let (h, w) = (270.0 * look.height, 150.0 * look.width);
            let profile = [(w, -h), (w, -h * 0.5), (w * 0.98, -h * 0.05), (w * 0.9, 0.0)];
            let pot = Turned {
                profile: &profile,
                tilt: 0.24,
                curved: true,
            };
            pot.dressed(canvas, look, Shade::Round);
            pot.open(canvas, look.body, WAX, 12.0);
            canvas.line(&format!("M0 {:.1}v-40", -h + 14.0), Colour::DARK, 6.0, 1.0);
            flame(canvas, 0.0, -h - 18.0, 62.0);
            let label = rounded(-w * 0.5, -h * 0.62, w, h * 0.36, 6.0);
            canvas.shaded(&label, look.trim, Shade::Flat);
            canvas.line(
                &format!(
                    "M{:.1} {:.1}h{:.1}M{:.1} {:.1}h{:.1}",
                    -w * 0.26,
                    -h * 0.48,
                    w * 0.52,
                    -w * 0.16,
                    -h * 0.38,
                    w * 0.32
                ),
                look.trim.darker(0.6),
                6.0,
                0.8,
            );
        }
        1 => {
            // Three tapers in holders.
            for (x, rise) in [(-120.0, 0.82), (0.0, 1.0), (120.0, 0.68)] {
                let h = 430.0 * look.height * rise;
                canvas.open_at(x * look.width, if x == 0.0 { -14.0 } else { 10.0 }, 1.0, 0.0);
                let foot = [(34.0, -64.0), (26.0, -36.0), (66.0, -12.0), (70.0, 0.0)];
                let taper = [(15.0, -h), (21.0, -h * 0.5), (26.0, -56.0)];
                let taper = Turned {
                    profile: &taper,
                    tilt: 0.25,
                    curved: false,
                };
                taper.dressed(canvas, look, Shade::Round);
                taper.capped(canvas, look.body);
                Turned {
                    profile: &foot,
                    tilt: 0.25,
                    curved: true,
                }
                .plain(canvas, look.trim, Shade::Metal);
                flame(canvas, 0.0, -h - 6.0, 46.0);
                canvas.close();
            }
        }
        _ => {
            // A pillar.
            let (h, w) = (380.0 * look.height, 105.0 * look.width);
            let dish = [(w * 1.6, -24.0), (w * 1.3, 6.0)];
            let dish = Turned {
                profile: &dish,
                tilt: 0.22,
                curved: false,
            };
            dish.plain(canvas, look.trim, Shade::Round);
            dish.capped(canvas, look.trim);
            let profile = [(w, -h), (w, -24.0)];
            let pillar = Turned {
                profile: &profile,
                tilt: 0.22,
                curved: false,
            };
            pillar.dressed(canvas, look, Shade::Round);
            pillar.open(canvas, look.body, look.body.lighter(0.5), 9.0);
            canvas.line(&format!("M0 {:.1}v-34", -h + 6.0), Colour::DARK, 6.0, 1.0);
            flame(canvas, 0.0, -h - 22.0, 58.0);
        }
    }
}

pub(super) fn lamp(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (560.0 * look.height, 190.0 * look.width);
    canvas.glaze(0.0, -h * 0.72, w * 2.1, w * 1.9, "glow");
    let base = match look.form % 3 {
        0 => [
            (22.0, -h * 0.56),
            (w * 0.62, -h * 0.34),
            (w * 0.7, -h * 0.14),
            (w * 0.46, 0.0),
        ],
        1 => [(20.0, -h * 0.56), (22.0, -h * 0.24), (30.0, -h * 0.06), (w * 0.62, 0.0)],
        _ => [
            (26.0, -h * 0.56),
            (w * 0.34, -h * 0.4),
            (w * 0.4, -h * 0.1),
            (w * 0.42, 0.0),
        ],
    };
    let foot = Turned {
        profile: &base,
        tilt: 0.2,
        curved: true,
    };
    foot.dressed(canvas, look, Shade::Round);
    let neck = [(11.0, -h * 0.66), (11.0, -h * 0.54)];
    Turned {
        profile: &neck,
        tilt: 0.2,
        curved: false,
    }
    .plain(canvas, BRASS, Shade::Metal);
    let flare = if look.form % 3 == 1 { 0.95 } else { 0.62 };
    let shade = [(w * flare, -h), (w, -h * 0.6)];
    let hood = Turned {
        profile: &shade,
        tilt: 0.14,
        curved: false,
    };
    hood.plain(canvas, look.trim, Shade::Round);
    hood.open(canvas, look.trim, look.trim.lighter(0.7), 6.0);
    canvas.glaze(0.0, -h * 0.72, w * 0.72, h * 0.2, "glow");
    canvas.line(
        &format!(
            "M{:.1} {:.1}A{w:.1} {:.1} 0 0 0 {w:.1} {:.1}",
            -w,
            -h * 0.6,
            w * 0.14,
            -h * 0.6
        ),
        look.trim.darker(0.3),
        5.0,
        0.6,
    );
}

pub(super) fn lantern(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (440.0 * look.height, 125.0 * look.width);
    canvas.rod(
        &format!(
            "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            -w * 0.95,
            -h * 0.84,
            -w * 1.3,
            -h * 1.5,
            w * 1.3,
            -h * 1.5,
            w * 0.95,
            -h * 0.84
        ),
        look.trim,
        11.0,
    );
    let glass = [(w * 0.62, -h * 0.8), (w * 0.86, -h * 0.55), (w * 0.62, -h * 0.26)];
    let glass = Turned {
        profile: &glass,
        tilt: 0.2,
        curved: true,
    };
    canvas.fill(&glass.outline(), Colour::new(0xf5, 0xe3, 0xba));
    flame(canvas, 0.0, -h * 0.34, 66.0);
    canvas.shade(&glass.outline(), Shade::Round);
    for side in [-1.0, 1.0] {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}L{:.1} {:.1}",
                side * w * 0.95,
                -h * 0.9,
                side * w * 0.95,
                -h * 0.18
            ),
            look.body,
            17.0,
        );
    }
    let base = [
        (w * 0.66, -h * 0.27),
        (w * 1.0, -h * 0.2),
        (w * 1.08, -h * 0.04),
        (w * 1.0, 0.0),
    ];
    Turned {
        profile: &base,
        tilt: 0.2,
        curved: true,
    }
    .dressed(canvas, look, Shade::Round);
    let hood = [
        (w * 0.36, -h * 1.06),
        (w * 0.44, -h * 0.98),
        (w * 0.96, -h * 0.88),
        (w * 0.98, -h * 0.8),
    ];
    let hood = Turned {
        profile: &hood,
        tilt: 0.2,
        curved: true,
    };
    hood.plain(canvas, look.body, Shade::Round);
    hood.capped(canvas, look.body);
    put!(
        canvas,
        "<path d=\"M{:.1} {:.1}q-24 70 0 130\" fill=\"none\" stroke=\"#fff\" stroke-width=\"9\" stroke-linecap=\"round\" opacity=\".7\"/>",
        -w * 0.5,
        -h * 0.72
    );
}

pub(super) fn soap(canvas: &mut Canvas, look: &Look) {
    let w = 215.0 * look.width;
    let dish = [(w * 1.12, -62.0), (w * 1.02, -20.0), (w * 0.8, 4.0)];
    let dish = Turned {
        profile: &dish,
        tilt: 0.24,
        curved: true,
    };
    dish.plain(canvas, look.trim, Shade::Round);
    dish.open(canvas, look.trim, look.trim.darker(0.12), 16.0);
    let bars: &[(f64, f64, f64)] = if look.form.is_multiple_of(2) {
        &[(0.0, -60.0, -3.0)]
    } else {
        &[(6.0, -56.0, 2.0), (-10.0, -176.0, -5.0)]
    };
    for (index, (x, y, turn)) in bars.iter().enumerate() {
        let body = if index == 0 { look.body } else { look.accent };
        let coat = Look {
            body,
            accent: if index == 0 { look.accent } else { look.body },
            ..look.clone()
        };
        canvas.open_at(*x, *y, 1.0, *turn);
        let front = rounded(-w * 0.8, -112.0, w * 1.6, 118.0, 26.0);
        canvas.fill(&rounded(-w * 0.8, -162.0, w * 1.6, 120.0, 34.0), body.lighter(0.34));
        canvas.dressed(&front, Frame::centred(w * 0.8, -112.0, 6.0), &coat, Shade::Flat);
        canvas.line(
            &format!("M{:.1} -110H{:.1}", -w * 0.7, w * 0.7),
            Colour::LIGHT,
            5.0,
            0.5,
        );
        canvas.shaded(&oval(0.0, -52.0, w * 0.4, 34.0), body.darker(0.08), Shade::Ball);
        canvas.close();
    }
}
