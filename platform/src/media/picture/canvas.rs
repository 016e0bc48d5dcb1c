//! The sheet of SVG that the motifs draw on, with the light they share.

use std::fmt::{self, Write as _};

use super::colour::Colour;
use super::pattern;
use super::spec::Look;

/// Writes one piece of SVG onto a canvas.
macro_rules! put {
    ($canvas:expr, $($piece:tt)*) => { $canvas.put(format_args!($($piece)*)) };
}
pub(super) use put;

/// How the light models a shape. The lamp is always up and to the left.
#[derive(Debug, Clone, Copy)]
pub(super) enum Shade {
    /// A turned body: light along the left third, dark along the right edge.
    Round,
    /// A ball or cushion.
    Ball,
    /// A flat thing seen from the front.
    Flat,
    /// Polished metal.
    Metal,
}

/// The box a shape fills: left, top, width, height.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Frame {
    /// A box around the vertical axis, from a top down to the ground line.
    pub(super) fn centred(half_width: f64, top: f64, bottom: f64) -> Self {
        Self {
            left: -half_width,
            top,
            width: half_width * 2.0,
            height: bottom - top,
        }
    }
}

/// SVG under construction.
#[derive(Debug)]
pub(super) struct Canvas {
    body: String,
    clips: u32,
    dice: u64,
}

impl Canvas {
    /// An empty canvas whose scatter (speckles, grain) follows from the seed alone.
    pub(super) fn new(seed: u64) -> Self {
        Self {
            body: String::with_capacity(32 * 1024),
            clips: 0,
            dice: seed | 1,
        }
    }

    /// The finished document.
    pub(super) fn finish(self, side: u32) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 1200\" width=\"{side}\" height=\"{side}\">{DEFINITIONS}{}</svg>",
            self.body
        )
    }

    pub(super) fn put(&mut self, piece: fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = self.body.write_fmt(piece);
    }

    /// Where the scatter stands: to be put back so that two drawings of a thing look alike.
    pub(super) fn reseed(&mut self, seed: u64) {
        self.dice = seed | 1;
    }

    /// The next scattered number from `low` to `high` (xorshift: same picture on every machine).
    pub(super) fn roll(&mut self, low: f64, high: f64) -> f64 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        low + (high - low) * ((self.dice >> 11) as f64 / (1_u64 << 53) as f64)
    }

    /// Opens a group that shows only inside the path.
    pub(super) fn open_clip(&mut self, path: &str) {
        self.clips += 1;
        let name = self.clips;
        put!(
            self,
            "<clipPath id=\"c{name}\"><path d=\"{path}\"/></clipPath><g clip-path=\"url(#c{name})\">"
        );
    }

    /// Opens a moved, turned and scaled group.
    pub(super) fn open_at(&mut self, x: f64, y: f64, scale: f64, turn: f64) {
        put!(
            self,
            "<g transform=\"translate({x:.1} {y:.1}) rotate({turn:.1}) scale({scale:.3})\">"
        );
    }

    /// Closes the group opened last.
    pub(super) fn close(&mut self) {
        self.body.push_str("</g>");
    }

    /// A path in one colour.
    pub(super) fn fill(&mut self, path: &str, colour: Colour) {
        put!(self, "<path d=\"{path}\" fill=\"{colour}\"/>");
    }

    /// A path in one colour, modelled by the light.
    pub(super) fn shaded(&mut self, path: &str, colour: Colour, shade: Shade) {
        self.fill(path, colour);
        self.shade(path, shade);
    }

    /// The light on a path already filled.
    pub(super) fn shade(&mut self, path: &str, shade: Shade) {
        let name = match shade {
            Shade::Round => "round",
            Shade::Ball => "ball",
            Shade::Flat => "flat",
            Shade::Metal => "metal",
        };
        put!(self, "<path d=\"{path}\" fill=\"url(#{name})\"/>");
    }

    /// A path in the product's colour and pattern, modelled by the light.
    pub(super) fn dressed(&mut self, path: &str, frame: Frame, look: &Look, shade: Shade) {
        self.fill(path, look.body);
        self.open_clip(path);
        pattern::lay(self, frame, look);
        self.close();
        self.shade(path, shade);
    }

    /// A bent rod: a handle, a strap, a wire.
    pub(super) fn rod(&mut self, path: &str, colour: Colour, width: f64) {
        let (dark, light) = (colour.darker(0.38), colour.lighter(0.45));
        let (core, gleam, shift) = (width * 0.78, width * 0.2, width * -0.13);
        put!(
            self,
            "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"{path}\" stroke=\"{dark}\" stroke-width=\"{width:.1}\"/>\
             <g transform=\"translate({shift:.1} {shift:.1})\"><path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{core:.1}\"/>\
             <path d=\"{path}\" stroke=\"{light}\" stroke-width=\"{gleam:.1}\" opacity=\".55\" transform=\"translate({shift:.1} {shift:.1})\"/></g></g>"
        );
    }

    /// A line of even width.
    pub(super) fn line(&mut self, path: &str, colour: Colour, width: f64, opacity: f64) {
        put!(
            self,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.1}\" opacity=\"{opacity}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        );
    }

    /// The shadow of a thing that lies flat or hangs close to its ground.
    pub(super) fn drop_shadow(&mut self, path: &str) {
        put!(
            self,
            "<g filter=\"url(#soft)\" opacity=\".34\"><path d=\"{path}\" fill=\"#2a1c12\" transform=\"translate(16 24)\"/></g>\
             <g filter=\"url(#near)\" opacity=\".3\"><path d=\"{path}\" fill=\"#2a1c12\" transform=\"translate(4 7)\"/></g>"
        );
    }

    /// An ellipse in one colour.
    pub(super) fn ellipse(&mut self, x: f64, y: f64, across: f64, down: f64, colour: Colour) {
        put!(
            self,
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{across:.1}\" ry=\"{down:.1}\" fill=\"{colour}\"/>"
        );
    }

    /// An ellipse over what is there, in a named gradient.
    pub(super) fn glaze(&mut self, x: f64, y: f64, across: f64, down: f64, gradient: &str) {
        put!(
            self,
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{across:.1}\" ry=\"{down:.1}\" fill=\"url(#{gradient})\"/>"
        );
    }
}

