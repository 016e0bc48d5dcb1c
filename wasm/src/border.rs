//! The border to JavaScript: the names of work and events, and the step that the core returns. The package's build
//! generates the TypeScript types from this file.

use cartwright_engine::json::Object;
use cartwright_engine::machine::{Answer, Delivery, Event};
use wasm_bindgen::prelude::wasm_bindgen;

/// A login, or the platform's part of a logout; its arguments are a JSON object, which [`login::job`](crate::login::job)
/// reads.
#[cfg(feature = "login")]
#[wasm_bindgen]
#[derive(Debug, Clone, Copy)]
pub enum LoginWork {
    Authorize = "authorize",
    Begin = "begin",
    Complete = "complete",
    Exchange = "exchange",
    Authenticate = "authenticate",
    Direct = "direct",
    Renew = "renew",
    OfMember = "ofMember",
    SignOn = "signOn",
    Logout = "logout",
}

/// An event since a job's last step.
#[wasm_bindgen]
#[derive(Debug, Clone, Copy)]
pub enum Happened {
    Begin = "begin",
    Answer = "answer",
    Offline = "offline",
    NotSent = "notSent",
    Unknown = "unknown",
    Late = "late",
    Ready = "ready",
    Message = "message",
    Cancelled = "cancelled",
}

/// Makes the engine's event. `head` holds an answer's three headers, one a line, or a message's origin; `body` is a
/// message, or the reason for a missing answer. An unknown name cancels the job.
pub(crate) fn event(happened: Happened, status: u16, head: &str, body: String) -> Event {
    let mut rest = head;
    let mut line = || {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        rest = after;
        (!line.is_empty()).then(|| line.to_owned())
    };
    let lost = |delivery, message| Event::Lost { delivery, message };
    match happened {
        Happened::Begin => Event::Begin,
        Happened::Answer => {
            Event::Answer(Answer { status, request_id: line(), retry_after: line(), consistent: line(), body })
        }
        Happened::Offline => lost(Delivery::Offline, body),
        Happened::NotSent => lost(Delivery::NotSent, body),
        Happened::Unknown => lost(Delivery::Unknown, body),
        Happened::Late => Event::Late,
        Happened::Ready => Event::Ready,
        Happened::Message => Event::Message { origin: head.to_owned(), data: body },
        _ => Event::Cancelled,
    }
}

/// Declares the step: a JSON object with a method, a JavaScript name and a TypeScript type for each field.
macro_rules! step {
    ($( #[doc = $doc:literal] $form:ident $method:ident($Value:ty) => $name:literal: $type:literal; )*) => {
        /// A job's next action, or its end. Plain JSON, so that JavaScript holds no reference into the memory of an
        /// instance that trapped.
        #[derive(Default)]
        pub(crate) struct Step(Object);

        impl Step {
            $(
                #[doc = $doc]
                pub(crate) fn $method(&mut self, value: $Value) -> &mut Self {
                    self.0.$form($name, value);
                    self
                }
            )*
        }

        #[wasm_bindgen(typescript_custom_section)]
        const STEP: &str = concat!(
            "/** The next thing to do for a job, or its end. */\nexport interface Step {\n",
            $("  /**", $doc, " */\n  ", $name, "?: ", $type, ";\n",)*
            "}\n"
        );
    };
}

step! {
    /// The number of the job.
    number job(u64) => "job": "number";
    /// The result; absent while the job continues.
    raw done(&str) => "done": "unknown";
    /// The parts of an error.
    raw failed(&str) => "failed": "CoreFailure";
    /// The arguments of `fetch`, for a request to send. A body of `true` stands for the caller's payload.
    raw send(&str) => "send": "[url: string, init: Omit<RequestInit, \"body\"> & { body?: RequestInit[\"body\"] | true }]";
    /// Whether the core reads the body of a success.
    flag reads_body(bool) => "readsBody": "boolean";
    /// A pause of `ms`.
    flag pause(bool) => "pause": "boolean";
    /// A wait for the session's renewal.
    flag renew(bool) => "renew": "boolean";
    /// The number of the job that performs the renewal, if this step begins it.
    number renewal(u64) => "renewal": "number";
    /// A wait for the lock between programs.
    flag lock(bool) => "lock": "boolean";
    /// The address of a page for the hidden frame.
    text page(&str) => "page": "string";
    /// The timeout of the wait, or the length of the pause, in milliseconds.
    number ms(u64) => "ms": "number";
    /// Whether the job ends when the client signs in or out.
    flag ends_with_identity(bool) => "endsWithIdentity": "boolean";
    /// The session's events since the last step.
    raw events(&str) => "events": "{ type: string; elsewhere: boolean; version: number }[]";
    /// Whether one of the events was a sign-in or sign-out.
    flag identity_changed(bool) => "identityChanged": "boolean";
}

impl Step {
    /// The step as JSON text.
    pub(crate) fn end(&mut self) -> String {
        self.0.end()
    }
}
