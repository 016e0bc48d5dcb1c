//! How uploaded films, sounds and documents are served.

use crate::media::*;
use crate::samples;
use crate::site::*;
use reqwest::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, IF_RANGE, RANGE, X_CONTENT_TYPE_OPTIONS,
};
use serde_json::json;

#[tokio::test]
async fn videos_are_served_with_range_requests() {
    let site = Site::start().await;
    let film = samples::mp4(640, 360);
    let file = site.upload("video/mp4", "spin.mp4", film.clone()).await;
    let video = &file["media"]["video"];
    let resolution = &video["resolutions"][0];
    let id = file["id"].as_str().unwrap();
    let url = format!("{}/video/{id}/360p/mp4/file.mp4", site.base);
    assert_eq!(resolution, &json!({ "url": url, "width": 640, "height": 360, "format": "mp4" }));
    assert_eq!((&video["duration"], &video["hasAudio"]), (&json!(4.0), &json!(false)));
    let poster = &video["posters"][0];
    let (_, _, still) = site.bytes(poster["url"].as_str().unwrap(), &[]).await;
    let still = image::load_from_memory(&still).unwrap();
    assert_eq!((&poster["width"], still.width(), still.height()), (&json!(640), 640, 360));

    for url in [url.clone(), format!("{}/video/{id}/file", site.base)] {
        let (status, headers, whole) = site.bytes(&url, &[]).await;
        assert_eq!((status, &whole), (200, &film));
        assert_eq!((text(&headers, CONTENT_TYPE), text(&headers, ACCEPT_RANGES)), ("video/mp4", "bytes"));
        assert_eq!(headers[CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(headers[X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
    let (_, headers, _) = site.bytes(&url, &[]).await;
    let etag = headers[ETAG].to_str().unwrap();
    let last = film.len() - 1;
    for (range, first, end) in [
        ("bytes=0-9".to_owned(), 0, 9),
        ("bytes=100-".to_owned(), 100, last),
        ("bytes=-7".to_owned(), last - 6, last),
        (format!("bytes=5-{}", last + 100), 5, last),
    ] {
        for more in [None, Some((IF_RANGE, etag))] {
            let asked: Vec<_> = more.into_iter().chain([(RANGE, range.as_str())]).collect();
            let (status, headers, part) = site.bytes(&url, &asked).await;
            assert_eq!((status, part.as_slice()), (206, &film[first..=end]), "{range}");
            assert_eq!(headers[CONTENT_RANGE], format!("bytes {first}-{end}/{}", film.len()));
        }
    }
    let whole = [vec![(RANGE, "bytes=0-9"), (IF_RANGE, "\"older\"")], vec![(RANGE, "bytes=0-9,20-29")]];
    for asked in whole {
        let (status, _, bytes) = site.bytes(&url, &asked).await;
        assert_eq!((status, bytes.len()), (200, film.len()), "{asked:?}");
    }
    let (status, headers, _) = site.bytes(&url, &[(RANGE, "bytes=9999-")]).await;
    assert_eq!(status, 416);
    assert_eq!(headers[CONTENT_RANGE], format!("bytes */{}", film.len()));
    let (status, _, bytes) = site.bytes(&url, &[(IF_NONE_MATCH, etag)]).await;
    assert_eq!((status, bytes.len()), (304, 0));
    let head = site.http.head(&url).send().await.unwrap();
    assert_eq!((head.status().as_u16(), text(head.headers(), CONTENT_LENGTH)), (200, film.len().to_string().as_str()));
    assert_eq!(site.bytes(&url.replace("360p", "720p"), &[]).await.0, 404);
}

#[tokio::test]
async fn audio_is_served_inline_and_documents_as_attachments() {
    let site = Site::start().await;
    for (mime, kind, place, seconds, bytes) in [
        ("audio/mpeg", "AUDIO", "mp3", Some(0.261), samples::mp3()),
        ("audio/wav", "AUDIO", "mp3", Some(0.5), samples::wav()),
        ("audio/ogg", "AUDIO", "mp3", Some(1.0), samples::ogg()),
        ("application/pdf", "DOCUMENT", "ugd", None, samples::pdf()),
        ("application/zip", "ARCHIVE", "archives", None, samples::zip()),
    ] {
        let file = site.upload(mime, "für \"dich\".bin", bytes.clone()).await;
        assert_eq!(file["mediaType"], kind);
        let url = file["url"].as_str().unwrap();
        assert!(url.starts_with(&format!("{}/{place}/", site.base)), "{url}");
        assert_eq!(file["media"][kind.to_lowercase()]["duration"].as_f64(), seconds);
        let (status, headers, served) = site.bytes(url, &[]).await;
        assert_eq!((status, &served), (200, &bytes));
        assert_eq!((text(&headers, CONTENT_TYPE), text(&headers, X_CONTENT_TYPE_OPTIONS)), (mime, "nosniff"));
        let disposition = headers.get(CONTENT_DISPOSITION).map(|value| value.to_str().unwrap());
        let saved = "attachment; filename*=UTF-8''f%C3%BCr%20%22dich%22.bin";
        assert_eq!(disposition, (kind != "AUDIO").then_some(saved));
        // What is to be saved is not to be had as something to be played.
        let elsewhere = url.replace(&format!("/{place}/"), if place == "mp3" { "/ugd/" } else { "/mp3/" });
        assert_eq!(site.bytes(&elsewhere, &[]).await.0, 404);
    }
}
