//! The stationery drawer.

use crate::media::picture::canvas::{Canvas, Frame, Shade, put, rounded};
use crate::media::picture::colour::Colour;
use crate::media::picture::spec::Look;

const PAPER: Colour = Colour::new(0xf7, 0xf1, 0xe4);

pub(super) fn notebook(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (520.0 * look.height, 190.0 * look.width);
    let (top, left) = (-300.0 - h / 2.0, -w);
    canvas.open_at(0.0, 0.0, 1.0, 0.0);
    let pages = rounded(left + 14.0, top + 12.0, w * 2.0 + 4.0, h, 10.0);
    canvas.drop_shadow(&pages);
    canvas.fill(&pages, PAPER.darker(0.12));
    for edge in [4.0, 9.0, 14.0] {
        canvas.line(
            &format!("M{:.1} {:.1}V{:.1}", w + edge, top + 22.0, top + h + 2.0),
            PAPER,
            2.6,
            1.0,
        );
    }
    let cover = rounded(left, top, w * 2.0, h, 16.0);
    canvas.dressed(
        &cover,
        Frame {
            left,
            top,
            width: w * 2.0,
            height: h,
        },
        look,
        Shade::Flat,
    );
    put!(
        canvas,
        "<path d=\"{}\" fill=\"{}\"/>",
        rounded(left, top, 62.0, h, 14.0),
        look.trim
    );
    canvas.shade(&rounded(left, top, 62.0, h, 14.0), Shade::Round);
    match look.form % 3 {
        0 => canvas.shaded(
            &rounded(w - 62.0, top - 4.0, 17.0, h + 14.0, 5.0),
            look.trim.darker(0.15),
            Shade::Round,
        ),
        1 => {
            let label = rounded(-60.0, top + h * 0.2, 190.0, 116.0, 6.0);
            canvas.drop_shadow(&label);
            canvas.shaded(&label, PAPER, Shade::Flat);
            canvas.line(
                &format!(
                    "M-34 {:.1}h138M-34 {:.1}h96",
                    top + h * 0.2 + 44.0,
                    top + h * 0.2 + 74.0
                ),
                look.trim,
                5.0,
                0.7,
            );
        }
        _ => {
            let mut y = top + 36.0;
            while y < top + h - 20.0 {
                canvas.rod(
                    &format!("M{:.1} {y:.1}h44", left - 16.0),
                    Colour::new(0xb9, 0x9a, 0x5e),
                    9.0,
                );
                y += 30.0;
            }
        }
    }
    put!(
        canvas,
        "<path d=\"M{:.1} {:.1}v62l15 -15l15 15v-62z\" fill=\"{}\"/>",
        -20.0,
        top + h + 10.0,
        look.accent
    );
    canvas.close();
}

pub(super) fn pencils(canvas: &mut Canvas, look: &Look) {
    let tones = [
        look.body,
        look.accent,
        look.trim,
        look.body.lighter(0.35),
        look.accent.darker(0.25),
        look.trim.lighter(0.3),
    ];
    let count = if look.form.is_multiple_of(2) { 6 } else { 4 };
    let step = 62.0 * look.width * 6.0 / f64::from(count);
    for (index, tone) in (0_u32..count).zip(tones) {
        let x = (f64::from(index) - (f64::from(count) - 1.0) / 2.0) * step;
        let wobble = canvas.roll(-18.0, 18.0);
        let turn = canvas.roll(-2.2, 2.2);
        canvas.open_at(x, -300.0 + wobble, look.height, turn);
        let barrel = "M-21 -190H21V270H-21Z";
        canvas.drop_shadow("M-21 270V-190L0 -280L21 -190V270Z");
        canvas.shaded(
            "M-21 -190L0 -280L21 -190Q10 -178 0 -190Q-10 -178 -21 -190Z",
            Colour::new(0xdf, 0xbf, 0x8d),
            Shade::Round,
        );
        canvas.fill("M-6.5 -252L0 -280L6.5 -252Z", tone.darker(0.4));
        canvas.shaded(barrel, tone, Shade::Round);
        put!(
            canvas,
            "<path d=\"M-7 -186V270\" stroke=\"#fffaf0\" stroke-width=\"3\" opacity=\".35\"/><path d=\"M9 -186V270\" stroke=\"#241a14\" stroke-width=\"3\" opacity=\".2\"/>"
        );
        canvas.shaded("M-22 210H22V252H-22Z", Colour::new(0xc9, 0xa4, 0x5c), Shade::Metal);
        canvas.shaded(
            &rounded(-21.0, 250.0, 42.0, 44.0, 14.0),
            Colour::new(0xd9, 0x9a, 0x8a),
            Shade::Round,
        );
        canvas.close();
    }
}

