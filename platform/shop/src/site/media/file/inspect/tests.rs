use super::*;
use proptest::prelude::*;
use std::io::Cursor;

#[path = "../../../../../../tests/samples/mod.rs"]
mod samples;

/// Every type, with a valid file.
fn all() -> Vec<(FileType, Vec<u8>)> {
    vec![
        (FileType::Jpeg, samples::jpeg(60, 40)),
        (FileType::Png, samples::png(60, 40)),
        (FileType::Gif, samples::gif(60, 40)),
        (FileType::Webp, samples::webp(60, 40)),
        (FileType::Mp4, samples::mp4(640, 360)),
        (FileType::Webm, samples::webm(320, 180)),
        (FileType::Mp3, samples::mp3()),
        (FileType::Wav, samples::wav()),
        (FileType::Ogg, samples::ogg()),
        (FileType::Pdf, samples::pdf()),
        (FileType::Zip, samples::zip()),
    ]
}

#[test]
fn every_file_type_is_recognized_by_its_content() {
    for (file_type, bytes) in all() {
        let found = claim(&mut Cursor::new(&bytes)).unwrap();
        assert_eq!(found, Claim::Known(file_type));
        let facts = inspect(file_type, Cursor::new(&bytes)).unwrap();
        let size = match file_type {
            FileType::Mp4 => Some((640, 360)),
            FileType::Webm => Some((320, 180)),
            FileType::Jpeg | FileType::Png | FileType::Gif | FileType::Webp => Some((60, 40)),
            _ => None,
        };
        let duration = match file_type {
            FileType::Mp4 => Some(4000),
            FileType::Webm => Some(140),
            FileType::Mp3 => Some(261),
            FileType::Wav => Some(500),
            FileType::Ogg => Some(1000),
            _ => None,
        };
        assert_eq!((facts.size, facts.duration), (size, duration), "{file_type:?}");
    }
}

#[test]
fn a_truncated_file_is_refused() {
    for (file_type, bytes) in all() {
        // Many real sounds end within a frame.
        if file_type == FileType::Mp3 {
            continue;
        }
        let step = (bytes.len() / 200).max(1);
        for cut in (1..bytes.len() - 1).step_by(step) {
            let found = inspect(file_type, Cursor::new(&bytes[..cut]));
            // An Ogg sound is valid at the end of each page.
            let is_whole = file_type == FileType::Ogg && bytes[cut..].starts_with(b"OggS");
            // A live recording is valid at the end of each block, after the first.
            let is_whole = is_whole || file_type == FileType::Webm && found.is_ok() && cut > bytes.len() - 140;
            assert_eq!(found.is_ok(), is_whole, "{file_type:?} at {cut} of {}", bytes.len());
        }
    }
}

#[test]
fn svg_is_recognized_and_other_text_is_unknown() {
    let claimed = |text: &str| claim(&mut Cursor::new(text)).unwrap();
    assert_eq!(claimed("<svg xmlns='http://www.w3.org/2000/svg'/>"), Claim::Svg);
    assert_eq!(claimed("\u{feff} <?xml version='1.0'?>\n<!-- a --><SVG/>"), Claim::Svg);
    for text in ["", "hello", "<html><script>alert(1)</script></html>", "RIFF1234AVI "] {
        assert_eq!(claimed(text), Claim::Unknown, "{text}");
    }
}

#[test]
fn the_size_of_a_rotated_image_is_the_displayed_size() {
    let facts = inspect(FileType::Jpeg, Cursor::new(samples::turned_jpeg(60, 40))).unwrap();
    assert_eq!(facts.size, Some((40, 60)));
}

#[test]
fn an_image_bomb_is_refused_for_its_pixels() {
    let bomb = samples::bomb(6000, 5000);
    assert!(bomb.len() < 200_000, "{}", bomb.len());
    let refused = inspect(FileType::Png, Cursor::new(bomb)).unwrap_err();
    assert!(matches!(refused, Unsound::TooManyPixels), "{refused}");
    let mut lying = samples::png(60, 40);
    lying[16..24].copy_from_slice(&[0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]);
    assert!(inspect(FileType::Png, Cursor::new(lying)).is_err());
}

proptest! {
    #[test]
    fn inspecting_a_corrupted_file_never_panics(which in 0_usize..11, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..20), cut in any::<prop::sample::Index>()) {
        let (file_type, mut bytes) = all().swap_remove(which);
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(cut.index(bytes.len()) + 1);
        let _ = claim(&mut Cursor::new(&bytes)).unwrap();
        let _ = inspect(file_type, Cursor::new(&bytes));
    }
}
