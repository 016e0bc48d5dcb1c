//! Serves uploaded videos, sounds, documents and archives, whole or by range (RFC 9110, section 14).

use crate::site::media::file::{file_type::FileKind, record::StoredFile, repo};
use crate::site::media::router::{FOREVER, is_held, refusal};
use crate::site::sessions;
use axum::extract::{RawPathParams, Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_MATCH, IF_MODIFIED_SINCE,
    IF_NONE_MATCH, IF_RANGE, IF_UNMODIFIED_SINCE, LAST_MODIFIED, RANGE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Router, body::Body, routing::get};
use base::{ApiError, Result, Shop};
use cartwright::row::Access;
use std::{path::PathBuf, sync::Arc};
use tower::ServiceExt as _;
use tower_http::services::ServeFile;

/// Serves `GET` and `HEAD` of all uploads except pictures.
pub fn router(shop: Arc<Shop>) -> Router {
    Router::new()
        .route("/video/{id}/file", get(serve))
        .route("/video/{id}/{resolution}/{format}/{name}", get(serve))
        .route("/mp3/{id}", get(serve))
        .route("/ugd/{id}", get(serve))
        .route("/archives/{id}", get(serve))
        .route("/_files/uploads/{id}", get(serve))
        .with_state(shop)
}

async fn serve(State(shop): State<Arc<Shop>>, parameters: RawPathParams, request: Request) -> Result<Response> {
    let id = parameters.iter().next().map(|(_, id)| id.to_owned()).unwrap_or_default();
    let missing = || Ok(refusal(StatusCode::NOT_FOUND, "there is no such file"));
    let Some((file, path)) = shop.blocking(move |shop| find(shop, &id)).await? else {
        return missing();
    };
    let requested = request.uri().path();
    // Serves a file under its own path only; a public video also under its plain path.
    let is_film = file.file_type.kind() == FileKind::Video && !file.is_private && requested == file.plain_path();
    if requested != file.path() && !is_film {
        return missing();
    }
    let audience = if file.is_private {
        let headers = request.headers().clone();
        shop.blocking(move |shop| sessions::authorize(shop, &headers, Access::Owner)).await?;
        Audience::Holder
    } else {
        Audience::Everyone
    };
    Ok(send(&file, path, audience, request).await)
}

/// Serves a bought file as a download that no cache keeps.
pub async fn send_bought(shop: &Shop, file: &StoredFile, request: Request) -> Response {
    match shop.files.path(&file.digest) {
        Ok(path) => send(file, path, Audience::Holder, request).await,
        Err(error) => ApiError::Internal(error.to_string()).into_response(),
    }
}

/// Serves a file, or the requested range.
async fn send(file: &StoredFile, path: PathBuf, audience: Audience, request: Request) -> Response {
    let Ok(head) = Head::of(file, audience) else {
        return refusal(StatusCode::INTERNAL_SERVER_ERROR, "the file cannot be served");
    };
    if is_held(request.headers(), head.etag.to_str().unwrap_or_default()) {
        let mut response = StatusCode::NOT_MODIFIED.into_response();
        head.write(response.headers_mut());
        return response;
    }
    let (mut parts, body) = request.into_parts();
    head.apply_conditions(&mut parts.headers);
    let request = Request::from_parts(parts, body);
    let Ok(served) = ServeFile::new(path).oneshot(request).await;
    let mut response = served.map(Body::new);
    if response.status().is_success() {
        head.write(response.headers_mut());
    }
    response
}

/// A file, with the path of its content.
fn find(shop: &Shop, id: &str) -> Result<Option<(StoredFile, PathBuf)>> {
    let found = shop.db.read(|connection| repo::find(connection, id))?;
    let placed = found.map(|file| {
        let path = shop.files.path(&file.digest);
        path.map(|path| (file, path))
    });
    placed.transpose().map_err(|error| ApiError::Internal(error.to_string()))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Audience {
    Everyone,
    /// The owner, or the holder of an order's link.
    Holder,
}

struct Head {
    audience: Audience,
    etag: HeaderValue,
    content_type: HeaderValue,
    disposition: Option<HeaderValue>,
}

impl Head {
    fn of(file: &StoredFile, audience: Audience) -> Result<Self, axum::http::header::InvalidHeaderValue> {
        let digest = file.digest.get(..32).unwrap_or(&file.digest);
        let is_saved =
            audience == Audience::Holder || matches!(file.file_type.kind(), FileKind::Document | FileKind::Archive);
        let name = || {
            let encoded: String = url::form_urlencoded::byte_serialize(file.name.as_bytes()).collect();
            format!("attachment; filename*=UTF-8''{}", encoded.replace('+', "%20"))
        };
        Ok(Self {
            audience,
            etag: HeaderValue::try_from(format!("\"{digest}\""))?,
            content_type: HeaderValue::from_static(file.file_type.mime()),
            disposition: is_saved.then(|| HeaderValue::try_from(name())).transpose()?,
        })
    }

    /// Evaluates a request's conditions by the digest, and removes headers that would compare file dates.
    fn apply_conditions(&self, headers: &mut HeaderMap) {
        for name in [IF_MATCH, IF_NONE_MATCH, IF_MODIFIED_SINCE, IF_UNMODIFIED_SINCE] {
            headers.remove(name);
        }
        let held = headers.remove(IF_RANGE);
        let ranges = headers.get(RANGE).map(HeaderValue::as_bytes).unwrap_or_default();
        // Multiple ranges, or a range of a changed file, get the whole file.
        if ranges.contains(&b',') || held.is_some_and(|held| held != self.etag) {
            headers.remove(RANGE);
        }
    }

    fn write(&self, headers: &mut HeaderMap) {
        headers.remove(LAST_MODIFIED);
        headers.insert(ETAG, self.etag.clone());
        headers.insert(CONTENT_TYPE, self.content_type.clone());
        if self.audience == Audience::Everyone {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static(FOREVER));
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        } else {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        }
        headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        if let Some(disposition) = &self.disposition {
            headers.insert(CONTENT_DISPOSITION, disposition.clone());
        }
    }
}
