//! Boards, handles and joinery.

use crate::media::picture::canvas::{Canvas, Frame, Shade, oval, put, rounded};
use crate::media::picture::colour::Colour;
use crate::media::picture::spec::{Look, Pattern};

const STEEL: Colour = Colour::new(0xc4, 0xc9, 0xcb);

/// A wooden part in the look's colours, grained.
fn timber(canvas: &mut Canvas, path: &str, frame: Frame, colour: Colour, shade: Shade) {
    let look = Look {
        body: colour,
        accent: colour.darker(0.42),
        trim: colour,
        pattern: Pattern::Grain,
        motif: crate::media::picture::spec::Motif::Board,
        height: 1.0,
        width: 1.0,
        form: 0,
    };
    canvas.dressed(path, frame, &look, shade);
}

pub(super) fn board(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (520.0 * look.height, 200.0 * look.width);
    let (top, bottom) = (-300.0 - h * 0.36, -300.0 + h * 0.56);
    let path = match look.form % 3 {
        0 => format!(
            "M{:.1} {:.1}Q{:.1} {bottom:.1} {:.1} {bottom:.1}H{:.1}Q{w:.1} {bottom:.1} {w:.1} {:.1}V{:.1}Q{w:.1} {top:.1} {:.1} {top:.1}C60 {top:.1} 48 {:.1} 44 {:.1}Q36 {:.1} 0 {:.1}Q-36 {:.1} -44 {:.1}C-48 {:.1} -60 {top:.1} {:.1} {top:.1}Q{:.1} {top:.1} {:.1} {:.1}Z",
            -w,
            bottom - 46.0,
            -w,
            -w + 46.0,
            w - 46.0,
            bottom - 46.0,
            top + 56.0,
            w - 56.0,
            top - 20.0,
            top - 96.0,
            top - 150.0,
            top - 150.0,
            top - 150.0,
            top - 96.0,
            top - 20.0,
            -w + 56.0,
            -w,
            -w,
            top + 56.0
        ),
        1 => oval(0.0, -300.0, w * 1.35, w * 1.35),
        _ => rounded(-w * 1.35, -300.0 - h * 0.42, w * 2.7, h * 0.84, 34.0),
    };
    canvas.drop_shadow(&path);
    canvas.dressed(
        &path,
        Frame::centred(w * 1.4, top - 160.0, bottom + 60.0),
        look,
        Shade::Flat,
    );
    match look.form % 3 {
        0 => canvas.shaded(&oval(0.0, top - 98.0, 17.0, 17.0), look.trim, Shade::Ball),
        1 => canvas.line(&oval(0.0, -300.0, w * 1.22, w * 1.22), look.trim, 9.0, 0.5),
        _ => canvas.line(
            &rounded(-w * 1.24, -300.0 - h * 0.36, w * 2.48, h * 0.72, 22.0),
            look.trim,
            10.0,
            0.5,
        ),
    }
}

pub(super) fn knife(canvas: &mut Canvas, look: &Look) {
    let blades: &[(f64, f64, f64)] = if look.form % 3 == 2 {
        &[(-130.0, 0.95, -4.0), (10.0, 0.8, 0.0), (130.0, 0.62, 4.0)]
    } else {
        &[(0.0, 1.0, 14.0)]
    };
    for (x, size, turn) in blades {
        canvas.open_at(*x, -300.0, size * look.height, *turn);
        let long = 300.0;
        let blade = if look.form % 3 == 1 {
            format!(
                "M-34 20V{:.1}Q-30 {:.1} 0 {:.1}Q30 {:.1} 34 {:.1}V20Z",
                -long + 40.0,
                -long,
                -long - 14.0,
                -long,
                -long + 40.0
            )
        } else {
            format!("M-30 20V{:.1}Q36 {:.1} 46 -40V20Z", -long - 40.0, -long + 90.0)
        };
        let handle = "M-32 24H34Q40 130 34 210Q44 268 6 282Q-34 284 -34 240Q-26 130 -32 24Z";
        canvas.drop_shadow(&blade);
        canvas.drop_shadow(handle);
        canvas.shaded(&blade, STEEL, Shade::Metal);
        canvas.line(
            &format!("M30 10Q26 {:.1} -24 {:.1}", -long * 0.6, -long - 10.0),
            Colour::LIGHT,
            4.0,
            0.7,
        );
        canvas.dressed(
            handle,
            Frame {
                left: -50.0,
                top: 20.0,
                width: 100.0,
                height: 270.0,
            },
            look,
            Shade::Round,
        );
        canvas.shaded("M-36 10H40V34H-34Z", look.trim, Shade::Metal);
        for y in [84.0, 150.0, 216.0] {
            canvas.shaded(&oval(0.0, y, 9.0, 9.0), look.trim, Shade::Ball);
        }
        canvas.close();
    }
}

