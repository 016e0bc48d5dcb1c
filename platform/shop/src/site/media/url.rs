//! Addresses of pictures: `/media/<id>` for the original, and
//! `/media/<id>/v1/[crop/...](fill|fit)/<parameters>/<name>.<extension>` for a rendition.

pub use cartwright::media::Crop;
use std::fmt;

/// The maximum side length of a rendition.
pub const MAX_SIDE: u32 = 5000;
/// The default quality.
pub const DEFAULT_QUALITY: u8 = 80;

/// The widths in source sets, which renditions have exactly.
const SOURCE_SET_WIDTHS: [u32; 16] = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
/// The lengths to which other renditions' longer sides are rounded up, so that a picture has few renditions.
const SIDES: [u32; 31] = [
    16, 32, 48, 64, 80, 96, 100, 120, 128, 160, 200, 240, 256, 300, 320, 384, 400, 480, 500, 600, 640, 720, 800, 900,
    1000, 1200, 1600, 2048, 3000, 3840, MAX_SIDE,
];
/// The granularity of quality.
const QUALITY_STEP: u8 = 5;

/// The reason why an address is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// The id is empty, or has invalid characters.
    #[error("the media id is malformed")]
    Id,
    /// The path does not match the grammar.
    #[error("the address is not of the form v1/[crop/...](fill|fit)/<parameters>/<name>")]
    Form,
    /// A parameter is unknown, repeated or malformed.
    #[error("the parameter `{0}` is not understood")]
    Parameter(String),
    /// A required parameter is missing.
    #[error("the parameter `{0}` is missing")]
    Missing(&'static str),
    /// A side is zero, or longer than [`MAX_SIDE`].
    #[error("a side is not between 1 and {MAX_SIDE} pixels")]
    Size,
}

/// A parsed address.
#[derive(Debug, Clone, PartialEq)]
pub struct Address {
    /// The picture's id.
    pub id: String,
    /// The transform; `None` for the original.
    pub transform: Option<Transform>,
}

/// A transform of a picture.
#[derive(Debug, Clone, PartialEq)]
pub struct Transform {
    /// The part of the source to use, before scaling.
    pub crop: Option<Crop>,
    /// Whether to fill the size or fit into it.
    pub mode: Mode,
    /// The requested width.
    pub width: u32,
    /// The requested height.
    pub height: u32,
    /// The part to keep when filling.
    pub position: Position,
    /// JPEG quality, 1 to 100.
    pub quality: u8,
    /// The output format, by the name's extension.
    pub format: Format,
}

/// How a picture is scaled to a size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Exactly the size; the excess is cropped.
    Fill,
    /// The whole picture, within the size.
    Fit,
}

/// The position of the crop.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Position {
    /// Alignment to an edge, corner or centre: 0, 0.5 or 1 on each axis.
    Aligned {
        /// From left (0) to right (1).
        x: f64,
        /// From top (0) to bottom (1).
        y: f64,
    },
    /// A point of the source (0 to 1 on each axis) to keep as central as possible.
    Focal {
        /// From left (0) to right (1).
        x: f64,
        /// From top (0) to bottom (1).
        y: f64,
    },
}

/// The encoding of an extension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Lossy: for photographs and drawings alike.
    Jpeg,
    /// Lossless.
    Png,
}

impl Address {
    /// Parses the path after `/media/`, percent-decoded or not. Never panics.
    ///
    /// # Errors
    ///
    /// Names the malformed part.
    pub fn parse(path: &str) -> Result<Self, AddressError> {
        let (id, rest) = match path.split_once('/') {
            Some((id, rest)) => (id, Some(rest)),
            None => (path, None),
        };
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"_-~.".contains(&byte);
        // The id is also a file name in the cache: it must not leave the directory.
        if id.is_empty() || id.len() > 128 || id.starts_with('.') || !id.bytes().all(allowed) {
            return Err(AddressError::Id);
        }
        let transform = rest.map(Transform::parse).transpose()?;
        Ok(Self { id: id.to_owned(), transform })
    }
}

