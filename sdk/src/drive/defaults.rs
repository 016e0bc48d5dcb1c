//! Each target's default parts of a client.

use super::{FlowStore, Frames, Runtime, Transport};
use crate::error::Error;
use std::sync::Arc;

#[cfg(all(target_arch = "wasm32", feature = "browser"))]
mod target {
    use super::*;
    use crate::drive::browser::{BrowserRuntime, BrowserTransport, HiddenFrames, SessionFlows};

    pub(crate) fn transport() -> Result<Arc<dyn Transport>, Error> {
        Ok(Arc::new(BrowserTransport))
    }
    pub(crate) fn runtime() -> Result<Arc<dyn Runtime>, Error> {
        Ok(Arc::new(BrowserRuntime))
    }
    pub(crate) fn flows() -> Box<dyn FlowStore> {
        Box::new(SessionFlows)
    }
    pub(crate) fn frames() -> Box<dyn Frames> {
        Box::new(HiddenFrames)
    }
}

#[cfg(all(not(target_arch = "wasm32"), feature = "native"))]
mod target {
    use super::*;
    use crate::drive::{MemoryFlows, NativeTransport, PageReader, TokioRuntime};

    pub(crate) fn transport() -> Result<Arc<dyn Transport>, Error> {
        let transport = NativeTransport::new().map_err(|failure| Error::lost(failure.delivery, &failure.message))?;
        Ok(Arc::new(transport))
    }
    pub(crate) fn runtime() -> Result<Arc<dyn Runtime>, Error> {
        Ok(Arc::new(TokioRuntime))
    }
    pub(crate) fn flows() -> Box<dyn FlowStore> {
        Box::new(MemoryFlows::default())
    }
    pub(crate) fn frames() -> Box<dyn Frames> {
        Box::new(PageReader::default())
    }
}

#[cfg(not(any(
    all(target_arch = "wasm32", feature = "browser"),
    all(not(target_arch = "wasm32"), feature = "native")
)))]
mod target {
    use super::*;
    use crate::drive::{MemoryFlows, NoFrames};
    use crate::error::ErrorKind;

    fn missing(part: &str) -> Error {
        let message = ["built without the feature `native` or `browser`: give the client a ", part];
        Error::new(ErrorKind::Request, message.concat())
    }
    pub(crate) fn transport() -> Result<Arc<dyn Transport>, Error> {
        Err(missing("transport"))
    }
    pub(crate) fn runtime() -> Result<Arc<dyn Runtime>, Error> {
        Err(missing("runtime"))
    }
    pub(crate) fn flows() -> Box<dyn FlowStore> {
        Box::new(MemoryFlows::default())
    }
    pub(crate) fn frames() -> Box<dyn Frames> {
        Box::new(NoFrames)
    }
}

pub(crate) use target::{flows, frames, runtime, transport};
