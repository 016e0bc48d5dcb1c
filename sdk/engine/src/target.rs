//! The target of a client's calls: its host and caller, and the request of a row and payload.

use crate::error::{Error, ErrorKind};
use crate::header::{self, Header};
use crate::host::Host;
use crate::json::Json;
use crate::machine::{Request, RequestBody};
use crate::path;
use crate::query_string::{LONGEST_QUERY, encode_query};
use crate::retry::RetryPolicy;
use crate::row::{Access, Alternate, Method, Row};

/// The host and caller of a client's calls.
#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) host: Host,
    /// Whether reads use their cacheable form.
    pub(crate) cdn: bool,
    /// The host of cacheable reads; the host itself if it has no edge.
    pub(crate) edge: Option<Host>,
    pub(crate) headers: Vec<Header>,
    /// The owner's headers, for a client without a session.
    pub(crate) owner: Option<Vec<Header>>,
    pub(crate) policy: RetryPolicy,
}

impl Target {
    /// The request of a row, without the session's token.
    pub(crate) fn request(
        &self,
        row: &Row<'_>,
        payload: &str,
        own: &[Header],
        consistent: Option<&str>,
    ) -> Result<Request, Error> {
        let is_cached = self.cdn && (row.method == Method::Get || row.alternate == Alternate::GetOnEdge);
        let host = self.edge.as_ref().filter(|_| is_cached).unwrap_or(&self.host);
        let mut method = if is_cached { Method::Get } else { row.method };
        // A payload that is only the body need not be parsed.
        let fields = match payload {
            "" => Json::NULL,
            _ if method.has_body() && !path::has_variables(row.path) => Json::NULL,
            text => Json::parse(text).ok_or_else(|| Error::new(ErrorKind::Request, "the payload is not JSON"))?,
        };
        let path = path::fill(row.path, fields)
            .map_err(|problem| Error::new(ErrorKind::Request, [row.id, ": ", &problem].concat()))?;
        let mut url = host.url(row.service, &path);
        if !method.has_body() {
            let query = encode_query(fields, row.r_param);
            if query.len() > LONGEST_QUERY && row.alternate != Alternate::None {
                method = Method::Post;
            } else if !query.is_empty() {
                url.push('?');
                url.push_str(&query);
            }
        }
        let body = match payload {
            _ if !method.has_body() => RequestBody::Empty,
            "" => RequestBody::Text("{}".to_owned()),
            _ => RequestBody::Payload,
        };
        let mut headers = Vec::new();
        if method.has_body() {
            header::set(&mut headers, "Content-Type", "application/json");
        }
        header::set_all(&mut headers, &self.headers);
        header::set_all(&mut headers, own);
        if let Some(consistent) = consistent {
            header::set(&mut headers, "X-Wix-Consistent", consistent);
        }
        if let Some(owner) = &self.owner
            && row.access != Access::Public
        {
            header::set_all(&mut headers, owner);
        }
        Ok(Request { method, url, headers, body, cookies: false })
    }
}
