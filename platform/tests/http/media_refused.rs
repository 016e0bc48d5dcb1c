//! Uploads that are refused: each with its reason, and nothing is left of them.

use crate::media::*;
use crate::samples;
use crate::shop::*;
use crate::site::*;
use cartwright_platform::UploadLimits;
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// What is said, what is sent with it, and what the answer is.
struct Refused {
    said: Value,
    mime: &'static str,
    bytes: Vec<u8>,
    expected: (u16, &'static str),
}

fn refused(said: Value, mime: &'static str, bytes: Vec<u8>, status: u16, code: &'static str) -> Refused {
    Refused { said, mime, bytes, expected: (status, code) }
}

#[tokio::test]
async fn a_refused_upload_leaves_neither_file_nor_row() {
    let kept = Kept::start().await;
    let site = &kept.site;
    let jpeg = samples::jpeg(64, 48);
    let cut = |bytes: Vec<u8>| bytes[..bytes.len() / 2].to_vec();
    let script = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".to_vec();
    let said = |mime: &str| json!({ "mimeType": mime, "fileName": "file" });
    let any = "application/octet-stream";
    for Refused { said, mime, bytes, expected } in [
        refused(said("image/jpeg"), "image/jpeg", Vec::new(), 400, "EMPTY_FILE"),
        refused(said("image/png"), "image/png", jpeg.clone(), 415, "FILE_TYPE_MISMATCH"),
        refused(said("image/png"), "image/jpeg", jpeg.clone(), 415, "FILE_TYPE_MISMATCH"),
        refused(said("image/png"), "image/svg+xml", script.clone(), 415, "UNSUPPORTED_FILE_TYPE"),
        refused(said(any), any, script, 415, "UNSUPPORTED_FILE_TYPE"),
        refused(said(any), any, b"<html><script>alert(1)</script>".to_vec(), 415, "UNSUPPORTED_FILE_TYPE"),
        refused(said("image/jpeg"), "image/jpeg", cut(jpeg.clone()), 400, "FILE_TRUNCATED"),
        refused(said("video/webm"), "video/webm", cut(samples::webm(320, 180)), 400, "FILE_TRUNCATED"),
        refused(said("image/png"), "image/png", samples::bomb(6000, 5000), 413, "PICTURE_TOO_LARGE"),
        refused(
            json!({ "mimeType": "image/jpeg", "sizeInBytes": jpeg.len() + 1 }),
            "image/jpeg",
            jpeg.clone(),
            400,
            "FILE_TRUNCATED",
        ),
        refused(
            json!({ "mimeType": "image/jpeg", "sizeInBytes": (jpeg.len() - 1).to_string() }),
            "image/jpeg",
            jpeg.clone(),
            400,
            "FILE_SIZE_MISMATCH",
        ),
    ] {
        let address = site.upload_address(said.clone()).await;
        let (status, body) = site.put(&address, mime, bytes).await;
        assert_eq!((status, code(&body)), expected, "{said} as {mime}: {body}");
        assert_eq!((kept.names(), kept.rows()), (Vec::new(), 0), "{said} as {mime}");
    }
    // Unreadable inside, though it begins and ends as it should.
    let mut spoilt = samples::png(640, 480);
    let middle = spoilt.len() / 2;
    spoilt[middle..middle + 8].fill(0xAA);
    let address = site.upload_address(said("image/png")).await;
    let (status, body) = site.put(&address, "image/png", spoilt).await;
    assert_eq!((status, code(&body)), (400, "FILE_UNREADABLE"), "{body}");
    assert_eq!((kept.names(), kept.rows()), (Vec::new(), 0));
}

#[tokio::test]
async fn an_oversized_upload_is_refused_before_its_body_is_read() {
    const MAX: usize = 25 * 1024 * 1024;
    let kept = Kept::start().await;
    let site = &kept.site;
    let announced = json!({ "mimeType": "image/png", "sizeInBytes": MAX + 1 });
    let (status, body) = site.owner(Method::POST, GENERATE, Some(announced)).await;
    assert_eq!((status, code(&body)), (413, "FILE_TOO_LARGE"), "{body}");

    // By what the request's head says: nothing more is sent.
    let address = site.upload_address(json!({ "mimeType": "image/png" })).await;
    let head = format!("content-type: image/png\r\ncontent-length: {}\r\n", MAX + 1);
    let mut connection = begin(site, &address, &head).await;
    let mut answer = vec![0; 12];
    connection.read_exact(&mut answer).await.unwrap();
    assert_eq!(answer, b"HTTP/1.1 413");

    // By how much comes, where nothing says it beforehand.
    let address = site.upload_address(json!({ "mimeType": "image/png" })).await;
    let head = "content-type: image/png\r\ntransfer-encoding: chunked\r\n";
    let (mut answers, mut sending) = begin(site, &address, head).await.into_split();
    tokio::spawn(async move {
        let chunk = [b"100000\r\n".as_slice(), &vec![7; 0x10_0000], b"\r\n"].concat();
        for _ in 0..27 {
            // Nobody reads on after the refusal.
            if sending.write_all(&chunk).await.is_err() {
                break;
            }
        }
    });
    answers.read_exact(&mut answer).await.unwrap();
    assert_eq!(answer, b"HTTP/1.1 413");
    assert_eq!((kept.names(), kept.rows()), (Vec::new(), 0));
}

/// Sends the head of an upload over a connection of its own.
async fn begin(site: &Site, address: &str, headers: &str) -> TcpStream {
    let host = site.base.strip_prefix("http://").unwrap();
    let path = address.strip_prefix(&site.base).unwrap();
    let mut connection = TcpStream::connect(host).await.unwrap();
    let head = format!("PUT {path} HTTP/1.1\r\nhost: {host}\r\n{headers}\r\n");
    connection.write_all(head.as_bytes()).await.unwrap();
    connection
}

#[tokio::test]
async fn an_aborted_upload_is_deleted() {
    let kept = Kept::start().await;
    let site = &kept.site;
    let address = site.upload_address(json!({ "mimeType": "image/jpeg" })).await;
    let head = "content-type: image/jpeg\r\ncontent-length: 5000\r\n";
    let mut connection = begin(site, &address, head).await;
    connection.write_all(&samples::jpeg(64, 48)[..100]).await.unwrap();
    kept.until(|names| names.iter().any(|name| name.ends_with(".part"))).await;
    drop(connection);
    kept.until(<[String]>::is_empty).await;
    assert_eq!(kept.rows(), 0);
}

#[tokio::test]
async fn a_stalled_upload_times_out() {
    let kept =
        Kept::start_with(UploadLimits { read_timeout: Duration::from_millis(50), ..UploadLimits::default() }).await;
    let site = &kept.site;
    let address = site.upload_address(json!({ "mimeType": "image/jpeg" })).await;
    let head = "content-type: image/jpeg\r\ncontent-length: 5000\r\nconnection: close\r\n";
    let mut connection = begin(site, &address, head).await;
    connection.write_all(&samples::jpeg(64, 48)[..100]).await.unwrap();
    // The connection stays open: nothing more comes, and nothing says that nothing will.
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("UPLOAD_STALLED"), "{answer}");
    assert_eq!((kept.names(), kept.rows()), (Vec::new(), 0));
    // An address takes one upload, this one too.
    let (status, body) = site.put(&address, "image/jpeg", samples::jpeg(64, 48)).await;
    assert_eq!((status, code(&body)), (403, "UPLOAD_URL_NOT_VALID"), "{body}");
}

