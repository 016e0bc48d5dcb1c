//! Bodies of revolution: what a potter's wheel or a lathe makes.

use super::canvas::{Canvas, Frame, Shade};
use super::colour::Colour;
use super::spec::Look;

/// A profile of (radius, height of the point; up is negative), from the rim down to the foot.
#[derive(Debug, Clone, Copy)]
pub(super) struct Turned<'a> {
    pub profile: &'a [(f64, f64)],
    /// How far the eye looks down: the height of a ring as a share of its width.
    pub tilt: f64,
    /// Whether the profile runs as a curve, or in straight lines.
    pub curved: bool,
}

impl Turned<'_> {
    fn at(&self, index: usize) -> (f64, f64) {
        let last = self.profile.len().saturating_sub(1);
        self.profile.get(index.min(last)).copied().unwrap_or((0.0, 0.0))
    }

    /// The topmost ring: its radius and height.
    pub(super) fn rim(&self) -> (f64, f64) {
        self.at(0)
    }

    fn foot(&self) -> (f64, f64) {
        self.at(self.profile.len())
    }

    /// The box around the body.
    pub(super) fn frame(&self) -> Frame {
        let widest = self.profile.iter().fold(0.0_f64, |most, (radius, _)| most.max(*radius));
        Frame::centred(widest, self.rim().1, self.foot().1 + self.foot().0 * self.tilt)
    }

    /// One side, through every point, as SVG curve commands; the other side is its mirror image.
    fn side(&self, mirror: f64, upward: bool) -> String {
        let count = self.profile.len();
        let point = |step: usize| {
            let index = if upward {
                count.saturating_sub(1).saturating_sub(step)
            } else {
                step
            };
            let (radius, height) = self.at(index);
            (radius * mirror, height)
        };
        let mut path = String::new();
        for step in 1..count {
            let (before, from, to) = (point(step.saturating_sub(2)), point(step - 1), point(step));
            let after = if step + 1 < count { point(step + 1) } else { to };
            if self.curved {
                // Catmull-Rom through the points, written as a Bezier curve.
                path += &format!(
                    "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                    from.0 + (to.0 - before.0) / 6.0,
                    from.1 + (to.1 - before.1) / 6.0,
                    to.0 - (after.0 - from.0) / 6.0,
                    to.1 - (after.1 - from.1) / 6.0,
                    to.0,
                    to.1
                );
            } else {
                path += &format!("L{:.1} {:.1}", to.0, to.1);
            }
        }
        path
    }

    /// The whole silhouette.
    pub(super) fn outline(&self) -> String {
        let ((rim, top), (foot, bottom)) = (self.rim(), self.foot());
        let (rim_down, foot_down) = (rim * self.tilt, foot * self.tilt);
        format!(
            "M{:.1} {top:.1}{}A{foot:.1} {foot_down:.1} 0 0 0 {foot:.1} {bottom:.1}{}A{rim:.1} {rim_down:.1} 0 0 0 {:.1} {top:.1}Z",
            -rim,
            self.side(-1.0, false),
            self.side(1.0, true),
            -rim
        )
    }

    /// Draws the body in the product's colour and pattern.
    pub(super) fn dressed(&self, canvas: &mut Canvas, look: &Look, shade: Shade) {
        canvas.dressed(&self.outline(), self.frame(), look, shade);
    }

    /// Draws the body in one colour.
    pub(super) fn plain(&self, canvas: &mut Canvas, colour: Colour, shade: Shade) {
        canvas.shaded(&self.outline(), colour, shade);
    }

    /// Draws the opening: a lip in one colour, the inside in another.
    pub(super) fn open(&self, canvas: &mut Canvas, lip: Colour, inside: Colour, thickness: f64) {
        let (rim, top) = self.rim();
        let down = rim * self.tilt;
        canvas.ellipse(0.0, top, rim, down, lip.lighter(0.18));
        let (across, inner_down) = (rim - thickness, (down - thickness * 0.55).max(1.0));
        canvas.ellipse(0.0, top + thickness * 0.12, across, inner_down, inside);
        canvas.glaze(0.0, top + thickness * 0.12, across, inner_down, "hole");
    }

    /// Closes the top with a flat disc.
    pub(super) fn capped(&self, canvas: &mut Canvas, colour: Colour) {
        let (rim, top) = self.rim();
        canvas.ellipse(0.0, top, rim, rim * self.tilt, colour.lighter(0.2));
        canvas.glaze(0.0, top, rim, rim * self.tilt, "flat");
    }
}
