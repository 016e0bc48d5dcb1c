//! The engine's conformance test with the native loop, in virtual time.

mod caller;

use caller::{Tested, builder};
use cartwright::drive::{
    BoxFuture, Clock, FlowStore, Frame, FrameError, FrameMessage, Frames, RenewalGuard, RenewalLock, Request, Response,
    Runtime, Transport, TransportError,
};
use cartwright_engine::conformance::{self, Environment, Lock, Page, Setup, Situation, World};
use cartwright_engine::machine::{self, RequestBody};
use std::time::Duration;

#[test]
fn the_native_driver_passes_the_conformance_test() {
    let situations = Situation::all(Environment::Native);
    assert!(situations.len() > 250);
    let difference = |situation: &Situation| {
        let world = World::new(situation);
        let make = |setup: &Setup| {
            let parts = Parts(world.clone());
            let builder = builder(setup, &world, |builder| builder.renewal_lock(parts.clone()));
            let builder = builder.transport(parts.clone()).runtime(parts.clone());
            Tested(builder.flows(parts.clone()).frames(parts).build().unwrap())
        };
        world.run(situation.play(&world, make));
        situation.difference(&world.trace())
    };
    let differences: Vec<String> = situations.iter().filter_map(difference).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}

/// The parts of a client in a world.
#[derive(Clone)]
struct Parts(World);

impl Transport for Parts {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            let Request { method, url, headers, body, cookies, .. } = request;
            let body = body.map_or(RequestBody::Empty, RequestBody::Text);
            let sent = self.0.send(machine::Request { method, url, headers, body, cookies }, "").await;
            let received = sent.map_err(|lost| TransportError::new(lost.delivery, lost.message))?;
            let mut response = Response::new(received.status, received.body);
            response.headers = received.headers;
            Ok(response)
        })
    }
}

impl Clock for Parts {
    fn now(&self) -> u64 {
        Clock::now(&self.0)
    }
}

impl Runtime for Parts {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.elapsed())
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        Box::pin(self.0.sleep(milliseconds(duration)))
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        self.0.spawn(task);
    }

    fn random(&self, bytes: &mut [u8]) -> bool {
        World::random(bytes);
        true
    }
}

impl RenewalLock for Parts {
    fn acquire(&self, timeout: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(async move {
            let lock = self.0.lock(milliseconds(timeout)).await?;
            Some(Box::new(Held(lock)) as Box<dyn RenewalGuard>)
        })
    }
}

struct Held(#[allow(dead_code, reason = "held, not read")] Lock);

impl RenewalGuard for Held {}

impl FlowStore for Parts {
    fn read(&self) -> String {
        self.0.flows()
    }

    fn write(&self, flows: &str) {
        self.0.keep_flows(flows);
    }
}

impl Frames for Parts {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        Ok(Box::new(OpenPage(self.0.open(url))))
    }
}

struct OpenPage(Page);

impl Frame for OpenPage {
    fn message(&mut self) -> BoxFuture<'_, Result<FrameMessage, FrameError>> {
        Box::pin(async move {
            let conformance::PageMessage { from_frame, origin, data, .. } = self.0.message().await;
            Ok(FrameMessage::new(from_frame, origin, data))
        })
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap()
}
