//! Jobs: the engine's machines, each with the JSON format of its result.

use cartwright_engine::json::{decimal, quoted};
use cartwright_engine::machine::{Event, Outcome, Port, Step};
use cartwright_engine::{Engine, Error, Machine};
use std::ops::ControlFlow::Continue;

/// Writes a machine's outcome as JSON.
pub(crate) type Format = fn(&dyn Machine, &Engine, Result<Outcome, Error>) -> Result<String, Error>;

/// A machine, and the format of its result.
pub(crate) struct Job {
    pub(crate) machine: Box<dyn Machine>,
    format: Format,
}

impl Job {
    pub(crate) fn new(machine: impl Machine + 'static, format: Format) -> Self {
        let machine = Box::new(machine);
        Self { machine, format }
    }

    /// A machine without a result.
    pub(crate) fn plain(machine: impl Machine + 'static) -> Self {
        Self::new(machine, |_, _, outcome| outcome.map(|_| "null".to_owned()))
    }

    pub(crate) fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<String, Error>> {
        let outcome = self.machine.step(engine, port, event)?;
        Continue((self.format)(&*self.machine, engine, outcome))
    }
}

/// The status of an answer. A void answer has no body, like a 204.
pub(crate) fn status(_: &dyn Machine, _: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
    outcome.map(|outcome| decimal(if outcome.is_void { 204 } else { outcome.status.into() }))
}

/// A text, such as an access token.
pub(crate) fn text(_: &dyn Machine, _: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
    outcome.map(|outcome| quoted(&outcome.text))
}