/// The path of a rectangle with rounded corners.
pub(super) fn rounded(left: f64, top: f64, width: f64, height: f64, radius: f64) -> String {
    let (right, bottom, r) = (left + width, top + height, radius.min(width / 2.0).min(height / 2.0));
    format!(
        "M{:.1} {top:.1}H{:.1}A{r:.1} {r:.1} 0 0 1 {right:.1} {:.1}V{:.1}A{r:.1} {r:.1} 0 0 1 {:.1} {bottom:.1}H{:.1}A{r:.1} {r:.1} 0 0 1 {left:.1} {:.1}V{:.1}A{r:.1} {r:.1} 0 0 1 {:.1} {top:.1}Z",
        left + r,
        right - r,
        top + r,
        bottom - r,
        right - r,
        left + r,
        bottom - r,
        top + r,
        left + r
    )
}

/// The path of an ellipse.
pub(super) fn oval(x: f64, y: f64, across: f64, down: f64) -> String {
    format!(
        "M{:.1} {y:.1}A{across:.1} {down:.1} 0 1 1 {:.1} {y:.1}A{across:.1} {down:.1} 0 1 1 {:.1} {y:.1}Z",
        x - across,
        x + across,
        x - across
    )
}

/// Gradients and blurs shared by every drawing.
const DEFINITIONS: &str = r##"<defs>
<linearGradient id="round"><stop offset="0" stop-color="#241a14" stop-opacity=".26"/><stop offset=".1" stop-color="#241a14" stop-opacity=".05"/><stop offset=".27" stop-color="#fffaf0" stop-opacity=".34"/><stop offset=".44" stop-color="#fffaf0" stop-opacity=".04"/><stop offset=".72" stop-color="#241a14" stop-opacity=".15"/><stop offset=".93" stop-color="#241a14" stop-opacity=".42"/><stop offset="1" stop-color="#241a14" stop-opacity=".3"/></linearGradient>
<radialGradient id="ball" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#fffaf0" stop-opacity=".4"/><stop offset=".4" stop-color="#fffaf0" stop-opacity=".03"/><stop offset=".75" stop-color="#241a14" stop-opacity=".16"/><stop offset="1" stop-color="#241a14" stop-opacity=".42"/></radialGradient>
<linearGradient id="flat" x1="0" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="#fffaf0" stop-opacity=".24"/><stop offset=".5" stop-color="#fffaf0" stop-opacity="0"/><stop offset="1" stop-color="#241a14" stop-opacity=".2"/></linearGradient>
<linearGradient id="metal"><stop offset="0" stop-color="#14181c" stop-opacity=".45"/><stop offset=".12" stop-color="#fff" stop-opacity=".1"/><stop offset=".22" stop-color="#fff" stop-opacity=".62"/><stop offset=".32" stop-color="#fff" stop-opacity=".12"/><stop offset=".58" stop-color="#14181c" stop-opacity=".12"/><stop offset=".8" stop-color="#14181c" stop-opacity=".46"/><stop offset=".92" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#14181c" stop-opacity=".36"/></linearGradient>
<linearGradient id="hole" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#241a14" stop-opacity=".62"/><stop offset=".6" stop-color="#241a14" stop-opacity=".26"/><stop offset="1" stop-color="#fffaf0" stop-opacity=".16"/></linearGradient>
<radialGradient id="dish" cx=".6" cy=".66" r=".75"><stop offset="0" stop-color="#fffaf0" stop-opacity=".3"/><stop offset=".55" stop-color="#241a14" stop-opacity=".03"/><stop offset="1" stop-color="#241a14" stop-opacity=".3"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".95"/><stop offset=".35" stop-color="#ffcf7a" stop-opacity=".45"/><stop offset="1" stop-color="#ffc560" stop-opacity="0"/></radialGradient>
<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0" stop-opacity=".55"/><stop offset=".6" stop-color="#fffaf0" stop-opacity="0"/></linearGradient>
<radialGradient id="corner" cx=".38" cy=".34" r=".95"><stop offset=".35" stop-color="#241a14" stop-opacity="0"/><stop offset="1" stop-color="#241a14" stop-opacity=".3"/></radialGradient>
<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#241a14" stop-opacity=".3"/><stop offset=".5" stop-color="#241a14" stop-opacity="0"/></linearGradient>
<filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
<filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>
</defs>"##;
