//! The shed and the field.

use crate::media::picture::canvas::{Canvas, Frame, Shade, oval, put, rounded};
use crate::media::picture::colour::Colour;
use crate::media::picture::spec::{Look, Motif, Pattern};
use crate::media::picture::turned::Turned;

const STEEL: Colour = Colour::new(0xaf, 0xb5, 0xb8);

pub(super) fn backpack(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (520.0 * look.height, 190.0 * look.width);
    canvas.rod(
        &format!(
            "M-50 {:.1}C-46 {:.1} 46 {:.1} 50 {:.1}",
            -h + 10.0,
            -h - 76.0,
            -h - 76.0,
            -h + 10.0
        ),
        look.trim,
        20.0,
    );
    for side in [-1.0, 1.0] {
        let pocket = rounded(
            if side < 0.0 { -w * 1.22 } else { w * 0.82 },
            -h * 0.46,
            w * 0.4,
            h * 0.4,
            34.0,
        );
        canvas.shaded(&pocket, look.body.darker(0.16), Shade::Round);
    }
    let body = rounded(-w, -h, w * 2.0, h, 74.0);
    canvas.dressed(&body, Frame::centred(w, -h, 0.0), look, Shade::Round);
    let pocket = rounded(-w * 0.74, -h * 0.44, w * 1.48, h * 0.38, 30.0);
    canvas.drop_shadow(&pocket);
    canvas.dressed(
        &pocket,
        Frame::centred(w * 0.74, -h * 0.44, -h * 0.06),
        look,
        Shade::Round,
    );
    let flap = format!(
        "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}H{:.1}Q{w:.1} {:.1} {w:.1} {:.1}V{:.1}Q{:.1} {:.1} 0 {:.1}Q{:.1} {:.1} {:.1} {:.1}Z",
        -w,
        -h + 80.0,
        -w,
        -h - 6.0,
        -w + 80.0,
        -h - 6.0,
        w - 80.0,
        -h - 6.0,
        -h + 80.0,
        -h * 0.58,
        w * 0.94,
        -h * 0.5,
        -h * 0.5,
        -w * 0.94,
        -h * 0.5,
        -w,
        -h * 0.58
    );
    canvas.drop_shadow(&flap);
    canvas.shaded(&flap, look.accent, Shade::Round);
    for x in [-w * 0.48, w * 0.48] {
        canvas.shaded(
            &rounded(x - 17.0, -h * 0.66, 34.0, h * 0.36, 6.0),
            look.trim,
            Shade::Flat,
        );
        canvas.shaded(
            &rounded(x - 25.0, -h * 0.46, 50.0, 44.0, 7.0),
            Colour::new(0xc2, 0x9c, 0x58),
            Shade::Metal,
        );
        canvas.fill(&rounded(x - 13.0, -h * 0.46 + 12.0, 26.0, 20.0, 3.0), look.trim);
    }
    if !look.form.is_multiple_of(2) {
        // A rolled mat on top.
        let roll = rounded(-w * 1.08, -h - 84.0, w * 2.16, 92.0, 46.0);
        canvas.shaded(&roll, look.trim.lighter(0.3), Shade::Round);
        for x in [-w * 0.48, w * 0.48] {
            canvas.shaded(&rounded(x - 14.0, -h - 88.0, 28.0, 100.0, 8.0), look.trim, Shade::Flat);
        }
    }
}

