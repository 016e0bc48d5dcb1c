//! Patterns: glazes, weaves and grain, laid inside whatever shape the caller clips to.

use super::canvas::{Canvas, Frame, put};
use super::spec::{Look, Pattern};

/// Draws the look's pattern over the whole frame.
pub(super) fn lay(canvas: &mut Canvas, frame: Frame, look: &Look) {
    match look.pattern {
        Pattern::Plain => {}
        Pattern::Speckle => speckle(canvas, frame, look),
        Pattern::Stripe => stripes(canvas, frame, look),
        Pattern::Pinstripe => pinstripes(canvas, frame, look),
        Pattern::Check => check(canvas, frame, look),
        Pattern::Dots => dots(canvas, frame, look),
        Pattern::Dip => dip(canvas, frame, look),
        Pattern::Drip => drip(canvas, frame, look),
        Pattern::Sprig => sprigs(canvas, frame, look),
        Pattern::Wave => waves(canvas, frame, look),
        Pattern::Herringbone => herringbone(canvas, frame, look),
        Pattern::Knit => knit(canvas, frame, look),
        Pattern::Weave => weave(canvas, frame, look),
        Pattern::Grain => grain(canvas, frame, look),
        Pattern::Flute => flutes(canvas, frame, look),
        Pattern::Band => bands(canvas, frame, look),
    }
}

/// The places of a grid that covers the frame: column, row, x and y.
fn grid(frame: Frame, across: f64, down: f64) -> impl Iterator<Item = (u32, u32, f64, f64)> {
    let columns = (frame.width / across).ceil().max(1.0) as u32 + 1;
    let rows = (frame.height / down).ceil().max(1.0) as u32 + 1;
    (0..rows).flat_map(move |row| {
        (0..columns).map(move |column| {
            (
                column,
                row,
                frame.left + f64::from(column) * across,
                frame.top + f64::from(row) * down,
            )
        })
    })
}

fn speckle(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let accent = look.accent;
    let count = (frame.width * frame.height / 620.0) as u32;
    for _ in 0..count.min(700) {
        let x = canvas.roll(frame.left, frame.left + frame.width);
        let y = canvas.roll(frame.top - 30.0, frame.top + frame.height);
        let size = canvas.roll(0.0, 1.0).powi(3) * 4.2 + 1.1;
        let opacity = canvas.roll(0.35, 0.9);
        put!(
            canvas,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{size:.1}\" fill=\"{accent}\" opacity=\"{opacity:.2}\"/>"
        );
    }
}

/// Rings round a turned body, or the stripes of a cloth: they sag a little, as a ring seen from above does.
fn ring(canvas: &mut Canvas, frame: Frame, y: f64, thickness: f64, look: &Look, opacity: f64) {
    let sag = frame.width * 0.085;
    let path = format!(
        "M{:.1} {y:.1}Q{:.1} {:.1} {:.1} {y:.1}",
        frame.left - 4.0,
        frame.left + frame.width / 2.0,
        y + if look.motif.lies_flat() { 0.0 } else { sag * 2.0 },
        frame.left + frame.width + 4.0
    );
    let accent = look.accent;
    put!(
        canvas,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{accent}\" stroke-width=\"{thickness:.1}\" opacity=\"{opacity}\"/>"
    );
}

fn stripes(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let step = (frame.height / 6.0).clamp(26.0, 64.0);
    let mut y = frame.top - step;
    while y < frame.top + frame.height {
        ring(canvas, frame, y, step * 0.42, look, 0.95);
        y += step;
    }
}

fn bands(canvas: &mut Canvas, frame: Frame, look: &Look) {
    for (share, thickness) in [(0.18, 0.07), (0.285, 0.018), (0.8, 0.02), (0.86, 0.045)] {
        ring(
            canvas,
            frame,
            frame.top + frame.height * share,
            frame.height * thickness,
            look,
            0.95,
        );
    }
}

