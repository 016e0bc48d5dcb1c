//! Session events between the tabs of a browser.

use super::Session;
use crate::drive::Listening;
use crate::session::{CookieOptions, SessionChange, SessionEvent, Version};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// Announces a session's events to other tabs, and other tabs' events to the session, until it is dropped. Clients of the
/// npm package with the same cookies use the same channel and messages.
#[derive(Debug)]
pub struct TabChannel {
    channel: BroadcastChannel,
    _listening: Listening,
    _hearing: Closure<dyn FnMut(MessageEvent)>,
}

/// An event in a message between tabs.
#[derive(Serialize, Deserialize)]
struct Message {
    #[serde(rename = "type")]
    change: String,
    elsewhere: bool,
    /// The role of a lost session.
    from: Option<String>,
    version: u32,
}

impl TabChannel {
    /// Connects a session with these cookie options. `None` if the browser has no broadcast channels.
    ///
    /// ```no_run
    /// # #[cfg(target_arch = "wasm32")]
    /// # fn connect(client: &cartwright::Client) -> Option<cartwright::TabChannel> {
    /// use cartwright::TabChannel;
    /// use cartwright::drive::DocumentCookies;
    ///
    /// TabChannel::open(client.session()?, &DocumentCookies::options("my-client-id", None, None))
    /// # }
    /// ```
    #[must_use]
    pub fn open(session: &Session, cookies: &CookieOptions) -> Option<Self> {
        let channel = BroadcastChannel::new(&[&cookies.base(), "-session"].concat()).ok()?;
        let posting = channel.clone();
        let listening = session.listen(move |event: SessionEvent| {
            if !event.elsewhere
                && let Ok(message) = serde_wasm_bindgen::to_value(&Message::of(event))
            {
                // A closed channel has no receivers.
                let _ = posting.post_message(&message);
            }
        });
        let hearing = {
            let session = session.clone();
            Closure::new(move |event: MessageEvent| {
                let posted = serde_wasm_bindgen::from_value::<Message>(event.data());
                if let Some(event) = posted.ok().and_then(Message::event) {
                    session.changed_elsewhere(Some(event));
                }
            })
        };
        channel.set_onmessage(Some(hearing.as_ref().unchecked_ref()));
        Some(Self { channel, _listening: listening, _hearing: hearing })
    }
}

impl Drop for TabChannel {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

impl Message {
    fn of(event: SessionEvent) -> Self {
        Self {
            change: event.change.as_str().to_owned(),
            elsewhere: event.elsewhere,
            from: event.change.lost().map(|role| role.as_str().to_owned()),
            version: event.version.number(),
        }
    }

    /// The event; `None` for a message of another kind.
    fn event(self) -> Option<SessionEvent> {
        let from = self.from.and_then(|role| role.parse().ok()).unwrap_or_default();
        let change = SessionChange::from_name(&self.change, from)?;
        Some(SessionEvent::new(change, Version::from_number(self.version)))
    }
}