pub(super) fn tent(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (470.0 * look.height, 400.0 * look.width);
    canvas.line(
        &format!(
            "M{:.1} {:.1}L{:.1} 20M{:.1} {:.1}L{:.1} 30",
            -w * 0.2,
            -h,
            -w * 1.1,
            w * 0.5,
            -h * 0.84,
            w * 1.14
        ),
        look.trim,
        5.0,
        0.8,
    );
    if look.form.is_multiple_of(2) {
        // Ridge: the long side runs back to the right.
        let side = format!(
            "M{:.1} {:.1}L{:.1} {:.1}L{:.1} -36L{:.1} 0Z",
            -w * 0.2,
            -h,
            w * 0.52,
            -h * 0.86,
            w,
            w * 0.34
        );
        canvas.dressed(
            &side,
            Frame {
                left: -w * 0.2,
                top: -h,
                width: w * 1.2,
                height: h,
            },
            look,
            Shade::Flat,
        );
        let front = format!("M{:.1} {:.1}L{:.1} 0H{:.1}Z", -w * 0.2, -h, w * 0.34, -w * 0.78);
        canvas.shaded(&front, look.accent, Shade::Flat);
        let door = format!("M{:.1} {:.1}L{:.1} 0H{:.1}Z", -w * 0.2, -h * 0.86, w * 0.08, -w * 0.48);
        canvas.fill(&door, Colour::new(0x3a, 0x2d, 0x22));
        canvas.glaze(-w * 0.2, -h * 0.1, w * 0.3, h * 0.4, "glow");
        for (edge, far) in [(-w * 0.48, -w * 0.62), (w * 0.08, w * 0.2)] {
            let flap = format!(
                "M{:.1} {:.1}Q{:.1} {:.1} {edge:.1} 0H{far:.1}Z",
                -w * 0.2,
                -h * 0.86,
                edge * 0.9,
                -h * 0.4
            );
            canvas.shaded(&flap, look.accent.lighter(0.22), Shade::Flat);
        }
        canvas.rod(&format!("M{:.1} {:.1}V0", -w * 0.2, -h - 22.0), look.trim, 12.0);
    } else {
        // Bell: one pole in the middle.
        let cone = format!(
            "M0 {:.1}L{:.1} -110Q{:.1} -60 {:.1} 0Q0 34 {:.1} 0Q{:.1} -60 {:.1} -110Z",
            -h * 1.1,
            w * 0.86,
            w * 0.9,
            w * 0.88,
            -w * 0.88,
            -w * 0.9,
            -w * 0.86
        );
        canvas.dressed(&cone, Frame::centred(w * 0.9, -h * 1.1, 20.0), look, Shade::Round);
        for share in [-0.5, 0.0, 0.5] {
            canvas.line(
                &format!("M0 {:.1}L{:.1} 10", -h * 1.1, w * share * 1.3),
                look.body.darker(0.4),
                4.0,
                0.3,
            );
        }
        let door = format!("M0 {:.1}L{:.1} 16H{:.1}Z", -h * 0.72, w * 0.2, -w * 0.2);
        canvas.fill(&door, Colour::new(0x3a, 0x2d, 0x22));
        canvas.glaze(0.0, -h * 0.12, w * 0.26, h * 0.36, "glow");
        canvas.shaded(
            &format!("M0 {:.1}L{:.1} 16H{:.1}Z", -h * 0.72, -w * 0.2, -w * 0.34),
            look.accent,
            Shade::Flat,
        );
        canvas.shaded(&oval(0.0, -h * 1.1, 20.0, 16.0), look.trim, Shade::Ball);
    }
}

fn ash(colour: Colour) -> Look {
    Look {
        motif: Motif::Board,
        body: colour,
        accent: colour.darker(0.4),
        trim: colour,
        pattern: Pattern::Grain,
        height: 1.0,
        width: 1.0,
        form: 0,
    }
}

pub(super) fn axe(canvas: &mut Canvas, look: &Look) {
    canvas.open_at(0.0, -300.0, look.height, 24.0);
    let handle =
        "M-22 -290H22Q16 -100 26 60Q34 180 44 268Q50 306 12 308Q-28 306 -22 262Q-12 160 -20 60Q-28 -100 -22 -290Z";
    canvas.drop_shadow(handle);
    canvas.dressed(
        handle,
        Frame {
            left: -60.0,
            top: -300.0,
            width: 120.0,
            height: 620.0,
        },
        &ash(look.body),
        Shade::Round,
    );
    canvas.open_clip(handle);
    put!(
        canvas,
        "<rect x=\"-60\" y=\"170\" width=\"140\" height=\"150\" fill=\"{}\"/>",
        look.accent
    );
    canvas.close();
    canvas.shade(handle, Shade::Round);
    let head = "M-44 -262H56V-164H10Q-60 -150 -110 -96Q-190 -130 -206 -210Q-204 -300 -150 -344Q-100 -280 -44 -262Z";
    canvas.drop_shadow(head);
    canvas.shaded(head, Colour::new(0x5a, 0x5e, 0x62), Shade::Flat);
    canvas.shaded(
        "M-150 -344Q-204 -300 -206 -210Q-190 -130 -110 -96Q-150 -150 -160 -210Q-168 -280 -150 -344Z",
        STEEL,
        Shade::Metal,
    );
    canvas.fill(&rounded(-22.0, -276.0, 44.0, 22.0, 4.0), look.trim);
    canvas.close();
}

