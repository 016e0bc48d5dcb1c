//! The default poster of a video. No frame is decoded: the poster is a plain area of the video's shape with a play
//! sign.

use super::{file_type::FileKind, record::StoredFile};
use cartwright_pixels::{Encoding, Picture, PixelsError};
use image::{Rgb, RgbImage};

/// The suffix of a poster's name, as the hosted platform names a video's first frame.
const SUFFIX: &str = "f000.jpg";
/// The maximum side length of a poster, in pixels.
const MAX_SIDE: u32 = 1280;
const GROUND: [u8; 3] = [0x3b, 0x3a, 0x38];
const DISC: [u8; 3] = [0xf4, 0xf1, 0xea];

pub(crate) struct Poster {
    pub(crate) id: String,
    pub(crate) size: (u32, u32),
}

impl Poster {
    /// The poster of a file, if that is a video.
    pub(crate) fn of(file: &StoredFile) -> Option<Self> {
        let (width, height) = file.facts.size.filter(|_| file.file_type.kind() == FileKind::Video)?;
        let longest = width.max(height);
        let scaled = |side: u32| {
            let side = u64::from(side) * u64::from(longest.min(MAX_SIDE)) / u64::from(longest.max(1));
            u32::try_from(side).unwrap_or(MAX_SIDE).max(1)
        };
        Some(Self { id: [&file.id, SUFFIX].concat(), size: (scaled(width), scaled(height)) })
    }

    /// The poster's path.
    pub(crate) fn path(&self) -> String {
        ["/media/", &self.id].concat()
    }

    /// Draws the poster as PNG.
    pub(crate) fn draw(&self) -> Result<Vec<u8>, PixelsError> {
        let (width, height) = self.size;
        let mut still = RgbImage::from_pixel(width, height, Rgb(GROUND));
        let radius = (width.min(height) / 8).max(1);
        let (middle_x, middle_y) = (width / 2, height / 2);
        for y in middle_y.saturating_sub(radius)..height.min(middle_y + radius) {
            for x in middle_x.saturating_sub(radius)..width.min(middle_x + radius) {
                // The pixel's distance from the sign's centre, in radii.
                let from_middle = |at: u32, middle: u32| (f64::from(at) + 0.5 - f64::from(middle)) / f64::from(radius);
                let light = sign(from_middle(x, middle_x), from_middle(y, middle_y), f64::from(radius));
                still.put_pixel(x, y, mixed(light));
            }
        }
        Picture::Opaque(still).encoded(Encoding::Png)
    }
}

/// The coverage of a pixel: inside the disc, outside the triangle. Antialiased over one pixel.
fn sign(x: f64, y: f64, radius: f64) -> f64 {
    let covered = |inside: f64| (inside * radius + 0.5).clamp(0.0, 1.0);
    let disc = covered(1.0 - x.hypot(y));
    // Signed distances to the triangle's vertical side and to its two slanting ones, from (-0.32, ±0.5) to (0.58, 0).
    let (rise, run) = (0.5, 0.9);
    let slanting = ((0.58 - x) * rise - y.abs() * run) / f64::hypot(rise, run);
    disc * (1.0 - covered(slanting.min(x + 0.32)))
}

fn mixed(light: f64) -> Rgb<u8> {
    let [red, green, blue] = GROUND;
    let [light_red, light_green, light_blue] = DISC;
    let between =
        |dark: u8, bright: u8| (f64::from(dark) + (f64::from(bright) - f64::from(dark)) * light).round() as u8;
    Rgb([between(red, light_red), between(green, light_green), between(blue, light_blue)])
}

/// The video id of a poster's id.
pub(crate) fn film_of(id: &str) -> Option<&str> {
    id.strip_suffix(SUFFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_poster_has_the_size_of_its_video_and_a_play_icon() {
        for size in [(1280, 720), (90, 1280), (1, 1)] {
            let poster = Poster { id: String::new(), size };
            let still = image::load_from_memory(&poster.draw().unwrap()).unwrap().into_rgb8();
            assert_eq!(still.dimensions(), size);
        }
        let poster = Poster { id: String::new(), size: (1280, 720) };
        let still = image::load_from_memory(&poster.draw().unwrap()).unwrap().into_rgb8();
        let at = |x, y| still.get_pixel(x, y).0;
        assert_eq!((at(5, 5), at(640, 360), at(640, 720 / 2 - 75)), (GROUND, GROUND, DISC));
        // The triangle points to the right.
        assert_eq!((at(640 + 45, 360), at(640 - 45, 360)), (GROUND, DISC));
    }
}
