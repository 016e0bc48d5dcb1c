//! Direct logins without a browser: fetches the login page, and reads the message that its script would post.

use super::frames::{Frame, FrameError, FrameMessage, Frames};
use crate::maybe_send::BoxFuture;
use cartwright_engine::host::{is_secure, origin_of};
use reqwest::redirect::Policy;
use serde_json::{Deserializer, Value};
use std::collections::VecDeque;

/// The script's call that posts the answer to the embedding page.
const POST_MESSAGE: &str = "postMessage(";

/// The largest number of redirects, as in browsers.
const MAX_REDIRECTS: usize = 20;

/// The largest login page, in bytes.
const LONGEST_PAGE: usize = 1 << 20;

/// Fetches login pages natively. Follows redirects to https and loopback addresses only, since the addresses hold
/// session tokens.
#[derive(Debug, Clone, Default)]
pub struct PageReader {
    client: Option<reqwest::Client>,
}

impl PageReader {
    /// A reader over your own reqwest client, for proxies and certificates. Build it with the redirect policy
    /// [`PageReader::redirects`].
    #[cfg(feature = "reqwest-0-13")]
    #[must_use]
    pub const fn with_client(client: reqwest::Client) -> Self {
        Self { client: Some(client) }
    }

    /// Follows redirects to https and loopback addresses only.
    #[cfg(feature = "reqwest-0-13")]
    #[must_use]
    pub fn redirects() -> Policy {
        secure_redirects()
    }
}

fn secure_redirects() -> Policy {
    Policy::custom(|attempt| {
        if attempt.previous().len() > MAX_REDIRECTS {
            attempt.error("too many redirects")
        } else if is_secure(attempt.url().as_str()) {
            attempt.follow()
        } else {
            attempt.error("a redirect to a page without https")
        }
    })
}

impl Frames for PageReader {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        if !is_secure(url) {
            return Err(FrameError::new("the login page has an address without https".to_owned()));
        }
        let client = match &self.client {
            Some(client) => client.clone(),
            None => reqwest::Client::builder().redirect(secure_redirects()).build().map_err(failed)?,
        };
        Ok(Box::new(FetchedPage {
            client,
            url: Some(url.to_owned()),
            origin: String::new(),
            messages: VecDeque::new(),
        }))
    }
}

struct FetchedPage {
    client: reqwest::Client,
    /// The page's address, until the page is fetched.
    url: Option<String>,
    origin: String,
    messages: VecDeque<Value>,
}

impl FetchedPage {
    async fn fetch(&mut self, url: &str) -> Result<(), FrameError> {
        let mut page = self.client.get(url).send().await.map_err(failed)?;
        self.origin = origin_of(page.url().as_str()).unwrap_or_default();
        let mut html = Vec::new();
        while let Some(part) = page.chunk().await.map_err(failed)? {
            html.extend_from_slice(&part);
            if html.len() > LONGEST_PAGE {
                return Err(FrameError::new("the login page is too long to be one".to_owned()));
            }
        }
        self.messages = posted(&String::from_utf8_lossy(&html));
        Ok(())
    }
}

impl Frame for FetchedPage {
    fn message(&mut self) -> BoxFuture<'_, Result<FrameMessage, FrameError>> {
        Box::pin(async move {
            if let Some(url) = self.url.take() {
                self.fetch(&url).await?;
            }
            let data = self.messages.pop_front().ok_or_else(|| {
                let unreadable = "the login page has no answer that can be read without a browser: log in by redirect";
                FrameError::new(unreadable.to_owned())
            })?;
            Ok(FrameMessage::new(true, self.origin.clone(), data.to_string()))
        })
    }
}

/// The objects that a page's script posts.
fn posted(html: &str) -> VecDeque<Value> {
    let calls = html.split(POST_MESSAGE).skip(1);
    let messages = calls.filter_map(|call| Deserializer::from_str(call).into_iter::<Value>().next()?.ok());
    messages.filter(Value::is_object).collect()
}

fn failed(error: reqwest::Error) -> FrameError {
    FrameError::new(format!("the login page could not be loaded: {}", error.without_url()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[test]
    fn the_posted_object_is_read_from_a_page() {
        let page =
            r#"<script>postMessage(ready); parent.postMessage({"code": "c</", "state": "s"}, "https://a.example");"#;
        assert_eq!(posted(page), [json!({ "code": "c</", "state": "s" })]);
        for page in ["", "<p>Log in</p>", "postMessage(", "postMessage({", "postMessage(\"ready\")"] {
            assert_eq!(posted(page), [Value::Null; 0], "{page}");
        }
    }

    proptest! {
        #[test]
        fn reading_any_page_never_panics(page in ".*postMessage\\(.*") {
            let _ = posted(&page);
        }
    }
}
