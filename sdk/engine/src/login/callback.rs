//! The callback address of a login (RFC 6749 sections 4.1.2 and 4.1.2.1).

use super::authorize::ResponseMode;
use crate::error::{Error, ErrorKind, text};
use crate::json::Json;
use crate::path::decode;
use crate::secret::{Secret, is_same};

/// The parameters of a callback address.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Callback {
    /// The code to exchange.
    pub code: Option<Secret>,
    /// The state of the login.
    pub state: Option<String>,
    /// The error code, such as `access_denied` or `login_required`.
    pub error: Option<String>,
    /// The error's description. The address is untrusted input: show this as text only.
    pub error_description: Option<String>,
}

impl Callback {
    /// The callback of a login that succeeded.
    #[must_use]
    pub fn new(code: impl Into<Secret>, state: impl Into<String>) -> Self {
        Self { code: Some(code.into()), state: Some(state.into()), ..Self::default() }
    }

    /// Parses an address. The response mode selects the query or the fragment; the other part is ignored.
    ///
    /// ```
    /// use cartwright_engine::login::{Callback, ResponseMode};
    ///
    /// let callback = Callback::parse("https://shop.example/back#code=c&state=s", ResponseMode::Fragment);
    /// assert_eq!(callback.state.as_deref(), Some("s"));
    /// ```
    #[must_use]
    pub fn parse(url: &str, mode: ResponseMode) -> Self {
        let (before, fragment) = url.split_once('#').unwrap_or((url, ""));
        let part = match mode {
            ResponseMode::Query => before.split_once('?').map_or("", |(_, query)| query),
            ResponseMode::Fragment | ResponseMode::WebMessage => fragment,
        };
        let value = |name: &str| {
            for pair in part.split('&') {
                if let Some((key, value)) = pair.split_once('=')
                    && decode(key) == name
                {
                    return Some(decode(value));
                }
            }
            None
        };
        Self {
            code: value("code").map(Secret::from),
            state: value("state"),
            error: value("error"),
            error_description: value("error_description"),
        }
    }

    /// Reads the parameters as JSON: `{ code, state, error, error_description }`. A login page in a hidden frame posts
    /// this form.
    #[must_use]
    pub fn from_json(parameters: Json<'_>) -> Self {
        let text = |name: &str| parameters.string(name);
        Self {
            code: text("code").map(Secret::from),
            state: text("state"),
            error: text("error"),
            error_description: text("error_description"),
        }
    }

    /// The code and the state.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' when one of them is missing or empty.
    pub fn code_and_state(&self) -> Result<(&Secret, &str), Error> {
        match (&self.code, &self.state) {
            (Some(code), Some(state)) if !code.is_empty() && !state.is_empty() => Ok((code, state)),
            _ => Err(Error::new(ErrorKind::OAuth, text::MISSING_CODE_OR_STATE).with(|parts| {
                parts.code = self.error.clone();
                parts.description = self.error_description.clone();
            })),
        }
    }
}

/// Refuses a state other than the flow's.
pub(crate) fn check_state(expected: &str, received: &str) -> Result<(), Error> {
    if is_same(expected, received) { Ok(()) } else { Err(invalid_state()) }
}

pub(super) fn invalid_state() -> Error {
    Error::new(ErrorKind::OAuth, text::INVALID_STATE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_callback_is_read_from_the_query_or_the_fragment_by_response_mode() {
        let url = "https://shop.example/back?code=q&state=qs#code=f&state=fs";
        let query = Callback::parse(url, ResponseMode::Query);
        assert_eq!((query.code.unwrap().expose(), query.state.as_deref()), ("q", Some("qs")));
        let fragment = Callback::parse(url, ResponseMode::Fragment);
        assert_eq!((fragment.code.unwrap().expose(), fragment.state.as_deref()), ("f", Some("fs")));
        let nothing = Callback::parse("https://shop.example/back?code=q&state=qs", ResponseMode::Fragment);
        assert_eq!(nothing, Callback::default());
    }

    #[test]
    fn an_error_callback_keeps_its_code_and_description() {
        let callback = Callback::parse(
            "/back?error=access_denied&error_description=The+visitor%20said%20no&state=s",
            ResponseMode::Query,
        );
        assert_eq!(callback.error.as_deref(), Some("access_denied"));
        assert_eq!(callback.error_description.as_deref(), Some("The visitor said no"));
        let error = callback.code_and_state().unwrap_err();
        assert_eq!(error.to_string(), "Missing code or _state");
        assert_eq!(error.code(), Some("access_denied"));
    }

    #[test]
    fn an_empty_code_or_state_counts_as_missing() {
        for url in ["/back?code=&state=s", "/back?code=c&state=", "/back", ""] {
            let callback = Callback::parse(url, ResponseMode::Query);
            assert_eq!(callback.code_and_state().unwrap_err().to_string(), "Missing code or _state");
        }
    }

    #[test]
    fn a_different_state_is_invalid() {
        assert!(check_state("abc", "abc").is_ok());
        for state in ["", "ab", "abd", "abcd"] {
            assert_eq!(check_state("abc", state).unwrap_err().to_string(), "Invalid _state");
        }
    }

    proptest! {
        #[test]
        fn any_callback_url_is_parsed_without_a_panic(url in ".*") {
            let _ = Callback::parse(&url, ResponseMode::Query);
            let _ = Callback::parse(&url, ResponseMode::Fragment);
        }
    }
}
