//! What the potter throws.

use crate::media::picture::canvas::{Canvas, Frame, Shade, oval, put};
use crate::media::picture::colour::Colour;
use crate::media::picture::spec::Look;
use crate::media::picture::turned::Turned;

pub(super) fn mug(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (390.0 * look.height, 170.0 * look.width);
    let profile = match look.form % 4 {
        0 => [(w, -h), (w * 1.01, -h * 0.6), (w * 0.99, -h * 0.12), (w * 0.86, 0.0)],
        1 => [
            (w * 1.08, -h),
            (w * 0.99, -h * 0.6),
            (w * 0.86, -h * 0.2),
            (w * 0.76, 0.0),
        ],
        2 => [
            (w * 0.88, -h),
            (w * 1.06, -h * 0.55),
            (w * 1.02, -h * 0.2),
            (w * 0.7, 0.0),
        ],
        _ => [
            (w * 1.05, -h),
            (w * 0.92, -h * 0.5),
            (w * 1.0, -h * 0.18),
            (w * 0.9, 0.0),
        ],
    };
    let body = Turned {
        profile: &profile,
        tilt: 0.2,
        curved: true,
    };
    let (ear_top, ear_foot, reach) = (-h * 0.8, -h * 0.24, w * 0.82);
    canvas.rod(
        &format!(
            "M{:.1} {ear_top:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {ear_foot:.1}",
            w * 0.9,
            w + reach,
            ear_top - 46.0,
            w + reach,
            ear_foot + 16.0,
            w * 0.88
        ),
        look.trim,
        40.0,
    );
    body.dressed(canvas, look, Shade::Round);
    body.open(canvas, look.body, look.trim.lighter(0.3), 13.0);
}

pub(super) fn bowl(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (250.0 * look.height, 275.0 * look.width);
    let flare = if look.form.is_multiple_of(2) { 0.93 } else { 0.8 };
    let profile = [
        (w, -h),
        (w * flare, -h * 0.55),
        (w * 0.62, -h * 0.14),
        (w * 0.42, -h * 0.05),
        (w * 0.42, 0.0),
    ];
    let body = Turned {
        profile: &profile,
        tilt: 0.27,
        curved: true,
    };
    body.dressed(canvas, look, Shade::Round);
    body.open(canvas, look.body, look.trim, 13.0);
    if look.form >= 2 {
        // A nest of two: the smaller stands inside.
        canvas.open_at(0.0, -h * 0.72, 0.72, 0.0);
        body.dressed(
            canvas,
            &Look {
                body: look.accent,
                accent: look.body,
                ..look.clone()
            },
            Shade::Round,
        );
        body.open(canvas, look.accent, look.trim, 15.0);
        canvas.close();
    }
}

pub(super) fn plate(canvas: &mut Canvas, look: &Look) {
    let r = 310.0 * look.width;
    let rim = oval(0.0, -300.0, r, r);
    canvas.drop_shadow(&rim);
    canvas.dressed(
        &rim,
        Frame {
            left: -r,
            top: -300.0 - r,
            width: r * 2.0,
            height: r * 2.0,
        },
        look,
        Shade::Flat,
    );
    canvas.glaze(0.0, -300.0, r, r, "dish");
    let well = r * if look.form.is_multiple_of(2) { 0.68 } else { 0.86 };
    put!(
        canvas,
        "<circle cx=\"0\" cy=\"-300\" r=\"{:.1}\" fill=\"none\" stroke=\"{}\" stroke-width=\"13\"/>",
        r - 7.0,
        look.trim
    );
    put!(
        canvas,
        "<circle cx=\"3\" cy=\"-296\" r=\"{well:.1}\" fill=\"none\" stroke=\"{}\" stroke-width=\"7\" opacity=\".55\"/>",
        look.body.lighter(0.8)
    );
    put!(
        canvas,
        "<circle cx=\"0\" cy=\"-300\" r=\"{well:.1}\" fill=\"{}\" opacity=\".5\"/>",
        look.body
    );
    canvas.glaze(0.0, -300.0, well, well, "dish");
    put!(
        canvas,
        "<path d=\"M{:.1} {:.1}A{r:.1} {r:.1} 0 0 1 {:.1} {:.1}\" transform=\"translate(0 -300) scale(.93)\" fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"10\" stroke-linecap=\"round\" opacity=\".5\"/>",
        -r * 0.9,
        -r * 0.42,
        -r * 0.35,
        -r * 0.93
    );
}

