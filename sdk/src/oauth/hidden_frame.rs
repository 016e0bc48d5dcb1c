//! The browser's hidden frame.

use super::direct::{Frame, FrameError, FrameMessage, Frames};
use crate::json::Json;
use crate::maybe_send::BoxFuture;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlIFrameElement, MessageEvent, Window};

/// Loads pages in hidden frames of this page.
#[derive(Debug, Clone, Copy, Default)]
pub struct HiddenFrames;

impl Frames for HiddenFrames {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        let nowhere = "a direct login needs a page, which a worker or Node is not";
        let frame = HiddenFrame::open(url).ok_or_else(|| FrameError(nowhere.to_owned()))?;
        Ok(Box::new(frame))
    }
}

struct HiddenFrame {
    window: Window,
    element: HtmlIFrameElement,
    inbox: Rc<RefCell<Inbox>>,
    listener: Closure<dyn FnMut(MessageEvent)>,
}

#[derive(Default)]
struct Inbox {
    messages: VecDeque<FrameMessage>,
    waiting: Option<Waker>,
}

impl HiddenFrame {
    fn open(url: &str) -> Option<Self> {
        let window = web_sys::window()?;
        let document = window.document()?;
        let element: HtmlIFrameElement = document.create_element("iframe").ok()?.dyn_into().ok()?;
        let inbox = Rc::new(RefCell::new(Inbox::default()));
        let listener = {
            let (inbox, element) = (inbox.clone(), element.clone());
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let source = event.source();
                let from_frame = match (source, element.content_window()) {
                    (Some(source), Some(window)) => source.loose_eq(&window),
                    _ => false,
                };
                let mut inbox = inbox.borrow_mut();
                inbox.messages.push_back(FrameMessage {
                    from_frame,
                    origin: event.origin(),
                    data: Json::from_js(event.data()),
                });
                if let Some(waiting) = inbox.waiting.take() {
                    waiting.wake();
                }
            })
        };
        // Listened to before it is loaded, so that no answer comes too early.
        window
            .add_event_listener_with_callback("message", listener.as_ref().unchecked_ref())
            .ok()?;
        let frame = Self {
            window,
            element,
            inbox,
            listener,
        };
        frame.element.set_hidden(true);
        frame.element.set_src(url);
        document.body()?.append_child(&frame.element).ok()?;
        Some(frame)
    }
}

impl Frame for HiddenFrame {
    fn message(&mut self) -> BoxFuture<'_, FrameMessage> {
        Box::pin(poll_fn(|context| {
            let mut inbox = self.inbox.borrow_mut();
            if let Some(message) = inbox.messages.pop_front() {
                return Poll::Ready(message);
            }
            inbox.waiting = Some(context.waker().clone());
            Poll::Pending
        }))
    }
}

impl Drop for HiddenFrame {
    fn drop(&mut self) {
        // A window that is going away has no listeners to take off.
        let _ = self
            .window
            .remove_event_listener_with_callback("message", self.listener.as_ref().unchecked_ref());
        self.element.remove();
    }
}