fn pinstripes(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let mut x = frame.left + 9.0;
    while x < frame.left + frame.width {
        canvas.line(
            &format!("M{x:.1} {:.1}v{:.1}", frame.top - 60.0, frame.height + 120.0),
            look.accent,
            5.0,
            0.8,
        );
        x += 27.0;
    }
}

fn check(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let (accent, trim) = (look.accent, look.trim);
    let step = 92.0;
    let (left, top, width, height) = (frame.left, frame.top - 40.0, frame.width, frame.height + 80.0);
    for (column, row, x, y) in grid(Frame { top, height, ..frame }, step, step) {
        if row == 0 {
            put!(
                canvas,
                "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"40\" height=\"{height:.1}\" fill=\"{accent}\" opacity=\".5\"/><rect x=\"{:.1}\" y=\"{top:.1}\" width=\"5\" height=\"{height:.1}\" fill=\"{trim}\" opacity=\".7\"/>",
                x + 62.0
            );
        }
        if column == 0 {
            put!(
                canvas,
                "<rect x=\"{left:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"40\" fill=\"{accent}\" opacity=\".5\"/><rect x=\"{left:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"5\" fill=\"{trim}\" opacity=\".7\"/>",
                y + 62.0
            );
        }
    }
}

fn dots(canvas: &mut Canvas, frame: Frame, look: &Look) {
    for (_, row, x, y) in grid(frame, 54.0, 46.0) {
        let x = if row % 2 == 0 { x } else { x + 27.0 };
        canvas.ellipse(x, y, 9.5, 9.5, look.accent);
    }
}

fn dip(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let (left, right, bottom) = (
        frame.left - 5.0,
        frame.left + frame.width + 5.0,
        frame.top + frame.height + 60.0,
    );
    let line = frame.top + frame.height * 0.56;
    let path = format!(
        "M{left:.1} {line:.1}Q{:.1} {:.1} {right:.1} {:.1}V{bottom:.1}H{left:.1}Z",
        frame.left + frame.width * 0.45,
        line + frame.width * 0.17,
        line - 6.0
    );
    canvas.fill(&path, look.accent);
}

fn drip(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let (left, top) = (frame.left - 5.0, frame.top - frame.width * 0.3);
    let tongues = (frame.width / 52.0).ceil().max(3.0) as u32;
    let step = (frame.width + 10.0) / f64::from(tongues);
    let line = frame.top + frame.height * 0.3;
    let mut path = format!("M{left:.1} {top:.1}V{line:.1}");
    for _ in 0..tongues {
        let run = canvas.roll(20.0, frame.height * 0.3);
        path += &format!(
            "q{:.1} {run:.1} {:.1} {run:.1}t{:.1} {:.1}",
            step * 0.08,
            step * 0.4,
            step * 0.6,
            -run
        );
    }
    path += &format!("V{top:.1}Z");
    canvas.fill(&path, look.accent);
    canvas.line(&path, look.accent.darker(0.25), 4.0, 0.35);
}

fn sprigs(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let accent = look.accent;
    for (_, row, x, y) in grid(frame, 104.0, 112.0) {
        let x = x + 38.0 + if row % 2 == 0 { 0.0 } else { 52.0 } - 26.0;
        let turn = canvas.roll(-26.0, 26.0);
        put!(
            canvas,
            "<g transform=\"translate({x:.1} {:.1}) rotate({turn:.0})\" fill=\"{accent}\"><path d=\"M0 40Q3 0 0 -40\" fill=\"none\" stroke=\"{accent}\" stroke-width=\"4\" stroke-linecap=\"round\"/><path d=\"M0 20q24 -2 28 -24q-24 0 -28 24zM0 20q-24 -2 -28 -24q24 0 28 24zM0 -8q20 -2 23 -21q-20 0 -23 21zM0 -8q-20 -2 -23 -21q20 0 23 21zM0 -32q9 -11 0 -24q-9 13 0 24z\"/></g>",
            y + 44.0
        );
    }
}

