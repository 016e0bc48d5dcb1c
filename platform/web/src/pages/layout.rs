//! The layout of hosted pages, and their fonts.

use super::problems::{FormError, refusal_text, too_many_tries};
use super::words::{Language, Text};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base::{ApiError, Shop, address::origin_of, cookies};
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};
use shop::site;
use std::sync::Arc;

const STYLE: &str = include_str!("style.css");

/// The hearth in the store's logo.
const MARK: PreEscaped<&str> = PreEscaped(
    "<svg width=\"30\" height=\"30\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><path d=\"M5 26h22M8 26v-9a8 8 0 0 1 16 \
     0v9M16 9V4M13 26v-5a3 3 0 0 1 6 0v5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.2\" \
     stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>",
);

tokio::task_local! {
    /// The shop's name, for pages rendered during the running work.
    static SHOP_NAME: String;
}

/// Runs work whose pages show the shop's name.
pub(super) fn under_name<T>(shop: &Shop, work: impl FnOnce() -> T) -> T {
    let name = shop.db.read(site::name).unwrap_or_else(|error| {
        tracing::error!(%error, "the shop's name could not be read");
        String::new()
    });
    SHOP_NAME.sync_scope(name, work)
}

/// The cookie with the theme of the store that opened the page.
pub(super) const THEME_COOKIE: &str = "cw_theme";

pub(super) fn theme(name: &str) -> Option<&'static str> {
    ["light", "dark"].into_iter().find(|known| *known == name)
}

/// `GET /pages/style.css`, in the store's theme, or the system's.
pub(super) async fn style(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Response {
    let chosen = cookies::read(&shop, &headers, THEME_COOKIE);
    let scheme = chosen.as_deref().and_then(theme);
    let scheme = scheme.map(|theme| format!("\n:root {{ color-scheme: {theme}; }}\n"));
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "private, max-age=300"),
        (header::VARY, "cookie"),
    ];
    (headers, [STYLE, &scheme.unwrap_or_default()].concat()).into_response()
}

/// A page; its forms may redirect to the origins of these addresses (`form-action`).
pub(super) fn page(words: Language, status: StatusCode, title: &str, leads_to: &[&str], body: &Markup) -> Response {
    document((words, status), title, leads_to, "", body)
}

/// A page with one of the platform's own scripts, which may call the platform.
pub(super) fn page_with_script(
    words: Language,
    status: StatusCode,
    title: &str,
    leads_to: &[&str],
    body: &Markup,
) -> Response {
    document((words, status), title, leads_to, "script-src 'self'; connect-src 'self'; ", body)
}

fn document(
    (words, status): (Language, StatusCode),
    title: &str,
    leads_to: &[&str],
    scripts: &str,
    body: &Markup,
) -> Response {
    let mut targets = String::from("'self'");
    for target in leads_to.iter().filter_map(|address| origin_of(address).or_else(|| scheme_of(address))) {
        targets.push(' ');
        targets.push_str(&target);
    }
    let policy = format!(
        "default-src 'none'; {scripts}style-src 'self'; font-src 'self'; img-src 'self' data:; form-action {targets}; \
         base-uri 'none'; frame-ancestors 'none'"
    );
    let name = SHOP_NAME.try_with(Clone::clone).unwrap_or_default();
    let document = html! {
        (DOCTYPE)
        html lang=(words.tag()) dir=(words.direction()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (title) @if !name.is_empty() { " · " (name) } }
                link rel="stylesheet" href="/pages/style.css";
                link rel="icon" href="data:,";
            }
            body {
                header { p.shop { (MARK) bdi { (name) } } }
                main { h1 { (title) } (body) }
            }
        }
    };
    html_response(status, &policy, document)
}

/// The scheme of an app's custom address, in the syntax of content security policies.
fn scheme_of(address: &str) -> Option<String> {
    let url = url::Url::parse(address).ok()?;
    (!matches!(url.scheme(), "http" | "https")).then(|| [url.scheme(), ":"].concat())
}

