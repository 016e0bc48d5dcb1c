//! Enamel, steel, iron and glass.

use crate::media::picture::canvas::{Canvas, Shade, oval, put, rounded};
use crate::media::picture::colour::Colour;
use crate::media::picture::spec::Look;
use crate::media::picture::turned::Turned;

pub(super) fn kettle(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (330.0 * look.height, 205.0 * look.width);
    let profile = if look.form.is_multiple_of(2) {
        [
            (w * 0.5, -h),
            (w * 0.82, -h * 0.82),
            (w * 1.02, -h * 0.4),
            (w * 1.05, -h * 0.08),
            (w * 1.0, 0.0),
        ]
    } else {
        [
            (w * 0.62, -h),
            (w * 0.7, -h * 0.8),
            (w * 0.8, -h * 0.5),
            (w * 0.96, -h * 0.15),
            (w * 0.98, 0.0),
        ]
    };
    let shade = Shade::Round;
    // Gooseneck or short spout.
    let spout = if look.form.is_multiple_of(2) {
        format!(
            "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
            -w * 0.8,
            -h * 0.3,
            -w * 1.5,
            -h * 0.88,
            -w * 1.36,
            -h * 0.96,
            -w * 0.66,
            -h * 0.72
        )
    } else {
        format!(
            "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}Z",
            -w * 0.8,
            -h * 0.12,
            -w * 1.75,
            -h * 0.1,
            -w * 1.1,
            -h * 0.9,
            -w * 1.62,
            -h * 0.98,
            -w * 1.54,
            -h * 1.06,
            -w * 0.92,
            -h * 1.05,
            -w * 1.35,
            -h * 0.3,
            -w * 0.78,
            -h * 0.34
        )
    };
    canvas.shaded(&spout, look.body.darker(0.06), Shade::Flat);
    if look.form.is_multiple_of(2) {
        let bail = format!(
            "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            -w * 0.78,
            -h * 0.84,
            -w * 0.9,
            -h * 1.8,
            w * 0.9,
            -h * 1.8,
            w * 0.78,
            -h * 0.84
        );
        canvas.rod(&bail, Colour::new(0x3c, 0x3c, 0x3e), 16.0);
        canvas.rod(
            &format!(
                "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
                -w * 0.46,
                -h * 1.5,
                -h * 1.64,
                w * 0.46,
                -h * 1.5
            ),
            look.trim,
            40.0,
        );
    } else {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}H{:.1}Q{:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}",
                w * 0.55,
                -h * 0.9,
                w * 1.35,
                w * 1.6,
                -h * 0.9,
                w * 1.55,
                -h * 0.66,
                w * 1.4,
                -h * 0.12
            ),
            look.trim,
            34.0,
        );
    }
    let body = Turned {
        profile: &profile,
        tilt: 0.16,
        curved: true,
    };
    body.dressed(canvas, look, shade);
    let lid = [(w * 0.16, -h * 1.14), (w * 0.4, -h * 1.09), (w * 0.54, -h * 0.99)];
    Turned {
        profile: &lid,
        tilt: 0.16,
        curved: true,
    }
    .plain(canvas, look.body, shade);
    canvas.shaded(&oval(0.0, -h * 1.19, w * 0.14, w * 0.12), look.trim, Shade::Ball);
}

pub(super) fn cup(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (310.0 * look.height, 175.0 * look.width);
    let profile = [(w, -h), (w * 0.99, -h * 0.5), (w * 0.96, -h * 0.07), (w * 0.88, 0.0)];
    let body = Turned {
        profile: &profile,
        tilt: 0.22,
        curved: true,
    };
    canvas.rod(
        &format!(
            "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            w * 0.92,
            -h * 0.85,
            w * 1.7,
            -h * 0.98,
            w * 1.66,
            -h * 0.2,
            w * 0.9,
            -h * 0.24
        ),
        look.body,
        26.0,
    );
    body.dressed(canvas, look, Shade::Round);
    body.open(canvas, look.trim, Colour::new(0xf1, 0xec, 0xe0), 12.0);
    // The dark line of the rolled rim is what says enamel.
    put!(
        canvas,
        "<ellipse cx=\"0\" cy=\"{:.1}\" rx=\"{w:.1}\" ry=\"{:.1}\" fill=\"none\" stroke=\"{}\" stroke-width=\"11\"/>",
        -h,
        w * 0.22,
        look.trim
    );
    if !look.form.is_multiple_of(2) {
        put!(
            canvas,
            "<g transform=\"translate({:.1} {:.1})\" fill=\"{}\"><path d=\"M-66 36L-18 -40L8 0L26 -24L66 36Z\"/></g>",
            -w * 0.14,
            -h * 0.4,
            look.accent
        );
    }
}