#[tokio::test]
async fn an_upload_over_the_quota_is_refused_and_keeps_stored_files() {
    let (first, second) = (samples::jpeg(64, 48), samples::png(64, 48));
    let quota = first.len() + second.len() - 1;
    let kept = Kept::start_with(UploadLimits { quota: u64::try_from(quota).ok(), ..UploadLimits::default() }).await;
    let site = &kept.site;
    let file = site.upload("image/jpeg", "mug.jpg", first).await;
    let before = kept.names();
    let address = site.upload_address(json!({ "mimeType": "image/png" })).await;
    let (status, body) = site.put(&address, "image/png", second.clone()).await;
    assert_eq!((status, code(&body)), (507, "STORAGE_FULL"), "{body}");
    assert_eq!((kept.names(), kept.rows()), (before, 1));
    // Once something has gone, there is room.
    let gone = json!({ "fileIds": [file["id"]], "permanent": true });
    assert_eq!(site.owner(Method::POST, DELETE, Some(gone)).await.0, 200);
    site.upload("image/png", "cup.png", second).await;
    assert_eq!(kept.rows(), 1);
}

#[tokio::test]
async fn an_invalid_upload_announcement_is_refused_with_its_field() {
    let site = Site::start().await;
    for (said, field, rule) in [
        (json!({}), "mimeType", "REQUIRED_FIELD"),
        (json!({ "mimeType": "image/png", "sizeInBytes": "ten" }), "sizeInBytes", "FORMAT"),
        (json!({ "mimeType": "image/png", "sizeInBytes": -1 }), "sizeInBytes", "FORMAT"),
        (json!({ "mimeType": "image/png", "fileName": "n".repeat(201) }), "fileName", "MAX_LENGTH"),
        (json!({ "mimeType": 7 }), "body", "FORMAT"),
    ] {
        let (status, body) = site.owner(Method::POST, GENERATE, Some(said.clone())).await;
        let expected = vec![(field.to_owned(), rule.to_owned())];
        assert_eq!((status, violations(&body)), (400, expected), "{said}: {body}");
    }
    for (mime, reason) in [("image/svg+xml", "SVG drawings can carry script"), ("text/html", "text/html are not taken")]
    {
        let (status, body) = site.owner(Method::POST, GENERATE, Some(json!({ "mimeType": mime }))).await;
        assert_eq!((status, code(&body)), (415, "UNSUPPORTED_FILE_TYPE"));
        assert!(body["message"].as_str().unwrap().contains(reason), "{body}");
    }
}
