//! Direct logins without a browser: the login page is fetched, and the message that its script would post is read.

use super::frames::{Frame, FrameError, FrameMessage, Frames};
use super::send::BoxFuture;
use crate::host::{is_secure, origin_of};
use reqwest::redirect::Policy;
use serde_json::{Deserializer, Value};
use std::collections::VecDeque;

/// The call by which a page posts its answer to the page that embeds it.
const POST_MESSAGE: &str = "postMessage(";

/// The number of redirects that are followed, as in browsers.
const MOST_REDIRECTS: usize = 20;

/// Fetches login pages natively. Redirects are followed to https and this machine only, since the addresses hold session
/// tokens.
#[derive(Debug, Clone, Copy, Default)]
pub struct PageReader;

impl Frames for PageReader {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        let redirects = Policy::custom(|attempt| {
            if attempt.previous().len() > MOST_REDIRECTS {
                attempt.error("too many redirects")
            } else if is_secure(attempt.url().as_str()) {
                attempt.follow()
            } else {
                attempt.error("a redirect to a page without https")
            }
        });
        if !is_secure(url) {
            return Err(FrameError("the login page has an address without https".to_owned()));
        }
        let client = reqwest::Client::builder().redirect(redirects).build();
        Ok(Box::new(FetchedPage {
            client: client.map_err(failed)?,
            url: Some(url.to_owned()),
            origin: String::new(),
            messages: VecDeque::new(),
        }))
    }
}

struct FetchedPage {
    client: reqwest::Client,
    /// The page's address, until it was fetched.
    url: Option<String>,
    origin: String,
    messages: VecDeque<Value>,
}

impl FetchedPage {
    async fn fetch(&mut self, url: &str) -> Result<(), FrameError> {
        let page = self.client.get(url).send().await.map_err(failed)?;
        self.origin = origin_of(page.url().as_str()).unwrap_or_default();
        self.messages = posted(&page.text().await.map_err(failed)?);
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
                FrameError(unreadable.to_owned())
            })?;
            Ok(FrameMessage {
                from_frame: true,
                origin: self.origin.clone(),
                data: data.to_string(),
            })
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
    FrameError(format!("the login page could not be loaded: {}", error.without_url()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[test]
    fn a_posted_object_is_read_from_a_page() {
        let page =
            r#"<script>postMessage(ready); parent.postMessage({"code": "c</", "state": "s"}, "https://a.example");"#;
        assert_eq!(posted(page), [json!({ "code": "c</", "state": "s" })]);
        for page in [
            "",
            "<p>Log in</p>",
            "postMessage(",
            "postMessage({",
            "postMessage(\"ready\")",
        ] {
            assert_eq!(posted(page), [Value::Null; 0], "{page}");
        }
    }

    proptest! {
        #[test]
        fn any_page_is_read_or_not(page in ".*postMessage\\(.*") {
            let _ = posted(&page);
        }
    }
}