pub(super) fn casserole(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (235.0 * look.height, 270.0 * look.width);
    let profile = [(w, -h), (w, -h * 0.6), (w * 0.97, -h * 0.18), (w * 0.86, 0.0)];
    for side in [-1.0, 1.0] {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}q{:.1} -4 {:.1} 30q0 34 {:.1} 30",
                side * w * 0.95,
                -h * 0.86,
                side * 78.0,
                side * 78.0,
                side * -78.0
            ),
            look.body,
            32.0,
        );
    }
    Turned {
        profile: &profile,
        tilt: 0.17,
        curved: true,
    }
    .dressed(canvas, look, Shade::Round);
    if look.form.is_multiple_of(2) {
        let lid = [
            (w * 0.2, -h * 1.5),
            (w * 0.66, -h * 1.33),
            (w * 1.0, -h * 1.08),
            (w * 1.02, -h * 0.98),
        ];
        Turned {
            profile: &lid,
            tilt: 0.17,
            curved: true,
        }
        .plain(canvas, look.body, Shade::Round);
        canvas.line(
            &format!(
                "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
                -w * 1.0,
                -h * 1.0,
                -h * 0.98 + w * 0.33,
                w * 1.0,
                -h * 1.0
            ),
            look.body.darker(0.45),
            5.0,
            0.7,
        );
        let knob = [(44.0, -h * 1.74), (22.0, -h * 1.58), (26.0, -h * 1.5)];
        let knob = Turned {
            profile: &knob,
            tilt: 0.3,
            curved: true,
        };
        knob.plain(canvas, look.trim, Shade::Metal);
        knob.capped(canvas, look.trim);
    } else {
        let pot = Turned {
            profile: &profile,
            tilt: 0.17,
            curved: true,
        };
        pot.open(canvas, look.body, look.trim, 16.0);
    }
}

pub(super) fn flask(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (470.0 * look.height, 104.0 * look.width);
    let profile = [
        (w * 0.62, -h),
        (w * 0.7, -h * 0.93),
        (w, -h * 0.82),
        (w, -h * 0.4),
        (w, -h * 0.03),
        (w * 0.94, 0.0),
    ];
    Turned {
        profile: &profile,
        tilt: 0.17,
        curved: true,
    }
    .dressed(canvas, look, Shade::Round);
    let collar = [(w * 0.63, -h * 1.03), (w * 0.63, -h * 0.97)];
    Turned {
        profile: &collar,
        tilt: 0.17,
        curved: false,
    }
    .plain(canvas, Colour::new(0xc9, 0xcb, 0xcb), Shade::Metal);
    let lid = [(w * 0.72, -h * 1.22), (w * 0.74, -h * 1.18), (w * 0.74, -h * 1.03)];
    let lid = Turned {
        profile: &lid,
        tilt: 0.17,
        curved: false,
    };
    lid.plain(canvas, look.trim, Shade::Round);
    lid.capped(canvas, look.trim);
    if look.form.is_multiple_of(2) {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                w * 0.5,
                -h * 1.2,
                w * 1.2,
                -h * 1.36,
                w * 1.35,
                -h * 1.05,
                w * 0.7,
                -h * 1.06
            ),
            look.accent,
            15.0,
        );
    }
}

pub(super) fn jar(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (390.0 * look.height, 150.0 * look.width);
    let profile = [
        (w * 0.86, -h),
        (w, -h * 0.88),
        (w, -h * 0.4),
        (w * 0.99, -h * 0.05),
        (w * 0.9, 0.0),
    ];
    let glass = Turned {
        profile: &profile,
        tilt: 0.18,
        curved: true,
    };
    let outline = glass.outline();
    canvas.fill(&outline, Colour::new(0xdf, 0xe6, 0xe2));
    canvas.open_clip(&outline);
    let level = -h * 0.78;
    put!(
        canvas,
        "<rect x=\"{:.1}\" y=\"{level:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
        -w,
        w * 2.0,
        h,
        look.body
    );
    for _ in 0..150 {
        let (x, y, size) = (
            canvas.roll(-w, w),
            canvas.roll(level + 20.0, 20.0),
            canvas.roll(7.0, 15.0),
        );
        let tone = look.body.mix(look.accent, canvas.roll(0.0, 1.0));
        put!(
            canvas,
            "<ellipse cx=\"{x:.0}\" cy=\"{y:.0}\" rx=\"{size:.1}\" ry=\"{:.1}\" fill=\"{tone}\" opacity=\".8\"/>",
            size * 0.7
        );
    }
    canvas.ellipse(0.0, level, w, w * 0.16, look.body.lighter(0.3));
    canvas.close();
    canvas.shade(&outline, Shade::Round);
    put!(
        canvas,
        "<path d=\"{}\" fill=\"#fff\" opacity=\".55\"/>",
        rounded(-w * 0.74, -h * 0.82, w * 0.13, h * 0.66, 12.0)
    );
    let label = rounded(-w * 0.42, -h * 0.5, w * 0.9, h * 0.3, 8.0);
    canvas.shaded(&label, Colour::new(0xf4, 0xee, 0xe0), Shade::Round);
    canvas.line(
        &format!(
            "M{:.1} {:.1}h{:.1}M{:.1} {:.1}h{:.1}",
            -w * 0.22,
            -h * 0.4,
            w * 0.5,
            -w * 0.12,
            -h * 0.31,
            w * 0.3
        ),
        look.trim.darker(0.2),
        7.0,
        0.75,
    );
    let lid = if look.form.is_multiple_of(2) {
        [(w * 0.9, -h * 1.13), (w * 0.9, -h * 0.99)]
    } else {
        [(w * 0.76, -h * 1.2), (w * 0.86, -h * 0.99)]
    };
    let lid = Turned {
        profile: &lid,
        tilt: 0.18,
        curved: false,
    };
    lid.plain(canvas, look.trim, Shade::Round);
    lid.capped(canvas, look.trim);
}
