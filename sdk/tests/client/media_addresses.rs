//! Addresses of scaled pictures, as a table that the npm package's own functions are held against, too.

use cartwright::media::{Alignment, Crop, Picture, Scaling, Shape};
use serde_json::{Value, json};
use std::path::Path;

/// An address, a file's name, and a size.
type Source = (&'static str, Option<&'static str>, Option<(u32, u32)>);

const SOURCES: [Source; 8] = [
    ("https://static.wixstatic.com/media/a1~mv2.jpg", None, Some((1000, 800))),
    ("https://static.wixstatic.com/media/a1~mv2.jpg", Some("a/b? mug.JPG"), None),
    ("https://static.wixstatic.com/media/a1~mv2.png", Some("Tasse à thé"), Some((300, 500))),
    ("https://static.wixstatic.com/media/a1", None, Some((4000, 100))),
    ("http://127.0.0.1:4400/media/a1.webp", None, Some((7000, 6500))),
    ("https://static.wixstatic.com/media/a1~mv2.gif", None, Some((400, 400))),
    ("https://elsewhere.example/a1.jpg", None, Some((400, 400))),
    ("https://elsewhere.example/media/goods/a1.jpg", None, Some((400, 400))),
];
const BOXES: [(u32, u32); 4] = [(300, 200), (2000, 1600), (16, 16), (6000, 10)];
const PART: Crop = Crop { x: 10, y: 20, width: 250, height: 90 };

fn scalings() -> Vec<(Shape, f64, Option<u8>, Value, Value)> {
    let edge = json!({ "alignment": "tl" });
    let focal = json!({ "focalPoint": { "x": 25, "y": 130 } });
    let sharp = json!({ "devicePixelRatio": 3, "quality": 60 });
    let part = json!({ "x": PART.x, "y": PART.y, "width": PART.width, "height": PART.height });
    vec![
        (Shape::Fit, 1.0, None, json!("fit"), json!({})),
        (Shape::Fit, 3.0, Some(60), json!("fit"), sharp),
        (Shape::Fill(Alignment::Edge("tl")), 1.0, None, json!("fill"), edge),
        (Shape::Fill(Alignment::FocalPoint(25.0, 130.0)), 1.0, None, json!("fill"), focal),
        (Shape::Fill(Alignment::Center), 1.0, Some(99), json!("fill"), json!({ "quality": 99 })),
        (Shape::Crop(PART), 1.0, None, part, json!({})),
    ]
}

#[test]
fn the_shared_table_of_scaled_image_urls_is_up_to_date() {
    let mut rows = Vec::new();
    for (url, file_name, size) in SOURCES {
        let mut picture = Picture::new(url);
        (picture.file_name, picture.size) = (file_name.map(str::to_owned), size);
        for (width, height) in BOXES {
            for (shape, pixel_ratio, quality, shape_told, options) in scalings() {
                let mut scaling = Scaling::fit(width, height).pixel_ratio(pixel_ratio);
                (scaling.shape, scaling.quality) = (shape, quality);
                let row = json!([
                    { "url": url, "filename": file_name, "width": size.map(|size| size.0), "height": size.map(|size| size.1) },
                    shape_told,
                    { "width": width, "height": height },
                    options,
                    picture.scaled(&scaling),
                ]);
                rows.push(row.to_string());
            }
        }
    }
    let table = format!("[\n{}\n]\n", rows.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../contract/media-addresses.json");
    if std::fs::read_to_string(&path).unwrap_or_default() != table {
        std::fs::write(&path, table).unwrap();
        panic!("{} had drifted from the crate; it is written anew", path.display());
    }
}
