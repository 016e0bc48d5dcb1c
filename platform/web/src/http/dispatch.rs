//! The stages of a call: fault, caller, payload, bounds, handler, answer.

use super::{BODY_LIMIT, alternates::Form, content_language, handlers, payload, unidentified};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header, request::Parts};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base::access::Caller;
use base::faults::{DropConnection, Fault, PAGES};
use base::request_log::{LoggedRequest, Outcome};
use base::{
    ApiError, Call, Result, Shop, contract, contract::Carrier, cookies, doubts::Doubt, doubts::Remarks,
    error::json_response, secret, serve::Peer,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use cartwright::resources::authentication::RawAnswer;
use cartwright::row::{Access, Row, Safety};
use serde_json::Value;
use shop::people::identity;
use shop::site::sessions;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The token endpoint's call.
const TOKEN_CALL: &str = "oauth.token";
/// The maximum length of an unknown path in the log, in characters.
const LOGGED_PATH: usize = 200;
/// The header with the request's id.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-wix-request-id");

/// Answers one call.
pub(super) async fn dispatch(
    row: &'static Row<'static>,
    form: Form,
    State(shop): State<Arc<Shop>>,
    parameters: RawPathParams,
    request: Request,
) -> Response {
    let begun = Instant::now();
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, BODY_LIMIT).await else {
        return with_request_id(
            ApiError::application(StatusCode::PAYLOAD_TOO_LARGE, "PAYLOAD_TOO_LARGE", "The body is longer than 1 MiB")
                .into_response(),
        );
    };
    let number = shop.requests.begin(LoggedRequest {
        number: 0,
        method: parts.method.to_string(),
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().unwrap_or_default().to_owned(),
        endpoint: row.id,
        grant_type: (row.id == TOKEN_CALL).then(|| payload::grant_type(&parts.headers, &body)).flatten(),
        begun: shop.clock.now(),
        headers: parts.headers.clone(),
        body: body.clone(),
        is_whole: true,
        outcome: None,
    });
    let fault = shop.faults.meet(row.id, parts.uri.path(), shop.clock.now());
    let mut outcome = Outcome { is_faulty: fault.is_some(), ..Outcome::default() };
    let response = match before(fault.as_ref()).await {
        Some(replaced) => replaced,
        None => {
            let answer = answer((row, form), &shop, &parameters, parts, body, &mut outcome).await;
            after(fault.as_ref(), answer).await
        }
    };
    let (parts, body) = with_request_id(response).into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let request_id = parts.headers.get(REQUEST_ID).and_then(|id| id.to_str().ok());
    shop.requests.end(
        number,
        Outcome {
            status: parts.status.as_u16(),
            request_id: request_id.unwrap_or_default().to_owned(),
            micros: begun.elapsed().as_micros(),
            body: body.clone(),
            ..outcome
        },
    );
    Response::from_parts(parts, Body::from(body))
}

/// The outcome of a call, for the answer and the log.
struct Worked {
    caller: Option<Caller>,
    doubts: Vec<&'static str>,
    answer: Result<Value>,
    /// The number of commits, if the call committed.
    commits: Option<u64>,
}

/// Performs a call, and records the caller in the outcome.
async fn answer(
    (row, form): (&'static Row<'static>, Form),
    shop: &Arc<Shop>,
    parameters: &RawPathParams,
    parts: Parts,
    body: Bytes,
    outcome: &mut Outcome,
) -> Response {
    let names = row.path.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
    let places: Vec<(&'static str, String)> =
        names.zip(parameters.iter()).map(|(name, (_, value))| (name, value.to_owned())).collect();
    let is_followed = is_followed(row.id, &parts.headers);
    let turn = if identity::HASHING.contains(&row.id) {
        match shop.passwords.turn().await {
            Ok(turn) => Some(turn),
            Err(refusal) => return refusal.into_response(),
        }
    } else {
        None
    };
    let working = Arc::clone(shop);
    // Handlers block on the database.
    let worked = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        let before = working.db.commits();
        let (mut caller, remarks) = (None, Remarks::default());
        let perform = || {
            if unidentified::checks_body_first(row, &parts.headers) {
                contract::check(row.id, &payload::from_body(&body)?, &|| u32::MAX)?;
            }
            let known = sessions::authorize(&working, &parts.headers, needed_access(row, is_followed))
                .map_err(|refused| unidentified::refusal(row, &parts.headers, refused))?;
            let known = caller.insert(known).clone();
            work((row, form), (&working, &remarks), known, &parts, &body, places)
        };
        let answer = perform();
        let commits = working.db.commits();
        Worked { caller, doubts: remarks.all(), answer, commits: (commits != before).then_some(commits) }
    })
    .await
    .unwrap_or_else(|error| Worked {
        caller: None,
        doubts: Vec::new(),
        answer: Err(ApiError::internal(error)),
        commits: None,
    });
    outcome.caller = worked.caller.as_ref().map(Caller::described);
    outcome.subject = worked.caller.map(|caller| (caller.subject.key(), caller.is_owner()));
    outcome.doubts = worked.doubts;
    outcome.refusal = worked.answer.as_ref().err().map(ToString::to_string);
    let is_done = worked.answer.is_ok();
    let mut response = match worked.answer {
        Ok(envelope) if is_followed => unwrap(envelope)
            .unwrap_or_else(|| ApiError::Internal("an answer is not in its envelope".to_owned()).into_response()),
        Ok(body) => json_response(StatusCode::OK, &form.of(body)),
        Err(error) => error.into_response(),
    };
    if let Some(commits) = worked.commits.filter(|_| is_done) {
        // Clients send it back with reads, which here see every commit anyway.
        response.headers_mut().insert("x-wix-consistent", HeaderValue::from(commits));
    }
    response
}