pub(super) fn spoons(canvas: &mut Canvas, look: &Look) {
    for (index, (x, turn)) in [(-165.0, -9.0), (0.0, 0.0), (165.0, 9.0)].into_iter().enumerate() {
        canvas.open_at(x * look.width, -300.0, look.height, turn);
        let colour = if index == 1 { look.accent } else { look.body };
        let handle = rounded(-17.0, -130.0, 34.0, 430.0, 17.0);
        let head = match index {
            0 => oval(0.0, -190.0, 70.0, 100.0),
            1 => "M-62 -290Q0 -310 62 -290Q66 -170 26 -110H-26Q-66 -170 -62 -290Z".to_owned(),
            _ => rounded(-60.0, -300.0, 120.0, 190.0, 46.0),
        };
        canvas.drop_shadow(&head);
        canvas.drop_shadow(&handle);
        let whole = Frame {
            left: -80.0,
            top: -310.0,
            width: 160.0,
            height: 620.0,
        };
        timber(canvas, &handle, whole, colour, Shade::Round);
        timber(canvas, &head, whole, colour, Shade::Flat);
        match index {
            0 => canvas.glaze(0.0, -195.0, 52.0, 78.0, "hole"),
            1 => {}
            _ => {
                for y in [-262.0, -222.0, -182.0] {
                    put!(
                        canvas,
                        "<path d=\"{}\" fill=\"#241a14\" opacity=\".55\"/>",
                        rounded(-36.0, y, 72.0, 18.0, 9.0)
                    );
                }
            }
        }
        canvas.close();
    }
}

pub(super) fn stool(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (430.0 * look.height, 205.0 * look.width);
    let leg = |canvas: &mut Canvas, top: f64, foot: f64, drop: f64, tone: Colour| {
        let path = format!(
            "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {drop:.1}L{:.1} {drop:.1}Z",
            top - 20.0,
            -h,
            top + 20.0,
            -h,
            foot + 14.0,
            foot - 14.0
        );
        canvas.shaded(&path, tone, Shade::Round);
    };
    leg(canvas, -w * 0.4, -w * 0.52, -60.0, look.body.darker(0.25));
    leg(canvas, w * 0.4, w * 0.52, -60.0, look.body.darker(0.3));
    canvas.rod(
        &format!("M{:.1} {:.1}H{:.1}", -w * 0.66, -h * 0.38, w * 0.66),
        look.body.darker(0.1),
        20.0,
    );
    leg(canvas, -w * 0.62, -w * 0.84, 10.0, look.body);
    leg(canvas, w * 0.62, w * 0.84, 10.0, look.body.darker(0.1));
    let seat = format!(
        "M{:.1} {:.1}V{:.1}A{w:.1} 62 0 0 0 {w:.1} {:.1}V{:.1}Z",
        -w,
        -h,
        -h + 34.0,
        -h + 34.0,
        -h
    );
    canvas.shaded(&seat, look.accent.darker(0.14), Shade::Round);
    let top = oval(0.0, -h, w, 62.0);
    let cover = Look {
        body: look.accent,
        accent: look.trim,
        ..look.clone()
    };
    canvas.dressed(&top, Frame::centred(w, -h - 64.0, -h + 64.0), &cover, Shade::Flat);
}

