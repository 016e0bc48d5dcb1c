//! Scaling, cropping and encoding of pictures.

use fast_image_resize::images::Image;
use fast_image_resize::{IntoImageView as _, PixelType, ResizeOptions, Resizer};
use image::codecs::jpeg::JpegEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, RgbImage, RgbaImage};
use std::io::{BufRead, Seek};

use super::url::{Crop, Format, LARGEST_SIDE, Mode, Position, Transform};

/// A picture could not be changed.
#[derive(Debug, thiserror::Error)]
pub enum TransformError {
    /// The source is no picture of a known encoding, or the result could not be encoded.
    #[error("the picture cannot be read or written: {0}")]
    Codec(#[from] image::ImageError),
    /// The source cannot be read at all.
    #[error("the picture cannot be read: {0}")]
    Read(#[from] std::io::Error),
    /// The crop lies outside the source.
    #[error("the crop lies outside the picture")]
    Crop,
    /// The scaling failed.
    #[error("the picture cannot be scaled: {0}")]
    Scale(String),
}

/// The part of the source that is used and the size it is scaled to.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plan {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    to: (u32, u32),
}

impl Plan {
    fn keeps_all_of(&self, source: (u32, u32)) -> bool {
        self.to == source && (self.width, self.height) == (f64::from(source.0), f64::from(source.1))
    }
}

/// Decides what to cut and how far to scale. A source too small for the asked size gives a smaller
/// result of the asked shape: nothing is enlarged.
fn plan(source: (u32, u32), transform: &Transform) -> Result<Plan, TransformError> {
    let area = match transform.crop {
        None => Crop {
            x: 0,
            y: 0,
            width: source.0,
            height: source.1,
        },
        Some(crop) => clamp(crop, source).ok_or(TransformError::Crop)?,
    };
    let (left, top) = (f64::from(area.x), f64::from(area.y));
    let (width, height) = (f64::from(area.width), f64::from(area.height));
    let (to_width, to_height) = (f64::from(transform.width), f64::from(transform.height));
    let pixels = |length: f64| (length.round() as u32).clamp(1, LARGEST_SIDE);
    match transform.mode {
        Mode::Fit => {
            let scale = (to_width / width).min(to_height / height).min(1.0);
            Ok(Plan {
                left,
                top,
                width,
                height,
                to: (pixels(width * scale), pixels(height * scale)),
            })
        }
        Mode::Fill => {
            let cover = (to_width / width).max(to_height / height);
            let (part_width, part_height) = ((to_width / cover).min(width), (to_height / cover).min(height));
            let (spare_x, spare_y) = (width - part_width, height - part_height);
            let (x, y) = match transform.position {
                Position::Aligned { x, y } => (spare_x * x, spare_y * y),
                // A focal point is of the whole source, whether or not it is cropped first.
                Position::Focal { x, y } => (
                    (f64::from(source.0) * x - left - part_width / 2.0).clamp(0.0, spare_x),
                    (f64::from(source.1) * y - top - part_height / 2.0).clamp(0.0, spare_y),
                ),
            };
            let shrink = cover.max(1.0);
            let to = (pixels(to_width / shrink), pixels(to_height / shrink));
            Ok(Plan {
                left: left + x,
                top: top + y,
                width: part_width,
                height: part_height,
                to,
            })
        }
    }
}

fn clamp(crop: Crop, (width, height): (u32, u32)) -> Option<Crop> {
    let width = crop.width.min(width.checked_sub(crop.x)?);
    let height = crop.height.min(height.checked_sub(crop.y)?);
    (width > 0 && height > 0).then_some(Crop { width, height, ..crop })
}

/// Reads an encoded picture, changes it and encodes it as the transform says. A picture that is asked for in
/// its own size is given as it is, if it is a JPEG or could stand for one.
///
/// # Errors
///
/// When the source cannot be read, is cropped outside its bounds, or the result cannot be encoded.
pub fn render(source: &[u8], transform: &Transform) -> Result<Vec<u8>, TransformError> {
    let mut decoder = decoder(std::io::Cursor::new(source))?;
    let is_upright = decoder.orientation()? == Orientation::NoTransforms;
    let is_opaque = !decoder.color_type().has_alpha();
    if transform.format == Format::Jpeg && is_upright && is_opaque && is_photographic(source) {
        let size = decoder.dimensions();
        if plan(size, transform)?.keeps_all_of(size) {
            return Ok(source.to_vec());
        }
    }
    let picture = upright(decoder)?;
    let picture = if picture.color().has_alpha() {
        DynamicImage::ImageRgba8(picture.into_rgba8())
    } else {
        DynamicImage::ImageRgb8(picture.into_rgb8())
    };
    let plan = plan((picture.width(), picture.height()), transform)?;
    encode(scale(&picture, plan)?, transform)
}

fn is_photographic(source: &[u8]) -> bool {
    matches!(image::guess_format(source), Ok(ImageFormat::Jpeg | ImageFormat::WebP))
}

/// Begins to read an encoded picture.
pub(crate) fn decoder<'a>(source: impl BufRead + Seek + 'a) -> Result<impl ImageDecoder + 'a, TransformError> {
    let mut reader = ImageReader::new(source).with_guessed_format()?;
    let mut limits = image::Limits::default();
    // A file may claim any size; what it may take is bounded here.
    limits.max_image_width = Some(4 * LARGEST_SIDE);
    limits.max_image_height = Some(4 * LARGEST_SIDE);
    reader.limits(limits.clone());
    let decoder = reader.into_decoder()?;
    limits.reserve(decoder.total_bytes())?;
    Ok(decoder)
}

