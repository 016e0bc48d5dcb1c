//! Clothes.

use super::textiles::folds;
use crate::media::picture::canvas::{Canvas, Frame, Shade, oval, put, rounded};
use crate::media::picture::spec::Look;

pub(super) fn scarf(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (330.0 * look.height, 96.0 * look.width);
    // A loop above, two ends below; the ends are fringed.
    let loop_path = format!(
        "M{:.1} -420C-190 -560 -150 -680 0 -680C150 -680 190 -560 {:.1} -420L{:.1} -380C80 -500 90 -580 0 -580C-90 -580 -80 -500 {:.1} -380Z",
        -w,
        w,
        w * 0.4,
        -w * 0.4
    );
    canvas.drop_shadow(&loop_path);
    canvas.dressed(
        &loop_path,
        Frame {
            left: -200.0,
            top: -690.0,
            width: 400.0,
            height: 320.0,
        },
        look,
        Shade::Flat,
    );
    for (lean, length, order) in [(70.0, 0.86, 0), (-60.0, 1.0, 1)] {
        let bottom = -400.0 + h * 1.3 * length;
        let path = format!(
            "M{:.1} -440H{:.1}Q{:.1} -250 {:.1} {bottom:.1}H{:.1}Q{:.1} -260 {:.1} -440Z",
            -w * 0.6,
            w * 0.6,
            w * 0.8 + lean,
            w + lean,
            -w + lean,
            -w * 0.8 + lean,
            -w * 0.6
        );
        canvas.drop_shadow(&path);
        let mut x = -w + lean + 8.0;
        while x < w + lean {
            canvas.line(&format!("M{x:.1} {bottom:.1}q-5 26 2 52"), look.trim, 7.0, 1.0);
            x += 17.0;
        }
        canvas.dressed(
            &path,
            Frame {
                left: -w + lean - 60.0,
                top: -440.0,
                width: w * 2.0 + 120.0,
                height: bottom + 440.0,
            },
            look,
            if order == 0 { Shade::Round } else { Shade::Flat },
        );
    }
    let knot = format!(
        "M{:.1} -452Q0 -500 {:.1} -452Q{:.1} -400 {:.1} -366Q0 -330 {:.1} -366Q{:.1} -400 {:.1} -452Z",
        -w,
        w,
        w + 16.0,
        w,
        -w,
        -w - 16.0,
        -w
    );
    canvas.drop_shadow(&knot);
    canvas.dressed(&knot, Frame::centred(w * 1.1, -500.0, -330.0), look, Shade::Ball);
}

