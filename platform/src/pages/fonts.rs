//! The store's typefaces, under the SIL Open Font License 1.1 (`fonts/LICENSE-*`).

use crate::base::ApiError;
use axum::response::{IntoResponse, Response};
use axum::{extract::Path, http::header};

const FONTS: [(&str, &[u8]); 2] = [
    ("besley.woff2", include_bytes!("fonts/besley.woff2")),
    ("instrument-sans.woff2", include_bytes!("fonts/instrument-sans.woff2")),
];

pub(super) async fn font(Path(name): Path<String>) -> Response {
    match FONTS.iter().find(|(known, _)| *known == name) {
        Some((_, bytes)) => {
            let headers = [(header::CONTENT_TYPE, "font/woff2"), (header::CACHE_CONTROL, "public, max-age=604800")];
            (headers, *bytes).into_response()
        }
        None => ApiError::not_found("NOT_FOUND", format!("There is no font {name}")).into_response(),
    }
}
