//! Renders the crop and scale of an address.

use super::url::{Crop, Format, MAX_SIDE, Mode, Position, Transform};
use cartwright_pixels::{Encoding, Part, PixelsError, Unread};

/// The maximum side length of a source: a file may claim any size.
pub(crate) const MAX_SOURCE_SIDE: u32 = 4 * MAX_SIDE;

/// The reason why a picture cannot be transformed.
#[derive(Debug, thiserror::Error)]
pub enum TransformError {
    /// The source cannot be read, scaled or encoded.
    #[error(transparent)]
    Pixels(#[from] PixelsError),
    /// The crop lies outside the source.
    #[error("the crop lies outside the picture")]
    Crop,
}

/// The part of the source to use, and the size to scale it to.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plan {
    part: Part,
    to: (u32, u32),
}

impl Plan {
    fn keeps_all_of(&self, source: (u32, u32)) -> bool {
        let part = (self.part.width, self.part.height);
        self.to == source && part == (f64::from(source.0), f64::from(source.1))
    }
}

/// Computes crop and scale. Never enlarges: a source that is too small gives a smaller result of the requested aspect
/// ratio.
fn plan(source: (u32, u32), transform: &Transform) -> Result<Plan, TransformError> {
    let area = match transform.crop {
        None => Crop { x: 0, y: 0, width: source.0, height: source.1 },
        Some(crop) => clamp(crop, source).ok_or(TransformError::Crop)?,
    };
    let (left, top) = (f64::from(area.x), f64::from(area.y));
    let (width, height) = (f64::from(area.width), f64::from(area.height));
    let (to_width, to_height) = (f64::from(transform.width), f64::from(transform.height));
    let pixels = |length: f64| (length.round() as u32).clamp(1, MAX_SIDE);
    match transform.mode {
        Mode::Fit => {
            let scale = (to_width / width).min(to_height / height).min(1.0);
            Ok(Plan { part: Part { left, top, width, height }, to: (pixels(width * scale), pixels(height * scale)) })
        }
        Mode::Fill => {
            let cover = (to_width / width).max(to_height / height);
            let (part_width, part_height) = ((to_width / cover).min(width), (to_height / cover).min(height));
            let (spare_x, spare_y) = (width - part_width, height - part_height);
            let (x, y) = match transform.position {
                Position::Aligned { x, y } => (spare_x * x, spare_y * y),
                // A focal point refers to the whole source, even if it is cropped first.
                Position::Focal { x, y } => (
                    (f64::from(source.0) * x - left - part_width / 2.0).clamp(0.0, spare_x),
                    (f64::from(source.1) * y - top - part_height / 2.0).clamp(0.0, spare_y),
                ),
            };
            let shrink = cover.max(1.0);
            let to = (pixels(to_width / shrink), pixels(to_height / shrink));
            Ok(Plan { part: Part { left: left + x, top: top + y, width: part_width, height: part_height }, to })
        }
    }
}

fn clamp(crop: Crop, (width, height): (u32, u32)) -> Option<Crop> {
    let width = crop.width.min(width.checked_sub(crop.x)?);
    let height = crop.height.min(height.checked_sub(crop.y)?);
    (width > 0 && height > 0).then_some(Crop { width, height, ..crop })
}

