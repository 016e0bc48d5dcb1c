//! Hidden frames for direct logins, and the storage of logins under way.

use super::Delivery;
use super::runtime::Runtime;
use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use cartwright_engine::machine::Event;
use futures_util::future::{Either, select};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Loads pages in hidden frames.
pub trait Frames: MaybeSend + MaybeSync {
    /// Loads a page. Dropping the frame removes the page.
    ///
    /// # Errors
    ///
    /// If there are no frames.
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError>;
}

/// A page cannot be loaded, or sends no message.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{0}")]
pub struct FrameError(String);

impl FrameError {
    /// An error with its reason as text for people.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl From<FrameError> for Event {
    fn from(error: FrameError) -> Self {
        Self::Lost { delivery: Delivery::NotSent, message: error.0 }
    }
}

/// A page in a hidden frame.
pub trait Frame: MaybeSend {
    /// The next message to this program, from that page or from another sender.
    ///
    /// # Errors
    ///
    /// If no message can come any more.
    fn message(&mut self) -> BoxFuture<'_, Result<FrameMessage, FrameError>>;
}

/// A message, with its sender.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct FrameMessage {
    /// Whether the frame's page posted the message.
    pub from_frame: bool,
    /// The sender's origin.
    pub origin: String,
    /// The message as JSON text.
    pub data: String,
}

impl FrameMessage {
    /// A message with the sender's origin and the JSON text of its value.
    #[must_use]
    pub fn new(from_frame: bool, origin: impl Into<String>, data: impl Into<String>) -> Self {
        Self { from_frame, origin: origin.into(), data: data.into() }
    }
}

/// No frames: direct logins fail.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct NoFrames;

impl Frames for NoFrames {
    fn open(&self, _: &str) -> Result<Box<dyn Frame>, FrameError> {
        let words = "a direct login needs a browser: log in by redirect, or give the client frames of your own";
        Err(FrameError::new(words.to_owned()))
    }
}

/// A loaded frame, with the timeout that began at loading.
pub(super) struct OpenFrame {
    frame: Box<dyn Frame>,
    late: BoxFuture<'static, ()>,
}

impl OpenFrame {
    pub(super) fn open(
        frames: &dyn Frames,
        runtime: &dyn Runtime,
        url: &str,
        timeout: Duration,
    ) -> Result<Self, FrameError> {
        Ok(Self { frame: frames.open(url)?, late: runtime.sleep(timeout) })
    }

    /// The next message of the frame's page, within the timeout.
    pub(super) async fn message(&mut self) -> Event {
        loop {
            match select(self.frame.message(), &mut self.late).await {
                Either::Left((Ok(message), _)) if message.from_frame => {
                    return Event::Message { origin: message.origin, data: message.data };
                }
                Either::Left((Ok(_), _)) => {}
                Either::Left((Err(error), _)) => return error.into(),
                Either::Right(_) => return Event::Late,
            }
        }
    }
}

/// Stores logins under way between the start page and the callback page.
pub trait FlowStore: MaybeSend + MaybeSync {
    /// The stored logins, as JSON text.
    fn read(&self) -> String;
    /// Replaces the stored logins.
    fn write(&self, flows: &str);
}

/// Stores logins in memory.
#[derive(Default)]
pub struct MemoryFlows(Mutex<String>);

/// Shows no content: logins hold code verifiers.
impl std::fmt::Debug for MemoryFlows {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("MemoryFlows")
    }
}

impl FlowStore for MemoryFlows {
    fn read(&self) -> String {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn write(&self, flows: &str) {
        flows.clone_into(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