pub(super) fn jumper(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (430.0 * look.height, 178.0 * look.width);
    let (top, bottom) = (-300.0 - h * 0.5, -300.0 + h * 0.5);
    for side in [-1.0, 1.0] {
        let sleeve = format!(
            "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}Z",
            side * w * 0.6,
            top + 6.0,
            side * w * 1.2,
            top + 20.0,
            side * w * 1.36,
            top + 110.0,
            side * w * 1.66,
            bottom - 40.0,
            side * w * 1.28,
            bottom - 22.0,
            side * w * 1.1,
            -300.0,
            side * w * 0.9,
            top + 130.0
        );
        canvas.drop_shadow(&sleeve);
        let left = if side < 0.0 { -w * 1.7 } else { w * 0.55 };
        canvas.dressed(
            &sleeve,
            Frame {
                left,
                top,
                width: w * 1.15,
                height: h,
            },
            look,
            Shade::Flat,
        );
        let cuff = format!(
            "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
            side * w * 1.66,
            bottom - 42.0,
            side * w * 1.28,
            bottom - 24.0,
            side * w * 1.32,
            bottom + 24.0,
            side * w * 1.68,
            bottom + 8.0
        );
        canvas.shaded(&cuff, look.trim, Shade::Flat);
    }
    let body = format!(
        "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {top:.1}Q0 {:.1} {:.1} {top:.1}Q{:.1} {:.1} {:.1} {:.1}L{:.1} {bottom:.1}H{:.1}Z",
        -w * 0.98,
        top + 70.0,
        -w * 0.84,
        top + 20.0,
        -w * 0.4,
        top + 70.0,
        w * 0.4,
        w * 0.84,
        top + 20.0,
        w * 0.98,
        top + 70.0,
        w,
        -w
    );
    canvas.drop_shadow(&body);
    canvas.dressed(&body, Frame::centred(w, top, bottom), look, Shade::Flat);
    if !look.form.is_multiple_of(2) {
        // A yoke of small figures, as on the northern islands.
        for row in 0..3_i32 {
            for step in -7..=7_i32 {
                let (x, y) = (
                    f64::from(step) * 24.0,
                    top + 84.0 + f64::from(row) * 26.0 - (f64::from(step).abs() - 4.0).max(0.0) * 6.0,
                );
                if x.abs() < w * 0.92 {
                    put!(
                        canvas,
                        "<path d=\"M{x:.1} {:.1}l9 10l-9 10l-9 -10z\" fill=\"{}\"/>",
                        y - 10.0,
                        if row == 1 { look.trim } else { look.accent }
                    );
                }
            }
        }
    }
    folds(canvas, w, top + 60.0, h * 0.85);
    let hem = rounded(-w - 2.0, bottom - 6.0, w * 2.0 + 4.0, 46.0, 10.0);
    canvas.shaded(&hem, look.trim, Shade::Flat);
    let mut x = -w + 12.0;
    while x < w {
        canvas.line(&format!("M{x:.1} {bottom:.1}v32"), look.trim.darker(0.4), 4.0, 0.45);
        x += 15.0;
    }
    canvas.line(
        &format!(
            "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
            -w * 0.42,
            top,
            top + 74.0,
            w * 0.42,
            top
        ),
        look.trim,
        30.0,
        1.0,
    );
    canvas.line(
        &format!(
            "M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}",
            -w * 0.36,
            top - 8.0,
            top + 50.0,
            w * 0.36,
            top - 8.0
        ),
        look.trim.darker(0.35),
        5.0,
        0.6,
    );
}

pub(super) fn beanie(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (330.0 * look.height, 220.0 * look.width);
    let line = -300.0 + h * 0.28;
    let crown = format!(
        "M{:.1} {line:.1}C{:.1} {:.1} {:.1} {:.1} 0 {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {line:.1}Z",
        -w * 0.94,
        -w * 0.98,
        line - h * 0.7,
        -w * 0.5,
        line - h * 0.98,
        line - h,
        w * 0.5,
        line - h * 0.98,
        w * 0.98,
        line - h * 0.7,
        w * 0.94
    );
    canvas.drop_shadow(&crown);
    if !look.form.is_multiple_of(2) {
        canvas.shaded(&oval(0.0, line - h - 26.0, 68.0, 64.0), look.trim, Shade::Ball);
        for _ in 0..60 {
            let (turn, far) = (canvas.roll(0.0, std::f64::consts::TAU), canvas.roll(30.0, 74.0));
            let (x, y) = (turn.cos() * far, line - h - 26.0 + turn.sin() * far);
            canvas.line(
                &format!(
                    "M{:.1} {:.1}L{x:.1} {y:.1}",
                    x * 0.7,
                    line - h - 26.0 + turn.sin() * far * 0.7
                ),
                look.trim.lighter(0.3),
                5.0,
                0.7,
            );
        }
    }
    canvas.dressed(&crown, Frame::centred(w, line - h, line), look, Shade::Ball);
    let cuff = rounded(-w, line - 56.0, w * 2.0, 128.0, 40.0);
    canvas.drop_shadow(&cuff);
    canvas.shaded(&cuff, look.body, Shade::Round);
    let mut x = -w + 18.0;
    while x < w - 10.0 {
        canvas.line(
            &format!("M{x:.1} {:.1}v104", line - 44.0),
            look.body.darker(0.45),
            6.0,
            0.4,
        );
        canvas.line(
            &format!("M{:.1} {:.1}v104", x + 8.0, line - 44.0),
            look.body.lighter(0.5),
            4.0,
            0.35,
        );
        x += 23.0;
    }
    canvas.shaded(
        &rounded(w * 0.36, line - 16.0, 66.0, 48.0, 5.0),
        look.accent,
        Shade::Flat,
    );
}

