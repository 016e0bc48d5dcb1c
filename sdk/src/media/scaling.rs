//! Addresses of scaled pictures.
//!
//! The platform's own JavaScript helper swaps the source's width and height, which this module does not: a 1000 x 800
//! picture fitted into 300 x 200 comes out 250 x 200 here, and 160 x 200 there.

use cartwright_engine::path;

/// The longest side of a scaled picture.
const LONGEST_SIDE: f64 = 5000.0;
/// The largest device pixel ratio.
const LARGEST_PIXEL_RATIO: f64 = 2.0;
/// The sharpening of a reduced picture.
const SHARPENED: &str = "usm_0.66_1.00_0.01";
/// The formats with a quality parameter.
const WITH_QUALITY: [&str; 5] = ["jpg", "jpeg", "png", "webp", "avif"];
/// The formats that are never scaled.
const NEVER_SCALED: [&str; 2] = ["gif", "svg"];

/// A picture with its URL.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Picture {
    /// The URL of the unscaled picture.
    pub address: String,
    /// File name in the scaled URL; defaults to the id.
    pub file_name: Option<String>,
    /// Width and height of the unscaled picture in pixels, if known.
    pub size: Option<(u32, u32)>,
}

/// The size and shape of a scaled picture.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Scaling {
    /// Width of the box in CSS pixels.
    pub width: u32,
    /// Height of the box in CSS pixels.
    pub height: u32,
    /// The fit of the picture in the box.
    pub shape: Shape,
    /// Device pixels per CSS pixel; at most 2.
    pub pixel_ratio: f64,
    /// 5 to 90; for any other value, the default quality for the size.
    pub quality: Option<u8>,
}

/// The fit of a picture in a box.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Shape {
    /// The whole picture is visible; the box may have empty margins.
    Fit,
    /// The picture fills the box; the overflow is cropped.
    Fill(Alignment),
    /// A part of the source, scaled to fill the box.
    Crop(Crop),
}

/// The part that stays visible when a picture is cropped.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Alignment {
    /// The middle.
    Center,
    /// An edge or a corner, as the platform writes it: `t`, `tl`, `tr`, `b`, `bl`, `br`, `l` or `r`.
    Edge(&'static str),
    /// Around a focal point, in percent of width and height.
    FocalPoint(f64, f64),
}

/// A part of a source, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::exhaustive_structs, reason = "a rectangle")]
pub struct Crop {
    /// Distance from the left.
    pub x: u32,
    /// Distance from the top.
    pub y: u32,
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

impl Scaling {
    /// Fits the whole picture in the box.
    #[must_use]
    pub const fn fit(width: u32, height: u32) -> Self {
        Self::of(width, height, Shape::Fit)
    }

    /// Fills the box around the picture's middle.
    #[must_use]
    pub const fn fill(width: u32, height: u32) -> Self {
        Self::of(width, height, Shape::Fill(Alignment::Center))
    }

    /// Fills the box with a part of the picture.
    #[must_use]
    pub const fn crop(width: u32, height: u32, part: Crop) -> Self {
        Self::of(width, height, Shape::Crop(part))
    }

    /// Sets the device pixels per CSS pixel; at most 2.
    #[must_use]
    pub const fn pixel_ratio(mut self, pixel_ratio: f64) -> Self {
        self.pixel_ratio = pixel_ratio;
        self
    }

    /// Sets the quality, from 5 to 90.
    #[must_use]
    pub const fn quality(mut self, quality: u8) -> Self {
        self.quality = Some(quality);
        self
    }

    /// Sets the part that stays visible when the picture is cropped to fill the box.
    #[must_use]
    pub const fn around(mut self, alignment: Alignment) -> Self {
        self.shape = Shape::Fill(alignment);
        self
    }

    const fn of(width: u32, height: u32, shape: Shape) -> Self {
        Self { width, height, shape, pixel_ratio: 1.0, quality: None }
    }
}

impl Picture {
    /// A picture of unknown size.
    #[must_use]
    pub fn new(address: impl Into<String>) -> Self {
        Self { address: address.into(), ..Self::default() }
    }

    /// Sets the width and height of the unscaled picture in pixels.
    #[must_use]
    pub const fn size(mut self, width: u32, height: u32) -> Self {
        self.size = Some((width, height));
        self
    }

