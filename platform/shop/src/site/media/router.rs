//! The media routes.

use super::{cache::MediaError, store::MediaStore, transform::TransformError, url::Address};
use axum::extract::{Path, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router, routing::get};
use std::sync::Arc;

/// A year: the content at an address never changes.
pub(crate) const FOREVER: &str = "public, max-age=31536000, immutable";

/// Serves `GET` and `HEAD` of `/media/...`.
pub fn router(store: Arc<MediaStore>) -> Router {
    Router::new().route("/media/{*path}", get(serve)).with_state(store)
}

async fn serve(State(store): State<Arc<MediaStore>>, Path(path): Path<String>, headers: HeaderMap) -> Response {
    let address = match Address::parse(&path) {
        Ok(address) => address,
        Err(error) => return refusal(StatusCode::BAD_REQUEST, &error.to_string()),
    };
    let rendition = match store.get(&address).await {
        Ok(rendition) => rendition,
        Err(MediaError::Unknown) => {
            return refusal(StatusCode::NOT_FOUND, "there is no such picture");
        }
        Err(error @ MediaError::Busy) => {
            let mut refusal = refusal(StatusCode::SERVICE_UNAVAILABLE, &error.to_string());
            refusal.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
            return refusal;
        }
        Err(MediaError::Transform(error @ TransformError::Crop)) => {
            return refusal(StatusCode::BAD_REQUEST, &error.to_string());
        }
        Err(error) => {
            tracing::error!(id = address.id, %error, "a picture could not be served");
            return refusal(StatusCode::INTERNAL_SERVER_ERROR, "the picture cannot be made");
        }
    };
    let head = [
        (CACHE_CONTROL, FOREVER),
        (ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (ETAG, rendition.etag.as_str()),
        (CONTENT_TYPE, rendition.content_type),
        // An upload that is not a picture must not be interpreted as a page.
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    if is_held(&headers, &rendition.etag) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, rendition.bytes).into_response()
}

/// Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110, 13.1.2).
pub(crate) fn is_held(headers: &HeaderMap, etag: &str) -> bool {
    let held = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    held.flat_map(|value| value.split(','))
        .map(|tag| tag.trim().trim_start_matches("W/"))
        .any(|tag| tag == "*" || tag == etag)
}

/// A JSON refusal with `no-store`.
pub(crate) fn refusal(status: StatusCode, message: &str) -> Response {
    let body = Json(serde_json::json!({ "message": message, "details": {} }));
    (status, [(CACHE_CONTROL, "no-store"), (ACCESS_CONTROL_ALLOW_ORIGIN, "*")], body).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, Bytes, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt as _;

    use super::*;
    use crate::site::media::Original;

    fn upload() -> Bytes {
        let picture = image::RgbImage::from_pixel(400, 300, image::Rgb([200, 120, 40]));
        let mut bytes = std::io::Cursor::new(Vec::new());
        picture.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
        bytes.into_inner().into()
    }

    fn store() -> Arc<MediaStore> {
        let bytes = upload();
        let source = move |id: &str| (id == "cw_0a~mv2.jpg").then(|| Original::Encoded(bytes.clone()));
        Arc::new(MediaStore::in_memory(Arc::new(source)))
    }

    async fn ask(
        store: &Arc<MediaStore>,
        method: &str,
        path: &str,
        tag: Option<&str>,
    ) -> (StatusCode, HeaderMap, Vec<u8>) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(tag) = tag {
            request = request.header(IF_NONE_MATCH, tag);
        }
        let answer = router(Arc::clone(store)).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (parts, body) = answer.into_parts();
        (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap().to_vec())
    }

    const SMALL: &str = "/media/cw_0a~mv2.jpg/v1/fill/w_120,h_90,al_c,q_80,enc_auto/n.jpg";

    #[tokio::test]
    async fn the_router_serves_the_requested_size_and_type() {
        let store = store();
        let (status, headers, body) = ask(&store, "GET", SMALL, None).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(headers[CONTENT_TYPE], "image/jpeg");
        let cached = headers[CACHE_CONTROL].to_str().unwrap();
        assert_eq!(cached, FOREVER);
        let max_age = cached.split_once("max-age=").unwrap().1;
        let seconds: u32 = max_age.split(',').next().unwrap().parse().unwrap();
        assert!(seconds >= cartwright::media::CACHE_SECONDS);
        assert_eq!(headers[ACCESS_CONTROL_ALLOW_ORIGIN], "*");
        let picture = image::load_from_memory(&body).unwrap();
        assert_eq!((picture.width(), picture.height()), (120, 90));

        let (_, headers, body) = ask(&store, "GET", &SMALL.replace("n.jpg", "n.png"), None).await;
        assert_eq!(headers[CONTENT_TYPE], "image/png");
        assert_eq!(image::guess_format(&body).unwrap(), image::ImageFormat::Png);

        let (_, headers, body) = ask(&store, "GET", "/media/cw_0a~mv2.jpg", None).await;
        assert_eq!((headers[CONTENT_TYPE].as_bytes(), body.as_slice()), (b"image/png".as_slice(), &*upload()));

        let (status, _, body) = ask(&store, "HEAD", SMALL, None).await;
        assert_eq!((status, body.len()), (StatusCode::OK, 0));
    }

    #[tokio::test]
    async fn the_router_answers_304_for_a_matching_etag() {
        let store = store();
        let (_, headers, _) = ask(&store, "GET", SMALL, None).await;
        let etag = headers[ETAG].to_str().unwrap().to_owned();
        for held in [etag.clone(), format!("\"other\", W/{etag}"), "*".to_owned()] {
            let (status, headers, body) = ask(&store, "GET", SMALL, Some(&held)).await;
            assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0), "{held}");
            assert_eq!(headers[ETAG].to_str().unwrap(), etag);
        }
        assert_eq!(ask(&store, "GET", SMALL, Some("\"other\"")).await.0, StatusCode::OK);
    }

    #[tokio::test]
    async fn the_router_refuses_unknown_and_malformed_urls_with_json() {
        let store = store();
        for (path, expected) in [
            ("/media/cw_ff~mv2.jpg", StatusCode::NOT_FOUND),
            ("/media/cw_0a~mv2.jpg/v1/fill/w_0,h_9/n.jpg", StatusCode::BAD_REQUEST),
            ("/media/cw_0a~mv2.jpg/v1/crop/x_999,y_0,w_5,h_5/fill/w_9,h_9/n.jpg", StatusCode::BAD_REQUEST),
            ("/media/..%2f..%2fetc%2fpasswd", StatusCode::BAD_REQUEST),
        ] {
            let (status, headers, body) = ask(&store, "GET", path, None).await;
            assert_eq!((status, headers[CACHE_CONTROL].as_bytes()), (expected, b"no-store".as_slice()), "{path}");
            let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
            assert!(body["message"].is_string());
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn concurrent_requests_for_a_rendition_render_it_once() {
        let store = store();
        let mut asking = tokio::task::JoinSet::new();
        for _ in 0..20 {
            let store = Arc::clone(&store);
            asking.spawn(async move { ask(&store, "GET", SMALL, None).await.2 });
        }
        let answers = asking.join_all().await;
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]) && !answers[0].is_empty());
        assert_eq!(store.made(), 1);
    }

    #[tokio::test]
    async fn renditions_on_disk_survive_a_restart_without_partial_files() {
        let directory = std::env::temp_dir().join(format!("cartwright-media-{}", uuid::Uuid::new_v4()));
        let bytes = upload();
        let source: Arc<dyn crate::site::media::PictureSource> =
            Arc::new(move |_: &str| Some(Original::Encoded(bytes.clone())));
        let first = Arc::new(MediaStore::in_directory(Arc::clone(&source), &directory).unwrap());
        let made = ask(&first, "GET", SMALL, None).await.2;
        let second = Arc::new(MediaStore::in_directory(source, &directory).unwrap());
        assert_eq!(ask(&second, "GET", SMALL, None).await.2, made);
        assert_eq!((first.made(), second.made()), (1, 0));
        let left: Vec<_> = std::fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert!(left.len() == 1 && !left[0].to_string_lossy().contains("part"), "{left:?}");
        std::fs::remove_dir_all(&directory).unwrap();
    }

    #[tokio::test]
    async fn the_router_serves_the_demo_images() {
        let store = Arc::new(MediaStore::in_memory(Arc::new(crate::site::seed::original)));
        let id = crate::site::seed::PictureFile::named("morning-mug-front.webp").unwrap().media_id();
        let path = format!("/media/{id}/v1/fill/w_640,h_480,al_c,q_80/a.jpg");
        let (status, _, body) = ask(&store, "GET", &path, None).await;
        assert_eq!(status, StatusCode::OK);
        let picture = image::load_from_memory(&body).unwrap();
        assert_eq!((picture.width(), picture.height()), (640, 480));
    }
}