pub(super) fn chair(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (620.0 * look.height, 175.0 * look.width);
    let seat = -h * 0.46;
    for x in [-w * 0.86, w * 0.86] {
        canvas.rod(
            &format!("M{:.1} {seat:.1}L{:.1} -40", x * 0.9, x * 1.04),
            look.body.darker(0.3),
            24.0,
        );
    }
    if look.form.is_multiple_of(2) {
        for x in [-0.66, -0.33, 0.0, 0.33, 0.66] {
            canvas.rod(
                &format!("M{:.1} {seat:.1}L{:.1} {:.1}", w * x, w * x * 1.1, -h * 0.93),
                look.body,
                14.0,
            );
        }
    } else {
        for y in [0.62, 0.74] {
            canvas.rod(
                &format!(
                    "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
                    -w * 0.9,
                    -h * y,
                    -h * y + 20.0,
                    w * 0.9,
                    -h * y
                ),
                look.body,
                30.0,
            );
        }
    }
    for x in [-w, w] {
        canvas.rod(
            &format!("M{:.1} {seat:.1}L{x:.1} {:.1}", x * 0.88, -h * 0.95),
            look.body,
            25.0,
        );
    }
    canvas.rod(
        &format!(
            "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
            -w * 1.08,
            -h * 0.93,
            -h * 1.02,
            w * 1.08,
            -h * 0.93
        ),
        look.body,
        46.0,
    );
    let pad = format!(
        "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}L{:.1} {:.1}Q0 {:.1} {:.1} {:.1}Z",
        -w * 0.94,
        seat - 36.0,
        seat - 54.0,
        w * 0.94,
        seat - 36.0,
        w * 1.2,
        seat + 44.0,
        seat + 74.0,
        -w * 1.2,
        seat + 44.0
    );
    canvas.rod(
        &format!("M{:.1} {:.1}H{:.1}", -w * 1.1, -h * 0.16, w * 1.1),
        look.body.darker(0.12),
        18.0,
    );
    for x in [-w * 1.08, w * 1.08] {
        canvas.rod(&format!("M{x:.1} {:.1}L{:.1} 6", seat + 40.0, x * 1.1), look.body, 28.0);
    }
    let cover = Look {
        body: look.accent,
        accent: look.trim,
        ..look.clone()
    };
    canvas.dressed(
        &pad,
        Frame::centred(w * 1.2, seat - 56.0, seat + 70.0),
        &cover,
        Shade::Flat,
    );
    canvas.line(
        &format!(
            "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
            -w * 1.2,
            seat + 46.0,
            seat + 76.0,
            w * 1.2,
            seat + 46.0
        ),
        look.body.darker(0.2),
        14.0,
        1.0,
    );
}

pub(super) fn brush(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (540.0 * look.height, 92.0 * look.width);
    let head_y = -300.0 + h * 0.24;
    canvas.open_at(0.0, 0.0, 1.0, 0.0);
    let handle = format!(
        "M-24 {:.1}Q-30 {:.1} 0 {:.1}Q30 {:.1} 24 {:.1}Q14 {:.1} 34 {head_y:.1}H-34Q-14 {:.1} -24 {:.1}Z",
        -300.0 - h * 0.4,
        -300.0 - h * 0.5,
        -300.0 - h * 0.5,
        -300.0 - h * 0.5,
        -300.0 - h * 0.4,
        -300.0,
        -300.0,
        -300.0 - h * 0.4
    );
    let bristle = format!(
        "M{:.1} {head_y:.1}Q{:.1} {:.1} {:.1} {:.1}Q0 {:.1} {:.1} {:.1}Q{:.1} {:.1} {w:.1} {head_y:.1}Z",
        -w,
        -w * 1.5,
        head_y + 80.0,
        -w * 1.35,
        head_y + 170.0,
        head_y + 196.0,
        w * 1.35,
        head_y + 170.0,
        w * 1.5,
        head_y + 80.0
    );
    canvas.drop_shadow(&handle);
    canvas.drop_shadow(&bristle);
    canvas.fill(&bristle, look.accent);
    canvas.open_clip(&bristle);
    for _ in 0..90 {
        let (root, spread) = (canvas.roll(-w, w), canvas.roll(1.2, 1.6));
        let tone = look.accent.mix(
            if canvas.roll(0.0, 1.0) > 0.5 {
                Colour::LIGHT
            } else {
                Colour::DARK
            },
            0.3,
        );
        canvas.line(
            &format!(
                "M{root:.1} {head_y:.1}Q{:.1} {:.1} {:.1} {:.1}",
                root * spread,
                head_y + 80.0,
                root * spread,
                head_y + 200.0
            ),
            tone,
            3.4,
            0.7,
        );
    }
    canvas.close();
    canvas.shade(&bristle, Shade::Round);
    timber(
        canvas,
        &handle,
        Frame::centred(60.0, -300.0 - h * 0.5, head_y),
        look.body,
        Shade::Round,
    );
    timber(
        canvas,
        &rounded(-w * 1.08, head_y - 44.0, w * 2.16, 62.0, 26.0),
        Frame::centred(w * 1.1, head_y - 50.0, head_y + 20.0),
        look.trim,
        Shade::Round,
    );
    canvas.line(&oval(0.0, -300.0 - h * 0.44, 9.0, 9.0), Colour::DARK, 7.0, 0.6);
    canvas.close();
}
