//! Small sound files of every type that is taken.
#![allow(dead_code, reason = "each of those who share it needs a part")]

use image::{DynamicImage, GrayImage, ImageFormat, Rgb, RgbImage};

/// A picture that is dark on its left and bright on its right.
fn picture(width: u32, height: u32) -> DynamicImage {
    let shade = |x: u32| u8::try_from(x * 255 / width.max(1)).unwrap();
    RgbImage::from_fn(width, height, |x, y| Rgb([shade(x), 120, u8::try_from(y % 256).unwrap()])).into()
}

fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

pub(crate) fn jpeg(width: u32, height: u32) -> Vec<u8> {
    encoded(&picture(width, height), ImageFormat::Jpeg)
}

pub(crate) fn png(width: u32, height: u32) -> Vec<u8> {
    encoded(&picture(width, height), ImageFormat::Png)
}

pub(crate) fn gif(width: u32, height: u32) -> Vec<u8> {
    encoded(&picture(width, height), ImageFormat::Gif)
}

pub(crate) fn webp(width: u32, height: u32) -> Vec<u8> {
    encoded(&picture(width, height), ImageFormat::WebP)
}

/// A picture of one colour: few bytes that unfold into many pixels.
pub(crate) fn bomb(width: u32, height: u32) -> Vec<u8> {
    let pixels = vec![7; usize::try_from(width * height).unwrap()];
    let picture = GrayImage::from_raw(width, height, pixels).unwrap();
    encoded(&DynamicImage::ImageLuma8(picture), ImageFormat::Png)
}

/// A picture that a camera took lying on its side.
pub(crate) fn turned_jpeg(width: u32, height: u32) -> Vec<u8> {
    // One entry: the orientation is 6, a quarter turn to the right.
    let mut segment = b"Exif\0\0II*\0\x08\0\0\0\x01\0".to_vec();
    segment.extend([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]);
    let straight = jpeg(width, height);
    let length = u16::try_from(segment.len() + 2).unwrap().to_be_bytes();
    [&straight[..2], &[0xFF, 0xE1], &length, &segment, &straight[2..]].concat()
}

fn mp4_box(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len() + 8).unwrap().to_be_bytes();
    [&length, name.as_slice(), content].concat()
}

/// A film without frames, four seconds long.
pub(crate) fn mp4(width: u32, height: u32) -> Vec<u8> {
    let mut movie_head = vec![0; 100];
    movie_head[12..16].copy_from_slice(&1000_u32.to_be_bytes());
    movie_head[16..20].copy_from_slice(&4000_u32.to_be_bytes());
    let mut track_head = vec![0; 84];
    track_head[40..44].copy_from_slice(&0x1_0000_u32.to_be_bytes());
    track_head[76..80].copy_from_slice(&(width << 16).to_be_bytes());
    track_head[80..84].copy_from_slice(&(height << 16).to_be_bytes());
    let mut handler = vec![0; 25];
    handler[8..12].copy_from_slice(b"vide");
    let media = mp4_box(b"mdia", &mp4_box(b"hdlr", &handler));
    let track = mp4_box(b"trak", &[mp4_box(b"tkhd", &track_head), media].concat());
    let movie = mp4_box(b"moov", &[mp4_box(b"mvhd", &movie_head), track].concat());
    let data = mp4_box(b"mdat", &[9; 300]);
    [mp4_box(b"ftyp", b"isom\0\0\0\0isom"), data, movie].concat()
}

fn element(name: &[u8], content: &[u8]) -> Vec<u8> {
    let length = u64::try_from(content.len()).unwrap() | 1 << 56;
    [name, &length.to_be_bytes(), content].concat()
}

/// A film as a browser records it: nothing in it says how long it is.
pub(crate) fn webm(width: u16, height: u16) -> Vec<u8> {
    const OPEN: [u8; 8] = [1, 255, 255, 255, 255, 255, 255, 255];
    let head = element(&[0x1A, 0x45, 0xDF, 0xA3], &element(&[0x42, 0x82], b"webm"));
    let video = [element(&[0xB0], &width.to_be_bytes()), element(&[0xBA], &height.to_be_bytes())].concat();
    let track = [element(&[0x83], &[1]), element(&[0xE0], &video)].concat();
    let tracks = element(&[0x16, 0x54, 0xAE, 0x6B], &element(&[0xAE], &track));
    let block = |time: u16| element(&[0xA3], &[&[0x81], time.to_be_bytes().as_slice(), &[0x80; 40]].concat());
    let cluster = [&[0x1F, 0x43, 0xB6, 0x75], OPEN.as_slice()].concat();
    let blocks = [element(&[0xE7], &[100]), block(0), block(40)].concat();
    let segment = [&[0x18, 0x53, 0x80, 0x67], OPEN.as_slice()].concat();
    [head, segment, tracks, cluster, blocks].concat()
}

/// Ten frames of 128 kbit/s at 44.1 kHz.
pub(crate) fn mp3() -> Vec<u8> {
    let mut frame = vec![0; 417];
    frame[..4].copy_from_slice(&[0xFF, 0xFB, 0x90, 0]);
    let tag = [b"ID3\x04\0\0\0\0\0\x0A".as_slice(), &[0; 10]].concat();
    [tag, frame.repeat(10)].concat()
}

/// Half a second of 8 kHz, one byte a sample.
pub(crate) fn wav() -> Vec<u8> {
    let mut format = vec![1, 0, 1, 0];
    format.extend(8000_u32.to_le_bytes());
    format.extend(8000_u32.to_le_bytes());
    format.extend([1, 0, 8, 0]);
    let chunk = |name: &[u8; 4], content: &[u8]| {
        let length = u32::try_from(content.len()).unwrap().to_le_bytes();
        [name, length.as_slice(), content].concat()
    };
    let chunks = [b"WAVE".to_vec(), chunk(b"fmt ", &format), chunk(b"data", &[128; 4000])].concat();
    chunk(b"RIFF", &chunks)
}

/// A second of Opus that holds nothing.
pub(crate) fn ogg() -> Vec<u8> {
    let page = |time: u64, content: &[u8]| {
        let head = [b"OggS\0\0".as_slice(), &time.to_le_bytes(), &[0; 12]].concat();
        [head, vec![1, u8::try_from(content.len()).unwrap()], content.to_vec()].concat()
    };
    [page(0, b"OpusHead\x01\x01\0\0\x80\xBB\0\0\0\0\0"), page(48_000, &[0; 60])].concat()
}

pub(crate) fn pdf() -> Vec<u8> {
    b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".to_vec()
}

/// An archive with nothing in it.
pub(crate) fn zip() -> Vec<u8> {
    [b"PK\x05\x06".as_slice(), &[0; 18]].concat()
}