fn waves(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let mut y = frame.top + 6.0;
    while y < frame.top + frame.height + 20.0 {
        let mut path = format!("M{:.1} {y:.1}q18 -20 36 0", frame.left - 36.0);
        for _ in 0..((frame.width / 36.0) as u32 + 2) {
            path += "t36 0";
        }
        canvas.line(&path, look.accent, 7.0, 0.9);
        y += 36.0;
    }
}

fn herringbone(canvas: &mut Canvas, frame: Frame, look: &Look) {
    for (column, _, x, y) in grid(frame, 32.0, 17.0) {
        let rise = if column % 2 == 0 { 18.0 } else { -18.0 };
        let y = if column % 2 == 0 { y } else { y + 18.0 };
        canvas.line(&format!("M{x:.1} {y:.1}l30 {rise}"), look.accent, 6.5, 0.62);
    }
}

fn knit(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let (shade, light) = (look.accent, look.body.lighter(0.28));
    let mut down = String::new();
    let mut up = String::new();
    for (_, _, x, y) in grid(frame, 24.0, 21.0) {
        down += &format!("M{:.1} {y:.1}q4 12 9 16", x + 1.5);
        up += &format!("M{:.1} {y:.1}q-4 12 -9 16", x + 22.5);
    }
    canvas.line(&down, light, 5.5, 0.42);
    canvas.line(&up, shade, 5.5, 0.42);
}

fn weave(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let (light, dark) = (look.body.lighter(0.32), look.accent);
    for (column, row, x, y) in grid(frame, 42.0, 26.0) {
        let x = if row % 2 == 0 { x } else { x - 21.0 };
        let colour = if (column + row) % 5 == 0 {
            look.body.darker(0.08)
        } else {
            light
        };
        put!(
            canvas,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"39\" height=\"22\" rx=\"10\" fill=\"{colour}\" stroke=\"{dark}\" stroke-width=\"3\" stroke-opacity=\".55\"/>",
            y - 13.0
        );
    }
}

fn grain(canvas: &mut Canvas, frame: Frame, look: &Look) {
    let (right, middle) = (frame.left + frame.width, frame.left + frame.width / 2.0);
    let mut y = frame.top - 20.0;
    while y < frame.top + frame.height + 40.0 {
        let (first, second) = (canvas.roll(-13.0, 13.0), canvas.roll(-13.0, 13.0));
        let opacity = (canvas.roll(0.14, 0.5) * 100.0).round() / 100.0;
        let width = canvas.roll(1.4, 4.6);
        let path = format!(
            "M{:.1} {y:.1}Q{:.1} {:.1} {middle:.1} {:.1}T{:.1} {:.1}",
            frame.left - 5.0,
            frame.left + frame.width * 0.25,
            y + first,
            y + second,
            right + 5.0,
            y + first
        );
        canvas.line(&path, look.accent, width, opacity);
        y += canvas.roll(8.0, 21.0);
    }
}

fn flutes(canvas: &mut Canvas, frame: Frame, look: &Look) {
    // Nearer the edge of a round body the flutes close up: equal angles, not equal steps.
    let half = frame.width / 2.0;
    let middle = frame.left + half;
    for step in 0..=22_u32 {
        let angle = std::f64::consts::PI * f64::from(step) / 22.0;
        let x = middle - half * angle.cos();
        canvas.line(
            &format!("M{x:.1} {:.1}v{:.1}", frame.top - 80.0, frame.height + 160.0),
            look.accent,
            6.0,
            0.42,
        );
        canvas.line(
            &format!("M{:.1} {:.1}v{:.1}", x + 6.0, frame.top - 80.0, frame.height + 160.0),
            look.body.lighter(0.6),
            3.5,
            0.4,
        );
    }
}
