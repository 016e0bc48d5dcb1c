//! File descriptors, as on the hosted platform.

use crate::site::media::file::{file_type::FileKind, poster::Poster, record::StoredFile};
use base::{Shop, clock::rfc3339, put_field};
use serde_json::{Value, json};

pub(super) fn of(shop: &Shop, file: &StoredFile) -> Value {
    let created = rfc3339(file.created);
    json!({ "file": {
        "id": file.id,
        "displayName": file.name,
        "url": absolute_url(shop, &file.path()),
        "parentFolderId": "media-root",
        "hash": file.digest,
        "sizeInBytes": file.bytes.to_string(),
        "private": file.is_private,
        "mimeType": file.file_type.mime(),
        "mediaType": file.file_type.kind().into_str(),
        "media": media(shop, file),
        "thumbnailUrl": thumbnail(shop, file),
        "operationStatus": "READY",
        "state": "OK",
        "siteId": shop.keys.site_id,
        "createdDate": created,
        "updatedDate": created,
    } })
}

fn absolute_url(shop: &Shop, path: &str) -> String {
    [shop.public_url(), path].concat()
}

fn media(shop: &Shop, file: &StoredFile) -> Value {
    let url = absolute_url(shop, &file.path());
    let (width, height) = file.facts.size.unzip();
    let size = file.bytes.to_string();
    let seconds = file.facts.duration.map(in_seconds);
    match file.file_type.kind() {
        FileKind::Image => json!({ "image": { "image": with_focal_point(file, json!({
            "id": file.id, "url": url, "height": height, "width": width, "filename": file.name, "sizeInBytes": size,
        })) } }),
        FileKind::Video => json!({ "video": {
            "id": file.id,
            "resolutions": [{ "url": url, "height": height, "width": width, "format": file.file_type.extension() }],
            "posters": posters(shop, file),
            "filename": file.name,
            "sizeInBytes": size,
            "hasAudio": file.facts.has_sound,
            "duration": seconds,
        } }),
        FileKind::Audio => json!({ "audio": {
            "id": file.id, "name": file.name, "url": url, "format": file.file_type.extension(), "sizeInBytes": size,
            "duration": seconds,
        } }),
        FileKind::Document => json!({ "document": {
            "id": file.id, "url": url, "filename": file.name, "sizeInBytes": size,
        } }),
        FileKind::Archive => json!({ "archive": {
            "id": file.id, "url": url, "filename": file.name, "sizeInBytes": size,
        } }),
    }
}

fn posters(shop: &Shop, file: &StoredFile) -> Vec<Value> {
    let poster = Poster::of(file);
    let shown = poster.map(|poster| {
        let (width, height) = poster.size;
        let url = absolute_url(shop, &poster.path());
        with_focal_point(file, json!({ "id": poster.id, "url": url, "height": height, "width": width }))
    });
    shown.into_iter().collect()
}

fn with_focal_point(file: &StoredFile, mut picture: Value) -> Value {
    if let Some(point) = file.focal_point {
        put_field(&mut picture, "focalPoint", point.to_json());
    }
    picture
}

fn thumbnail(shop: &Shop, file: &StoredFile) -> Option<String> {
    match file.file_type.kind() {
        FileKind::Image => Some(absolute_url(shop, &file.path())),
        _ => Poster::of(file).map(|poster| absolute_url(shop, &poster.path())),
    }
}

#[allow(clippy::cast_precision_loss, reason = "durations are far below 2^53")]
fn in_seconds(milliseconds: u64) -> f64 {
    milliseconds as f64 / 1000.0
}
