//! Cloth and wicker for the house.

use crate::media::picture::canvas::{Canvas, Frame, Shade, put, rounded};
use crate::media::picture::spec::{Look, Pattern};
use crate::media::picture::turned::Turned;

pub(super) fn basket(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (330.0 * look.height, 225.0 * look.width);
    let profile = if look.form.is_multiple_of(2) {
        [
            (w * 1.04, -h),
            (w * 1.05, -h * 0.6),
            (w * 0.95, -h * 0.15),
            (w * 0.86, 0.0),
        ]
    } else {
        [
            (w * 0.8, -h),
            (w * 1.05, -h * 0.55),
            (w * 1.02, -h * 0.2),
            (w * 0.8, 0.0),
        ]
    };
    let body = Turned {
        profile: &profile,
        tilt: 0.2,
        curved: true,
    };
    if look.form % 3 == 2 {
        canvas.rod(
            &format!(
                "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                -w * 0.98,
                -h,
                -w * 0.9,
                -h * 2.0,
                w * 0.9,
                -h * 2.0,
                w * 0.98,
                -h
            ),
            look.trim,
            26.0,
        );
    } else {
        for side in [-1.0, 1.0] {
            canvas.rod(
                &format!(
                    "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                    side * w * 0.72,
                    -h * 0.98,
                    side * w * 0.7,
                    -h * 1.35,
                    side * w * 1.2,
                    -h * 1.3,
                    side * w * 0.98,
                    -h * 0.9
                ),
                look.trim,
                22.0,
            );
        }
    }
    let wicker = Look {
        pattern: Pattern::Weave,
        ..look.clone()
    };
    body.dressed(canvas, &wicker, Shade::Round);
    body.open(canvas, look.trim, look.body.darker(0.45), 20.0);
}

pub(super) fn blanket(canvas: &mut Canvas, look: &Look) {
    let w = 270.0 * look.width;
    let layers: u32 = if look.form.is_multiple_of(2) { 4 } else { 3 };
    let thick = 250.0 * look.height / f64::from(layers);
    for layer in 0..layers {
        let bottom = -f64::from(layer) * thick * 0.94;
        let lean = canvas.roll(-9.0, 9.0);
        let top = bottom - thick;
        let path = format!(
            "M{:.1} {bottom:.1}Q{:.1} {:.1} {:.1} {top:.1}H{:.1}Q{:.1} {:.1} {:.1} {bottom:.1}Z",
            -w + lean,
            -w - 26.0 + lean,
            bottom - thick * 0.5,
            -w + 10.0 + lean,
            w - 14.0 + lean,
            w + 40.0 + lean,
            bottom - thick * 0.5,
            w + lean
        );
        canvas.dressed(
            &path,
            Frame {
                left: -w - 40.0,
                top,
                width: w * 2.0 + 80.0,
                height: thick,
            },
            look,
            Shade::Round,
        );
        canvas.line(
            &format!("M{:.1} {bottom:.1}H{:.1}", -w + lean, w + lean),
            look.body.darker(0.6),
            7.0,
            0.5,
        );
        canvas.line(
            &format!("M{:.1} {:.1}H{:.1}", -w + 16.0 + lean, top + 7.0, w - 20.0 + lean),
            look.body.lighter(0.6),
            5.0,
            0.35,
        );
    }
    // One corner hangs over the front, with its fringe.
    let top = -f64::from(layers) * thick * 0.94 + 4.0;
    let fall = -top * 0.72;
    let flap = format!(
        "M{:.1} {top:.1}H{:.1}Q{:.1} {:.1} {:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}Q{:.1} {:.1} {:.1} {top:.1}Z",
        -w * 0.72,
        w * 0.2,
        w * 0.24,
        top + fall * 0.5,
        w * 0.2,
        top + fall,
        -w * 0.25,
        top + fall + 14.0,
        -w * 0.7,
        top + fall,
        -w * 0.66,
        top + fall * 0.5,
        -w * 0.72
    );
    canvas.drop_shadow(&flap);
    let mut x = -w * 0.68;
    while x < w * 0.19 {
        canvas.line(&format!("M{x:.1} {:.1}q-4 24 2 46", top + fall), look.trim, 6.0, 1.0);
        x += 17.0;
    }
    canvas.dressed(
        &flap,
        Frame {
            left: -w,
            top,
            width: w * 2.0,
            height: fall,
        },
        look,
        Shade::Flat,
    );
    canvas.line(
        &format!("M{:.1} {:.1}H{:.1}", -w * 0.7, top + 3.0, w * 0.2),
        look.body.lighter(0.5),
        8.0,
        0.4,
    );
}

pub(super) fn cushion(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (430.0 * look.height, 260.0 * look.width);
    let path = format!(
        "M{:.1} 0Q0 {:.1} {w:.1} 0Q{:.1} {:.1} {:.1} {:.1}Q0 {:.1} {:.1} {:.1}Q{:.1} {:.1} {:.1} 0Z",
        -w,
        -34.0,
        w - 44.0,
        -h * 0.5,
        w - 4.0,
        -h,
        -h + 46.0,
        -w + 4.0,
        -h,
        -w + 44.0,
        -h * 0.5,
        -w
    );
    canvas.dressed(&path, Frame::centred(w, -h, 0.0), look, Shade::Ball);
    if look.form.is_multiple_of(2) {
        canvas.line(&path, look.trim, 9.0, 0.9);
    } else {
        for (x, y) in [(-w, 0.0), (w, 0.0), (-w + 4.0, -h), (w - 4.0, -h)] {
            put!(
                canvas,
                "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"19\" fill=\"{}\"/>",
                look.trim
            );
            canvas.glaze(x, y, 19.0, 19.0, "ball");
        }
    }
    for (x, y, bend) in [
        (-0.6, -0.74, 40.0),
        (0.6, -0.74, -40.0),
        (-0.62, -0.2, 36.0),
        (0.62, -0.2, -36.0),
    ] {
        canvas.line(
            &format!(
                "M{:.1} {:.1}q{bend:.1} {:.1} {:.1} {:.1}",
                w * x * 1.3,
                h * y * 1.16,
                if y < -0.5 { 20.0 } else { -20.0 },
                bend * 1.6,
                if y < -0.5 { 46.0 } else { -46.0 }
            ),
            look.body.darker(0.5),
            6.0,
            0.22,
        );
    }
}

