//! The way of one call: fault, caller, payload, bounds, handler, answer.

use super::{BODY_LIMIT, handlers, payload, raw};
use crate::actor::acting_as;
use crate::call::Call;
use crate::contract::Carrier;
use crate::error::{ApiError, json_response};
use crate::faults::{DropConnection, Fault, LoggedRequest};
use crate::serve::Peer;
use crate::state::Shop;
use crate::{access, contract, cookies, secret};
use axum::body::{Body, to_bytes};
use axum::extract::{RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cartwright::row::Row;
use std::sync::Arc;
use std::time::Duration;

/// Answers one call.
pub(super) async fn dispatch(
    row: &'static Row<'static>,
    State(shop): State<Arc<Shop>>,
    parameters: RawPathParams,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, BODY_LIMIT).await else {
        return with_request_id(
            ApiError::application(
                StatusCode::PAYLOAD_TOO_LARGE,
                "PAYLOAD_TOO_LARGE",
                "The body is longer than 1 MiB",
            )
            .into_response(),
        );
    };
    let fault = shop.config.test_hooks.then(|| {
        shop.faults.meet(LoggedRequest {
            method: parts.method.to_string(),
            path: parts.uri.path().to_owned(),
            endpoint: row.id,
            grant_type: payload::grant_type(&body),
        })
    });
    let fault = fault.flatten();
    if let Some(answer) = before(fault.as_ref()).await {
        return with_request_id(answer);
    }
    let names = row
        .path
        .split('/')
        .filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
    let places: Vec<(&'static str, String)> = names
        .zip(parameters.iter())
        .map(|(name, (_, value))| (name, value.to_owned()))
        .collect();
    let has_body = parts.method == axum::http::Method::POST || parts.method == axum::http::Method::PATCH;
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let is_followed = raw::is_followed(row.id, &parts.headers);
    // Handlers use the database, which blocks.
    let answer = tokio::task::spawn_blocking(move || {
        let caller = access::authorize(&shop, &parts.headers, raw::needed_access(row, is_followed))?;
        let mut payload = if has_body {
            payload::from_body(&body)?
        } else {
            payload::from_query(&query)?
        };
        payload::insert_places(&mut payload, places);
        let carrier = if has_body { Carrier::Body } else { Carrier::Query };
        contract::check(row.id, &payload, carrier)?;
        let call = Call {
            caller,
            origin: origin(&parts.headers),
            peer: parts.extensions.get::<Peer>().map(|peer| peer.0),
            login: cookies::login(&shop, &parts.headers),
            payload,
        };
        let before = shop.db.commits();
        let answer = acting_as(call.caller.actor(&shop), || handlers::handle(row, &shop, &call))?;
        let commits = shop.db.commits();
        Ok((answer, (commits != before).then_some(commits)))
    })
    .await
    .unwrap_or_else(|error| Err(ApiError::Internal(error.to_string())));
    let (answer, commits) = match answer {
        Ok((answer, commits)) => (Ok(answer), commits),
        Err(error) => (Err(error), None),
    };
    let response = match answer {
        Ok(envelope) if is_followed => raw::unwrap(envelope)
            .unwrap_or_else(|| ApiError::Internal("an answer is not in its envelope".to_owned()).into_response()),
        Ok(body) => json_response(StatusCode::OK, &body),
        Err(error) => error.into_response(),
    };
    let mut response = with_request_id(after(fault.as_ref(), response).await);
    if let Some(commits) = commits {
        // Clients send it back with their reads, which see every commit anyway.
        response
            .headers_mut()
            .insert("x-wix-consistent", HeaderValue::from(commits));
    }
    response
}

fn origin(headers: &HeaderMap) -> Option<String> {
    Some(headers.get(header::ORIGIN)?.to_str().ok()?.to_owned())
}

/// Applies a fault before the call; a response replaces the call.
async fn before(fault: Option<&Fault>) -> Option<Response> {
    let fault = fault?;
    if let Some(delay) = fault.delay_ms {
        tokio::time::sleep(Duration::from_millis(delay)).await;
    }
    if fault.reset_before {
        return Some(dropped());
    }
    let status = StatusCode::from_u16(fault.status?).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = json_response(
        status,
        &serde_json::json!({ "message": status.canonical_reason(), "details": {} }),
    );
    if let Some(seconds) = fault.retry_after {
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    Some(response)
}

/// Applies a fault to the answer.
async fn after(fault: Option<&Fault>, response: Response) -> Response {
    let Some(fault) = fault else {
        return response;
    };
    if fault.reset_after {
        return dropped();
    }
    if !fault.malformed && !fault.truncate {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.remove(header::CONTENT_LENGTH);
    let spoilt = if fault.malformed {
        b"<html>Bad gateway</html>".to_vec()
    } else {
        bytes.iter().take(bytes.len() / 2).copied().collect()
    };
    Response::from_parts(parts, Body::from(spoilt))
}

fn dropped() -> Response {
    let mut response = StatusCode::BAD_GATEWAY.into_response();
    response.extensions_mut().insert(DropConnection);
    response
}

/// Answers an address that no endpoint has.
pub(super) async fn unknown() -> Response {
    with_request_id(ApiError::not_found("NOT_FOUND", "There is nothing at this address").into_response())
}

/// Names a call in its answer, so that it can be asked about.
pub(super) fn with_request_id(mut response: Response) -> Response {
    if let Ok(id) = HeaderValue::from_str(&secret::new_id()) {
        response
            .headers_mut()
            .insert(HeaderName::from_static("x-wix-request-id"), id);
    }
    response
}