pub(super) fn cards(canvas: &mut Canvas, look: &Look) {
    let (h, w) = (360.0 * look.height, 250.0 * look.width);
    canvas.open_at(60.0, -230.0, 1.0, 8.0);
    let envelope = rounded(-w, -h / 2.0, w * 2.0, h, 8.0);
    canvas.drop_shadow(&envelope);
    canvas.shaded(&envelope, look.trim, Shade::Flat);
    canvas.line(
        &format!(
            "M{:.1} {:.1}L0 {:.1}L{:.1} {:.1}",
            -w + 4.0,
            -h / 2.0 + 4.0,
            h * 0.1,
            w - 4.0,
            -h / 2.0 + 4.0
        ),
        look.trim.darker(0.4),
        4.0,
        0.5,
    );
    canvas.close();
    canvas.open_at(-40.0, -350.0, 1.0, -6.0);
    let card = rounded(-w * 0.72, -h * 0.68, w * 1.44, h * 1.36, 6.0);
    canvas.drop_shadow(&card);
    canvas.shaded(&card, PAPER, Shade::Flat);
    let panel = rounded(-w * 0.62, -h * 0.6, w * 1.24, h * 1.2, 4.0);
    canvas.dressed(
        &panel,
        Frame {
            left: -w * 0.62,
            top: -h * 0.6,
            width: w * 1.24,
            height: h * 1.2,
        },
        look,
        Shade::Flat,
    );
    if look.form.is_multiple_of(2) {
        canvas.fill(&rounded(-w * 0.34, -52.0, w * 0.68, 104.0, 4.0), PAPER);
        canvas.line(
            &format!(
                "M{:.1} -14h{:.1}M{:.1} 18h{:.1}",
                -w * 0.22,
                w * 0.44,
                -w * 0.14,
                w * 0.28
            ),
            look.body.darker(0.3),
            6.0,
            0.8,
        );
    }
    canvas.close();
}

pub(super) fn guide(canvas: &mut Canvas, look: &Look) {
    // A download: shown on a tablet's screen.
    let (h, w) = (560.0 * look.height, 205.0 * look.width);
    let (top, left) = (-300.0 - h / 2.0, -w);
    let case = rounded(left - 20.0, top - 22.0, w * 2.0 + 40.0, h + 44.0, 36.0);
    canvas.drop_shadow(&case);
    canvas.shaded(&case, Colour::new(0x2d, 0x2c, 0x2b), Shade::Flat);
    let screen = rounded(left, top, w * 2.0, h, 16.0);
    canvas.fill(&screen, PAPER);
    canvas.open_clip(&screen);
    let split = top + h * 0.56;
    put!(
        canvas,
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
        w * 2.0,
        h * 0.56,
        look.body
    );
    if look.form.is_multiple_of(2) {
        put!(
            canvas,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"46\" fill=\"{}\"/>",
            w * 0.45,
            top + h * 0.16,
            look.trim
        );
        put!(
            canvas,
            "<path d=\"M{left:.1} {split:.1}L{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}L{w:.1} {split:.1}Z\" fill=\"{}\"/>",
            -w * 0.4,
            top + h * 0.2,
            0.0,
            top + h * 0.42,
            w * 0.3,
            top + h * 0.3,
            look.accent
        );
        put!(
            canvas,
            "<path d=\"M{left:.1} {split:.1}Q{:.1} {:.1} {w:.1} {:.1}V{split:.1}Z\" fill=\"{}\"/>",
            -w * 0.2,
            top + h * 0.34,
            top + h * 0.5,
            look.accent.darker(0.3)
        );
    } else {
        for (x, y, size) in [
            (-0.5, 0.2, 74.0),
            (0.2, 0.34, 92.0),
            (0.62, 0.12, 52.0),
            (-0.2, 0.47, 44.0),
        ] {
            put!(
                canvas,
                "<g transform=\"translate({:.1} {:.1}) scale({:.2})\" fill=\"{}\"><path d=\"M0 60C-60 20 -50 -40 0 -70C50 -40 60 20 0 60Z\"/><path d=\"M0 70V-50\" stroke=\"{}\" stroke-width=\"5\"/></g>",
                w * x,
                top + h * y,
                size / 70.0,
                look.accent,
                look.trim
            );
        }
    }
    for (row, width) in [(0.63, 1.3), (0.7, 1.6), (0.75, 1.5), (0.8, 1.62), (0.85, 1.1)] {
        let thick = if row < 0.65 { 20.0 } else { 9.0 };
        put!(
            canvas,
            "<path d=\"{}\" fill=\"{}\" opacity=\".75\"/>",
            rounded(-w * 0.82, top + h * row, w * width, thick, 4.0),
            look.body.darker(0.35)
        );
    }
    canvas.close();
    put!(
        canvas,
        "<path d=\"M{left:.1} {top:.1}h{:.1}L{left:.1} {:.1}Z\" fill=\"#fff\" opacity=\".09\"/>",
        w * 1.5,
        top + h * 0.9
    );
}