    /// The URL of the scaled picture; the original URL if the platform does not scale it.
    #[must_use]
    pub fn scaled(&self, scaling: &Scaling) -> String {
        let format = self.format();
        // A file directly in the platform's media folder. Files in other folders belong to other hosts.
        let is_media = self.address.rsplit_once('/').is_some_and(|(folder, _)| folder.ends_with("/media"));
        if !is_media || NEVER_SCALED.contains(&format.as_str()) || scaling.width == 0 || scaling.height == 0 {
            return self.address.clone();
        }
        let (crop, source, alignment) = match scaling.shape {
            Shape::Fit => (None, self.size, Alignment::Center),
            Shape::Fill(alignment) => (None, self.size, alignment),
            Shape::Crop(part) => (Some(part), Some((part.width, part.height)), Alignment::Center),
        };
        let ratio = scaling.pixel_ratio.clamp(1.0, LARGEST_PIXEL_RATIO);
        let (width, height) = (f64::from(scaling.width) * ratio, f64::from(scaling.height) * ratio);
        let (method, width, height, scale) = match (source, scaling.shape) {
            (Some(source), Shape::Fit) => {
                let scale = limited(f64::min(width / f64::from(source.0), height / f64::from(source.1)), source);
                ("fill", f64::from(source.0) * scale, f64::from(source.1) * scale, Some(scale))
            }
            (Some(source), _) => {
                let wanted = f64::max(width / f64::from(source.0), height / f64::from(source.1));
                let scale = limited(wanted, source);
                ("fill", width * scale / wanted, height * scale / wanted, Some(scale))
            }
            (None, Shape::Fit) => ("fit", width, height, None),
            (None, _) => ("fill", width, height, None),
        };
        let safe = f64::min(1.0, LONGEST_SIDE / f64::max(width, height));
        let (width, height) = (pixels(width * safe), pixels(height * safe));
        let mut parts = vec![format!("w_{width}"), format!("h_{height}"), position(alignment)];
        if scale.is_some_and(|scale| scale > 1.0) {
            parts.push("lg_1".to_owned());
        }
        if WITH_QUALITY.contains(&format.as_str()) {
            parts.push(format!("q_{}", quality(scaling.quality, width, height, &format)));
        }
        if method == "fit" || scale.is_some_and(|scale| scale < 1.0) {
            parts.push(SHARPENED.to_owned());
        }
        parts.push("enc_auto".to_owned());
        let cropped = crop.map_or_else(String::new, |part| {
            format!("crop/x_{},y_{},w_{},h_{}/", part.x, part.y, part.width, part.height)
        });
        let (parts, name) = (parts.join(","), self.name(&format));
        format!("{}/v1/{cropped}{method}/{parts}/{name}", self.address)
    }

    /// The value of an `<img>` element's `srcset` attribute: the picture in several widths, such as
    /// [`LARGE_WIDTHS`](super::LARGE_WIDTHS).
    ///
    /// ```
    /// use cartwright::media::{Picture, SMALL_WIDTHS};
    ///
    /// let picture = Picture::new("https://static.wixstatic.com/media/a.jpg").size(1200, 800);
    /// let set = picture.source_set(&SMALL_WIDTHS);
    /// assert!(set.starts_with("https://static.wixstatic.com/media/a.jpg/v1/fill/w_16,h_11,"), "{set}");
    /// assert!(set.ends_with(" 384w"));
    /// ```
    #[must_use]
    pub fn source_set(&self, widths: &[u32]) -> String {
        let sources = widths.iter().map(|width| format!("{} {width}w", self.at_width(*width)));
        sources.collect::<Vec<_>>().join(", ")
    }

    /// The URL of the picture scaled to a width, with its aspect ratio.
    #[must_use]
    pub fn at_width(&self, width: u32) -> String {
        let (source_width, source_height) = self.size.unwrap_or((1, 1));
        let height = f64::from(width) * f64::from(source_height) / f64::from(source_width.max(1));
        self.scaled(&Scaling::fill(width, pixels(height)).quality(super::WIDTHS_QUALITY))
    }

    fn id(&self) -> &str {
        self.address.rsplit('/').next().unwrap_or_default()
    }

    /// The format, by the id's extension.
    fn format(&self) -> String {
        let ending = self.id().rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
        ending.unwrap_or_else(|| "jpg".to_owned())
    }

