//! Holds the endpoint tables against SPEC section 7, typed out once in `contract/endpoints.tsv`.

use cartwright::login::Prompt;
use cartwright::{ENDPOINTS, Origin, endpoint_named};
use std::collections::{BTreeMap, BTreeSet};

use cartwright_contract::ENDPOINTS as SPECIFICATION;

/// A row as both sides write it: method, path as sent, prefix, access, safety, second form.
type Row = [String; 6];

fn specified() -> Vec<Row> {
    SPECIFICATION
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [method, path, prefix, access, safety, alternate, sent, _] = columns[..] else {
                panic!("eight columns expected: {line}");
            };
            let sent = if sent == "-" { path } else { sent };
            let prefix = if prefix == "-" { "" } else { prefix };
            [method, sent, prefix, access, safety, alternate].map(str::to_owned)
        })
        .collect()
}

fn implemented() -> Vec<Row> {
    ENDPOINTS
        .iter()
        .map(|row| {
            [
                row.method.as_str(),
                row.path,
                Origin::Api.prefix(row.service),
                row.access.as_str(),
                row.safety.as_str(),
                row.alternate.as_str(),
            ]
            .map(str::to_owned)
        })
        .collect()
}

#[test]
fn the_endpoint_table_has_exactly_the_calls_of_the_specification() {
    let (specified, implemented) = (specified(), implemented());
    let written = SPECIFICATION.split("# extra").next().unwrap_or_default();
    let written = written.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(written, 78, "SPEC section 7 has 78 calls");
    let wanted: BTreeSet<&Row> = specified.iter().collect();
    let present: BTreeSet<&Row> = implemented.iter().collect();
    let missing: Vec<_> = wanted.difference(&present).collect();
    let extra: Vec<_> = present.difference(&wanted).collect();
    assert!(
        missing.is_empty() && extra.is_empty(),
        "missing or different: {missing:#?}\nextra or different: {extra:#?}"
    );
    assert_eq!(implemented.len(), specified.len(), "a row stands twice");
}

#[test]
fn endpoint_ids_are_unique() {
    let mut seen = BTreeMap::new();
    for row in &ENDPOINTS {
        assert!(seen.insert(row.id, row).is_none(), "{} stands twice", row.id);
    }
}

#[test]
fn an_endpoint_is_found_by_its_name() {
    assert_eq!(endpoint_named("members.get_my").unwrap().path, "/v1/members/my");
    let error = endpoint_named("members.get_mine").unwrap_err();
    assert_eq!(error.to_string(), "there is no endpoint members.get_mine");
}

#[test]
fn the_rows_of_the_engines_own_calls_equal_the_endpoint_table() {
    for own in cartwright_engine::rows::ALL {
        assert_eq!(endpoint_named(own.id).unwrap().to_row(), own.to_row());
    }
}

#[test]
fn the_login_page_and_redirect_sessions_have_the_same_prompts() {
    let prompts: Vec<_> = Prompt::ALL.iter().map(|prompt| prompt.as_str()).collect();
    assert_eq!(prompts, cartwright::resources::redirects::Prompt::KNOWN);
}