pub(super) fn socks(canvas: &mut Canvas, look: &Look) {
    for (x, turn) in [(-105.0, -7.0), (75.0, 5.0)] {
        canvas.open_at(x, -300.0, look.height, turn);
        let sock = "M-62 -260H62V60Q66 96 120 120L206 158Q262 190 228 236Q206 262 150 254L10 236Q-62 220 -64 130Z";
        canvas.drop_shadow(sock);
        canvas.dressed(
            sock,
            Frame {
                left: -70.0,
                top: -260.0,
                width: 330.0,
                height: 520.0,
            },
            look,
            Shade::Flat,
        );
        canvas.open_clip(sock);
        put!(
            canvas,
            "<path d=\"M150 120L280 160V280H130Q196 200 150 120Z\" fill=\"{0}\"/><path d=\"M-80 90Q20 110 6 260H-80Z\" fill=\"{0}\"/>",
            look.trim
        );
        canvas.close();
        canvas.shaded("M-68 -270H68V-196H-68Z", look.trim, Shade::Round);
        for step in 0..9_i32 {
            canvas.line(
                &format!("M{:.0} -264v62", -56.0 + f64::from(step) * 14.0),
                look.trim.darker(0.4),
                4.0,
                0.4,
            );
        }
        canvas.close();
    }
}

pub(super) fn apron(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (560.0 * look.height, 190.0 * look.width);
    let (top, bottom) = (-300.0 - h * 0.46, -300.0 + h * 0.54);
    let waist = top + h * 0.36;
    canvas.rod(
        &format!(
            "M{:.1} {top:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {top:.1}",
            -w * 0.5,
            -w * 0.4,
            top - 190.0,
            w * 0.4,
            top - 190.0,
            w * 0.5
        ),
        look.trim,
        18.0,
    );
    for side in [-1.0, 1.0] {
        canvas.rod(
            &format!(
                "M{:.1} {waist:.1}q{:.1} 30 {:.1} 190",
                side * w,
                side * 84.0,
                side * 40.0
            ),
            look.trim,
            14.0,
        );
    }
    let path = format!(
        "M{:.1} {top:.1}H{:.1}Q{:.1} {:.1} {w:.1} {waist:.1}L{:.1} {bottom:.1}Q0 {:.1} {:.1} {bottom:.1}L{:.1} {waist:.1}Q{:.1} {:.1} {:.1} {top:.1}Z",
        -w * 0.54,
        w * 0.54,
        w * 0.56,
        waist - 40.0,
        w * 1.06,
        bottom + 16.0,
        -w * 1.06,
        -w,
        -w * 0.56,
        waist - 40.0,
        -w * 0.54
    );
    canvas.drop_shadow(&path);
    canvas.dressed(
        &path,
        Frame {
            left: -w * 1.08,
            top,
            width: w * 2.16,
            height: h,
        },
        look,
        Shade::Flat,
    );
    folds(canvas, w, waist, h * 0.6);
    let pocket = rounded(-w * 0.62, waist + h * 0.1, w * 1.24, h * 0.24, 12.0);
    canvas.dressed(
        &pocket,
        Frame {
            left: -w * 0.62,
            top: waist + h * 0.1,
            width: w * 1.24,
            height: h * 0.24,
        },
        &Look {
            body: look.body.lighter(0.07),
            ..look.clone()
        },
        Shade::Flat,
    );
    canvas.line(&pocket, look.body.darker(0.5), 4.0, 0.55);
    canvas.line(
        &format!("M0 {:.1}v{:.1}", waist + h * 0.1, h * 0.24),
        look.body.darker(0.5),
        4.0,
        0.55,
    );
    for x in [-w * 0.5, w * 0.5] {
        canvas.shaded(
            &oval(x, top + 22.0, 13.0, 13.0),
            look.accent.mix(look.trim, 0.5).lighter(0.2),
            Shade::Ball,
        );
    }
}
