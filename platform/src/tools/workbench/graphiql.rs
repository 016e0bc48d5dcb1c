//! GraphiQL from a folder of built files: its page, and scripts, styles and fonts whose names have a hash of their
//! content.

use super::frame::{Problem, html_document};
use super::{Bench, see_other};
use crate::base::ApiError;
use crate::base::Result;
use axum::http::{HeaderValue, StatusCode, header};
use axum::{Router, extract::State, middleware::map_response, response::Response, routing::get};
use maud::PreEscaped;
use std::path::Path;
use tower_http::services::ServeDir;

pub(super) const PATH: &str = "/workbench/graphiql/";
const ASSETS: &str = "/workbench/graphiql/assets";

/// The content security policy of the page and its workers. The editor writes its styles into the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; font-src 'self'; \
                      style-src 'self' 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The page, and its files where there are some.
pub(super) fn router(folder: Option<&Path>) -> Router<Bench> {
    let page = Router::new().route("/workbench/graphiql", get(async || see_other(PATH))).route(PATH, get(show));
    match folder {
        Some(folder) => {
            let files = ServeDir::new(folder.join("assets")).append_index_html_on_directories(false);
            page.merge(Router::new().nest_service(ASSETS, files).layer(map_response(keep)))
        }
        None => page,
    }
}

async fn show(State(bench): State<Bench>) -> Result<Response, Problem> {
    let Some(folder) = &bench.shop.config.graphiql else {
        let description = "GraphiQL is not part of this platform: the GraphQL screen tells how to add it";
        return Err(ApiError::not_found("NOT_FOUND", description).into());
    };
    let page = tokio::fs::read_to_string(folder.join("index.html")).await;
    let page = page.map_err(|error| ApiError::Internal(format!("GraphiQL's page cannot be read: {error}")))?;
    Ok(html_document(StatusCode::OK, POLICY, PreEscaped(page)))
}

/// Lets browsers keep a file for good: its name changes with its content.
async fn keep(mut response: Response) -> Response {
    if response.status().is_success() {
        let headers = response.headers_mut();
        let forever = HeaderValue::from_static("private, max-age=31536000, immutable");
        headers.insert(header::CACHE_CONTROL, forever);
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    }
    response
}
