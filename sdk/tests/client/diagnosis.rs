//! The findings of a diagnosis by the answers of a platform: `contract/diagnosis.json`, which the npm package meets too.

use crate::support::*;
use cartwright::diagnosis::Outcome;
use cartwright::drive::Request;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::session::{AccessToken, MemoryStore};
use serde_json::{Map, Value};

/// The answer to a request among answers by the end of their address.
fn answer(answers: &Map<String, Value>, request: &Request, has_id: bool) -> Option<Answer> {
    let (_, answer) = answers.iter().find(|(end, _)| request.url.ends_with(end.as_str()))?;
    let (status, body) = (u16::try_from(answer[0].as_u64()?).unwrap(), &answer[1]);
    let answer = Answer::json(status, &body.as_str().map_or_else(|| body.to_string(), str::to_owned));
    Some(if has_id { answer.header("x-wix-request-id", "request-1") } else { answer })
}

#[tokio::test(start_paused = true)]
async fn a_diagnosis_has_the_findings_of_the_shared_cases() {
    let spec: Value = serde_json::from_str(cartwright_contract::DIAGNOSIS).unwrap();
    let expires_at = spec["expiresAt"].as_u64().unwrap();
    for case in spec["cases"].as_array().unwrap() {
        let [in_order, answers] = [&spec["inOrder"], &case["answers"]].map(|all| all.as_object().unwrap().clone());
        let has_id = case.get("withoutRequestId").is_none();
        let network = Recorded::by(move |request| {
            answer(&answers, request, has_id).or_else(|| answer(&in_order, request, has_id)).unwrap()
        });
        let mut tokens = member();
        tokens.access = AccessToken::ending("access", expires_at);
        let client = builder(&network).store(MemoryStore::with(tokens)).build().unwrap();
        let diagnosis = client.diagnose(spec["redirectUri"].as_str()).await;
        let failed = diagnosis.findings.iter().filter(|finding| finding.outcome != Outcome::Passed);
        let found: Map<String, Value> =
            failed.map(|finding| (finding.check.name().to_owned(), finding.outcome.name().into())).collect();
        assert_eq!(&Value::Object(found), &case["findings"], "{}", case["name"]);
    }
}