pub(super) fn towel(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (560.0 * look.height, 175.0 * look.width);
    let (top, bottom) = (-300.0 - h * 0.5, -300.0 + h * 0.5);
    let back = format!(
        "M{:.1} {top:.1}H{:.1}V{:.1}H{:.1}Z",
        -w * 0.7,
        w * 1.16,
        bottom - 76.0,
        -w * 0.66
    );
    canvas.drop_shadow(&back);
    canvas.shaded(&back, look.body.darker(0.16), Shade::Flat);
    let front = format!(
        "M{:.1} {top:.1}H{w:.1}Q{:.1} -300 {:.1} {bottom:.1}Q0 {:.1} {:.1} {bottom:.1}Q{:.1} -300 {:.1} {top:.1}Z",
        -w,
        w - 10.0,
        w + 6.0,
        bottom + 12.0,
        -w - 8.0,
        -w + 12.0,
        -w
    );
    canvas.drop_shadow(&front);
    canvas.dressed(
        &front,
        Frame {
            left: -w - 10.0,
            top,
            width: w * 2.0 + 20.0,
            height: h,
        },
        look,
        Shade::Flat,
    );
    folds(canvas, w, top, h);
    canvas.line(
        &format!(
            "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
            -w - 2.0,
            bottom - 40.0,
            bottom - 30.0,
            w + 2.0,
            bottom - 40.0
        ),
        look.trim,
        14.0,
        0.9,
    );
    canvas.line(&format!("M0 {top:.1}q-26 -60 0 -66q26 6 0 66"), look.trim, 9.0, 1.0);
}

/// Soft vertical folds of hanging cloth.
pub(super) fn folds(canvas: &mut Canvas, half_width: f64, top: f64, height: f64) {
    for share in [-0.55, -0.1, 0.42, 0.74] {
        let x = half_width * share;
        put!(
            canvas,
            "<path d=\"M{x:.1} {:.1}q14 {:.1} -4 {:.1}\" fill=\"none\" stroke=\"#241a14\" stroke-width=\"16\" stroke-linecap=\"round\" opacity=\".13\" filter=\"url(#near)\"/>",
            top + height * 0.12,
            height * 0.4,
            height * 0.78
        );
        put!(
            canvas,
            "<path d=\"M{:.1} {:.1}q12 {:.1} -4 {:.1}\" fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"10\" stroke-linecap=\"round\" opacity=\".16\" filter=\"url(#near)\"/>",
            x - 20.0,
            top + height * 0.12,
            height * 0.4,
            height * 0.78
        );
    }
}

pub(super) fn tote(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (400.0 * look.height, 200.0 * look.width);
    let (top, bottom) = (-300.0 - h * 0.36, -300.0 + h * 0.64);
    let strap = format!(
        "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
        -w * 0.5,
        top + 60.0,
        -w * 0.5,
        top - 290.0,
        w * 0.5,
        top - 290.0,
        w * 0.5,
        top + 60.0
    );
    canvas.open_at(12.0, -14.0, 1.0, 0.0);
    canvas.rod(&strap, look.trim.darker(0.25), 28.0);
    canvas.close();
    let path = format!(
        "M{:.1} {top:.1}Q0 {:.1} {w:.1} {top:.1}L{:.1} {:.1}Q{:.1} {bottom:.1} {:.1} {bottom:.1}H{:.1}Q{:.1} {bottom:.1} {:.1} {:.1}Z",
        -w,
        top + 16.0,
        w * 1.05,
        bottom - 24.0,
        w * 1.05,
        w * 1.05 - 26.0,
        -w * 1.05 + 26.0,
        -w * 1.05,
        -w * 1.05,
        bottom - 24.0
    );
    canvas.drop_shadow(&path);
    canvas.dressed(
        &path,
        Frame {
            left: -w * 1.06,
            top,
            width: w * 2.12,
            height: h,
        },
        look,
        Shade::Flat,
    );
    folds(canvas, w, top, h);
    canvas.line(
        &format!(
            "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
            -w + 4.0,
            top + 34.0,
            top + 48.0,
            w - 4.0,
            top + 34.0
        ),
        look.body.darker(0.4),
        4.0,
        0.55,
    );
    canvas.rod(&strap, look.trim, 28.0);
    for x in [-w * 0.5, w * 0.5] {
        canvas.shaded(&rounded(x - 22.0, top + 30.0, 44.0, 62.0, 6.0), look.trim, Shade::Flat);
        canvas.line(
            &format!("M{:.1} {:.1}l26 36m0 -36l-26 36", x - 13.0, top + 43.0),
            look.trim.lighter(0.5),
            3.0,
            0.8,
        );
    }
    if !look.form.is_multiple_of(2) {
        let pocket = rounded(-w * 0.55, -300.0 + h * 0.14, w * 1.1, h * 0.34, 10.0);
        canvas.shaded(&pocket, look.accent, Shade::Flat);
        canvas.line(&pocket, look.body.darker(0.4), 4.0, 0.5);
    }
}
