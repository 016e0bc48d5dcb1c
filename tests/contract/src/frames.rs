//! Pages out of sight, as far as a direct login needs them: the page is read, and what its script would post is heard.

use crate::Browser;
use cartwright::drive::BoxFuture;
use cartwright::drive::{Frame, FrameError, FrameMessage, Frames};

/// Reads pages instead of loading them in a hidden frame.
#[derive(Debug, Clone, Copy, Default)]
pub struct PageFrames;

struct PageFrame {
    /// The page's address, until it has been read.
    url: Option<String>,
}

impl Frames for PageFrames {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        Ok(Box::new(PageFrame {
            url: Some(url.to_owned()),
        }))
    }
}

impl Frame for PageFrame {
    fn message(&mut self) -> BoxFuture<'_, FrameMessage> {
        Box::pin(async move {
            let Some(url) = self.url.take() else {
                return std::future::pending().await;
            };
            let page = Browser::default().open(&url).await.page();
            FrameMessage {
                from_frame: true,
                origin: crate::origin(&page.url).to_owned(),
                data: posted(&page.html),
            }
        })
    }
}

/// What the page's script posts to the page that it is in.
fn posted(html: &str) -> String {
    let call = html.split("postMessage(").nth(1).expect("a page that posts a message");
    let end = call.find("}, ").expect("a message with its target");
    call[..=end].to_owned()
}