pub(super) fn trowel(canvas: &mut Canvas, look: &Look) {
    let tools: &[(f64, f64, bool)] = if look.form.is_multiple_of(2) {
        &[(0.0, 12.0, false)]
    } else {
        &[(-110.0, -8.0, false), (110.0, 8.0, true)]
    };
    for (x, turn, fork) in tools {
        canvas.open_at(*x, -300.0, look.height, *turn);
        canvas.rod("M0 90V-50", STEEL, 22.0);
        if *fork {
            for tine in [-52.0, 0.0, 52.0] {
                canvas.rod(&format!("M0 -40Q{tine:.0} -60 {tine:.0} -130V-270"), STEEL, 17.0);
            }
        } else {
            let blade = "M-70 -60Q0 -30 70 -60V-180Q58 -270 0 -320Q-58 -270 -70 -180Z";
            canvas.drop_shadow(blade);
            canvas.shaded(blade, STEEL, Shade::Metal);
            canvas.line("M0 -60V-250", Colour::DARK, 9.0, 0.18);
        }
        let handle = "M-26 76H26Q34 150 36 220Q40 290 0 292Q-40 290 -36 220Q-34 150 -26 76Z";
        canvas.drop_shadow(handle);
        canvas.dressed(
            handle,
            Frame {
                left: -40.0,
                top: 70.0,
                width: 80.0,
                height: 230.0,
            },
            &ash(look.body),
            Shade::Round,
        );
        canvas.shaded("M-28 74H28V104H-29Z", Colour::new(0xc2, 0x9c, 0x58), Shade::Metal);
        canvas.line("M0 282q-40 60 0 80q40 -20 0 -80", look.accent, 8.0, 1.0);
        canvas.close();
    }
}

pub(super) fn twine(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (300.0 * look.height, 165.0 * look.width);
    let core = [(w * 0.5, -h), (w * 0.5, 0.0)];
    let core = Turned {
        profile: &core,
        tilt: 0.24,
        curved: false,
    };
    core.plain(canvas, look.trim, Shade::Round);
    let profile = [
        (w * 0.7, -h * 0.92),
        (w * 1.02, -h * 0.7),
        (w * 1.06, -h * 0.3),
        (w * 0.76, -h * 0.04),
    ];
    let ball = Turned {
        profile: &profile,
        tilt: 0.24,
        curved: true,
    };
    let outline = ball.outline();
    canvas.fill(&outline, look.body);
    canvas.open_clip(&outline);
    for layer in 0..3 {
        for step in 0..16_i32 {
            let y = -h + f64::from(step) * h / 14.0 + canvas.roll(-4.0, 4.0);
            let slope = if layer % 2 == 0 { 46.0 } else { -46.0 };
            let tone = look.body.mix(look.accent, canvas.roll(0.0, 0.7));
            canvas.line(
                &format!(
                    "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
                    -w * 1.1,
                    y - slope,
                    y + 54.0,
                    w * 1.1,
                    y + slope
                ),
                tone,
                8.0,
                0.8,
            );
        }
    }
    canvas.close();
    canvas.shade(&outline, Shade::Round);
    core_top(canvas, w, h, look);
    canvas.rod(
        &format!("M{:.1} {:.1}q80 60 60 110q-10 44 90 30", w * 0.86, -h * 0.2),
        look.body,
        9.0,
    );
}

fn core_top(canvas: &mut Canvas, w: f64, h: f64, look: &Look) {
    let rim = [(w * 0.5, -h), (w * 0.5, -h * 0.9)];
    let rim = Turned {
        profile: &rim,
        tilt: 0.24,
        curved: false,
    };
    rim.plain(canvas, look.trim, Shade::Round);
    rim.open(canvas, look.trim, Colour::DARK, 10.0);
}
