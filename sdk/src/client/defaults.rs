//! What each target brings along, for a client that was given nothing else.

use crate::error::Error;
use crate::oauth::{FlowStore, Frames};
use crate::runtime::Runtime;
use crate::transport::Transport;
use std::sync::Arc;

#[cfg(browser)]
mod browser {
    use super::*;

    pub(in crate::client) fn default_transport() -> Result<Arc<dyn Transport>, Error> {
        Ok(Arc::new(crate::transport::BrowserTransport::default()))
    }
    pub(in crate::client) fn default_runtime() -> Result<Arc<dyn Runtime>, Error> {
        Ok(Arc::new(crate::runtime::BrowserRuntime))
    }
    pub(in crate::client) fn default_flows() -> Box<dyn FlowStore> {
        Box::new(crate::oauth::BrowserFlows)
    }
    pub(in crate::client) fn default_frames() -> Box<dyn Frames> {
        Box::new(crate::oauth::HiddenFrames)
    }
}

#[cfg(native)]
mod native {
    use super::*;

    pub(in crate::client) fn default_transport() -> Result<Arc<dyn Transport>, Error> {
        let transport = crate::transport::NativeTransport::new().map_err(|failure| Error::from_transport(&failure))?;
        Ok(Arc::new(transport))
    }
    pub(in crate::client) fn default_runtime() -> Result<Arc<dyn Runtime>, Error> {
        Ok(Arc::new(crate::runtime::TokioRuntime))
    }
    pub(in crate::client) fn default_flows() -> Box<dyn FlowStore> {
        Box::new(crate::oauth::MemoryFlows::default())
    }
    pub(in crate::client) fn default_frames() -> Box<dyn Frames> {
        Box::new(crate::oauth::NoFrames)
    }
}

#[cfg(not(any(browser, native)))]
mod bare {
    use super::*;
    use crate::error::ErrorKind;

    fn missing(what: &str) -> Error {
        Error::new(
            ErrorKind::Request,
            format!("built without the feature `native`: give the client a {what}"),
        )
    }
    pub(in crate::client) fn default_transport() -> Result<Arc<dyn Transport>, Error> {
        Err(missing("transport"))
    }
    pub(in crate::client) fn default_runtime() -> Result<Arc<dyn Runtime>, Error> {
        Err(missing("runtime"))
    }
    pub(in crate::client) fn default_flows() -> Box<dyn FlowStore> {
        Box::new(crate::oauth::MemoryFlows::default())
    }
    pub(in crate::client) fn default_frames() -> Box<dyn Frames> {
        Box::new(crate::oauth::NoFrames)
    }
}

#[cfg(not(any(browser, native)))]
pub(super) use bare::{default_flows, default_frames, default_runtime, default_transport};
#[cfg(browser)]
pub(super) use browser::{default_flows, default_frames, default_runtime, default_transport};
#[cfg(native)]
pub(super) use native::{default_flows, default_frames, default_runtime, default_transport};