impl Transform {
    /// The transform that is rendered instead: same aspect ratio, at least the size and quality.
    #[must_use]
    pub fn rounded(mut self) -> Self {
        self.quality = self.quality.div_ceil(QUALITY_STEP).saturating_mul(QUALITY_STEP);
        let longer = self.width.max(self.height);
        if SOURCE_SET_WIDTHS.contains(&self.width) {
            return self;
        }
        let side = SIDES.into_iter().find(|side| *side >= longer).unwrap_or(MAX_SIDE);
        let scaled = |length: u32| (length * side).div_ceil(longer).clamp(1, MAX_SIDE);
        (self.width, self.height) = (scaled(self.width), scaled(self.height));
        self
    }

    fn parse(path: &str) -> Result<Self, AddressError> {
        let mut parts = path.split('/');
        if parts.next() != Some("v1") {
            return Err(AddressError::Form);
        }
        let mut word = parts.next().ok_or(AddressError::Form)?;
        let mut crop = None;
        if word == "crop" {
            crop = Some(crop_of(parts.next().ok_or(AddressError::Form)?)?);
            word = parts.next().ok_or(AddressError::Form)?;
        }
        let mode = match word {
            "fill" => Mode::Fill,
            "fit" => Mode::Fit,
            _ => return Err(AddressError::Form),
        };
        let parameters = parts.next().ok_or(AddressError::Form)?;
        let name = parts.next().filter(|name| !name.is_empty()).ok_or(AddressError::Form)?;
        if parts.next().is_some() {
            return Err(AddressError::Form);
        }
        let png = name.rsplit_once('.').is_some_and(|(_, extension)| extension.eq_ignore_ascii_case("png"));
        let mut transform = Self {
            crop,
            mode,
            width: 0,
            height: 0,
            position: Position::Aligned { x: 0.5, y: 0.5 },
            quality: DEFAULT_QUALITY,
            format: if png { Format::Png } else { Format::Jpeg },
        };
        let (mut width, mut height) = (None, None);
        for parameter in parameters.split(',') {
            transform.take(parameter, &mut width, &mut height)?;
        }
        transform.width = side(width.ok_or(AddressError::Missing("w"))?)?;
        transform.height = side(height.ok_or(AddressError::Missing("h"))?)?;
        Ok(transform)
    }

    fn take(&mut self, parameter: &str, width: &mut Option<u32>, height: &mut Option<u32>) -> Result<(), AddressError> {
        let refused = || AddressError::Parameter(parameter.chars().take(40).collect());
        let (name, value) = parameter.split_once('_').unwrap_or((parameter, ""));
        match name {
            "w" if width.is_none() => *width = Some(number(value).ok_or_else(refused)?),
            "h" if height.is_none() => *height = Some(number(value).ok_or_else(refused)?),
            "q" => {
                let quality = number(value).and_then(|quality| u8::try_from(quality).ok());
                self.quality = quality.filter(|quality| (1..=100).contains(quality)).ok_or_else(refused)?;
            }
            "al" => self.position = aligned(value).ok_or_else(refused)?,
            "fp" => self.position = focal(value).ok_or_else(refused)?,
            // Sharpening, upscaling, filters, encoding and watermarks: accepted by the grammar, but ignored, since they
            // change only a rendition's look.
            "usm" | "lg" | "con" | "br" | "sat" | "hue" | "blur" => {
                let numbers = value.split('_').all(|part| part.parse::<f64>().is_ok_and(f64::is_finite));
                if !numbers {
                    return Err(refused());
                }
            }
            "bl" if value.is_empty() => {}
            "enc" if matches!(value, "auto" | "avif" | "pavif") => {}
            "quality" if value == "auto" => {}
            "wm" if !value.is_empty() => {}
            _ => return Err(refused()),
        }
        Ok(())
    }
}

