//! Explanations: a failed call's address, its answer, and the next step.

use super::{ErrorKind, Parts};
use crate::json::decimal;

/// The explanation of an error whose message alone does not help.
pub(super) fn of(parts: &Parts) -> Option<String> {
    let address = parts.address.as_deref();
    match (parts.kind, address, parts.status) {
        (ErrorKind::Network | ErrorKind::TimedOut, Some(address), None) => Some(no_answer(address)),
        (ErrorKind::Session | ErrorKind::System, Some(address), Some(status)) => {
            let mut words = [address, " answered ", &decimal(status.into())].concat();
            add(&mut words, ": ", parts.description.as_deref());
            add(&mut words, "; ", parts.hint);
            Some(words)
        }
        _ => parts.hint.map(str::to_owned),
    }
}

fn no_answer(address: &str) -> String {
    let advice = "check that the platform runs there, and that this is the host that the client should call";
    ["no answer came from ", address, "; ", advice].concat()
}

fn add(words: &mut String, before: &str, more: Option<&str>) {
    if let Some(more) = more {
        words.push_str(before);
        words.push_str(more);
    }
}

#[cfg(test)]
mod tests {
    use crate::error::{Delivery, Error};

    fn at(error: Error, address: &str) -> Error {
        error.with(|parts| parts.address = Some(address.to_owned()))
    }

    #[test]
    fn an_error_names_the_url_that_did_not_respond() {
        let lost = at(Error::lost(Delivery::NotSent, "connection refused"), "http://localhost:4400");
        assert_eq!(
            lost.to_string(),
            "System error occurred: connection refused: no answer came from http://localhost:4400; check that the \
             platform runs there, and that this is the host that the client should call"
        );
        let late = at(Error::timed_out(10_000), "https://shop.example");
        assert!(late.to_string().contains("no answer came from https://shop.example"));
        let offline = at(Error::lost(Delivery::Offline, "no network"), "https://shop.example");
        assert_eq!(offline.to_string(), "System error occurred: no network");
    }

    #[test]
    fn an_error_contains_the_platforms_message_and_the_next_step() {
        let body = r#"{"error":"invalid_client","error_description":"The client id is not known"}"#;
        let refused = Error::of_answer("oauth.token", 401, None, body, None).with(|parts| {
            parts.kind = crate::ErrorKind::Session;
            "something went wrong".clone_into(&mut parts.message);
        });
        assert_eq!(
            at(refused, "http://localhost:4400").to_string(),
            "something went wrong: http://localhost:4400 answered 401: The client id is not known; take the client \
             id, and a server's client secret, from the settings of your site"
        );
        let body = r#"{"message":"No Public URL Found - verify that site is published"}"#;
        let unpublished = at(Error::of_answer("redirects.create_session", 500, None, body, None), "https://a.example");
        assert!(unpublished.to_string().contains("publish the site in its dashboard"));
    }

    #[test]
    fn the_error_printed_by_main_is_a_sentence_with_its_details() {
        let error = Error::of_answer("cart.get_current", 502, Some("r-1".to_owned()), "<html>", None);
        assert_eq!(
            format!("{:?}", at(error, "https://a.example")),
            "System error occurred, request-id: r-1: https://a.example answered 502 [kind: system, call: \
             cart.get_current, status: 502, code: BAD_GATEWAY, request id: r-1]"
        );
    }
}