    fn name(&self, format: &str) -> String {
        let given = self.file_name.as_deref().unwrap_or_else(|| self.id());
        let stem = given
            .rsplit_once('.')
            .filter(|(_, ending)| WITH_QUALITY.contains(&ending.to_ascii_lowercase().as_str()))
            .map_or(given, |(stem, _)| stem);
        let safe: String = stem.chars().map(|letter| if "/\\?#%".contains(letter) { '_' } else { letter }).collect();
        format!("{}.{format}", encoded(&safe))
    }
}

/// Limits enlargement: none for large sources, little for small ones.
fn limited(scale: f64, (width, height): (u32, u32)) -> f64 {
    let area = f64::from(width) * f64::from(height);
    let max = if area > 600.0 * 600.0 {
        1.0
    } else if area > 400.0 * 400.0 {
        1.2
    } else {
        1.4
    };
    f64::min(scale, max)
}

fn quality(given: Option<u8>, width: u32, height: u32, format: &str) -> u8 {
    let area = f64::from(width) * f64::from(height);
    let usual = if area > 1400.0 * 1400.0 {
        90
    } else if area > 600.0 * 600.0 {
        85
    } else {
        80
    };
    let quality = given.filter(|quality| (5..=90).contains(quality)).unwrap_or(usual);
    if format == "png" { quality + 5 } else { quality }
}

fn position(alignment: Alignment) -> String {
    match alignment {
        Alignment::Center => "al_c".to_owned(),
        Alignment::Edge(edge) => format!("al_{edge}"),
        Alignment::FocalPoint(x, y) => {
            let part = |percent: f64| percent.clamp(0.0, 100.0) / 100.0;
            format!("fp_{:.2}_{:.2}", part(x), part(y))
        }
    }
}

/// Whole pixels; at least one.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sides are between 1 and 5000")]
fn pixels(side: f64) -> u32 {
    side.round().clamp(1.0, LONGEST_SIDE) as u32
}

/// A name, escaped as a part of a URL.
pub(super) fn encoded(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    path::encode(name, &mut text);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ADDRESS: &str = "https://static.wixstatic.com/media/abc.jpg";

    fn picture(width: u32, height: u32) -> Picture {
        Picture::new(ADDRESS).size(width, height)
    }

    fn parameters(address: &str) -> &str {
        address.strip_prefix(ADDRESS).unwrap().rsplit_once('/').unwrap().0
    }

    #[test]
    fn scaled_image_urls_follow_the_platforms_grammar() {
        let large = picture(1000, 800);
        let crop = Crop { x: 10, y: 20, width: 500, height: 400 };
        let focal = Scaling::fill(300, 200).around(Alignment::FocalPoint(25.0, 130.0));
        let doubled = Scaling::fill(300, 200).pixel_ratio(3.0).quality(60);
        for (scaling, expected) in [
            (Scaling::fill(300, 200), "/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto"),
            (Scaling::fit(300, 200), "/v1/fill/w_250,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto"),
            (Scaling::fill(2000, 1600), "/v1/fill/w_1000,h_800,al_c,q_85,enc_auto"),
            (focal, "/v1/fill/w_300,h_200,fp_0.25_1.00,q_80,usm_0.66_1.00_0.01,enc_auto"),
            (doubled, "/v1/fill/w_600,h_400,al_c,q_60,usm_0.66_1.00_0.01,enc_auto"),
            (
                Scaling::crop(250, 200, crop),
                "/v1/crop/x_10,y_20,w_500,h_400/fill/w_250,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto",
            ),
        ] {
            assert_eq!(parameters(&large.scaled(&scaling)), expected);
        }
        let small = picture(300, 300).scaled(&Scaling::fill(600, 600));
        assert_eq!(parameters(&small), "/v1/fill/w_420,h_420,al_c,lg_1,q_80,enc_auto");
        let unknown = Picture { size: None, ..large.clone() };
        let fitted = unknown.scaled(&Scaling::fit(300, 200));
        assert_eq!(parameters(&fitted), "/v1/fit/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto");
        assert_eq!(large.at_width(640).split(',').nth(1), Some("h_512"));
    }

    #[test]
    fn images_that_cannot_be_scaled_keep_their_url() {
        for address in [
            "https://static.wixstatic.com/media/abc.gif",
            "https://static.wixstatic.com/media/abc.svg",
            "https://elsewhere.example/abc.jpg",
        ] {
            let picture = Picture::new(address);
            assert_eq!(picture.scaled(&Scaling::fill(300, 200)), address);
        }
    }

    #[test]
    fn file_names_are_escaped_in_image_urls() {
        let named = Picture { file_name: Some("a/b? mug.JPG".to_owned()), ..picture(1000, 800) };
        assert!(named.scaled(&Scaling::fill(300, 200)).ends_with("/a_b_%20mug.jpg"));
    }

    proptest! {
        #[test]
        fn a_scaled_image_never_exceeds_the_requested_or_source_size(
            source in (1_u32..8_000, 1_u32..8_000),
            asked in (1_u32..6_000, 1_u32..6_000),
            is_fit in any::<bool>(),
        ) {
            let scaling = if is_fit { Scaling::fit(asked.0, asked.1) } else { Scaling::fill(asked.0, asked.1) };
            let address = picture(source.0, source.1).scaled(&scaling);
            let side = |mark: &str| -> u32 {
                let rest = address.split(mark).nth(1).unwrap();
                rest.split(',').next().unwrap().parse().unwrap()
            };
            let (width, height) = (side("/w_"), side(",h_"));
            prop_assert!(width <= asked.0.max(1) && height <= asked.1.max(1));
            prop_assert!(width <= 5_000 && height <= 5_000);
            let borne = 1.4 * f64::from(source.0.max(source.1)) + 1.0;
            prop_assert!(f64::from(width.max(height)) <= borne.max(1.0) || !is_fit);
        }
    }
}
