//! The findings of a diagnosis, by the fault of the network or the site.

use crate::support::*;
use cartwright::diagnosis::{Check, Outcome};
use cartwright::drive::Request;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::session::MemoryStore;

const CALLBACK: &str = "https://shop.example/callback";

/// A platform in order, which answers with a request id.
fn in_order(request: &Request) -> Answer {
    let expiry = member().access.expires_at;
    let answer = match &request.url {
        url if url.ends_with("/token-info") => {
            let info = serde_json::json!({"active": true, "clientId": "client-1", "siteId": "site-1", "exp": expiry.to_string()});
            Answer::json(200, &info.to_string())
        }
        url if url.ends_with("/redirect-session") => Answer::json(200, r#"{"redirectSession":{}}"#),
        url if url.ends_with("/provision/version") => Answer::json(200, r#"{"catalogVersion":"V3_CATALOG"}"#),
        _ => Answer::json(404, r#"{"details":{"applicationError":{"code":"CURRENT_CART_NOT_FOUND"}}}"#),
    };
    answer.header("x-wix-request-id", "request-1")
}

/// The findings that did not pass, of a platform with a fault.
async fn findings(fault: impl Fn(&Request) -> Option<Answer> + Send + Sync + 'static) -> Vec<(Check, Outcome)> {
    let network = Recorded::by(move |request| fault(request).unwrap_or_else(|| in_order(request)));
    let client = builder(&network).store(MemoryStore::with(member())).build().unwrap();
    let diagnosis = client.diagnose(Some(CALLBACK)).await;
    let failed = diagnosis.findings.iter().filter(|finding| finding.outcome != Outcome::Passed);
    failed.map(|finding| (finding.check, finding.outcome)).collect()
}

/// A fault of the calls whose address has this part.
fn at(part: &'static str, answer: impl Fn() -> Answer) -> impl Fn(&Request) -> Option<Answer> {
    move |request| request.url.contains(part).then(&answer)
}

#[tokio::test]
async fn each_fault_of_a_set_up_is_a_finding() {
    use Check::{Cart, Catalog, Clock, Proxy, Redirect, Token};
    use Outcome::{Problem, Unknown, Warning};
    assert_eq!(findings(|_| None).await, []);
    let info = |fields: &'static str| move || Answer::json(200, fields);
    let cases = [
        (Token, Problem, findings(at("token-info", info(r#"{"active":true,"clientId":"other"}"#))).await),
        (Token, Problem, findings(at("token-info", info(r#"{"active":false}"#))).await),
        (Clock, Problem, findings(at("token-info", info(r#"{"active":true,"exp":"1700000000"}"#))).await),
        (Proxy, Problem, findings(at("/carts/current", || Answer::json(403, "{}"))).await),
        (Redirect, Problem, findings(at("redirect-session", || Answer::json(403, "{}"))).await),
        (Catalog, Unknown, findings(at("/version", || Answer::json(403, "{}"))).await),
        (Cart, Warning, findings(at("/carts/current", || Answer::json(404, "{}"))).await),
    ];
    for (check, outcome, found) in cases {
        assert!(found.contains(&(check, outcome)), "{check:?}: {found:?}");
    }
    let unanswered = findings(|_| Some(Answer::json(502, "<html>a proxy</html>"))).await;
    assert_eq!(unanswered, [(Check::Answer, Problem)]);
    let nameless = at("/carts/current", || {
        Answer::json(404, r#"{"details":{"applicationError":{"code":"CURRENT_CART_NOT_FOUND"}}}"#)
    });
    assert_eq!(findings(nameless).await, [(Proxy, Warning)]);
}
