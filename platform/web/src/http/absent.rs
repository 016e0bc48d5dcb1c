//! Hosted platform services that this platform lacks. Each call gets the answer of a site that does not use the
//! service, since many pages fail entirely on a 404.

use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, on};
use axum::{Router, extract::State};
use base::{ApiError, Shop};
use serde_json::json;
use std::sync::Arc;

/// The answer of a site that does not use the service.
#[derive(Debug, Clone, Copy)]
enum Answer {
    /// A JSON object.
    Empty(&'static str),
    Refused(StatusCode, &'static str, &'static str),
}

use Answer::{Empty, Refused};

const NO_RECOMMENDATION: Answer = Empty(r#"{"recommendation":{"items":[]}}"#);
const NO_ALGORITHMS: Answer = Empty(r#"{"availableAlgorithms":[]}"#);
const NO_REVIEWS: Answer =
    Empty(r#"{"reviews":[],"metadata":{"count":0,"offset":0,"total":0,"tooManyToCount":false}}"#);
const NO_COUNT: Answer = Empty(r#"{"count":0}"#);
const NO_TAGS: Answer = Empty(r#"{"seoTags":{"tags":[]}}"#);
const NO_REQUESTS: Answer = Empty(r#"{"requests":[],"metadata":{"count":0,"offset":0,"total":0}}"#);
const NO_COLLECTION: Answer = Refused(
    StatusCode::NOT_FOUND,
    "WDE0025",
    "WDE0025: The collection does not exist. Content collections are not part of this platform.",
);
const NO_REQUEST_TAKEN: Answer = Refused(
    StatusCode::PRECONDITION_REQUIRED,
    "REQUEST_COLLECTION_DISABLED",
    "Requests for goods that are out of stock are not collected here",
);

/// The addresses of absent services, by service.
const ABSENT: &[(&str, Method, &str, Answer)] = &[
    ("recommendations", Method::POST, "/ecom/v1/recommendations/get", NO_RECOMMENDATION),
    ("recommendations", Method::POST, "/v1/recommendations/get", NO_RECOMMENDATION),
    ("recommendations", Method::GET, "/ecom/v1/recommendations/algorithms", NO_ALGORITHMS),
    ("recommendations", Method::GET, "/v1/recommendations/algorithms", NO_ALGORITHMS),
    ("reviews", Method::POST, "/reviews/v1/reviews/query", NO_REVIEWS),
    ("reviews", Method::GET, "/reviews/v1/reviews/query", NO_REVIEWS),
    ("reviews", Method::POST, "/reviews/v1/reviews/count", NO_COUNT),
    ("reviews", Method::GET, "/reviews/v1/reviews/count", NO_COUNT),
    ("content collections", Method::POST, "/wix-data/v2/items/{*call}", NO_COLLECTION),
    ("content collections", Method::GET, "/wix-data/v2/items/{*call}", NO_COLLECTION),
    ("site scripts", Method::GET, "/assets/scripts/v1/site-scripts", Empty(r#"{"siteScripts":[]}"#)),
    ("tags for search engines", Method::GET, "/promote/seo/v1/resolve-seo-tags", NO_TAGS),
    ("tags for search engines", Method::POST, "/promote/seo/v1/resolve-seo-tags", NO_TAGS),
    ("tags for search engines", Method::GET, "/promote/seo/v1/resolve-static-page-seo-tags", NO_TAGS),
    ("tags for search engines", Method::POST, "/promote/seo/v1/resolve-static-page-seo-tags", NO_TAGS),
    ("tags for search engines", Method::GET, "/promote/seo/v1/resolve-item-seo-tags", NO_TAGS),
    ("tags for search engines", Method::POST, "/promote/seo/v1/resolve-item-seo-tags", NO_TAGS),
    ("back-in-stock requests", Method::POST, "/ecom/v1/back-in-stock-notification-requests", NO_REQUEST_TAKEN),
    ("back-in-stock requests", Method::POST, "/v1/back-in-stock-notification-requests", NO_REQUEST_TAKEN),
    ("back-in-stock requests", Method::GET, "/ecom/v1/back-in-stock-notification-requests", NO_REQUESTS),
    ("back-in-stock requests", Method::GET, "/v1/back-in-stock-notification-requests", NO_REQUESTS),
    ("back-in-stock requests", Method::POST, "/v1/back-in-stock-notification-requests/query", NO_REQUESTS),
];

pub(super) fn router() -> Router<Arc<Shop>> {
    ABSENT.iter().fold(Router::new(), |router, (service, method, path, answer)| {
        let handler = move |State(shop): State<Arc<Shop>>, address: Uri| async move {
            if shop.missing_addresses.is_first(path) {
                tracing::warn!("answered empty: {method} {}: {service} are not part of this platform", address.path());
            }
            answer.response()
        };
        let filter = if *method == Method::GET { MethodFilter::GET } else { MethodFilter::POST };
        router.route(path, on(filter, handler))
    })
}

impl Answer {
    fn response(self) -> Response {
        match self {
            Empty(body) => match serde_json::from_str(body) {
                Ok(body) => base::error::json_response(StatusCode::OK, &body),
                Err(error) => ApiError::from(error).into_response(),
            },
            Refused(status, code, description) => {
                ApiError::application(status, code, description).with(json!({})).into_response()
            }
        }
    }
}