/// An HTML response with a content security policy.
pub fn html_response(status: StatusCode, policy: &str, document: Markup) -> Response {
    let mut response = (status, document.into_string()).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if let Ok(policy) = HeaderValue::from_str(policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

pub(super) fn error_page(words: Language, error: ApiError) -> Response {
    let (status, text) = match error {
        ApiError::TooManyRequests { seconds } => (StatusCode::TOO_MANY_REQUESTS, too_many_tries(words, seconds)),
        ApiError::Application { status, code, description, .. } => (status, refusal_text(words, code, &description)),
        ApiError::StorageFull => (StatusCode::INSUFFICIENT_STORAGE, words.say(Text::OurFault).to_owned()),
        ApiError::Internal(text) => {
            tracing::error!(error = %text, "a page failed inside the platform");
            (StatusCode::INTERNAL_SERVER_ERROR, words.say(Text::OurFault).to_owned())
        }
        other => (StatusCode::BAD_REQUEST, refusal_text(words, "", &other.to_string())),
    };
    let body = html! { p role="alert" { (text) } };
    page(words, status, words.say(Text::Failed), &[], &body)
}

/// The error summary at the top of a form. Gets the focus, so that it is noticed first.
pub(super) fn error_summary(words: Language, errors: &[FormError]) -> Markup {
    html! {
        @if !errors.is_empty() {
            div.errors role="alert" tabindex="-1" autofocus {
                h2 { (words.say(Text::PleaseCheck)) }
                ul {
                    @for (field, text) in errors { li { a href={ "#" (field) } { (text) } } }
                }
            }
        }
    }
}

/// The status of a form's page: 422 with errors, else 200.
pub(super) fn form_status(errors: &[FormError]) -> StatusCode {
    if errors.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY }
}

/// A checkbox; `demand` is the error of a required box that is not ticked.
pub(super) fn checkbox(id: &'static str, label: impl Render, demand: Option<&str>, errors: &[FormError]) -> Markup {
    let error = errors.iter().find(|(field, _)| *field == id);
    let error_id = format!("{id}-error");
    html! {
        @if let Some((_, text)) = error { p.error id=(error_id) { (text) } }
        div.radio {
            input id=(id) name=(id) type="checkbox" value="yes" required[demand.is_some()] data-required=[demand]
                aria-invalid=[error.map(|_| "true")] aria-describedby=[error.map(|_| &error_id)];
            label for=(id) { span { (label) } }
        }
    }
}

/// Optional choices behind a title, open if the buyer has made some.
pub(super) fn fold(id: &str, title: &str, is_open: bool, content: &Markup) -> Markup {
    let title_id = format!("{id}-title");
    html! {
        details.fold open[is_open] {
            summary { span id=(title_id) { (title) } }
            fieldset id=(id) tabindex="-1" aria-labelledby=(title_id) { (content) }
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Input<'a> {
    pub(super) id: &'static str,
    pub(super) label: &'a str,
    pub(super) kind: &'static str,
    pub(super) autocomplete: &'static str,
    pub(super) inputmode: Option<&'static str>,
    pub(super) required: bool,
    pub(super) hint: Option<&'a str>,
}

impl<'a> Input<'a> {
    /// A required text input.
    pub(super) const fn text(id: &'static str, label: &'a str, autocomplete: &'static str) -> Self {
        Self { id, label, kind: "text", autocomplete, inputmode: None, required: true, hint: None }
    }

    /// Whether the input's text is left-to-right in every language.
    fn runs_left_to_right(&self) -> bool {
        self.inputmode == Some("numeric") || matches!(self.kind, "email" | "tel" | "password")
    }
}

/// A labelled input, with its value and errors.
pub(super) fn input(words: Language, input: Input<'_>, value: &str, errors: &[FormError]) -> Markup {
    let error = errors.iter().find(|(field, _)| *field == input.id);
    let error_id = format!("{}-error", input.id);
    let hint_id = format!("{}-hint", input.id);
    let described = match (error, input.hint) {
        (Some(_), Some(_)) => Some(format!("{hint_id} {error_id}")),
        (Some(_), None) => Some(error_id.clone()),
        (None, Some(_)) => Some(hint_id.clone()),
        (None, None) => None,
    };
    html! {
        div.field {
            label for=(input.id) {
                (input.label)
                @if !input.required { span.optional { " " (words.say(Text::Optional)) } }
            }
            @if let Some(hint) = input.hint { p.hint id=(hint_id) { (hint) } }
            @if let Some((_, text)) = error { p.error id=(error_id) { (text) } }
            input id=(input.id) name=(input.id) type=(input.kind) value=(value) autocomplete=(input.autocomplete)
                dir=[input.runs_left_to_right().then_some("ltr")] inputmode=[input.inputmode]
                required[input.required] aria-invalid=[error.map(|_| "true")] aria-describedby=[described];
        }
    }
}

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