pub(super) fn vase(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (460.0 * look.height, 160.0 * look.width);
    let profile = match look.form % 4 {
        0 => [
            (w * 0.42, -h),
            (w * 0.34, -h * 0.8),
            (w * 0.98, -h * 0.45),
            (w * 0.95, -h * 0.2),
            (w * 0.6, 0.0),
        ],
        1 => [
            (w * 0.72, -h),
            (w * 0.5, -h * 0.86),
            (w * 1.1, -h * 0.6),
            (w * 0.8, -h * 0.2),
            (w * 0.55, 0.0),
        ],
        2 => [
            (w * 0.62, -h),
            (w * 0.66, -h * 0.75),
            (w * 0.7, -h * 0.5),
            (w * 0.72, -h * 0.2),
            (w * 0.7, 0.0),
        ],
        _ => [
            (w * 1.0, -h),
            (w * 0.62, -h * 0.72),
            (w * 0.52, -h * 0.5),
            (w * 0.72, -h * 0.2),
            (w * 0.66, 0.0),
        ],
    };
    let body = Turned {
        profile: &profile,
        tilt: 0.19,
        curved: true,
    };
    let rim = body.rim().0;
    let stem = look.trim;
    for (lean, rise, bend) in [(-0.9, 300.0, -60.0), (0.2, 380.0, 20.0), (1.0, 270.0, 80.0)] {
        let (x, y) = (lean * rim * 0.4, -h);
        let (tip_x, tip_y) = (x + bend, y - rise);
        canvas.line(
            &format!("M{x:.1} {y:.1}Q{x:.1} {:.1} {tip_x:.1} {tip_y:.1}", y - rise * 0.6),
            stem.darker(0.2),
            6.0,
            1.0,
        );
        for step in 1..=5_i32 {
            let share = f64::from(step) / 5.0;
            let (leaf_x, leaf_y) = (x + bend * share * share, y - rise * share);
            let turn = bend * 0.25;
            put!(
                canvas,
                "<g transform=\"translate({leaf_x:.1} {leaf_y:.1}) rotate({turn:.0})\"><path d=\"M0 0q34 -4 46 -40q-40 2 -46 40z\" fill=\"{stem}\"/><path d=\"M0 0q-34 -4 -46 -40q40 2 46 40z\" fill=\"{}\"/></g>",
                stem.lighter(0.16)
            );
        }
    }
    body.dressed(canvas, look, Shade::Round);
    // Only the front half of the lip is before the stems.
    canvas.line(
        &format!(
            "M{:.1} {:.1}A{rim:.1} {:.1} 0 0 0 {rim:.1} {:.1}",
            -rim,
            -h,
            rim * 0.19,
            -h
        ),
        look.body.lighter(0.4),
        9.0,
        1.0,
    );
}

pub(super) fn jug(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (470.0 * look.height, 165.0 * look.width);
    let profile = if look.form.is_multiple_of(2) {
        [
            (w * 0.72, -h),
            (w * 0.6, -h * 0.8),
            (w * 1.08, -h * 0.4),
            (w * 1.0, -h * 0.15),
            (w * 0.76, 0.0),
        ]
    } else {
        [
            (w * 0.7, -h),
            (w * 0.78, -h * 0.75),
            (w * 0.9, -h * 0.45),
            (w * 1.0, -h * 0.15),
            (w * 0.98, 0.0),
        ]
    };
    let body = Turned {
        profile: &profile,
        tilt: 0.2,
        curved: true,
    };
    canvas.rod(
        &format!(
            "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            w * 0.62,
            -h * 0.92,
            w * 1.75,
            -h * 1.04,
            w * 1.75,
            -h * 0.36,
            w * 0.98,
            -h * 0.3
        ),
        look.trim,
        36.0,
    );
    let spout = format!(
        "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}Z",
        -w * 0.3,
        -h * 1.03,
        -w * 0.9,
        -h * 1.03,
        -w * 1.12,
        -h * 1.09,
        -w * 0.86,
        -h * 0.9,
        -w * 0.6,
        -h * 0.78
    );
    canvas.shaded(&spout, look.body.lighter(0.1), Shade::Flat);
    body.dressed(canvas, look, Shade::Round);
    body.open(canvas, look.body, look.body.darker(0.3), 11.0);
}