/// Reads all of a picture, turned as the camera was held.
pub(crate) fn upright(mut decoder: impl ImageDecoder) -> Result<DynamicImage, TransformError> {
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

fn scale(picture: &DynamicImage, plan: Plan) -> Result<DynamicImage, TransformError> {
    let failed = |error: &dyn std::fmt::Display| TransformError::Scale(error.to_string());
    let pixels = picture.pixel_type().unwrap_or(PixelType::U8x3);
    let (width, height) = plan.to;
    let mut scaled = Image::new(width, height, pixels);
    let options = ResizeOptions::new().crop(plan.left, plan.top, plan.width, plan.height);
    Resizer::new()
        .resize(picture, &mut scaled, &options)
        .map_err(|error| failed(&error))?;
    let bytes = scaled.into_vec();
    let result = if picture.color().has_alpha() {
        RgbaImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgba8)
    } else {
        RgbImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgb8)
    };
    result.ok_or_else(|| failed(&"the scaled pixels do not fill the picture"))
}

fn encode(picture: DynamicImage, transform: &Transform) -> Result<Vec<u8>, TransformError> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    match transform.format {
        Format::Png => picture.write_to(&mut bytes, ImageFormat::Png)?,
        Format::Jpeg => {
            let opaque = flatten(picture);
            JpegEncoder::new_with_quality(&mut bytes, transform.quality).encode_image(&opaque)?;
        }
    }
    Ok(bytes.into_inner())
}

/// JPEG knows no transparency: what shines through is white.
fn flatten(picture: DynamicImage) -> RgbImage {
    let DynamicImage::ImageRgba8(pixels) = picture else {
        return picture.into_rgb8();
    };
    let (width, height) = pixels.dimensions();
    let opaque = pixels.pixels().flat_map(|image::Rgba([red, green, blue, alpha])| {
        let over_white = |channel: u8| {
            let (channel, alpha) = (u16::from(channel), u16::from(*alpha));
            ((channel * alpha + 255 * (255 - alpha)) / 255) as u8
        };
        [over_white(*red), over_white(*green), over_white(*blue)]
    });
    RgbImage::from_raw(width, height, opaque.collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::url::Address;
    use super::*;

    /// Red on the left half, blue on the right; green along the top tenth.
    fn source(width: u32, height: u32) -> Vec<u8> {
        let picture = RgbImage::from_fn(width, height, |x, y| {
            let green = if y < height / 10 { 255 } else { 0 };
            if x < width / 2 {
                image::Rgb([255, green, 0])
            } else {
                image::Rgb([0, green, 255])
            }
        });
        let mut bytes = std::io::Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
        bytes.into_inner()
    }

    fn rendered(source: &[u8], change: &str) -> RgbImage {
        let transform = Address::parse(&format!("a/v1/{change}/n.png"))
            .unwrap()
            .transform
            .unwrap();
        image::load_from_memory(&render(source, &transform).unwrap())
            .unwrap()
            .into_rgb8()
    }

    #[test]
    fn fills_fits_and_never_enlarges() {
        let picture = source(1000, 800);
        assert_eq!(rendered(&picture, "fill/w_300,h_200").dimensions(), (300, 200));
        assert_eq!(rendered(&picture, "fit/w_300,h_200").dimensions(), (250, 200));
        assert_eq!(rendered(&picture, "fit/w_3000,h_3000").dimensions(), (1000, 800));
        assert_eq!(rendered(&picture, "fill/w_2000,h_1600").dimensions(), (1000, 800));
        // The shape asked for is kept, at the largest size the source can give.
        assert_eq!(rendered(&picture, "fill/w_3000,h_3000").dimensions(), (800, 800));
    }

    #[test]
    fn gives_a_photograph_in_its_own_size_as_it_is() {
        let whole = "fill/w_100,h_80,al_c,q_75";
        let asked = |source: &[u8], name: &str| {
            let address = Address::parse(&format!("a/v1/{whole}/{name}")).unwrap();
            render(source, &address.transform.unwrap()).unwrap()
        };
        let drawing = source(100, 80);
        for format in [ImageFormat::Jpeg, ImageFormat::WebP] {
            let mut photograph = std::io::Cursor::new(Vec::new());
            let pixels = image::load_from_memory(&drawing).unwrap().into_rgb8();
            pixels.write_to(&mut photograph, format).unwrap();
            let photograph = photograph.into_inner();
            assert_eq!(asked(&photograph, "n.jpg"), photograph);
            assert_eq!(
                image::guess_format(&asked(&photograph, "n.png")).unwrap(),
                ImageFormat::Png
            );
        }
        assert_eq!(
            image::guess_format(&asked(&drawing, "n.jpg")).unwrap(),
            ImageFormat::Jpeg
        );
    }

    #[test]
    fn keeps_the_part_that_is_asked_for() {
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
    fn refuses_crops_outside_and_files_that_are_no_pictures() {
        let transform = Address::parse("a/v1/crop/x_1000,y_0,w_1,h_1/fill/w_9,h_9/n.jpg")
            .unwrap()
            .transform
            .unwrap();
        assert!(matches!(
            render(&source(100, 80), &transform),
            Err(TransformError::Crop)
        ));
        assert!(render(b"not a picture", &transform).is_err());
    }

    #[test]
    fn transparency_turns_white_in_jpeg() {
        let clear = RgbaImage::from_pixel(20, 20, image::Rgba([0, 0, 0, 0]));
        assert_eq!(
            flatten(DynamicImage::ImageRgba8(clear)).get_pixel(3, 3).0,
            [255, 255, 255]
        );
    }
}