/// Parses a call's payload, checks its bounds and runs its handler.
fn work(
    (row, form): (&'static Row<'static>, Form),
    (shop, remarks): (&Arc<Shop>, &Remarks),
    caller: Caller,
    parts: &Parts,
    body: &[u8],
    places: Vec<(&'static str, String)>,
) -> Result<Value> {
    shop.count_request(&caller)?;
    contract::refuse_ended(row.id, shop.config.as_of)?;
    let has_body = matches!(parts.method, Method::POST | Method::PATCH | Method::PUT);
    let mut payload = if row.id == TOKEN_CALL {
        payload::from_token_body(&parts.headers, body)?
    } else if has_body {
        payload::from_body(body)?
    } else {
        payload::from_query(parts.uri.query().unwrap_or_default())?
    };
    payload::insert_places(&mut payload, places);
    payload.values_mut().for_each(payload::rename_older_app);
    form.read(&mut payload)?;
    let carrier = if has_body { Carrier::Body } else { Carrier::Query };
    if contract::read(row, &mut payload, carrier)? {
        shop.doubts.note(remarks, Doubt::LooseJson);
    }
    let dictionary = content_language::dictionary(shop, row, &parts.headers)?;
    if let Some(dictionary) = &dictionary {
        dictionary.restore_filters(&mut payload);
    }
    content_language::widen_filters(shop, row, &caller, &mut payload)?;
    let call = Call {
        author: caller.author(&shop.keys.site_id),
        caller,
        origin: origin(&parts.headers),
        peer: parts.extensions.get::<Peer>().map(|peer| peer.0),
        login: cookies::login(shop, &parts.headers),
        language: content_language::language(&parts.headers),
        payload,
        remarks: remarks.clone(),
    };
    // Callers without a token are counted where they log in or get a token.
    if row.safety != Safety::Safe && !call.caller.is_owner() && call.caller.family.is_some() {
        shop.count_write(&call.caller.subject.key(), call.peer)?;
    }
    let perform = || handlers::perform(row, shop, &call);
    let mut answer = if row.safety == Safety::Safe || call.caller.is_owner() {
        perform()?
    } else {
        let subject = call.caller.family.is_some().then(|| call.caller.subject.key());
        shop.within_storage(subject.as_deref(), call.peer, perform)?
    };
    if let Some(dictionary) = &dictionary {
        dictionary.translate(&mut answer);
    }
    Ok(answer)
}

fn origin(headers: &HeaderMap) -> Option<String> {
    Some(headers.get(header::ORIGIN)?.to_str().ok()?.to_owned())
}

/// Applies a pending fault to a hosted page: a delay, a status or a dropped connection.
pub(super) async fn page_fault(State(shop): State<Arc<Shop>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let fault = path.starts_with("/pages/").then(|| shop.faults.meet(PAGES, path, shop.clock.now())).flatten();
    match before(fault.as_ref()).await {
        Some(replaced) => replaced,
        None => after(fault.as_ref(), next.run(request).await).await,
    }
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
    let mut response =
        json_response(status, &serde_json::json!({ "message": status.canonical_reason(), "details": {} }));
    if let Some(seconds) = fault.retry_after {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
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

/// Answers an unknown address. The log names each one once, since a program misses a call here.
pub(super) async fn unknown(State(shop): State<Arc<Shop>>, method: Method, address: Uri) -> Response {
    let path: String = address.path().chars().take(LOGGED_PATH).collect();
    if shop.missing_addresses.is_first(&format!("{method} {path}")) {
        tracing::warn!("answered 404: there is nothing at {method} {path}");
    }
    with_request_id(ApiError::not_found("NOT_FOUND", "There is nothing at this address").into_response())
}

/// Answers an unsupported method; `Allow` lists the supported ones.
pub(super) async fn not_allowed(method: Method) -> Response {
    let description = format!("This address does not take {method}: the header Allow names the methods that it takes");
    with_request_id(
        ApiError::application(StatusCode::METHOD_NOT_ALLOWED, "METHOD_NOT_ALLOWED", description).into_response(),
    )
}

/// Sets the request's id in the answer, unless it has one.
pub fn with_request_id(mut response: Response) -> Response {
    if let Ok(id) = HeaderValue::from_str(&secret::new_id()) {
        response.headers_mut().entry(REQUEST_ID).or_insert(id);
    }
    response
}

/// Calls that a browser may open as a link.
const LINKS: [&str; 4] =
    ["authentication.login_callback", "authentication.logout", "oauth.jwks", "checkout.mark_as_completed_and_redirect"];

/// Whether a call's answer is to be unwrapped from its envelope.
pub(super) fn is_followed(endpoint: &str, headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    LINKS.contains(&endpoint) && accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// The required access: none for a browser that follows a link, since it sends no token.
pub(super) const fn needed_access(row: &Row<'_>, is_followed: bool) -> Access {
    if is_followed { Access::Public } else { row.access }
}

/// The response in an envelope; `None` for another value.
pub(super) fn unwrap(envelope: Value) -> Option<Response> {
    let answer: RawAnswer = serde_json::from_value(envelope).ok()?;
    let body = STANDARD.decode(answer.body.unwrap_or_default()).ok()?;
    let status = u16::try_from(answer.status_code?).ok()?;
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = StatusCode::from_u16(status).ok()?;
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    for header in answer.headers.unwrap_or_default() {
        let name = HeaderName::try_from(header.key?).ok()?;
        headers.append(name, HeaderValue::try_from(header.value?).ok()?);
    }
    Some(response)
}