pub(super) fn teapot(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (320.0 * look.height, 205.0 * look.width);
    let profile = [
        (w * 0.45, -h),
        (w * 0.86, -h * 0.8),
        (w * 1.06, -h * 0.45),
        (w * 0.9, -h * 0.12),
        (w * 0.62, 0.0),
    ];
    let body = Turned {
        profile: &profile,
        tilt: 0.17,
        curved: true,
    };
    let spout = format!(
        "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}Z",
        -w * 0.85,
        -h * 0.18,
        -w * 1.5,
        -h * 0.2,
        -w * 1.35,
        -h * 0.8,
        -w * 1.78,
        -h * 0.93,
        -w * 1.62,
        -h * 1.0,
        -w * 1.2,
        -h * 0.98,
        -w * 1.15,
        -h * 0.6,
        -w * 0.8,
        -h * 0.62
    );
    canvas.shaded(&spout, look.body, Shade::Flat);
    if look.form.is_multiple_of(2) {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                w * 0.82,
                -h * 0.78,
                w * 1.75,
                -h * 1.05,
                w * 1.72,
                -h * 0.2,
                w * 0.96,
                -h * 0.24
            ),
            look.trim,
            32.0,
        );
    } else {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                -w * 0.72,
                -h * 0.86,
                -w * 0.75,
                -h * 1.75,
                w * 0.75,
                -h * 1.75,
                w * 0.72,
                -h * 0.86
            ),
            look.trim,
            24.0,
        );
    }
    body.dressed(canvas, look, Shade::Round);
    let lid = [(w * 0.1, -h * 1.2), (w * 0.34, -h * 1.12), (w * 0.5, -h * 0.99)];
    Turned {
        profile: &lid,
        tilt: 0.17,
        curved: true,
    }
    .plain(canvas, look.body.lighter(0.06), Shade::Round);
    let knob = oval(0.0, -h * 1.24, w * 0.14, w * 0.13);
    canvas.shaded(&knob, look.trim, Shade::Ball);
}

pub(super) fn planter(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (330.0 * look.height, 185.0 * look.width);
    let profile = match look.form % 3 {
        0 => [
            (w * 1.05, -h),
            (w * 1.0, -h * 0.8),
            (w * 0.85, -h * 0.3),
            (w * 0.72, 0.0),
        ],
        1 => [
            (w * 0.95, -h),
            (w * 1.12, -h * 0.6),
            (w * 1.0, -h * 0.2),
            (w * 0.66, 0.0),
        ],
        _ => [(w, -h), (w, -h * 0.7), (w, -h * 0.3), (w * 0.98, 0.0)],
    };
    let body = Turned {
        profile: &profile,
        tilt: 0.2,
        curved: true,
    };
    let saucer = [(w * 1.05, -26.0), (w * 0.86, 8.0)];
    Turned {
        profile: &saucer,
        tilt: 0.2,
        curved: false,
    }
    .plain(canvas, look.trim, Shade::Round);
    body.dressed(canvas, look, Shade::Round);
    body.open(canvas, look.body, Colour::new(0x4b, 0x39, 0x2c), 16.0);
    let leaf = Colour::new(0x5d, 0x7a, 0x52);
    let count = 11_i32;
    for step in 0..count {
        let lean = f64::from(step - count / 2) / 5.0;
        // From the outside in, so that the middle leaves cover the outer ones.
        let lean = if step % 2 == 0 { lean } else { -lean };
        let reach = (1.0 - lean.abs() * 0.35) * (270.0 + canvas.roll(-30.0, 40.0));
        let tone = leaf.mix(Colour::new(0x98, 0xaf, 0x7c), canvas.roll(0.0, 0.8));
        let (root, tip_x, tip_y) = (lean * w * 0.45, lean * w * 1.35, -h - reach);
        let belly = 46.0;
        let path = format!(
            "M{root:.1} {:.1}Q{:.1} {:.1} {tip_x:.1} {tip_y:.1}Q{:.1} {:.1} {root:.1} {:.1}Z",
            -h + 6.0,
            root + (tip_x - root) * 0.35 - belly,
            -h - reach * 0.55,
            root + (tip_x - root) * 0.65 + belly,
            -h - reach * 0.5,
            -h + 6.0
        );
        canvas.fill(&path, tone);
        canvas.line(
            &format!(
                "M{root:.1} {:.1}Q{:.1} {:.1} {tip_x:.1} {tip_y:.1}",
                -h,
                root + (tip_x - root) * 0.5,
                -h - reach * 0.55
            ),
            tone.lighter(0.35),
            3.0,
            0.7,
        );
        canvas.shade(&path, Shade::Flat);
    }
    let rim = body.rim().0;
    canvas.line(
        &format!(
            "M{:.1} {:.1}A{rim:.1} {:.1} 0 0 0 {rim:.1} {:.1}",
            -rim,
            -h,
            rim * 0.2,
            -h
        ),
        look.body.lighter(0.25),
        13.0,
        1.0,
    );
}