fn crop_of(text: &str) -> Result<Crop, AddressError> {
    let mut values = [None; 4];
    for parameter in text.split(',') {
        let refused = || AddressError::Parameter(parameter.chars().take(40).collect());
        let (name, value) = parameter.split_once('_').ok_or_else(refused)?;
        let index = ["x", "y", "w", "h"].iter().position(|known| *known == name).ok_or_else(refused)?;
        let slot = values.get_mut(index).filter(|slot| slot.is_none()).ok_or_else(refused)?;
        *slot = Some(number(value).ok_or_else(refused)?);
    }
    let [x, y, width, height] = values;
    Ok(Crop {
        x: x.ok_or(AddressError::Missing("x"))?,
        y: y.ok_or(AddressError::Missing("y"))?,
        width: side(width.ok_or(AddressError::Missing("w"))?)?,
        height: side(height.ok_or(AddressError::Missing("h"))?)?,
    })
}

fn number(text: &str) -> Option<u32> {
    // `parse` would also accept a plus sign.
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn side(length: u32) -> Result<u32, AddressError> {
    if (1..=MAX_SIDE).contains(&length) { Ok(length) } else { Err(AddressError::Size) }
}

fn aligned(value: &str) -> Option<Position> {
    let (x, y) = match value {
        "c" => (0.5, 0.5),
        "t" => (0.5, 0.0),
        "tl" => (0.0, 0.0),
        "tr" => (1.0, 0.0),
        "b" => (0.5, 1.0),
        "bl" => (0.0, 1.0),
        "br" => (1.0, 1.0),
        "l" => (0.0, 0.5),
        "r" => (1.0, 0.5),
        _ => return None,
    };
    Some(Position::Aligned { x, y })
}

fn focal(value: &str) -> Option<Position> {
    let (x, y) = value.split_once('_')?;
    let share = |text: &str| text.parse::<f64>().ok().filter(|share| (0.0..=1.0).contains(share));
    Some(Position::Focal { x: share(x)?, y: share(y)? })
}

/// The canonical form: equivalent addresses have the same one.
impl fmt::Display for Transform {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Crop { x, y, width, height }) = self.crop {
            write!(formatter, "crop/x_{x},y_{y},w_{width},h_{height}/")?;
        }
        let mode = match self.mode {
            Mode::Fill => "fill",
            Mode::Fit => "fit",
        };
        let (place, x, y) = match self.position {
            Position::Aligned { x, y } => ("at", x, y),
            Position::Focal { x, y } => ("fp", x, y),
        };
        let format = match self.format {
            Format::Jpeg => "jpg",
            Format::Png => "png",
        };
        write!(formatter, "{mode}/w_{},h_{},{place}_{x:.4}_{y:.4},q_{}.{format}", self.width, self.height, self.quality)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn urls_of_the_client_are_parsed() {
        let example = "cw_ab~mv2.jpg/v1/fill/w_300,h_200,al_c,q_75,usm_0.66_1.00_0.01,enc_auto/cw_ab~mv2.jpg";
        let address = Address::parse(example).unwrap();
        assert_eq!(address.id, "cw_ab~mv2.jpg");
        let transform = address.transform.unwrap();
        assert_eq!((transform.mode, transform.width, transform.height), (Mode::Fill, 300, 200));
        assert_eq!((transform.quality, transform.format), (75, Format::Jpeg));

        let cropped = Address::parse("a/v1/crop/x_1,y_2,w_3,h_4/fit/w_9,h_8,lg_1,bl,enc_avif,quality_auto/n.PNG");
        let transform = cropped.unwrap().transform.unwrap();
        assert_eq!(transform.crop, Some(Crop { x: 1, y: 2, width: 3, height: 4 }));
        assert_eq!((transform.mode, transform.format), (Mode::Fit, Format::Png));

        let focal = Address::parse("a/v1/fill/w_9,h_8,fp_0.25_0.75,q_80/n.jpg").unwrap();
        assert_eq!(focal.transform.unwrap().position, Position::Focal { x: 0.25, y: 0.75 });
        assert_eq!(Address::parse("a.jpg").unwrap().transform, None);
    }

    #[test]
    fn an_invalid_url_is_refused_with_the_reason() {
        let refused = |path: &str| Address::parse(path).unwrap_err();
        for id in ["", "/v1", "..", ".hidden", "a b", "a%2e", "ä"] {
            assert_eq!(refused(id), AddressError::Id, "{id}");
        }
        for form in [
            "a/",
            "a/v2/fill/w_1,h_1/n.jpg",
            "a/v1/fill/w_1,h_1",
            "a/v1/fill/w_1,h_1/",
            "a/v1/zoom/w_1,h_1/n",
            "a/v1/fill/w_1,h_1/n/m",
        ] {
            assert_eq!(refused(form), AddressError::Form, "{form}");
        }
        for size in ["w_0,h_1", "w_1,h_5001"] {
            assert_eq!(refused(&format!("a/v1/fill/{size}/n.jpg")), AddressError::Size);
        }
        assert_eq!(refused("a/v1/fill/w_1/n.jpg"), AddressError::Missing("h"));
        for parameter in ["w_1", "q_0", "q_101", "q_+9", "al_x", "fp_2_0", "fp_NaN_0", "usm_a", "zz_1", "", "blur_inf"]
        {
            let path = format!("a/v1/fill/w_1,h_1,{parameter}/n.jpg");
            assert_eq!(refused(&path), AddressError::Parameter(parameter.to_owned()), "{path}");
        }
    }

    #[test]
    fn rounding_serves_all_sizes_with_few_renditions() {
        let size = |width, height, quality| {
            let path = format!("a/v1/fill/w_{width},h_{height},q_{quality}/n.jpg");
            let rounded = Address::parse(&path).unwrap().transform.unwrap().rounded();
            (rounded.width, rounded.height, rounded.quality)
        };
        assert_eq!(size(640, 853, 75), (640, 853, 75), "a width of source sets");
        assert_eq!(size(120, 90, 80), (120, 90, 80), "a length of the list");
        assert_eq!(size(101, 50, 71), (120, 60, 75));
        assert_eq!(size(700, 1400, 100), (800, 1600, 100));
        assert_eq!(size(4999, 1, 1), (MAX_SIDE, 2, 5));
    }

    proptest! {
        #[test]
        fn rounding_never_shrinks_size_or_quality(width in 1..=MAX_SIDE, height in 1..=MAX_SIDE, quality in 1_u8..=100) {
            let path = format!("a/v1/fill/w_{width},h_{height},q_{quality}/a.jpg");
            let rounded = Address::parse(&path).unwrap().transform.unwrap().rounded();
            prop_assert!((width..=MAX_SIDE).contains(&rounded.width) && (height..=MAX_SIDE).contains(&rounded.height));
            prop_assert!((quality..=100).contains(&rounded.quality));
            prop_assert_eq!(rounded.clone().rounded(), rounded);
        }

        #[test]
        fn parsing_any_url_stays_within_bounds_and_never_panics(path in "[a-z0-9_,./~-]{0,80}|a/v1/(crop/x_[0-9]{1,11},y_0,w_[0-9]{1,5},h_9/)?(fill|fit)/w_[0-9]{1,11},h_[0-9]{1,5}(,[a-z]{1,3}_[0-9._]{0,9}){0,3}/n[.]jpg|\\PC*") {
            if let Ok(Address { transform: Some(transform), .. }) = Address::parse(&path) {
                prop_assert!((1..=MAX_SIDE).contains(&transform.width));
                prop_assert!((1..=MAX_SIDE).contains(&transform.height));
                prop_assert!((1..=100).contains(&transform.quality));
            }
        }

        #[test]
        fn any_valid_size_and_quality_in_a_url_is_parsed(width in 1..=MAX_SIDE, height in 1..=MAX_SIDE, quality in 1_u8..=100) {
            let path = format!("a~mv2.jpg/v1/fill/w_{width},h_{height},al_tl,q_{quality},enc_auto/a.jpg");
            let transform = Address::parse(&path).unwrap().transform.unwrap();
            prop_assert_eq!((transform.width, transform.height, transform.quality), (width, height, quality));
        }
    }
}
