//! Generates the checks of a diagnosis with their words.

use cartwright::diagnosis::{Check, Outcome};
use std::fmt::Write;

pub(crate) fn all() -> String {
    let mut text = "/** The outcome of a check. */\nexport type Outcome = ".to_owned();
    let outcomes = [Outcome::Passed, Outcome::Warning, Outcome::Problem, Outcome::Unknown];
    let names: Vec<String> = outcomes.iter().map(|outcome| format!("{:?}", outcome.name())).collect();
    writeln!(text, "{};\n", names.join(" | ")).unwrap();
    text.push_str("/** The checks: the subject, the reason to check, and the fix. */\nexport const CHECKS = {\n");
    for check in Check::ALL {
        let (subject, why, fix) = (check.subject(), check.why(), check.fix());
        writeln!(text, "  {}: {{ subject: {subject:?}, why: {why:?}, fix: {fix:?} }},", check.name()).unwrap();
    }
    text.push_str("} as const;\n\n/** The name of a check. */\nexport type Check = keyof typeof CHECKS;\n");
    text
}
