//! Checks the connection to a shop.

use crate::output::Output;
use crate::problem::Problem;
use cartwright::Client;
use cartwright::diagnosis::Outcome;
use serde_json::json;

/// Prints the findings; fails if there is a problem.
pub(super) async fn run(client: &Client, redirect_uri: Option<&str>, output: Output) -> Result<(), Problem> {
    let findings = client.diagnose(redirect_uri).await.findings;
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    let values = findings.iter().map(|finding| {
        let (check, outcome, seen) = (finding.check, finding.outcome, &finding.seen);
        json!({
            "check": check.name(),
            "outcome": outcome.name(),
            "seen": seen,
            "why": check.why(),
            "fix": check.fix(),
        })
    });
    output.say(&lines.join("\n"), &values.collect())?;
    match findings.iter().filter(|finding| finding.outcome == Outcome::Problem).count() {
        0 => Ok(()),
        problems => Err(Problem::Found(problems)),
    }
}