/// Decodes a picture, transforms it and encodes it. A JPEG (or its equivalent) requested in its own size is returned
/// unchanged.
///
/// # Errors
///
/// When the source cannot be decoded, the crop lies outside its bounds, or the result cannot be encoded.
pub fn render(source: &[u8], transform: &Transform) -> Result<Vec<u8>, TransformError> {
    let unread = Unread::new(source, MAX_SOURCE_SIDE)?;
    if transform.format == Format::Jpeg && unread.is_photographic() {
        let size = unread.size();
        if plan(size, transform)?.keeps_all_of(size) {
            return Ok(source.to_vec());
        }
    }
    let picture = unread.decode()?;
    let Plan { part, to } = plan(picture.size(), transform)?;
    let encoding = match transform.format {
        Format::Jpeg => Encoding::Jpeg(transform.quality),
        Format::Png => Encoding::Png,
    };
    Ok(picture.scaled(part, to)?.encoded(encoding)?)
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, RgbImage};

    use super::super::url::Address;
    use super::*;

    /// Red on the left half, blue on the right; green along the top tenth.
    fn source(width: u32, height: u32) -> Vec<u8> {
        let picture = RgbImage::from_fn(width, height, |x, y| {
            let green = if y < height / 10 { 255 } else { 0 };
            if x < width / 2 { image::Rgb([255, green, 0]) } else { image::Rgb([0, green, 255]) }
        });
        let mut bytes = std::io::Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
        bytes.into_inner()
    }

    fn rendered(source: &[u8], change: &str) -> RgbImage {
        let transform = Address::parse(&format!("a/v1/{change}/n.png")).unwrap().transform.unwrap();
        image::load_from_memory(&render(source, &transform).unwrap()).unwrap().into_rgb8()
    }

    #[test]
    fn fill_and_fit_scale_without_enlarging() {
        let picture = source(1000, 800);
        assert_eq!(rendered(&picture, "fill/w_300,h_200").dimensions(), (300, 200));
        assert_eq!(rendered(&picture, "fit/w_300,h_200").dimensions(), (250, 200));
        assert_eq!(rendered(&picture, "fit/w_3000,h_3000").dimensions(), (1000, 800));
        assert_eq!(rendered(&picture, "fill/w_2000,h_1600").dimensions(), (1000, 800));
        // The requested aspect ratio, at the largest size that the source allows.
        assert_eq!(rendered(&picture, "fill/w_3000,h_3000").dimensions(), (800, 800));
    }

    #[test]
    fn a_photograph_requested_in_its_own_size_is_not_re_encoded() {
        let whole = "fill/w_100,h_80,al_c,q_75";
        let requested = |source: &[u8], name: &str| {
            let address = Address::parse(&format!("a/v1/{whole}/{name}")).unwrap();
            render(source, &address.transform.unwrap()).unwrap()
        };
        let drawing = source(100, 80);
        for format in [ImageFormat::Jpeg, ImageFormat::WebP] {
            let mut photograph = std::io::Cursor::new(Vec::new());
            let pixels = image::load_from_memory(&drawing).unwrap().into_rgb8();
            pixels.write_to(&mut photograph, format).unwrap();
            let photograph = photograph.into_inner();
            assert_eq!(requested(&photograph, "n.jpg"), photograph);
            assert_eq!(image::guess_format(&requested(&photograph, "n.png")).unwrap(), ImageFormat::Png);
        }
        assert_eq!(image::guess_format(&requested(&drawing, "n.jpg")).unwrap(), ImageFormat::Jpeg);
    }

    #[test]
    fn a_crop_keeps_the_requested_alignment_or_focal_point() {
        let picture = source(1000, 800);
        let middle = |change: &str| *rendered(&picture, change).get_pixel(50, 100);
        let red = |image::Rgb([red, _, blue]): image::Rgb<u8>| red > 200 && blue < 60;
        assert!(red(middle("fill/w_100,h_200,al_l")));
        assert!(!red(middle("fill/w_100,h_200,al_r")));
        assert!(red(middle("fill/w_100,h_200,fp_0.10_0.50")));
        assert!(!red(middle("fill/w_100,h_200,fp_0.90_0.50")));
        assert!(!red(middle("crop/x_600,y_0,w_400,h_800/fill/w_100,h_200,al_l")));
        let top = |change: &str| rendered(&picture, change).get_pixel(100, 2).0[1];
        assert!(top("fill/w_200,h_40,al_t") > 200);
        assert!(top("fill/w_200,h_40,al_b") < 60);
    }

    #[test]
    fn crops_out_of_bounds_and_non_images_are_refused() {
        let transform = Address::parse("a/v1/crop/x_1000,y_0,w_1,h_1/fill/w_9,h_9/n.jpg").unwrap().transform.unwrap();
        assert!(matches!(render(&source(100, 80), &transform), Err(TransformError::Crop)));
        assert!(render(b"not a picture", &transform).is_err());
    }
}
