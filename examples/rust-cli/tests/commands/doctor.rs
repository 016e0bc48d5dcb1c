//! The doctor on a healthy platform, and with faults.

use crate::terminal::Terminal;
use serde_json::{Value, json};

/// The outcomes of a report, by check.
fn outcomes(report: &[u8]) -> Value {
    let findings: Vec<Value> = serde_json::from_slice(report).unwrap();
    findings.iter().map(|finding| (finding["check"].as_str().unwrap().to_owned(), finding["outcome"].clone())).collect()
}

#[tokio::test]
async fn the_doctor_passes_every_check_against_a_working_platform() {
    let terminal = Terminal::open().await;
    let output = terminal.run(&["doctor", "--json", "--redirect-uri", "http://localhost:5173/login/callback"]).await;
    assert!(output.status.success());
    let passed = ["host", "answer", "client", "token", "clock", "proxy", "redirect", "catalog", "cart"];
    let passed: Value = passed.into_iter().map(|check| (check.to_owned(), json!("passed"))).collect();
    assert_eq!(outcomes(&output.stdout), passed);
}

#[tokio::test]
async fn the_doctor_names_each_fault_and_its_fix() {
    let terminal = Terminal::open().await;
    for (arguments, seen, fix) in [
        (["--client-id", "no-such-client"], "The client id is not known", "Copy the client id from the dashboard"),
        (["--redirect-uri", "https://elsewhere.example/"], "is not an address of an allowed site", "--redirect-uri"),
        (["--host", "http://127.0.0.1:9"], "", "Check the address, the firewall and the proxy"),
        (["--host", "http://shop.example:9"], "neither https nor loopback", "Give the client a host that starts with"),
    ] {
        let output = terminal.run(&[&["doctor"], &arguments[..]].concat()).await;
        let (report, error) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(report.contains("problem") && report.contains(seen) && report.contains(fix), "{arguments:?}: {report}");
        assert!(output.status.code() == Some(1) && error.contains("found a problem"), "{error}");
    }
}
